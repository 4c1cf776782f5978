import type { StarterKey, StarterLanguage } from '#shared/starters.ts';
import type { Starter } from './starter.ts';

/** A starter in each of its languages; a module is read when it is chosen. */
const LOADERS: Record<StarterKey, Partial<Record<StarterLanguage, () => Promise<{ STARTER: Starter }>>>> = {
  consultant: { en: () => import('./consultant/en/starter.ts') },
};

/** @throws when the starter does not exist in the language. */
export async function loadStarter(key: StarterKey, language: StarterLanguage): Promise<Starter> {
  const load = LOADERS[key][language];
  if (!load) throw new Error(`The starter ${key} does not exist in the language ${language}`);
  return (await load()).STARTER;
}
