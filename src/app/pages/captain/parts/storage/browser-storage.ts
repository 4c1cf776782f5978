/*
 * Local copies are JSON in local storage. Browsers write that to the disk up to a minute later, so a crash would lose them. Therefore each
 * is in IndexedDB too, which is written at once, and is read back from there at the start.
 */
const TABLE = 'stored';
/** Longest wait of the dashboard for values of an earlier visit. Milliseconds. */
const RESTORE_MAX_MS = 500;

/** A value as it is stored, with the time in milliseconds. Earlier versions stored the value alone. */
type Stored = [at: number, value: unknown];

function parseStored(text: string): Stored {
  const stored: unknown = JSON.parse(text);
  return Array.isArray(stored) ? (stored as Stored) : [0, stored];
}

let opened: Promise<IDBDatabase> | undefined;

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open('captain');
  request.onupgradeneeded = () => request.result.createObjectStore(TABLE);
  return resultOf(request);
}

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function openTable(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  opened ??= openDatabase();
  return (await opened).transaction(TABLE, mode).objectStore(TABLE);
}

/** Stores a value in IndexedDB too; undefined removes it. */
async function writeToDatabase(key: string, text: string | undefined): Promise<void> {
  const table = await openTable('readwrite');
  if (text === undefined) table.delete(key);
  else table.put(text, key);
}

/** Puts values into local storage that only IndexedDB has, or that are newer there. */
async function restoreFromDatabase(): Promise<void> {
  const table = await openTable('readonly');
  const [keys, texts] = await Promise.all([resultOf(table.getAllKeys()), resultOf(table.getAll())]);
  for (const [index, key] of keys.entries()) {
    const known = localStorage.getItem(String(key));
    // A copy that could not be written, or came too late, is older than the value in local storage.
    if (known === null || parseStored(known)[0] < parseStored(texts[index])[0])
      localStorage.setItem(String(key), texts[index]);
  }
}

/** Brings back what the browser has lost of its local storage in a crash. Never fails: without IndexedDB it does nothing. */
export async function restoreBrowserStorage(): Promise<void> {
  const waited = new Promise((resolve) => setTimeout(resolve, RESTORE_MAX_MS));
  await Promise.race([restoreFromDatabase().catch(() => undefined), waited]);
}

/** Reads JSON from the browser's storage; undefined when there is none, or the storage is blocked. */
export function readBrowserStorage<T>(key: string): T | undefined {
  try {
    const text = localStorage.getItem(key);
    return text ? (parseStored(text)[1] as T) : undefined;
  } catch {
    return undefined;
  }
}

/** Writes JSON to the browser's storage and its copy in IndexedDB; undefined removes it. @returns false when the storage is full or blocked. */
export function writeBrowserStorage(key: string, value: unknown): boolean {
  const text = value === undefined ? undefined : JSON.stringify([Date.now(), value] satisfies Stored);
  try {
    if (text === undefined && localStorage.getItem(key) === null) return true;
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    writeToDatabase(key, text).catch(() => undefined);
    return true;
  } catch {
    return false;
  }
}
