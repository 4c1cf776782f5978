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
  /** What its owner has to write or decide before it is true. */
  remains: readonly string[];
}

/** The sites that a new owner can start with. */
export const STARTERS = {
  consultant: {
    title: 'Consultant for AI and automation',
    description:
      'Seven services with pages of their own, a strategy session, a weekly letter, a chatbot that knows much.',
    editions: { en: { words: 11_000, answers: 200, picture: '/images/starters/consultant-en.webp' } },
    remains: ['Your story', 'Your prices and figures', 'The services that you offer', 'Terms of service'],
  },
} as const satisfies Record<string, StarterInfo>;
export type StarterKey = keyof typeof STARTERS;

/** The site without any choice. */
export const DEFAULT_STARTER = { key: 'consultant', language: 'en' } as const satisfies {
  key: StarterKey;
  language: StarterLanguage;
};
