/** What the scheduling widget says in each of its states. The provider's addresses come from the settings. */
export type SchedulerCopy = {
  /** Heading of the widget, over the embed and over the fallback card alike. */
  title: string;
  /** Shown in the reserved place until the embed is there or given up. */
  loading: string;
  /** Accessible name of the embedded frame. */
  frameTitle: string;
  /** Under the widget while the provider's embed is on the page. */
  thirdPartyNote: { text: string; link: { label: string; href: string } };
  /** In place of the embed after a script error or 5 seconds of silence; it names no error. */
  fallback: { text: string; button: string; note: string };
  /** For a browser without JavaScript, above the fallback button. */
  withoutScript: string;
};

export const FALLBACK_NOTE = 'Opens in a new window • No credit card required';

export const THIRD_PARTY_NOTE: SchedulerCopy['thirdPartyNote'] = {
  text: 'This calendar comes from an outside scheduling service, which may set cookies of its own.',
  link: { label: 'Read the Cookie Policy', href: '/cookie-policy' },
};

export const WITHOUT_SCRIPT =
  'The embedded calendar needs JavaScript. Use the button to open the booking page, or write to {email} and suggest a time.';

/** Said to screen readers after the text of a link that opens a new window. */
export const NEW_WINDOW_NOTE = 'opens in a new window';
