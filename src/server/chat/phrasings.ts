import * as z from 'zod';
import type { AppContext } from '#server/context.ts';
import { askForJson } from '#server/model/model.ts';
import { spellOut } from '#server/text/text.ts';
import type { PhrasingsInput } from '#shared/answers.schema.ts';
import { ANSWER_MAX } from '#shared/answers.ts';
import { AppError } from '#shared/errors.ts';

/** Phrasings that are proposed at once. */
const PROPOSED = 12;
const Reply = z.object({ phrasings: z.array(z.string()) });

/** Further ways to ask a question, written by the model. Nothing is stored. @throws AppError like `askForJson`. */
export async function proposePhrasings(ctx: AppContext, card: PhrasingsInput): Promise<string[]> {
  const { language } = ctx.settings.site();
  const reply = await askForJson(ctx, {
    rules: `Visitors of a small business ask its chatbot a question. Write ${PROPOSED} other ways to ask it, in the language "${language}", as visitors type them: short and long, formal and informal, with other words, none with the answer in it. Ask nothing that the answer does not answer.`,
    message: JSON.stringify(card),
    schema: z.toJSONSchema(Reply, { target: 'draft-7' }),
  });
  const parsed = Reply.safeParse(reply);
  if (!parsed.success) throw new AppError('unavailable', 'The model’s answer was not what was asked for. Try again.');
  const known = new Set([card.title, ...card.phrasings].map(spellOut));
  return parsed.data.phrasings
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '' && text.length <= ANSWER_MAX.phrasing && !known.has(spellOut(text)))
    .slice(0, PROPOSED);
}
