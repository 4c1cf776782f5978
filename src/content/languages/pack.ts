import type { pack } from './en/pack.ts';

/** The texts that are the same for every business, in one language: the keys are those of the English ones. */
export type Pack = typeof pack;
