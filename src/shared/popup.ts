/** Limits and default of a popup's delay, in seconds. */
export const POPUP_DELAY = { min: 0, max: 60, default: 3 } as const;
/** Maximum lengths in characters. */
export const POPUP_MAX = { title: 120, message: 1_000, buttonText: 60, buttonLink: 500 } as const;
export const POPUP_TEXT_MISSING = 'Title and message are required';

/** Counted events of a popup. */
export const POPUP_EVENTS = ['view', 'click', 'close'] as const;
export type PopupEvent = (typeof POPUP_EVENTS)[number];

/** The delay typed by a captain: 0 when it is not a number, else clamped to the limits. */
export function readDelay(typed: string): number {
  const seconds = Number(typed);
  if (!Number.isFinite(seconds)) return 0;
  return Math.min(POPUP_DELAY.max, Math.max(POPUP_DELAY.min, Math.round(seconds)));
}
