import * as z from 'zod';
import { isSafeLink } from './links.ts';
import { says } from './messages.ts';
import { POPUP_ACTIONS, POPUP_DELAY, POPUP_EVENTS, POPUP_LOOKS, POPUP_MAX, POPUP_TEXT_MISSING } from './popup.ts';
import { keyOf, optionalOr, someFieldsOf, Time } from './stored.schema.ts';
import { optionalText, requiredText, tooLong } from './text.schema.ts';

const required = (max: number) => requiredText(max, POPUP_TEXT_MISSING);

/** Seconds; a value that is not a number becomes 0. */
const Delay = z.preprocess(
  (value) => {
    if (value === undefined) return POPUP_DELAY.default;
    const seconds = typeof value === 'boolean' || Array.isArray(value) ? Number.NaN : Number(value ?? Number.NaN);
    return Number.isFinite(seconds) ? Math.round(seconds) : 0;
  },
  z.number().min(POPUP_DELAY.min, 'The delay is 0 to 60 seconds').max(POPUP_DELAY.max, 'The delay is 0 to 60 seconds'),
);

const Look = keyOf(POPUP_LOOKS);
const Action = keyOf(POPUP_ACTIONS);
const Day = optionalOr(z.iso.date('Please give a day like 2026-01-31'), null);

/** A popup as the dashboard sends it. */
export const PopupInput = z.object({
  title: required(POPUP_MAX.title),
  message: required(POPUP_MAX.message),
  isActive: z.boolean().default(true),
  delay: Delay,
  showOnce: z.boolean().default(false),
  action: Action.default('button'),
  buttonText: optionalText(POPUP_MAX.buttonText),
  buttonLink: optionalText(POPUP_MAX.buttonLink).refine(
    (link) => link === null || isSafeLink(link),
    'Please give a path of this site, or an http(s), mailto: or tel: address',
  ),
  look: Look.default('dialog'),
  pages: z
    .array(
      z
        .string()
        .max(POPUP_MAX.page, tooLong(POPUP_MAX.page))
        .regex(/^\/[^?#\s]*$/, 'Please give each page by its path, as in /about'),
    )
    .max(POPUP_MAX.pages, `Please name at most ${POPUP_MAX.pages} pages`)
    .default([]),
  firstDay: Day,
  lastDay: Day,
});
export type PopupInput = z.output<typeof PopupInput>;

/** Changes of a popup; `PopupInput` checks it together with what is stored. */
export const PopupChanges = someFieldsOf(PopupInput);
export type PopupChanges = z.output<typeof PopupChanges>;

export const PopupEventInput = z.object({ event: z.enum(POPUP_EVENTS, says('oneOf')) }, says('invalid'));

/** A popup as returned to visitors. */
export const PublicPopup = z.object({
  id: z.number(),
  title: z.string(),
  message: z.string(),
  /** Seconds after the page has loaded. */
  delay: z.number(),
  /** Shown only once per browser. */
  showOnce: z.boolean(),
  /** `newsletter`: the form of the newsletter in place of a button, while visitors can subscribe. */
  action: Action,
  buttonText: z.string().nullable(),
  /** Passes `isSafeLink`. */
  buttonLink: z.string().nullable(),
  look: Look,
  /** Paths of the pages on which it is shown, with those below them; empty for all. */
  pages: z.array(z.string()),
  /** First and last day on which it is shown, `YYYY-MM-DD` in the visitor's time zone. */
  firstDay: z.string().nullable(),
  lastDay: z.string().nullable(),
});
export type PublicPopup = z.output<typeof PublicPopup>;

/** A popup as it is stored. */
export const StoredPopup = PublicPopup.extend({ isActive: z.boolean(), createdAt: Time, updatedAt: Time });

/** A popup as the dashboard lists it. */
export const Popup = StoredPopup.extend({
  /** How often it was shown, how often its button was clicked, and how often it was closed without a click. */
  views: z.number(),
  clicks: z.number(),
  closings: z.number(),
});
export type Popup = z.output<typeof Popup>;
export type PopupJson = z.input<typeof Popup>;
