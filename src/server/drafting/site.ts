import * as z from 'zod';
import { figuresIn } from '#server/chat/chat.ts';
import { checkProposedTexts, listDocuments, listTexts, storeProposedTexts } from '#server/content/editing/editing.ts';
import type { AppContext } from '#server/context.ts';
import { askForJson, modelName } from '#server/model/model.ts';
import { readSiteState, saveSiteState } from '#server/settings/settings.ts';
import type { ListedDocument, ProposedText } from '#shared/content.schema.ts';
import type { DocumentField } from '#shared/document-fields.ts';
import { AppError } from '#shared/errors.ts';
import type { DraftedDocument, SiteDraft } from '#shared/site-draft.schema.ts';

/** Private setting with the state, which outlasts a restart. */
const SETTING = 'site_draft';
const JOB = 'Draft the site';
/** Fields in one question to the model: its answer must be complete within the time of a call. */
const FIELDS_MAX = 50;
/** Questions of one document that are kept. */
const UNKNOWN_MAX = 12;
/** Documents that a model does not write: the look, and those that come from a language pack or from the owner's answers. */
const NOT_DRAFTED = new Set(['branding', 'synonyms', 'privacy-policy', 'terms-of-service', 'cookie-policy']);
/** Texts name facts and services, so these come first. */
const FIRST = ['facts', 'services', 'home', 'about'];

const Reply = z.object({
  texts: z.array(z.object({ path: z.string(), text: z.string() })),
  /** Facts that the texts need and the notes do not state, as questions to the owner. */
  unknown: z.array(z.string()),
});

/** How far a document is. */
interface Progress extends DraftedDocument {
  /** Fields that the model was asked about. */
  asked: number;
}
type Stored = Omit<SiteDraft, 'documents'> & { notes: string; documents: Progress[] };

/** Whether a model is configured, and how far the draft is; `draft` is null when none was ever started. */
export async function readSiteDraft(ctx: AppContext) {
  return { canDraft: modelName(ctx.config) !== null, draft: (await readSiteState<Stored>(ctx.db, SETTING)) ?? null };
}

/**
 * Starts a draft of the whole site, which the job goes on with.
 *
 * @returns as `readSiteDraft`.
 * @throws AppError `conflict` without a model, and while another draft is written.
 */
export async function startSiteDraft(ctx: AppContext, notes: string, by: string) {
  if (modelName(ctx.config) === null) throw new AppError('conflict', 'No language model is set up');
  const documents = draftedDocuments(await listDocuments(ctx)).map(
    ({ key, title }): Progress => ({
      key,
      title,
      state: 'open',
      written: 0,
      asked: 0,
      shortened: [],
      leftOut: [],
      unknown: [],
    }),
  );
  await ctx.db.transaction().execute(async (db) => {
    const stored = await readSiteState<Stored>(db, SETTING);
    if (stored && stored.state !== 'done') throw new AppError('conflict', 'The site is being drafted already');
    await saveSiteState<Stored>(db, SETTING, {
      state: 'running',
      startedAt: ctx.clock.now(),
      by,
      problem: null,
      notes,
      documents,
    });
  });
  ctx.jobs.wake(JOB);
  return readSiteDraft(ctx);
}

/** Pauses the draft or resumes it. @throws AppError `conflict` when the site is not being drafted. */
export async function setSiteDraftState(ctx: AppContext, state: 'running' | 'paused') {
  await ctx.db.transaction().execute(async (db) => {
    const stored = await readSiteState<Stored>(db, SETTING);
    if (!stored || stored.state === 'done') throw new AppError('conflict', 'The site is not being drafted');
    await saveSiteState<Stored>(db, SETTING, { ...stored, state, problem: null });
  });
  ctx.jobs.wake(JOB);
  return readSiteDraft(ctx);
}

