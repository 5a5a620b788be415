/** Workers that think for the house, each with a Python of its own so that the house goes on answering. */
import type { Done } from "./messages";

export class Thinker {
  private worker: Worker | null = null;
  private waiting = new Map<number, { resolve: (found: Uint8Array) => void; reject: (problem: Error) => void }>();
  private number = 0;

  constructor(
    private run: string,
    /** Can it begin with a copy of the house's memory? Sooner it would start from nothing. */
    private copied: Promise<void>,
    /** Is it sent home when it has nothing to do? */
    private brief: boolean,
  ) {}

  /** Load what it needs before it is asked. */
  async start(): Promise<void> {
    await this.copied;
    if (this.worker) return;
    this.worker = new Worker(new URL("./thinker.worker.ts", import.meta.url), { type: "module" });
    this.worker.onmessage = ({ data }: MessageEvent<Done>) => this.done(data);
    this.worker.postMessage({ run: this.run });
  }

  async think(name: string, given: Uint8Array): Promise<Uint8Array> {
    await this.start();
    this.number += 1;
    this.worker!.postMessage({ number: this.number, name, given });
    return new Promise((resolve, reject) => this.waiting.set(this.number, { resolve, reject }));
  }

  private done({ number, found, problem }: Done): void {
    const asked = this.waiting.get(number);
    this.waiting.delete(number);
    if (found) asked?.resolve(found);
    else asked?.reject(new Error(problem));
    if (this.brief && !this.waiting.size) {
      this.worker?.terminate();
      this.worker = null;
    }
  }
}
