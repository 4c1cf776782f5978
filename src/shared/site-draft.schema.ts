import * as z from 'zod';
import { SITE_NOTES_LENGTH } from './limits.ts';
import { Time } from './stored.schema.ts';

/** Notes, or the text of an old site, from which the model drafts the whole site. */
export const SiteNotesInput = z.object({
  notes: z
    .string('Please paste your notes or the text of your old site')
    .trim()
    .min(100, 'Please write a little more: at least 100 characters')
    .max(SITE_NOTES_LENGTH, `Please shorten the notes to ${SITE_NOTES_LENGTH} characters`),
});

/** A text that is not as the model wrote it: shortened, or not used. */
const LeftOut = z.object({ label: z.string(), text: z.string(), reason: z.string() });

/** A document of the site while it is drafted. */
export const DraftedDocument = z.object({
  key: z.string(),
  title: z.string(),
  state: z.enum(['open', 'done']),
  /** Texts that are in its draft. */
  written: z.number(),
  shortened: z.array(LeftOut),
  leftOut: z.array(LeftOut),
  /** Questions that the notes do not answer. */
  unknown: z.array(z.string()),
});
export type DraftedDocument = z.output<typeof DraftedDocument>;

/** The draft of the whole site: how far the model is. */
export const SiteDraft = z.object({
  state: z.enum(['running', 'paused', 'done']),
  startedAt: Time,
  by: z.string(),
  /** Why it was paused, where the owner did not pause it. */
  problem: z.string().nullable(),
  documents: z.array(DraftedDocument),
});
export type SiteDraft = z.output<typeof SiteDraft>;

export const SiteDraftState = z.object({
  /** False without a language model. */
  canDraft: z.boolean(),
  draft: SiteDraft.nullable(),
});
