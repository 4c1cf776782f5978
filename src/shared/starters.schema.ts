import * as z from 'zod';
import { STARTER_LANGUAGES, STARTERS } from './starters.ts';
import { keyOf, Time } from './stored.schema.ts';

const Key = keyOf(STARTERS);
const Language = keyOf(STARTER_LANGUAGES);

/** The starter of a site and the language of its texts. */
export const StarterChoice = z.object({ key: Key, language: Language });
export type StarterChoice = z.output<typeof StarterChoice>;

export const StarterInput = z.object({
  language: keyOf(STARTER_LANGUAGES, 'Please choose one of the languages'),
  /** Another way to ask for the dry run. */
  dryRun: z.boolean().optional(),
  /** The version that a dry run gave: refused when somebody has changed texts since. */
  version: z.int().optional(),
});
export type StarterInput = z.output<typeof StarterInput>;

/** A site to begin with. */
export const ListedStarter = z.object({
  key: Key,
  title: z.string(),
  description: z.string(),
  /** The languages that it is written in. */
  languages: z.array(Language),
  /** In the site's language, where it has that, else in its first one. */
  words: z.number(),
  answers: z.number(),
  picture: z.string(),
  /** Texts and decisions that its owner still owes. */
  remains: z.array(z.string()),
  /** The language in which this site uses it; null where it uses another starter. */
  chosen: Language.nullable(),
});
export type ListedStarter = z.output<typeof ListedStarter>;

/** Another value of one field; null where the field is not there. `document` is the key of a document, or `settings`. */
export const TextChange = z.object({
  document: z.string(),
  title: z.string(),
  path: z.string(),
  /** Labels of the groups around the field and its own. */
  label: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  /** True where `before` was written by the owner. */
  isOwn: z.boolean(),
});
export type TextChange = z.output<typeof TextChange>;

/** Changes of the whole site, made or only listed. */
export const StarterResult = z.object({
  applied: z.boolean(),
  /** For the call that makes them. */
  version: z.number(),
  changes: z.array(TextChange),
  /** Notes for the owner: texts in another language, what was not changed. */
  notes: z.array(z.string()),
});
export type StarterResult = z.output<typeof StarterResult>;

/** The last change of the whole site, which can be undone. */
export const LastChange = z.object({
  kind: z.enum(['starter', 'import', 'undo']),
  at: Time,
  by: z.string().nullable(),
  /** Documents that somebody has changed since. */
  changedSince: z.array(z.string()),
});
export type LastChange = z.output<typeof LastChange>;