/** Adds the job that writes the draft which `startSiteDraft` stored, part by part; it resumes after a restart. */
export function startSiteDrafting(ctx: AppContext): void {
  ctx.jobs.add({
    name: JOB,
    nextDue: async () =>
      (await readSiteState<Stored>(ctx.db, SETTING))?.state === 'running' ? ctx.clock.now() : undefined,
    async run(stopping) {
      while (!stopping.aborted && (await draftNext(ctx)));
    },
  });
}

/**
 * Drafts the next part of the first open document. A failure of the model pauses the draft and says why.
 *
 * @returns whether something is left to do.
 */
async function draftNext(ctx: AppContext): Promise<boolean> {
  const stored = await readSiteState<Stored>(ctx.db, SETTING);
  if (stored?.state !== 'running') return false;
  const document = stored.documents.find(({ state }) => state === 'open');
  try {
    if (document) await draftPart(ctx, stored, document);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'not_found') {
      // The owner deleted it, or chose another starter.
      const isLeft = ({ key }: Progress) => key !== document?.key;
      await update(ctx, (current) => ({ ...current, documents: current.documents.filter(isLeft) }));
      return true;
    }
    await update(ctx, (current) => ({ ...current, state: 'paused', problem: error.message }));
    return false;
  }
  if (document) return true;
  await update(ctx, (current) => ({ ...current, state: 'done' }));
  return false;
}

/** Drafts the next fields of a document, and stores how far it is. */
async function draftPart(ctx: AppContext, { notes, by }: Stored, { key, asked }: Progress): Promise<void> {
  const { title, fields } = await listTexts(ctx, key, { withNumbers: key === 'facts' });
  const part = fields.slice(asked, asked + FIELDS_MAX);
  const { texts, shortened, leftOut, unknown } = await draftFields(ctx, { key, title, notes }, part);
  if (texts.length > 0) await storeProposedTexts(ctx, key, { texts, emptied: phrasingsOf(key, texts), by });
  const askedNow = asked + part.length;
  const advance = (before: Progress): Progress => ({
    ...before,
    state: askedNow >= fields.length ? 'done' : 'open',
    asked: askedNow,
    written: before.written + texts.length,
    shortened: [...before.shortened, ...shortened],
    leftOut: [...before.leftOut, ...leftOut],
    unknown: [...new Set([...before.unknown, ...unknown])].slice(0, UNKNOWN_MAX),
  });
  await update(ctx, (current) => ({
    ...current,
    documents: current.documents.map((document) => (document.key === key ? advance(document) : document)),
  }));
}

/** The lists of other ways to ask the questions that were rewritten: they ask about another business. */
function phrasingsOf(key: string, texts: readonly ProposedText[]): string[] {
  if (key !== 'answers') return [];
  return texts.flatMap(({ path }) => (path.endsWith('.title') ? [path.replace(/title$/, 'phrasings')] : []));
}

/** Asks the model for texts of fields. @returns those that may be stored, and why others may not. */
async function draftFields(
  ctx: AppContext,
  { key, title, notes }: { key: string; title: string; notes: string },
  fields: readonly DocumentField[],
) {
  if (fields.length === 0) return { texts: [], shortened: [], leftOut: [], unknown: [] };
  const reply = await askModel(ctx, title, notes, fields);
  const known = new Map(fields.map((field) => [field.path, field]));
  const labelOf = (path: string) => known.get(path)?.labels.join(' › ') ?? path;
  const figuresOfNotes = new Set(figuresIn(notes));
  const shortened: DraftedDocument['shortened'] = [];
  const leftOut: DraftedDocument['leftOut'] = [];
  const proposed = new Map<string, ProposedText>();
  for (const { path, text: given } of reply.texts) {
    const field = known.get(path);
    const { maxLength = Number.POSITIVE_INFINITY } = field?.schema ?? {};
    const text = shorten(given.trim(), maxLength);
    if (!field || text === '' || text === String(field.value)) continue;
    // A placeholder stands for a fact, which is drafted by itself.
    const figures = figuresIn(text.replace(/\{[^{}]*\}/g, ''));
    if (figures.some((figure) => !figuresOfNotes.has(figure))) {
      leftOut.push({ label: labelOf(path), text, reason: 'It states a figure that is not in your notes' });
      continue;
    }
    if (text !== given.trim()) {
      shortened.push({ label: labelOf(path), text, reason: `Shortened to ${maxLength} characters` });
    }
    proposed.set(path, { path, text });
  }
  const { texts, rejected } = await checkProposedTexts(ctx, key, [...proposed.values()]);
  leftOut.push(...rejected.map(({ path, text, message }) => ({ label: labelOf(path), text, reason: message })));
  return { texts, shortened, leftOut, unknown: reply.unknown };
}

