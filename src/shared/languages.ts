import type { StarterLanguage } from './starters.ts';

/** Defaults of a site in a language: its region and currency, and what its owner should know about the texts. */
export const LANGUAGE_DEFAULTS: Record<StarterLanguage, { locale: string; currency: string; note?: string }> = {
  en: { locale: 'en-US', currency: 'USD' },
  de: { locale: 'de-DE', currency: 'EUR', note: 'The German texts say Sie to visitors; there are none that say du.' },
};

/** The language of a tag such as `de-AT`, without region and script. */
export function languageOf(tag: string): string {
  return tag.split('-')[0]?.toLowerCase() ?? '';
}
