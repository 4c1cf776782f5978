/** The steps of "Make it yours" with their titles, in their order. */
export const SETUP_TITLES = {
  start: 'Language and kind of site',
  identity: 'Who you are',
  offer: 'Your offer',
  services: 'Services to keep',
  prices: 'Prices and promises',
  portrait: 'Portrait',
  calendar: 'Calendar',
  mail: 'Mail',
  branding: 'Colours and type',
  legal: 'Legal details',
} as const;
export type SetupStep = keyof typeof SETUP_TITLES;
export const SETUP_STEPS = Object.keys(SETUP_TITLES) as [SetupStep, ...SetupStep[]];

export const SETUP_STATES = ['open', 'done', 'skipped'] as const;
export type SetupState = (typeof SETUP_STATES)[number];
