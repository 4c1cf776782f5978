/*
 * Browsers write local storage to the disk up to a minute later, and what was typed before a crash would be lost. So what is stored is in
 * IndexedDB too, which is written at once, and is read back from there at the start.
 */
const TABLE = 'stored';
/** The dashboard waits no longer for what an earlier visit has stored. Milliseconds. */
const RESTORE_MAX_MS = 500;

let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('captain');
    request.onupgradeneeded = () => request.result.createObjectStore(TABLE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return opened;
}

async function copy(key: string, value: string | undefined): Promise<void> {
  const table = (await open()).transaction(TABLE, 'readwrite').objectStore(TABLE);
  if (value === undefined) table.delete(key);
  else table.put(value, key);
}

async function readCopies(): Promise<void> {
  const table = (await open()).transaction(TABLE).objectStore(TABLE);
  const cursor = table.openCursor();
  await new Promise<void>((resolve, reject) => {
    cursor.onerror = () => reject(cursor.error);
    cursor.onsuccess = () => {
      const found = cursor.result;
      if (!found) return resolve();
      localStorage.setItem(String(found.key), found.value);
      found.continue();
    };
  });
}

/** Brings back what the browser has lost of its local storage in a crash. Never fails: without IndexedDB it does nothing. */
export async function restoreStored(): Promise<void> {
  const waited = new Promise((resolve) => setTimeout(resolve, RESTORE_MAX_MS));
  await Promise.race([readCopies().catch(() => undefined), waited]);
}

/** Reads JSON from the browser's storage; undefined when there is none, or the storage is blocked. */
export function readStored<T>(key: string): T | undefined {
  try {
    const stored = localStorage.getItem(key);
    return stored ? (JSON.parse(stored) as T) : undefined;
  } catch {
    return undefined;
  }
}

/** Writes JSON, or removes it. @returns false when the storage is full or blocked. */
export function store(key: string, value: unknown): boolean {
  const text = value === undefined ? undefined : JSON.stringify(value);
  try {
    if (text === undefined && localStorage.getItem(key) === null) return true;
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    copy(key, text).catch(() => undefined);
    return true;
  } catch {
    return false;
  }
}
