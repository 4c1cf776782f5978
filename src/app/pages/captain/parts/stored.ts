/** Reads JSON from the browser's storage; undefined when there is none, or the storage is blocked. */
export function readStored<T>(storage: () => Storage, key: string): T | undefined {
  try {
    const stored = storage().getItem(key);
    return stored ? (JSON.parse(stored) as T) : undefined;
  } catch {
    return undefined;
  }
}

/** Writes JSON, or removes it. @returns false when the storage is full or blocked. */
export function store(storage: () => Storage, key: string, value: unknown): boolean {
  try {
    if (value === undefined) storage().removeItem(key);
    else storage().setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

// Functions, because even naming a blocked storage throws.
export const inBrowser = () => localStorage;
export const inTab = () => sessionStorage;
