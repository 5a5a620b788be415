/** Reads the package's archive: a tar file, compressed by gzip. */

const BLOCK = 512;
const text = new TextDecoder();

export async function files(packed: Response): Promise<{ name: string; content: Uint8Array }[]> {
  const plain = packed.body!.pipeThrough(new DecompressionStream("gzip"));
  const bytes = new Uint8Array(await new Response(plain).arrayBuffer());
  const found = [];
  for (let at = 0; bytes[at]; ) {
    const name = field(bytes, at, 100);
    const size = parseInt(field(bytes, at + 124, 12), 8);
    found.push({ name, content: bytes.subarray(at + BLOCK, at + BLOCK + size) });
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
  return found;
}

/** A text that ends with a zero, or fills its field. */
const field = (bytes: Uint8Array, at: number, length: number): string => text.decode(bytes.subarray(at, at + length)).replace(/\0.*/, "");
