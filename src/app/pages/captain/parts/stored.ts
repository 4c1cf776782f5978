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
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
