import { type Definition, draftText } from '#server/content/definitions.ts';
import { jsonSchemaOf } from '#server/content/json-schema.ts';
import { refuseProgramDraft } from '#server/content/policy.ts';
import { findStoredDocument } from '#server/content/queries.ts';
import type { AppContext } from '#server/context.ts';
import type { ProposedText } from '#shared/content.schema.ts';
import { type DocumentField, fieldsOf, isText } from '#shared/document-fields.ts';
import { AppError, type FieldProblem } from '#shared/errors.ts';
import { type Json, withValue } from '#shared/json.ts';
import { checkDocument, getDefinition, inDraftTransaction, storeDraft } from './edits.ts';

/** The name of the author of its drafts. */
const MODEL = 'the language model';
/** The paths of ways to ask a question, which visitors do not read. */
export const PHRASING_PATH = /\.phrasings\.\d+$/;

/**
 * The texts of a document as its editor shows them, without ways to ask a question: of the draft, else as published.
 *
 * @param withNumbers true for its numbers too.
 * @throws AppError `not_found`.
 */
export async function listTexts(
  ctx: AppContext,
  key: string,
  { withNumbers = false } = {},
): Promise<{ title: string; fields: DocumentField[] }> {
  const { definition, data } = await currentText(ctx, key);
  const fields = fieldsOf(jsonSchemaOf(definition), data).filter(
    (field) => (isText(field) && !PHRASING_PATH.test(field.path)) || (withNumbers && typeof field.value === 'number'),
  );
  return { title: definition.title, fields };
}

/**
 * Puts proposed texts into the draft of a document; it says that a model wrote them.
 *
 * @param emptied paths of lists that no longer fit the texts.
 * @throws as `checkProposedTexts` and `inDraftTransaction`.
 */
export function storeProposedTexts(
  ctx: AppContext,
  key: string,
  { texts, emptied = [], by }: { texts: readonly ProposedText[]; emptied?: readonly string[]; by: string },
) {
  return inDraftTransaction(ctx, async (db) => {
    const definition = await getDefinition(db, key);
    const row = await findStoredDocument(db, key);
    refuseProgramDraft(row);
    const written = withTexts(definition, draftText(definition, row), texts);
    const data = emptied.reduce((whole, path) => withValue(whole, path, []), written);
    const checked = await checkDocument(ctx, db, { definition, data });
    return storeDraft(db, definition, row, checked, { key, by, now: ctx.clock.now(), draftedBy: MODEL });
  });
}

/** A document with other texts; a text in the place of a number becomes one. */
function withTexts(definition: Definition, data: Json, texts: readonly ProposedText[]): Json {
  const fields = fieldsOf(jsonSchemaOf(definition), data);
  const numbers = new Set(fields.flatMap(({ path, value }) => (typeof value === 'number' ? [path] : [])));
  return texts.reduce((whole, { path, text }) => withValue(whole, path, numbers.has(path) ? Number(text) : text), data);
}

/**
 * Checks whether a document is valid with other texts; nothing is stored.
 *
 * @returns the texts with which it is valid, and each of the others with its reason.
 */
export async function checkProposedTexts(
  ctx: AppContext,
  key: string,
  proposed: readonly ProposedText[],
): Promise<{ texts: ProposedText[]; rejected: (FieldProblem & ProposedText)[] }> {
  const { definition, data } = await currentText(ctx, key);
  const rejected: (FieldProblem & ProposedText)[] = [];
  let texts = [...proposed];
  for (;;) {
    const issues = await issuesOf(withTexts(definition, data, texts));
    const refused = texts.filter(({ path }) => issues.has(path));
    if (refused.length === 0) return { texts, rejected };
    rejected.push(...refused.map((text) => ({ ...text, message: issues.get(text.path) ?? '' })));
    texts = texts.filter(({ path }) => !issues.has(path));
  }

  async function issuesOf(candidate: Json): Promise<Map<string, string>> {
    try {
      await checkDocument(ctx, ctx.db, { definition, data: candidate });
      return new Map();
    } catch (error) {
      if (!(error instanceof AppError) || !error.issues) throw error;
      return new Map(error.issues.map(({ path, message }) => [path, message]));
    }
  }
}

async function currentText(ctx: AppContext, key: string) {
  const definition = await getDefinition(ctx.db, key);
  const row = await findStoredDocument(ctx.db, key);
  return { definition, data: draftText(definition, row) };
}
