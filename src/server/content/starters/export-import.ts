import type { Facts } from '#content/facts.schema.ts';
import { type Definitions, definitionsOf, pagePath, publishedText } from '#server/content/definitions.ts';
import { fillFromBase, pathsOf, unknownParts } from '#server/content/editing/differences.ts';
import {
  homeAnchors,
  isSameDocument,
  makePublic,
  publishDueDrafts,
  readReferences,
  toStored,
} from '#server/content/editing/edits.ts';
import { jsonSchemaOf } from '#server/content/json-schema.ts';
import { listRedirects, listStoredDocuments, type StoredDocument, saveRedirect } from '#server/content/queries.ts';
import {
  type Candidate,
  findDocumentProblems,
  findLost,
  namesOfServices,
  type References,
} from '#server/content/review/checks.ts';
import { findSources, isTemplate, loadSources } from '#server/content/sources.ts';
import { placeholderValues, withEmptyValues } from '#server/content/visible/values.ts';
import type { AppContext } from '#server/context.ts';
import { type MovedDocuments, moveServices } from '#server/db/migrations/0037-services.ts';
import type { Db } from '#server/db/open.ts';
import { problemsOf, safeParse } from '#server/http/body.ts';
import type { ImportProblem } from '#shared/content.schema.ts';
import { type ImportPart, importPartOf } from '#shared/content.ts';
import type { FieldProblem } from '#shared/errors.ts';
import type { Json } from '#shared/json.ts';
import type { StarterChoice } from '#shared/starters.schema.ts';

/** All published texts: the shipped documents by key, and the pages that the owner created. */
export interface ExportedDocuments {
  /** The starter that the texts were made from; files of earlier versions do not say it. */
  starter?: StarterChoice | undefined;
  documents: Record<string, Json>;
  pages: { key: string; template: string; data: Json }[];
  /** Former paths of pages, to which links in the texts may still lead; files of earlier versions have none. */
  redirects: { path: string; key: string }[];
}

/** Every published text, whole: what was changed and what is as shipped. */
export async function exportDocuments(ctx: AppContext): Promise<ExportedDocuments> {
  await publishDueDrafts(ctx);
  const stored = await listStoredDocuments(ctx.db);
  const rows = new Map(stored.map((row) => [row.key, row]));
  const sources = await findSources(ctx.db);
  const { shipped } = definitionsOf(sources);
  return {
    starter: sources.choice,
    documents: Object.fromEntries(
      [...shipped.values()].map((definition) => [definition.key, publishedText(definition, rows.get(definition.key))]),
    ),
    pages: stored.flatMap(({ key, template, published }) =>
      template !== null && published !== null ? [{ key, template, data: published }] : [],
    ),
    redirects: await listRedirects(ctx.db),
  };
}

/** A checked import. */
interface Import {
  issues: ImportProblem[];
  /** Fields of the file that this version does not have. */
  ignored: ImportProblem[];
  /** Texts that the file lacks. */
  filled: ImportProblem[];
  /** Publishes everything; to be called in the transaction of the check, and only without problems. */
  store(by: string | null): Promise<void>;
}

interface ImportOptions {
  uploads: readonly string[];
  parts: readonly ImportPart[];
  starter: StarterChoice | undefined;
}

/**
 * Checks documents of an export against their schemas, against each other and against what is stored.
 *
 * @param site with the imported settings.
 * @param uploads names of files that come with the import.
 * @param parts those that are imported; the others stay as they are.
 * @param starter the one that the site changes to, or has changed to in this transaction.
 */
export async function prepareImport(
  ctx: AppContext,
  db: Db,
  given: ExportedDocuments,
  { uploads, parts, starter }: ImportOptions,
): Promise<Import> {
  const file = onlyParts(withServices(given), parts);
  const sources = starter ? await loadSources(starter) : await findSources(db);
  const definitions = definitionsOf(sources);
  const isNext = (await findSources(db)) !== sources;
  // Texts of another starter leave with it.
  const stored = (await listStoredDocuments(db)).filter(({ template }) => !isNext || template !== null);
  const { candidates, issues, filled } = toCandidates(definitions, file, stored);
  const complete = candidates.flatMap((candidate) => {
    const parsed = safeParse(candidate.definition.schema, candidate.data);
    if (parsed.success) return [{ ...candidate, data: parsed.data as Json }];
    issues.push(...inDocument(candidate, problemsOf(parsed.error)));
    return [];
  });
  const current = await readReferences(ctx, db, definitions, stored);
  const references = referencesAfter(current, { imported: complete, redirects: file.redirects, uploads });
  const others = untouched(definitions, stored, complete);
  issues.push(
    ...complete.flatMap((candidate) => inDocument(candidate, findDocumentProblems(candidate, references))),
    ...complete.flatMap((candidate) =>
      inDocument(
        candidate,
        findLost(candidate, references, () => others),
      ),
    ),
  );
  return {
    issues,
    filled,
    ignored: candidates.flatMap((candidate) => {
      const paths = pathsOf(unknownParts(jsonSchemaOf(candidate.definition), candidate.data));
      const message = 'This version has no such field';
      return inDocument(
        candidate,
        paths.map((path) => ({ path, message })),
      );
    }),
    async store(by) {
      const rows = new Map(stored.map((row) => [row.key, row]));
      for (const { definition, data } of complete) {
        const row = rows.get(definition.key);
        const text = toStored(definition, row, data);
        if (isSameDocument(text, row?.published ?? {})) continue;
        const template = definition.isCustom ? (templateOf(file, definition.key) ?? null) : null;
        const edit = { key: definition.key, by, now: ctx.clock.now() };
        await makePublic(db, definition, row, { text, template, publishAt: null }, edit);
      }
      const pages = references.pagePaths;
      for (const { path, key } of file.redirects) {
        const isFree = !pages.some((page) => page.path === path);
        if (isFree && pages.some((page) => page.key === key)) await saveRedirect(db, path, key);
      }
    },
  };
}

