/** The steps of "Make it yours", in their order. */
export const SETUP_STEPS = [
  'identity',
  'offer',
  'services',
  'prices',
  'portrait',
  'calendar',
  'mail',
  'branding',
] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

export type SetupState = 'open' | 'done' | 'skipped';

/** How far the owner has come. */
export interface Setup {
  steps: Record<SetupStep, SetupState>;
  /** Pages, and those of them that still show the shipped text. */
  pages: { total: number; shipped: { title: string; key: string }[] };
}
