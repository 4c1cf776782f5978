/** Texts of the scheduling widget in each of its states. The provider's URLs are settings. */
export type SchedulerCopy = {
  /** Heading above the embed and above the fallback card. */
  title: string;
  /** Shown until the embed has loaded or failed. */
  loading: string;
  /** Accessible name of the embedded frame. */
  frameTitle: string;
  /** Shown below the widget. */
  thirdPartyNote: { text: string; link: { label: string; href: string } };
  /** The card shown instead of the embed after a script error or 5 seconds. It mentions no error. */
  fallback: { text: string; button: string; note: string };
  /** Shown without JavaScript, above the fallback button. */
  withoutScript: string;
};

export const FALLBACK_NOTE = 'Opens in a new window • No credit card required';

export const THIRD_PARTY_NOTE: SchedulerCopy['thirdPartyNote'] = {
  text: 'This calendar comes from an outside scheduling service, which may set cookies of its own.',
  link: { label: 'Read the Cookie Policy', href: '/cookie-policy' },
};

export const WITHOUT_SCRIPT =
  'The embedded calendar needs JavaScript. Use the button to open the booking page, or write to {email} and suggest a time.';

/** For screen readers, after the text of a link that opens a new window. */
export const NEW_WINDOW_NOTE = 'opens in a new window';
