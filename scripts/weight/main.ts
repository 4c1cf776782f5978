/**
 * Holds the built site against `budgets.json`, whose figures are bytes as they travel (brotli where there is one).
 *
 *   npm run weight              print figures and limits when a limit is passed (npm run check and npm test do this)
 *   npm run weight -- --table   print them in any case
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '#app/manifest.ts';
import { logInByPassword } from '#testing/captain.ts';
import { type RunningServer, startServer } from '#testing/start-server.ts';
import { printTable } from '../print-table.ts';
import {
  NEW_CONNECTION,
  type PageWeight,
  publicFiles,
  sentBytes,
  weighPackages,
  weighPage,
  weighParts,
} from './measure.ts';

interface Budgets {
  /** Limits of every page; `pageJs` is the script of a page without the modules that all pages load. */
  everyPage: PageWeight;
  /** Every page, and where its limits differ. `/blog/{slug}` is a sample article. */
  pages: Record<string, Partial<PageWeight>>;
  /** Limits of files that are fetched when somebody comes near, each; the longest name that fits counts. */
  onDemand: Record<string, number>;
  /** Public files by the beginning of their names, each. */
  files: Record<string, number>;
  /** Everything that a production install brings, on disk. */
  productionPackages: number;
}

interface Figure {
  what: string;
  bytes: number;
  limit: number;
}

const ROOT = join(import.meta.dirname, '../..');
const ARTICLE = 'invoices-that-file-themselves';
const PASSWORD = 'a password for this one run';
const readJson = <T>(file: string) => JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as T;

process.chdir(ROOT);
buildIfNeeded();
const budgets = readJson<Budgets>('scripts/weight/budgets.json');
const manifest = readJson<Manifest>('dist/manifest.json');
const { pages, missing } = await weighPages();
if (missing.length > 0) {
  for (const path of missing)
    console.error(`${path} has no weight budget: add "${path}": {} to "pages" in scripts/weight/budgets.json`);
  process.exit(1);
}
const others = [...parts(), ...files(), packages()];
const tooHeavy = [...pages.flat(), ...others].filter(({ bytes, limit }) => bytes > limit);
if (tooHeavy.length > 0 || process.argv.includes('--table')) printAll();
if (tooHeavy.length > 0) {
  const lines = tooHeavy.map(({ what, bytes, limit }) => `  ${what}: ${kb(bytes)} of ${kb(limit)} KB`);
  console.error(`\nHeavier than scripts/weight/budgets.json allows:\n${lines.join('\n')}`);
  process.exitCode = 1;
}

/** A build made by `npm run dev` is not compressed, and weighs nothing that a visitor would be sent. */
function buildIfNeeded(): void {
  const isCompressed =
    existsSync('dist/public') && publicFiles('build/').some((name) => existsSync(`dist/public/${name}.br`));
  execFileSync(process.execPath, ['build.mjs', ...(isCompressed ? ['--if-stale'] : [])], { stdio: 'inherit' });
}

/** Figures of every page that has a budget; `missing` are those in the sitemap that have none. */
async function weighPages(): Promise<{ pages: Figure[][]; missing: string[] }> {
  const server = await startServer({ ADMIN_USERNAME: 'captain', ADMIN_PASSWORD: PASSWORD });
  try {
    await publishArticle(server);
    const missing = await listPagesWithoutBudget(server);
    const pages = await Promise.all(
      Object.entries(budgets.pages).map(async ([path, own]) => {
        const weight = await weighPage(server, manifest, path.replace('{slug}', ARTICLE));
        const limits = { ...budgets.everyPage, ...own };
        const kinds = Object.keys(limits) as (keyof PageWeight)[];
        return kinds.map((kind) => ({ what: `${path} ${kind}`, bytes: weight[kind], limit: limits[kind] }));
      }),
    );
    return { pages, missing };
  } finally {
    await server.stop();
  }
}

async function publishArticle(server: RunningServer): Promise<void> {
  const session = await logInByPassword(server, PASSWORD);
  const content = readFileSync(`scripts/seed/posts/${ARTICLE}.md`, 'utf8').replace(/!\[.*/g, '');
  await post(server, '/api/blog', { slug: ARTICLE, title: 'An article', content, published: true }, session);
}

async function post(
  server: RunningServer,
  path: string,
  body: object,
  session: Record<string, string>,
): Promise<unknown> {
  const res = await fetch(server.url + path, {
    method: 'POST',
    headers: { ...NEW_CONNECTION, 'Content-Type': 'application/json', ...session },
    body: JSON.stringify(body),
  });
  if (!res.ok) throw new Error(`${path} answers ${res.status}: ${await res.text()}`);
  return res.json();
}

async function listPagesWithoutBudget({ url }: RunningServer): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`, { headers: NEW_CONNECTION })).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, loc = '']) => new URL(loc).pathname);
  if (paths.length === 0) throw new Error('The sitemap names no page');
  return paths.filter((path) => !budgets.pages[path.replace(`/${ARTICLE}`, '/{slug}')]);
}

function parts(): Figure[] {
  const weights = [...weighParts(manifest)];
  for (const prefix of Object.keys(budgets.onDemand)) {
    if (!weights.some(([what]) => what.startsWith(prefix))) throw new Error(`No module begins with ${prefix}`);
  }
  return weights.map(([what, bytes]) => ({ what, bytes, limit: limitOf(what, budgets.onDemand) }));
}

function files(): Figure[] {
  return Object.entries(budgets.files).flatMap(([prefix, limit]) => {
    const names = publicFiles(prefix);
    if (names.length === 0) throw new Error(`No public file begins with ${prefix}`);
    return names.map((name) => ({ what: name, bytes: sentBytes(name), limit }));
  });
}

function packages(): Figure {
  // Litestream is for tests: the image removes it and brings its own.
  const weights = [...weighPackages()].filter(([name]) => !name.includes('litestream'));
  const bytes = weights.reduce((sum, [, each]) => sum + each, 0);
  return { what: 'production node_modules', bytes, limit: budgets.productionPackages };
}

/** The limit under the longest name that `what` begins with; what nobody has thought of may weigh nothing. */
function limitOf(what: string, limits: Record<string, number>): number {
  const names = Object.keys(limits).filter((name) => what.startsWith(name));
  return limits[names.sort((a, b) => b.length - a.length)[0] ?? ''] ?? 0;
}

function printAll(): void {
  const kinds = Object.keys(budgets.everyPage);
  const rows = Object.keys(budgets.pages).map((path, index) => [path, ...(pages[index] ?? []).map(cell)]);
  console.log('');
  printTable([['KB of what is allowed', ...kinds], ...rows]);
  console.log('');
  printTable([['fetched on demand, files, packages', ''], ...others.map((figure) => [figure.what, cell(figure)])]);
}

function cell({ bytes, limit }: Figure): string {
  return `${kb(bytes)}/${kb(limit)}${bytes > limit ? ' !' : ''}`;
}

function kb(bytes: number): string {
  return (bytes / 1000).toFixed(1).replace(/\.0$/, '');
}