async function askModel(ctx: AppContext, title: string, notes: string, fields: readonly DocumentField[]) {
  const answer = await askForJson(ctx, {
    rules: rulesFor(ctx, title, fields),
    message: `Notes of the owner:\n\n${notes}`,
    schema: z.toJSONSchema(Reply, { target: 'draft-7' }),
  });
  const parsed = Reply.safeParse(answer);
  if (!parsed.success) throw new AppError('unavailable', 'The model’s answer was not what was asked for');
  return parsed.data;
}

function rulesFor(ctx: AppContext, title: string, fields: readonly DocumentField[]): string {
  const { brand, ownerName, language } = ctx.settings.site();
  const texts = fields.map(({ path, value, labels, schema: { hint, maxLength, variables = [] } }) =>
    JSON.stringify({
      path,
      label: labels.join(' › '),
      hint,
      maxLength,
      text: value,
      ...(variables.length > 0 && { variables }),
    }),
  );
  return [
    `You write the document “${title}” of the website of ${ownerName} (${brand}) from the owner's notes.`,
    `Write in the language with the code ${language}: plain, concrete, short, in the voice of the owner. No HTML, no markdown.`,
    'The present texts are an example of another business: rewrite each text so that it is about the business in the notes.',
    'Give each text with the path of its field, and leave out the texts that the notes say nothing about. A text never exceeds its maxLength.',
    'State only what the notes say. Never invent a price, number, name, customer or promise. Write a number field as digits.',
    'Placeholders in braces stand for facts: keep them where they still fit, exactly as they are.',
    'In "unknown" ask the owner, in English, for what the texts need and the notes do not say; one short question each.',
    `TEXTS, one per line\n${texts.join('\n')}`,
  ].join('\n\n');
}

/** The documents that the model writes, in the order in which it does. Of the messages it writes the chatbot's answers alone. */
function draftedDocuments(documents: readonly ListedDocument[]): ListedDocument[] {
  const place = ({ key }: ListedDocument) => (FIRST.includes(key) ? FIRST.indexOf(key) : FIRST.length);
  return documents
    .filter(({ key, isHidden }) => !isHidden && !NOT_DRAFTED.has(key))
    .filter(({ key, group }) => group !== 'messages' || key === 'answers')
    .sort((a, b) => place(a) - place(b));
}

async function update(ctx: AppContext, change: (current: Stored) => Stored): Promise<void> {
  await ctx.db.transaction().execute(async (db) => {
    const current = await readSiteState<Stored>(db, SETTING);
    if (current) await saveSiteState<Stored>(db, SETTING, change(current));
  });
}

/** A text within a limit: up to its last whole sentence where that keeps half of it, else up to its last whole word. */
export function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const sentences = /^.*[.!?](?=\s|$)/s.exec(text.slice(0, maxLength))?.[0] ?? '';
  if (sentences.length >= maxLength / 2) return sentences;
  const ellipsis = '…';
  const words = text.slice(0, maxLength - ellipsis.length).replace(/\s+\S*$/, '');
  const withoutPunctuation = words.replace(/[\s,;:–-]+$/, '');
  return withoutPunctuation + ellipsis;
}
