import type { StarterKey, StarterLanguage } from '#shared/starters.ts';
import { type LanguagePack, type Starter, withPack } from './starter.ts';

/** A starter in each of its languages; a module is read when it is chosen. */
const LOADERS: Record<StarterKey, Partial<Record<StarterLanguage, () => Promise<{ STARTER: Starter }>>>> = {
  consultant: { en: () => import('./consultant/en/starter.ts') },
  automation: { en: () => import('./automation/en/starter.ts'), de: () => import('./automation/de/starter.ts') },
  adviser: { en: () => import('./adviser/en/starter.ts'), de: () => import('./adviser/de/starter.ts') },
  short: { en: () => import('./short/en/starter.ts'), de: () => import('./short/de/starter.ts') },
};

const PACKS: Partial<Record<StarterLanguage, () => Promise<{ pack: LanguagePack }>>> = {
  en: () => import('#content/languages/en/pack.ts'),
  de: () => import('#content/languages/de/pack.ts'),
};

/** A starter in a language; where it is not written in it, the pack of the language over the starter's first language. */
export async function loadStarter(key: StarterKey, language: StarterLanguage): Promise<Starter> {
  const loaders = LOADERS[key];
  const load = loaders[language];
  if (load) return (await load()).STARTER;
  const other = Object.values(loaders)[0];
  if (!other) throw new Error(`The starter ${key} has no texts`);
  const [{ STARTER }, pack] = [await other(), await loadPack(language)];
  if (!pack) return STARTER;
  return { ...STARTER, documents: withPack(STARTER.documents, pack.documents), templates: pack.templates };
}

/** The texts that are the same for every business; undefined for a language that has none. */
export async function loadPack(language: StarterLanguage): Promise<LanguagePack | undefined> {
  return (await PACKS[language]?.())?.pack;
}
