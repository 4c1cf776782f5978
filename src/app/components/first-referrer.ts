const STORAGE_KEY = 'referrer';

/**
 * Remembers which site led the visitor here, until the tab is closed: `document.referrer` forgets it as soon as another
 * page of this site is loaded. Only that site's address is kept, not its page.
 */
export function rememberReferrer(): void {
  const origin = foreignOrigin();
  if (!origin) return;
  try {
    if (!sessionStorage.getItem(STORAGE_KEY)) sessionStorage.setItem(STORAGE_KEY, origin);
  } catch {
    // Storage is blocked: a form on this first page still knows.
  }
}

/** Address of the site that first led to this one in this tab, such as `https://example.org/`. */
export function firstReferrer(): string | undefined {
  try {
    return sessionStorage.getItem(STORAGE_KEY) ?? foreignOrigin();
  } catch {
    return foreignOrigin();
  }
}

function foreignOrigin(): string | undefined {
  const { referrer } = document;
  if (!/^https?:/.test(referrer)) return undefined;
  const { origin } = new URL(referrer);
  return origin === location.origin ? undefined : `${origin}/`;
}
