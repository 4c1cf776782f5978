import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ConfigError, parseConfig } from '#server/config.ts';
import type { AppContext } from '#server/context.ts';
import { writeArchive } from '#server/operations/content-archive.ts';
import { exportContent, importContent } from '#server/operations/content-transfer.ts';
import { readArchive } from '#server/operations/read-archive.ts';
import type { ImportProblem } from '#shared/content.schema.ts';
import { AppError } from '#shared/errors.ts';
import type { TextChange } from '#shared/starters.schema.ts';
import { withSite } from './site-folder.ts';

type Environment = Record<string, string | undefined>;

const USAGE = `npm run content -- export FILE            FILE ends in .json, or in .zip for texts with pictures
npm run content -- import FILE [--dry-run]`;

/** Writes all texts to a file, or publishes those of a file; the server may be running. @returns what it has done. */
export async function runContent(words: string[], env: Environment): Promise<string> {
  const { command, file, isDryRun } = parseWords(words, env);
  const config = { ...parseConfig(env), isCommand: true };
  return withSite(config, (ctx) => (command === 'export' ? writeExport(ctx, file) : readImport(ctx, file, isDryRun)));
}

/** @throws ConfigError with the usage, for anything else than one of the two commands. */
function parseWords([command, file = '', option, ...more]: string[], env: Environment) {
  // Without ` -- ` before the words, npm takes `--dry-run` for an option of its own and says so only here.
  const isDryRun = option === '--dry-run' || (option === undefined && env.npm_config_dry_run === 'true');
  const isKnownOption = option === undefined || option === '--dry-run';
  // Any other file, such as the database, is neither read nor replaced.
  const isExportFile = /\.(?:json|zip)$/i.test(file);
  const isKnownCommand = command === 'import' || (command === 'export' && !isDryRun);
  if (!isKnownCommand || !isExportFile || !isKnownOption || more.length > 0) throw new ConfigError(USAGE);
  return { command, file, isDryRun };
}

async function writeExport(ctx: AppContext, file: string): Promise<string> {
  mkdirSync(dirname(file), { recursive: true });
  if (file.endsWith('.zip')) await pipeline(Readable.from(writeArchive(ctx)), createWriteStream(file));
  else await writeFile(file, `${JSON.stringify(await exportContent(ctx), null, 2)}\n`);
  return `Wrote ${file}`;
}

async function readImport(ctx: AppContext, file: string, isDryRun: boolean): Promise<string> {
  const { content, files } = readArchive(readFileSync(file));
  const result = await importContent(ctx, content, { isDryRun, by: null, files });
  if (result.issues.length > 0) {
    throw new AppError('bad_request', [...result.issues.map(describeProblem), 'Nothing was changed.'].join('\n'));
  }
  return [
    ...result.notes,
    ...result.ignored.map((issue) => `Ignored: ${describeProblem(issue)}`),
    ...result.filled.map((issue) => `Filled in: ${describeProblem(issue)}`),
    ...(isDryRun ? result.changes.map(describeChange) : []),
    result.applied ? `Imported ${file}` : `${file} can be imported`,
  ].join('\n');
}

function describeProblem({ document, path, message }: ImportProblem): string {
  return `${document}${path && `, ${path}`}: ${message}`;
}

function describeChange({ title, label, before, after }: TextChange): string {
  return `${title}, ${label}:\n  before: ${before ?? 'nothing'}\n  after: ${after ?? 'nothing'}`;
}
