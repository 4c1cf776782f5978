import * as z from 'zod';

/** A card as the owner saves it; its fields are checked by the schema of the document. */
export const CardInput = z.object({
  id: z.string('Please give an id').max(80),
  topic: z.unknown().optional(),
  title: z.unknown().optional(),
  phrasings: z.unknown().optional(),
  answer: z.unknown().optional(),
  link: z
    .unknown()
    .optional()
    .transform((link) => link ?? undefined),
  next: z.unknown().optional(),
  isActive: z.unknown().optional(),
});
export type CardInput = z.infer<typeof CardInput>;

/** A change of a card; its id stands in the path. */
export const CardChange = CardInput.omit({ id: true });

/** An answer to an unanswered question: a new card, or the id of a card that gets its phrasings. */
export const UnansweredInput = z.union([z.object({ addTo: z.string().max(80) }), CardInput]);

/** A question, and the id of the card that has to answer it. */
export const AnswerTestInput = z.object({
  question: z.string('Please write a question').trim().min(1, 'Please write a question').max(500),
  card: z.string('Please choose an answer').min(1, 'Please choose an answer').max(80),
});
export type AnswerTestInput = z.infer<typeof AnswerTestInput>;
