import { DOCUMENTS, type DocumentDefinition, ON_SERVICE_PAGES } from '#content/documents.schema.ts';
import type { LandingDocument } from '#content/landing.schema.ts';
import { hasModel } from '#server/config.ts';
import {
  type Definition,
  draftText,
  findDefinitions,
  pagePath,
  publishedText,
  wholeDocument,
} from '#server/content/definitions.ts';
import { makeDraftToken } from '#server/content/editing/draft-links.ts';
import { getDefinition, publishDueDrafts } from '#server/content/editing/edits.ts';
import { jsonSchemaOf } from '#server/content/json-schema.ts';
import {
  findRevision,
  findStoredDocument,
  listRevisions,
  listStoredDocuments,
  type StoredDocument,
} from '#server/content/queries.ts';
import { findSources } from '#server/content/sources.ts';
import type { AppContext, ContentView, MeetingTypes } from '#server/context.ts';
import type { CaptainUser } from '#shared/captain.schema.ts';
import type {
  DocumentRevision,
  EditedDocument,
  LinkTarget,
  ListedDocument,
  WholeRevision,
} from '#shared/content.schema.ts';
import type { DocumentState } from '#shared/content.ts';
import { fieldsOf } from '#shared/document-fields.ts';
import { requireFound } from '#shared/errors.ts';
import { paths } from '#shared/paths.ts';
import { anchorsOf } from '#shared/sections.ts';
import { shortName } from '#shared/services.ts';

/** Pages that visitors do not have while the second meeting is not offered, the blog is empty, or the imprint has no address to name. */
const MAY_BE_HIDDEN = new Set(['strategy-session', 'blog', 'imprint']);

/** A document as Captain lists it, with what its text is read from. */
export interface DocumentWithRow {
  listed: ListedDocument;
  definition: Definition;
  row: StoredDocument | undefined;
  /** Whether visitors see it, or it is part of what they see. */
  isVisible: boolean;
}

/** Every document with its state. */
export async function listDocuments(ctx: AppContext): Promise<ListedDocument[]> {
  return (await listDocumentsWithRows(ctx)).map(({ listed }) => listed);
}

export async function listDocumentsWithRows(ctx: AppContext): Promise<DocumentWithRow[]> {
  await publishDueDrafts(ctx);
  const stored = await listStoredDocuments(ctx.db);
  const { withRows } = await findDefinitions(ctx.db);
  // The page of a service that is not shown is hidden too.
  const visible = new Set(ctx.content.pages().map(({ key }) => key));
  return [...withRows(stored).values()].map(({ definition, row }) => {
    const listed = toListedDocument(ctx, definition, row);
    return { listed, definition, row, isVisible: listed.isLanding ? visible.has(listed.key) : !listed.isHidden };
  });
}

/**
 * A document with everything that its editor needs.
 *
 * @param reader the captain to whom the preview link belongs.
 * @throws AppError `not_found`.
 */
export async function getDocument(
  ctx: AppContext,
  key: string,
  reader: Pick<CaptainUser, 'id'>,
): Promise<EditedDocument> {
  await publishDueDrafts(ctx);
  const definition = await getDefinition(ctx.db, key);
  const row = await findStoredDocument(ctx.db, key);
  const { token, expiresAt } = makeDraftToken(ctx, key, reader);
  const listed = toListedDocument(ctx, definition, row);
  const view = ctx.content.withDraft(key);
  const links = listLinkTargets(view, key, ctx.meetingTypes);
  const fields = fieldsOf(jsonSchemaOf(definition), draftText(definition, row));
  const ownLinks = fields.flatMap(({ value, schema }) => (schema.control === 'link' ? [String(value)] : []));
  const hrefs = new Set([...links.map(({ href }) => href), ...ownLinks]);
  return {
    ...listed,
    published: definition.isCustom && !row?.published ? null : publishedText(definition, row),
    draft: row?.draft ? wholeDocument(definition, row.draft) : null,
    base: definition.isCustom ? null : definition.base,
    schema: jsonSchemaOf(definition),
    instructions: definition.isCustom ? [...(await findSources(ctx.db)).instructions] : [],
    values: ctx.content.values(),
    met: [...ctx.content.met()],
    links,
    hiddenLinks: [...hrefs].filter((href) => view.isHiddenLink(href)),
    preview: {
      search: `draft=${encodeURIComponent(token)}`,
      expiresAt,
      path: previewPath(ctx, definition, row) ?? null,
    },
    canDraft: hasModel(ctx.config),
  };
}

