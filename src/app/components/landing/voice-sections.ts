/** The sections that a page about a priced, managed service has, as one module for the browser. */
export { Demo } from './demo.tsx';
export { Faq } from './faq.tsx';
export { Pricing } from './pricing.tsx';
export { Scheduling } from './scheduling.tsx';
export { Stats } from './stats.tsx';
export { Integrations, Trades } from './trades.tsx';
