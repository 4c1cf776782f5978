import type { AppContext } from '#server/context.ts';
import type { ProposedText } from '#shared/content.schema.ts';
import { type DocumentField, fieldsOf, isText } from '#shared/document-fields.ts';
import { AppError, type Issue } from '#shared/errors.ts';
import type { Json } from '#shared/stored.schema.ts';
import { check, getDefinition, wholeDocument } from './edits.ts';
import { jsonSchemaOf } from './json-schema.ts';
import { withValueAt } from './overrides.ts';
import { findStoredDocument } from './queries.ts';

/** The texts of a document as its editor shows them: of the draft, else as published. @throws AppError `not_found`. */
export async function listTexts(ctx: AppContext, key: string): Promise<{ title: string; fields: DocumentField[] }> {
  const { definition, data } = await currentText(ctx, key);
  return { title: definition.title, fields: fieldsOf(jsonSchemaOf(definition), data).filter(isText) };
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
): Promise<{ texts: ProposedText[]; rejected: (Issue & ProposedText)[] }> {
  const { definition, data } = await currentText(ctx, key);
  const rejected: (Issue & ProposedText)[] = [];
  let texts = [...proposed];
  for (;;) {
    const issues = await issuesOf(
      texts.reduce((whole, { path, text }) => withValueAt(whole, path.split('.'), text), data),
    );
    const refused = texts.filter(({ path }) => issues.has(path));
    if (refused.length === 0) return { texts, rejected };
    rejected.push(...refused.map((text) => ({ ...text, message: issues.get(text.path) ?? '' })));
    texts = texts.filter(({ path }) => !issues.has(path));
  }

  async function issuesOf(candidate: Json): Promise<Map<string, string>> {
    try {
      await check(ctx, ctx.db, { definition, data: candidate });
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
  return { definition, data: wholeDocument(definition, row?.draft ?? row?.published ?? null) };
}
