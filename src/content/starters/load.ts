import type { StarterKey, StarterLanguage } from '#shared/starters.ts';
import { type LanguagePack, type Starter, withPack } from './starter.ts';

/** A starter in each of its languages; a module is read when it is chosen. */
const LOADERS: Record<StarterKey, Partial<Record<StarterLanguage, () => Promise<{ STARTER: Starter }>>>> = {
  consultant: { en: () => import('./consultant/en/starter.ts') },
};

const PACKS: Partial<Record<StarterLanguage, () => Promise<{ pack: LanguagePack }>>> = {
  en: () => import('#content/languages/en/pack.ts'),
};

/** A starter in a language; where it is not written in it, the pack of the language over the starter's first language. */
export async function loadStarter(key: StarterKey, language: StarterLanguage): Promise<Starter> {
  const loaders = LOADERS[key];
  const load = loaders[language];
  if (load) return (await load()).STARTER;
  const other = Object.values(loaders)[0];
  if (!other) throw new Error(`The starter ${key} has no texts`);
  const [{ STARTER }, shared] = [await other(), await PACKS[language]?.()];
  if (!shared) return STARTER;
  const { documents, templates } = shared.pack;
  return { ...STARTER, documents: withPack(STARTER.documents, documents), templates };
}
