/** The steps of "Make it yours", in their order. */
export const SETUP_STEPS = [
  'start',
  'identity',
  'offer',
  'services',
  'prices',
  'portrait',
  'calendar',
  'mail',
  'branding',
  'legal',
] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

export const SETUP_STATES = ['open', 'done', 'skipped'] as const;
export type SetupState = (typeof SETUP_STATES)[number];
