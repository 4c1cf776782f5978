import type { HomePart } from '#content/home.schema.ts';
import type { LandingSection } from '#content/landing-sections.schema.ts';

/** Groups of the picker, in their order. Sections made for one kind of business come last. */
export const GROUPS = ['Start', 'Offer', 'Proof', 'Talk', 'Tools', 'Special'] as const;

interface SectionKind {
  group: (typeof GROUPS)[number];
  /** Outline of the section: lines on a field of 48 × 32. */
  outline: string;
}

const HEADING = 'M5 6h16';

/** Group and outline of each kind of section in the picker. */
export const SECTION_KINDS: Record<HomePart['kind'] | LandingSection['kind'], SectionKind> = {
  hero: { group: 'Start', outline: 'M5 9h26M5 14h18M5 21h9v5h-9zM18 21h9v5h-9z' },
  about: { group: 'Start', outline: `M5 10h13v16h-13zM23 11h20M23 16h20M23 21h14${HEADING}` },
  text: { group: 'Start', outline: `${HEADING}M5 12h32M5 17h32M5 22h32M5 27h20` },
  imageText: { group: 'Start', outline: 'M5 6h18v20h-18zM5 21l6-6 5 5 3-3 4 4M28 9h15M28 15h15M28 21h9' },
  portfolio: {
    group: 'Offer',
    outline: `${HEADING}M5 11h11v16h-11zM18.5 11h11v16h-11zM32 11h11v16h-11zM7 20h6M20.5 20h6M34 20h6`,
  },
  features: { group: 'Offer', outline: `${HEADING}M5 12h11v14h-11zM18.5 12h11v14h-11zM32 12h11v14h-11z` },
  capabilities: { group: 'Offer', outline: `${HEADING}M5 11h18v7h-18zM25 11h18v7h-18zM5 20h18v7h-18zM25 20h18v7h-18z` },
  list: { group: 'Offer', outline: `${HEADING}M5 13l2 2 3-4M14 13h29M5 19l2 2 3-4M14 19h29M5 25l2 2 3-4M14 25h29` },
  steps: { group: 'Offer', outline: `${HEADING}M8 14v.1M16 14h24M8 20v.1M16 20h24M8 26v.1M16 26h24M8 14v12` },
  pricing: { group: 'Offer', outline: `${HEADING}M5 11h17v16h-17zM26 11h17v16h-17zM9 16h6M30 16h6M9 22h9M30 22h9` },
  priceList: { group: 'Offer', outline: `${HEADING}M5 13h20M34 13h9M5 19h24M34 19h9M5 25h17M34 25h9` },
  pairs: { group: 'Offer', outline: `${HEADING}M5 12h15v14h-15zM28 12h15v14h-15zM21.5 19h5M24.5 17l2 2-2 2` },
  openingHours: {
    group: 'Offer',
    outline: `${HEADING}M5 13h8M17 13h9M5 19h8M17 19h9M5 25h8M17 25h9M38 27c-4-5-5-7-5-9a5 5 0 0110 0c0 2-1 4-5 9z`,
  },
  stats: {
    group: 'Proof',
    outline: `${HEADING}M5 12h11v14h-11zM18.5 12h11v14h-11zM32 12h11v14h-11zM8 17h5M21.5 17h5M35 17h5`,
  },
  testimonial: { group: 'Proof', outline: 'M7 9v5h5v-5h-5M15 9v5h5v-5h-5M7 19h34M7 24h20' },
  caseStudy: { group: 'Proof', outline: `${HEADING}M5 12h22M5 17h22M5 22h16M32 11h11v16h-11z` },
  logos: {
    group: 'Proof',
    outline: `${HEADING}M5 12h11v6h-11zM18.5 12h11v6h-11zM32 12h11v6h-11zM5 21h11v6h-11zM18.5 21h11v6h-11zM32 21h11v6h-11z`,
  },
  gallery: {
    group: 'Proof',
    outline: `${HEADING}M5 11h18v16h-18zM25 11h18v16h-18zM5 24l6-7 5 6 3-3 4 4M25 24l6-7 5 6 3-3 4 4`,
  },
  video: { group: 'Proof', outline: 'M7 6h34v20h-34zM21 11l8 5-8 5z' },
  posts: {
    group: 'Proof',
    outline: `${HEADING}M5 11h11v8h-11zM18.5 11h11v8h-11zM32 11h11v8h-11zM5 23h11M18.5 23h11M32 23h11M5 27h7M18.5 27h7M32 27h7`,
  },
  faq: {
    group: 'Talk',
    outline: `${HEADING}M5 13h33M42 11.5v3M40.5 13h3M5 19h33M42 17.5v3M40.5 19h3M5 25h33M42 23.5v3M40.5 25h3`,
  },
  cta: { group: 'Talk', outline: 'M9 9h30M14 14h20M18 20h12v6h-12z' },
  contactForm: { group: 'Talk', outline: `${HEADING}M5 11h18v4h-18zM25 11h18v4h-18zM5 17h38v6h-38zM5 25h11v3h-11z` },
  contact: { group: 'Talk', outline: 'M5 7h11M5 13h9M5 18h9M21 7h22v4h-22zM21 13h22v8h-22zM21 24h9v3h-9z' },
  scheduler: { group: 'Talk', outline: 'M19 6h24v21h-24zM19 11h24M27 11v16M35 11v16M19 19h24M5 9h9M5 14h9M5 19h9' },
  emailCapture: { group: 'Talk', outline: `${HEADING}M5 14h24v6h-24zM31 14h12v6h-12zM5 25h20` },
  blog: { group: 'Talk', outline: `${HEADING}M5 13h15M5 18h15M5 23h9M25 16h12v5h-12zM39 16h4v5h-4z` },
  related: { group: 'Talk', outline: `${HEADING}M5 13h30M39 11l3 2-3 2M5 19h30M39 17l3 2-3 2M5 25h30M39 23l3 2-3 2` },
  chat: { group: 'Tools', outline: 'M19 5h24v22h-24zM22 9h10v4h-10zM30 15h10v4h-10zM22 22h18M5 9h9M5 14h9' },
  hours: { group: 'Tools', outline: `${HEADING}M5 14h20M12 12v4M5 21h20M18 19v4M30 10h13v17h-13zM33 16h7` },
  useCases: { group: 'Tools', outline: `${HEADING}M5 11h38v7h-38zM5 20h38v7h-38zM9 14.5h6M9 23.5h6` },
  industries: {
    group: 'Tools',
    outline: `${HEADING}M5 11h18v16h-18zM25 11h18v16h-18zM8 15h9M8 19h12M8 23h12M28 15h9M28 19h12M28 23h12`,
  },
  diagram: {
    group: 'Special',
    outline: 'M5 11h9v9h-9zM19.5 11h9v9h-9zM34 11h9v9h-9zM14 15.5h5.5M28.5 15.5h5.5M5 25h38',
  },
  integrations: { group: 'Special', outline: `${HEADING}M5 12h9v6h-9zM19.5 12h9v6h-9zM34 12h9v6h-9zM5 23h38M5 27h24` },
  trades: {
    group: 'Special',
    outline: `${HEADING}M5 12h12v4h-12zM20 12h9v4h-9zM32 12h11v4h-11zM5 19h8v4h-8zM16 19h13v4h-13zM32 19h9v4h-9z`,
  },
  missedCalls: { group: 'Special', outline: `${HEADING}M5 14h20M14 12v4M5 21h20M9 19v4M32 12l8 8M40 12l-8 8` },
  demo: { group: 'Special', outline: 'M18 5h12v22h-12zM22 24h4M8 12v8M4 14v4M40 12v8M44 14v4' },
  voiceAi: { group: 'Special', outline: 'M5 5h38v22h-38zM9 11h12M9 16h12M27 16h2M31 12v8M35 9v14M39 13v6' },
};
