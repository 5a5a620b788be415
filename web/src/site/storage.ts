/**
 * Rows of text in IndexedDB. What is stored is on disk before `put` returns.
 *
 * Where the browser stores nothing, or no more, rows are kept in memory: the game goes on until the tab closes, and
 * `forgetful` is called once, so that the person is told.
 */
const NAME = "tripolis";
const ROWS = "rows";

export class Storage {
  private database: Promise<IDBDatabase | null>;
  /** What could not be stored. */
  private unstored = new Map<string, string>();
  private told = false;

  constructor(private forgetful: () => void) {
    this.database = opened().catch(() => {
      this.tell();
      return null;
    });
  }

  private tell(): void {
    if (!this.told) this.forgetful();
    this.told = true;
  }

  async get(key: string): Promise<string | null> {
    if (this.unstored.has(key)) return this.unstored.get(key)!;
    const database = await this.database;
    if (!database) return null;
    return (await done(database.transaction(ROWS).objectStore(ROWS).get(key))) ?? null;
  }

  async range(first: string, last: string): Promise<string[]> {
    const found = new Map<string, string>();
    const database = await this.database;
    if (database && first <= last) {
      const rows = database.transaction(ROWS).objectStore(ROWS);
      const wanted = IDBKeyRange.bound(first, last);
      const [keys, values] = await Promise.all([done(rows.getAllKeys(wanted)), done(rows.getAll(wanted))]);
      keys.forEach((key, at) => found.set(String(key), values[at]));
    }
    for (const [key, value] of this.unstored) if (first <= key && key <= last) found.set(key, value);
    return [...found].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, value]) => value);
  }

  async put(rows: [string, string][]): Promise<void> {
    try {
      const database = await this.database;
      if (!database) throw new Error("no storage");
      await stored(database, rows);
      for (const [key] of rows) this.unstored.delete(key);
    } catch {
      for (const [key, value] of rows) this.unstored.set(key, value);
      this.tell();
    }
  }
}

function opened(): Promise<IDBDatabase> {
  const opening = indexedDB.open(NAME, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(ROWS);
  return done(opening);
}

function done<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
}

function stored(database: IDBDatabase, rows: [string, string][]): Promise<void> {
  return new Promise((resolve, reject) => {
    const change = database.transaction(ROWS, "readwrite", { durability: "strict" });
    change.oncomplete = () => resolve();
    change.onabort = change.onerror = () => reject(change.error);
    for (const [key, value] of rows) change.objectStore(ROWS).put(value, key);
  });
}
