/** Longest statement of consent in characters. */
export const CONSENT_MAX = 1_000;
