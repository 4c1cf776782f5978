import * as z from 'zod';
import { figuresIn } from '#server/chat/chat.ts';
import { checkProposedTexts, listTexts } from '#server/content/editing/editing.ts';
import type { AppContext } from '#server/context.ts';
import { askForJson } from '#server/model/model.ts';
import type { NotesDraft, ProposedText } from '#shared/content.schema.ts';
import type { DocumentField } from '#shared/document-fields.ts';
import { AppError } from '#shared/errors.ts';
import { fill } from '#shared/placeholders.ts';

export { startSiteDrafting } from './site.ts';

const Reply = z.object({ texts: z.array(z.object({ path: z.string(), text: z.string() })) });

/**
 * Has the model write a document's texts from the owner's notes. Nothing is stored: Captain shows what would change.
 *
 * @throws AppError `not_found`, or why the model could not be asked (`askForJson`).
 */
export async function draftFromNotes(ctx: AppContext, key: string, notes: string): Promise<NotesDraft> {
  const { title, fields } = await listTexts(ctx, key);
  const reply = await askForJson(ctx, {
    rules: rulesFor(ctx, title, fields),
    message: `Notes of the owner:\n\n${notes}`,
    schema: z.toJSONSchema(Reply, { target: 'draft-7' }),
  });
  const parsed = Reply.safeParse(reply);
  if (!parsed.success) {
    throw new AppError('unavailable', 'The model’s answer was not what was asked for. Your notes are kept; try again.');
  }
  const changed = changedTexts(parsed.data.texts, fields);
  const findInvented = createFigureCheck(ctx, notes, fields);
  const checked = changed.map((proposed) => ({ proposed, invented: findInvented(proposed) }));
  const founded = checked.filter(({ invented }) => invented.length === 0).map(({ proposed }) => proposed);
  const unfounded = checked
    .filter(({ invented }) => invented.length > 0)
    .map(({ proposed, invented }) => ({ ...proposed, message: messageAbout(invented) }));
  const { texts, rejected } = await checkProposedTexts(ctx, key, founded);
  return { texts, rejected: [...unfounded, ...rejected] };
}

/** The proposed texts of known fields that say something else than now; the last one where the model gave several for a field. */
function changedTexts(proposed: readonly ProposedText[], fields: readonly DocumentField[]): ProposedText[] {
  const known = new Map(fields.map(({ path, value }) => [path, value]));
  const changed = proposed
    .map(({ path, text }) => ({ path, text: text.trim() }))
    .filter(({ path, text }) => known.has(path) && known.get(path) !== text);
  return [...new Map(changed.map((one) => [one.path, one])).values()];
}

/**
 * A function that finds the figures of a text which are neither in the notes nor in the present texts and facts: a model makes up prices
 * and years, and the owner would answer for them.
 */
function createFigureCheck(ctx: AppContext, notes: string, fields: readonly DocumentField[]) {
  const values = ctx.content.values();
  const sources = [notes, ...Object.values(values), ...fields.map(({ value }) => fill(String(value), values))];
  const founded = new Set(sources.flatMap(figuresIn));
  return ({ text }: ProposedText) => figuresIn(fill(text, values)).filter((figure) => !founded.has(figure));
}

function messageAbout(figures: readonly string[]): string {
  const shown = figures.map((figure) => (figure.startsWith('%') ? `${figure.slice(1)} %` : figure)).join(', ');
  return `It states ${shown}, which is neither in your notes nor in the facts`;
}

function rulesFor(ctx: AppContext, title: string, fields: readonly DocumentField[]): string {
  const facts = Object.entries(ctx.content.values()).map(([name, value]) => `{${name}} = ${value || '(empty)'}`);
  const texts = fields.map(({ path, value, schema: { label, hint, maxLength, variables = [] } }) =>
    JSON.stringify({ path, label, hint, maxLength, ...(variables.length > 0 && { variables }), text: value }),
  );
  const { brand, ownerName } = ctx.settings.site();
  return [
    `You write the texts of the page “${title}” of the website of ${ownerName} (${brand}) from the owner's notes.`,
    'Write in the language of the notes: plain, concrete, short, in the voice of the owner. No HTML, no markdown.',
    'Give only texts that the notes change, each with the path of its field. A text never exceeds its maxLength.',
    'State only what the notes, the facts or the present texts say. Never invent a price, number, name or promise.',
    'Where a fact below says it, write its placeholder in braces in place of the value, exactly as given.',
    `FACTS\n${facts.join('\n')}`,
    `TEXTS, one per line\n${texts.join('\n')}`,
  ].join('\n\n');
}
