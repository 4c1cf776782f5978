const STORAGE_KEY = 'newsletter.subscribed';

/** Remembers in this browser that somebody has signed up, so that no popup asks again. */
export function noteSubscribed(): void {
  try {
    localStorage.setItem(STORAGE_KEY, '1');
  } catch {
    // Storage is blocked: a popup may ask again.
  }
}

export function hasSubscribed(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return false;
  }
}
