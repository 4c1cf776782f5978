/** Languages that ship complete, by the name that Captain shows. */
export const STARTER_LANGUAGES = { en: 'English', de: 'German' } as const;
export type StarterLanguage = keyof typeof STARTER_LANGUAGES;

/** A starter in one language. */
interface StarterEdition {
  /** About how many words it has besides the texts that are the same for every business, and besides the answers. */
  words: number;
  /** About how many answers the chatbot has. */
  answers: number;
  /** Path of a picture of its home page. */
  picture: string;
}

export interface StarterInfo {
  title: string;
  description: string;
  editions: Partial<Record<StarterLanguage, StarterEdition>>;
  /** The brand until its owner gives one; otherwise the owner's name. */
  brand?: string;
  /** Whether the owner's profiles on other sites are shown with example addresses until they give their own. */
  hasExampleProfiles?: true;
  /** Whether its texts name one free call only: the strategy session is not offered until its owner says so. */
  hasNoStrategySession?: true;
  /** Texts and decisions that its owner still owes before it is true. */
  remains: readonly string[];
}

/** The sites that a new owner can start with. */
export const STARTERS = {
  consultant: {
    title: 'Consultant for AI and automation',
    brand: '{ownerName} Automation',
    hasExampleProfiles: true,
    description:
      'Seven services with pages of their own, a strategy session, a weekly letter, a chatbot that knows much.',
    editions: { en: { words: 11_000, answers: 200, picture: '/images/starters/consultant-en.webp' } },
    remains: ['Your story', 'Your prices and figures', 'The services that you offer', 'Terms of service'],
  },
  automation: {
    title: 'AI and automation, short',
    description:
      'Phone assistant, office automation and a document assistant, for small businesses; one free first call.',
    editions: {
      en: { words: 2_100, answers: 36, picture: '/images/starters/automation-en.webp' },
      de: { words: 1_850, answers: 36, picture: '/images/starters/automation-de.webp' },
    },
    hasNoStrategySession: true,
    remains: ['Your place', 'Your prices', 'Your story'],
  },
  adviser: {
    title: 'Adviser or practice',
    description:
      'For tax, law, energy and other advice: three services with fees, a free first meeting, a second opinion, and the duties of information.',
    editions: {
      en: { words: 2_000, answers: 38, picture: '/images/starters/adviser-en.webp' },
      de: { words: 1_850, answers: 38, picture: '/images/starters/adviser-de.webp' },
    },
    remains: [
      'Your profession, field and place',
      'Your fees',
      'Your training and career',
      'Imprint and right of withdrawal',
    ],
  },
  short: {
    title: 'Short: one service',
    description: 'A home page, a page about you, one service with its price, a contact form and booking.',
    editions: {
      en: { words: 900, answers: 12, picture: '/images/starters/short-en.webp' },
      de: { words: 800, answers: 12, picture: '/images/starters/short-de.webp' },
    },
    hasNoStrategySession: true,
    remains: ['Your profession and place', 'Your service with its price', 'Your story', 'Imprint'],
  },
} as const satisfies Record<string, StarterInfo>;
export type StarterKey = keyof typeof STARTERS;

/** The site without any choice. */
export const DEFAULT_STARTER = { key: 'consultant', language: 'en' } as const satisfies {
  key: StarterKey;
  language: StarterLanguage;
};

/** The edition in the language, else the first one. */
export function editionIn(key: StarterKey, language: StarterLanguage): StarterEdition {
  const { editions }: StarterInfo = STARTERS[key];
  const edition = editions[language] ?? Object.values(editions)[0];
  if (!edition) throw new Error(`The starter ${key} has no texts`);
  return edition;
}

/** The starter of a site. @param stored the choice as it is stored, if there is one. */
export function starterInfo(stored: string | undefined): StarterInfo {
  const { key } = stored ? (JSON.parse(stored) as { key: string }) : DEFAULT_STARTER;
  // A newer version may have had other starters.
  return STARTERS[Object.hasOwn(STARTERS, key) ? (key as StarterKey) : DEFAULT_STARTER.key];
}