export async function listDocumentRevisions(ctx: AppContext, key: string): Promise<DocumentRevision[]> {
  await getDefinition(ctx.db, key);
  return listRevisions(ctx.db, key);
}

/** The whole text of a published version. @throws AppError `not_found`. */
export async function getDocumentRevision(ctx: AppContext, key: string, id: number): Promise<WholeRevision> {
  return requireFound(await findRevision(ctx.db, key, id), 'There is no such version');
}

function toListedDocument(ctx: AppContext, definition: Definition, row: StoredDocument | undefined): ListedDocument {
  const { key, title, group, hint = null, path = null, isLanding, isCustom } = definition;
  const page = isLanding ? pageOf(definition, row) : undefined;
  return {
    key,
    title: page ? nameOf(ctx, page) : titleOf(key, title, ctx.content),
    group,
    hint,
    path: page?.path ?? path,
    state: stateOf(row),
    version: row?.version ?? 0,
    updatedAt: row?.updatedAt ?? null,
    draftedBy: row?.draft ? row.draftedBy : null,
    isLanding,
    isCustom,
    isHidden: page ? page.hidden === true : MAY_BE_HIDDEN.has(key) && !ctx.content.publicPaths().includes(path ?? ''),
    isPublished: Boolean(row?.published),
    publishAt: row?.publishAt ?? null,
    problems: ctx.content.problems().filter((problem) => problem.key === key),
  };
}

/** The name of a page in lists: that of its service, else its own. */
function nameOf(ctx: AppContext, { path, label, meta }: LandingDocument): string {
  const service = ctx.content.services().find((one) => one.path === path);
  return service ? shortName(service) : (label ?? meta.title);
}

/** The title of a document; that of the second meeting's page is the name that the owner gives the meeting, while it is offered. */
function titleOf(key: string, title: string, view: Pick<ContentView, 'values'>): string {
  return (key === 'strategy-session' && view.values()['meeting.strategyName']) || title;
}

/** Where the draft is shown: a page may move with it. */
function previewPath(ctx: AppContext, definition: Definition, row: StoredDocument | undefined): string | undefined {
  const { path, shownAt, isLanding } = definition;
  if (isLanding) return pagePath(draftText(definition, row));
  return shownAt === ON_SERVICE_PAGES ? ctx.content.pages()[0]?.document.path : (path ?? shownAt);
}

function pageOf(definition: Definition, row: StoredDocument | undefined): LandingDocument {
  return wholeDocument(definition, row?.published ?? row?.draft ?? null) as unknown as LandingDocument;
}

function stateOf(row: StoredDocument | undefined): DocumentState {
  if (!row) return 'shipped';
  if (row.publishAt !== null) return 'scheduled';
  if (row.draft !== null) return 'draft';
  return row.published === null ? 'shipped' : 'changed';
}

/** The pages and sections that a link of the document `key` can lead to. */
function listLinkTargets(view: ContentView, key: string, meetingTypes: MeetingTypes): LinkTarget[] {
  const own = view.pages().find((page) => page.key === key);
  const sections = own ? anchorsOf(own.document) : [];
  const targets = [
    { href: paths.home, label: 'Home' },
    ...anchorsOf(view.get('home')).map((anchor) => ({ href: paths.section(anchor), label: `Home: ${anchor}` })),
    ...sections.map((anchor) => ({ href: `#${anchor}`, label: `This page: ${anchor}` })),
    ...Object.entries<DocumentDefinition>(DOCUMENTS).flatMap(([document, { path, title }]) =>
      path ? [{ href: path, label: titleOf(document, title, view) }] : [],
    ),
    ...view.pages().map(({ document, label }) => ({ href: document.path, label })),
    { href: paths.about, label: 'About' },
    { href: paths.meetings, label: 'All meeting types' },
    ...meetingTypes
      .list()
      .flatMap(({ slug, name, isActive }) => (isActive ? [{ href: paths.meeting(slug), label: name }] : [])),
    { href: paths.blog, label: 'Blog' },
  ];
  // An address with several names has the first of them, at its last place.
  return [...new Map(targets.toReversed().map((target) => [target.href, target])).values()].toReversed();
}