function inDocument({ definition }: Candidate, problems: readonly FieldProblem[]): ImportProblem[] {
  return problems.map((problem) => ({ document: definition.key, ...problem }));
}

function onlyParts(
  { documents, pages, redirects }: ExportedDocuments,
  parts: readonly ImportPart[],
): ExportedDocuments {
  const kept = Object.fromEntries(Object.entries(documents).filter(([key]) => parts.includes(importPartOf(key))));
  return parts.includes('texts')
    ? { documents: kept, pages, redirects }
    : { documents: kept, pages: [], redirects: [] };
}

/** An export of an earlier version has the services in several documents. */
function withServices(file: ExportedDocuments): ExportedDocuments {
  if (file.documents.services) return file;
  const { documents, pages, redirects } = structuredClone(file);
  const all = { ...documents, ...Object.fromEntries(pages.map(({ key, data }) => [key, data])) };
  const services = moveServices(
    all as MovedDocuments,
    pages.map(({ key }) => key),
  );
  const withList = services ? { ...documents, services: { services } as unknown as Json } : documents;
  return { documents: withList, pages, redirects };
}

function toCandidates(
  { shipped, custom, customOf }: Definitions,
  { documents, pages }: ExportedDocuments,
  stored: readonly StoredDocument[],
) {
  const issues: ImportProblem[] = [];
  const filled: ImportProblem[] = [];
  const candidates: Candidate[] = [];
  for (const [key, given] of Object.entries(documents)) {
    const definition = shipped.get(key);
    if (!definition) {
      issues.push({ document: key, path: '', message: 'There is no such document' });
      continue;
    }
    // An export of an earlier version lacks the texts that were added since.
    const { data, filled: paths } = fillFromBase(definition.schema, given, definition.base);
    candidates.push({ definition, data });
    filled.push(
      ...paths.map((path) => ({ document: key, path, message: 'Not in the file: the shipped text is used' })),
    );
  }
  const own = new Set(customOf(stored).map(({ key }) => key));
  for (const { key, template, data } of pages) {
    const isFree = own.has(key) || !shipped.has(key);
    if (!isFree) issues.push({ document: key, path: '', message: 'A shipped document has this name' });
    else if (!isTemplate(template))
      issues.push({ document: key, path: '', message: 'This version has no such template' });
    else candidates.push({ definition: custom(key, template), data });
  }
  return { candidates, issues, filled };
}

interface ImportedParts {
  imported: readonly Candidate[];
  redirects: ExportedDocuments['redirects'];
  uploads: readonly string[];
}

/** Keys, files and paths that documents may refer to once the import is applied. */
function referencesAfter(current: References, { imported, redirects, uploads }: ImportedParts): References {
  const keys = new Set(imported.map(({ definition }) => definition.key));
  const facts = imported.find(({ definition }) => definition.key === 'facts')?.data as Facts | undefined;
  const former = [...redirects, ...current.pagePaths.filter(({ key }) => keys.has(key))].map(({ path }) => path);
  return {
    ...current,
    values: facts ? withEmptyValues(placeholderValues(current.site, facts)) : current.values,
    services: keys.has('services') ? namesOfServices(imported) : current.services,
    pagePaths: [
      ...current.pagePaths.filter(({ key }) => !keys.has(key)),
      ...imported.flatMap(({ definition, data }) =>
        definition.isLanding ? [{ key: definition.key, path: pagePath(data) }] : [],
      ),
    ],
    // A page that the import moves leaves a redirect behind.
    formerPaths: new Set([...current.formerPaths, ...former]),
    homeAnchors: new Set([...current.homeAnchors, ...homeAnchors(imported)]),
    uploads: new Map([...current.uploads, ...uploads.map((name) => [name, undefined] as const)]),
  };
}

/** Published documents that the import does not replace. */
function untouched(
  { withRows }: Definitions,
  stored: readonly StoredDocument[],
  imported: readonly Candidate[],
): Candidate[] {
  const keys = new Set(imported.map(({ definition }) => definition.key));
  return [...withRows(stored).values()]
    .filter(({ definition: { key, isCustom }, row }) => !keys.has(key) && (!isCustom || row?.published))
    .map(({ definition, row }) => ({ definition, data: publishedText(definition, row) }));
}

function templateOf({ pages }: ExportedDocuments, key: string): string | undefined {
  return pages.find((page) => page.key === key)?.template;
}
