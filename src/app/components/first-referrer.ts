const STORAGE_KEY = 'referrer';

/**
 * Stores the origin of the external site that linked here, until the tab is closed: `document.referrer` loses it as soon as
 * another page of this site is loaded.
 */
export function rememberReferrer(): void {
  const origin = externalReferrer();
  if (!origin) return;
  try {
    if (!sessionStorage.getItem(STORAGE_KEY)) sessionStorage.setItem(STORAGE_KEY, origin);
  } catch {
    // Storage is blocked: then only forms on this first page know the referrer.
  }
}

/** Origin of the external site that the visitor of this tab first came from, for example `https://example.org/`. */
export function firstReferrer(): string | undefined {
  try {
    return sessionStorage.getItem(STORAGE_KEY) ?? externalReferrer();
  } catch {
    return externalReferrer();
  }
}

function externalReferrer(): string | undefined {
  const { referrer } = document;
  if (!/^https?:/.test(referrer)) return undefined;
  const { origin } = new URL(referrer);
  return origin === location.origin ? undefined : `${origin}/`;
}
