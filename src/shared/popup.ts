/** Bounds of a popup's delay in seconds, and its default. */
export const POPUP_DELAY = { min: 0, max: 60, default: 3 } as const;
/** Upper bounds in characters. */
export const POPUP_MAX = { title: 120, message: 1_000, buttonText: 60, buttonLink: 500 } as const;
export const POPUP_TEXT_MISSING = 'Title and message are required';

/** A popup as visitors get it. */
export interface PublicPopup {
  id: number;
  title: string;
  message: string;
  /** Seconds after the page is there. */
  delay: number;
  /** Once for each browser. */
  showOnce: boolean;
  buttonText: string | null;
  /** Passes `isSafeLink`. */
  buttonLink: string | null;
}

/** A popup as the dashboard lists it. */
export interface Popup extends PublicPopup {
  isActive: boolean;
  createdAt: string;
  updatedAt: string;
  /** How often it was shown, its button pressed, and it was closed otherwise. */
  views: number;
  clicks: number;
  closings: number;
}

/** What a visitor does with a popup, as it is counted. */
export const POPUP_EVENTS = ['view', 'click', 'close'] as const;
export type PopupEvent = (typeof POPUP_EVENTS)[number];

/** Delay as typed: what is not a number becomes 0, all else is held between the bounds. */
export function readDelay(typed: string): number {
  const seconds = Number(typed);
  if (!Number.isFinite(seconds)) return 0;
  return Math.min(POPUP_DELAY.max, Math.max(POPUP_DELAY.min, Math.round(seconds)));
}
