import type { LandingSection, ListTone } from './landing.ts';

/** The label beside a section's number, by the section's kind. */
export const SECTION_LABELS: Record<Exclude<LandingSection['kind'], 'hero' | 'diagram' | 'list'>, string> = {
  features: 'What it does',
  capabilities: 'Capabilities',
  steps: 'Process',
  pairs: 'Before and after',
  useCases: 'Use cases',
  industries: 'Industries',
  stats: 'The problem',
  pricing: 'Pricing',
  trades: 'Industry focus',
  integrations: 'Integrations',
  demo: 'Demo line',
  faq: 'Questions',
  emailCapture: 'By mail',
  calculator: 'Your numbers',
  related: 'Related',
  cta: 'Next step',
  scheduler: 'Booking',
};

/** The label of list sections, by their tone. */
export const LIST_LABELS: Record<ListTone, string> = { gains: 'Reasons', pains: 'The trouble', limits: 'Limits' };
