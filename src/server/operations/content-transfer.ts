import { Readable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { storeUpload } from '#server/assets/assets.ts';
import {
  changeSite,
  type ExportedDocuments,
  exportDocuments,
  prepareImport,
  replaceStarter,
} from '#server/content/editing/editing.ts';
import type { AppContext } from '#server/context.ts';
import { problemsOf } from '#server/http/body.ts';
import { listSavedSettings, storeSettings } from '#server/settings/settings.ts';
import type { ImportProblem, ImportResult } from '#shared/content.schema.ts';
import { IMPORT_PARTS, type ImportPart } from '#shared/content.ts';
import { AppError } from '#shared/errors.ts';
import { SettingsInput } from '#shared/settings.schema.ts';
import { StarterChoice } from '#shared/starters.schema.ts';
import { STARTER_LANGUAGES, STARTERS } from '#shared/starters.ts';
import { toIso } from '#shared/time.ts';

const FORMAT = 'captain-content';

/** The file that `npm run content -- export` writes: documents, facts, and settings without secrets. */
const ExportFile = z.object(
  {
    format: z.literal(FORMAT, 'This is no export of a site'),
    version: z.literal(1, 'This export was made by a newer version'),
    // Files of earlier versions have none; a newer version may have others.
    starter: StarterChoice.optional().catch(undefined),
    settings: z.record(z.string(), z.unknown()).default({}),
    // From JSON; each document is checked by its own schema.
    documents: z.record(z.string(), z.unknown()),
    pages: z
      .array(z.object({ key: z.string().regex(/^[a-z0-9-]{1,80}$/), template: z.string(), data: z.unknown() }))
      .default([]),
    redirects: z.array(z.object({ path: z.string().regex(/^\/[^\s\\?#]{1,200}$/), key: z.string() })).default([]),
  },
  'This is no export of a site',
);

/** A file that comes with an import, by the name under which documents refer to it. */
export type ImportedFiles = ReadonlyMap<string, Uint8Array>;

/** Everything that an export holds: the published texts, the facts, and the saved settings without secrets. */
export async function exportContent(ctx: AppContext) {
  return {
    format: FORMAT,
    version: 1,
    exportedAt: toIso(ctx.clock.now()),
    settings: Object.fromEntries(await listSavedSettings(ctx.db)),
    ...(await exportDocuments(ctx)),
  };
}

interface ImportOptions {
  /** True to check and to list the changes only. */
  isDryRun: boolean;
  by: string | null;
  files?: ImportedFiles;
  /** The parts of the file to take; the others stay as they are. */
  parts?: readonly ImportPart[] | undefined;
  /** The version that a dry run gave. */
  version?: number | undefined;
}

/**
 * Publishes the chosen parts of an export, or nothing. The state before it is kept for `undoLastChange`.
 *
 * @throws AppError `bad_request` when the file is no export, `conflict` when texts were changed since `version`.
 */
export async function importContent(
  ctx: AppContext,
  input: unknown,
  { isDryRun, by, files = new Map(), parts = IMPORT_PARTS, version }: ImportOptions,
): Promise<ImportResult> {
  const file = readExport(input);
  const checked = await checkSettings(parts.includes('settings') ? file.settings : {});
  const uploads = [...files.keys()];
  const { starter, notes } = chooseStarterOf(ctx, file.documents, parts);
  const first = await prepareImport(ctx, ctx.db, file.documents, { uploads, parts, starter });
  const issues = [...checked.issues, ...first.issues];
  const { ignored, filled } = first;
  if (issues.length > 0) return { applied: false, version: 0, changes: [], issues, ignored, filled, notes };

  const documents = isDryRun ? file.documents : withStoredNames(file.documents, await storeFiles(ctx, files));
  const change = await changeSite(ctx, { kind: 'import', by, isDryRun, version }, async (db) => {
    await storeSettings(ctx, db, checked.settings, by);
    if (starter) await replaceStarter(ctx, db, starter, by);
    const prepared = await prepareImport(ctx, db, documents, { uploads: isDryRun ? uploads : [], parts, starter });
    // The transaction must not keep the settings of an import that does not fit any more.
    if (prepared.issues.length > 0) {
      throw new AppError('conflict', 'The site changed during the import. Please try again.', {
        issues: prepared.issues,
      });
    }
    await prepared.store(by);
  });
  return { applied: !isDryRun, version: change.version, changes: change.changes, issues: [], ignored, filled, notes };
}

/** Parts without which texts of two starters would be mixed. */
const WHOLE_SITE = ['texts', 'answers', 'look'] as const satisfies ImportPart[];

/** The starter of the file, where it is another one than the site's and the whole site is taken. */
function chooseStarterOf(ctx: AppContext, { starter }: ExportedDocuments, parts: readonly ImportPart[]) {
  if (!starter || isDeepStrictEqual(starter, ctx.content.starter())) return { starter: undefined, notes: [] };
  const made = `This file was made with the starter “${STARTERS[starter.key].title}” in ${STARTER_LANGUAGES[starter.language]}, which this site does not use.`;
  if (WHOLE_SITE.every((part) => parts.includes(part))) {
    return { starter, notes: [`${made} The site changes to it.`] };
  }
  return { starter: undefined, notes: [`${made} Only with texts, answers and look the site changes to it.`] };
}

function readExport(input: unknown) {
  const parsed = ExportFile.safeParse(input);
  if (!parsed.success) {
    const issues = problemsOf(parsed.error);
    throw new AppError('bad_request', issues[0]?.message ?? 'This is no export of a site', { issues });
  }
  const { settings, ...documents } = parsed.data;
  return { settings, documents: documents as ExportedDocuments };
}

async function checkSettings(settings: Record<string, unknown>) {
  const parsed = SettingsInput.safeParse(settings);
  if (parsed.success) return { settings: parsed.data, issues: [] };
  const issues = problemsOf(parsed.error).map((problem): ImportProblem => ({ document: 'settings', ...problem }));
  return { settings: {}, issues };
}

/** Stores the files. @returns the name of each as stored, which contains a hash of its content. */
async function storeFiles(ctx: AppContext, files: ImportedFiles): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const [name, bytes] of files) {
    const { filename } = await storeUpload(ctx, Readable.from([bytes]), name, { keepsName: true });
    names.set(name, filename);
  }
  return names;
}

function withStoredNames(documents: ExportedDocuments, names: ReadonlyMap<string, string>): ExportedDocuments {
  const changed = [...names].filter(([before, after]) => before !== after);
  if (changed.length === 0) return documents;
  const renamed = new Map(changed.map(([before, after]) => [`/uploads/${before}`, `/uploads/${after}`]));
  return JSON.parse(JSON.stringify(documents), (_key, value) => renamed.get(value) ?? value) as ExportedDocuments;
}
