import { LEGAL_PAGES, paths } from './paths.ts';
import type { PublicPopup } from './popup.schema.ts';

/** Limits and default of a popup's delay, in seconds. */
export const POPUP_DELAY = { min: 0, max: 60, default: 3 } as const;
/** Maximum lengths in characters; `pages` is their number, `page` the length of one. */
export const POPUP_MAX = { title: 120, message: 1_000, buttonText: 60, buttonLink: 500, pages: 20, page: 200 } as const;
/** Where a popup is shown: over the page, or in the lower corner without taking the focus. */
export const POPUP_LOOKS = { dialog: 'Over the page', corner: 'Card in the corner' } as const;
/** Wishes of a popup to its reader, below the message. */
export const POPUP_ACTIONS = { button: 'A button, or nothing', newsletter: 'Subscribing to the newsletter' } as const;
export const POPUP_TEXT_MISSING = 'Title and message are required';

/** Pages on which visitors book, confirm or read legal texts. No popup is shown there or below. */
const WITHOUT_POPUPS: readonly string[] = [
  paths.calendar,
  paths.strategySession,
  '/book',
  '/booking',
  '/newsletter',
  ...LEGAL_PAGES.map((name) => `/${name}`),
];

/**
 * True when a popup may be shown.
 *
 * @param path of the page.
 * @param today the visitor's day, `YYYY-MM-DD`.
 */
export function isPopupDue(
  { pages, firstDay, lastDay }: Pick<PublicPopup, 'pages' | 'firstDay' | 'lastDay'>,
  path: string,
  today: string,
): boolean {
  const isAt = (page: string) => path === page || (page !== '/' && path.startsWith(`${page}/`));
  if (WITHOUT_POPUPS.some(isAt)) return false;
  if (pages.length > 0 && !pages.some(isAt)) return false;
  return (!firstDay || firstDay <= today) && (!lastDay || today <= lastDay);
}

/** Counted events of a popup. */
export const POPUP_EVENTS = ['view', 'click', 'close'] as const;
export type PopupEvent = (typeof POPUP_EVENTS)[number];

/** The delay typed by a captain: 0 when it is not a number, else clamped to the limits. */
export function readDelay(typed: string): number {
  const seconds = Number(typed);
  if (!Number.isFinite(seconds)) return 0;
  return Math.min(POPUP_DELAY.max, Math.max(POPUP_DELAY.min, Math.round(seconds)));
}
