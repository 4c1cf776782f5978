import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { JOB_NAMES } from '#shared/jobs.schema.ts';

const SRC = import.meta.dirname;

/**
 * Folders that a folder may import besides itself. The longest matching name counts. Inside `server/`, a feature imports `http`, `db`,
 * `context`, `config`, `worker-queue`, and the entry modules of the features that `FEATURES` allows.
 */
const MAY_IMPORT: Record<string, string[]> = {
  testing: ['server', 'app', 'content', 'shared'],
  // Its model states what is expected, and shares no code with the server.
  // The migrations make data of earlier versions.
  'testing/simulation': [
    'testing/bounce-mails.ts',
    'testing/fake-caldav.ts',
    'testing/totp.ts',
    // The quiet day makes each call that is declared.
    'shared/call.ts',
    'shared/calls.ts',
    'server/db/migrations',
  ],
  e2e: ['testing', 'content', 'shared'],
  server: ['server', 'content', 'shared'],
  'server/render.tsx': ['server', 'app', 'content', 'shared'],
  'server/http': ['server/context.ts', 'server/config.ts', 'shared'],
  'server/context.ts': ['server/db', 'server/config.ts', 'content', 'shared'],
  'server/config.ts': ['shared'],
  'server/worker-queue.ts': ['shared'],
  'server/db': ['shared'],
  'server/db/migrations': [],
  app: ['app', 'content', 'shared'],
  'app/pages': ['app/api.ts', 'app/components', 'app/ui', 'content', 'shared'],
  'app/components': ['app/api.ts', 'app/ui', 'content', 'shared'],
  'app/ui': [],
  'app/api.ts': ['shared'],
  content: ['shared'],
  shared: [],
};

/** The features of the server, and the features whose entry module (`leads/leads.ts`) each may import. A new one adds a line. */
const FEATURES: Record<string, string[]> = {
  assets: [],
  audit: [],
  auth: ['delivery'],
  blog: ['assets', 'cdn', 'content', 'drafts', 'settings'],
  booking: ['leads', 'calendars', 'delivery', 'settings', 'content'],
  branding: ['assets', 'cdn', 'content'],
  calendars: ['delivery'],
  cdn: ['delivery'],
  chat: ['content', 'blog', 'booking', 'delivery', 'leads', 'model', 'settings', 'text'],
  checks: ['auth', 'booking', 'calendars', 'content', 'delivery', 'model', 'newsletter', 'operations', 'settings'],
  content: ['settings'],
  delivery: [],
  doctor: ['checks'],
  drafts: [],
  drafting: ['content', 'chat', 'model', 'settings'],
  help: ['blog'],
  jobs: [],
  leads: ['calendars', 'content', 'delivery', 'people', 'settings'],
  mcp: ['oauth', 'audit', 'leads', 'booking', 'blog', 'content', 'chat', 'overview', 'assets', 'newsletter'],
  model: [],
  newsletter: ['assets', 'blog', 'branding', 'content', 'delivery', 'drafts', 'leads', 'people', 'settings'],
  oauth: ['audit', 'branding'],
  people: ['assets', 'audit', 'delivery', 'operations'],
  operations: ['assets', 'checks', 'content', 'delivery', 'people', 'settings'],
  overview: ['blog', 'booking', 'checks', 'leads', 'newsletter', 'popups'],
  popups: [],
  'post-transfer': ['assets', 'blog', 'content', 'operations'],
  seo: ['blog', 'branding', 'cdn', 'content', 'newsletter'],
  settings: ['auth', 'delivery'],
  setup: ['content', 'settings'],
  text: [],
};
for (const [feature, others] of Object.entries(FEATURES)) {
  MAY_IMPORT[`server/${feature}`] = [
    ...[
      'server/http',
      'server/db',
      'server/context.ts',
      'server/config.ts',
      'server/worker-queue.ts',
      'content',
      'shared',
    ],
    ...others.map((other) => `server/${other}/${other}.ts`),
    ...(others.includes('content') ? ['server/content/editing/editing.ts'] : []),
  ];
}

/** Packages that live in some folders only; all others may be used anywhere. */
const PACKAGE_HOMES: Record<string, RegExp> = {
  kysely: /^server\/db\/|^server\/[\w-]+\/(?:[\w-]+\/)?(?:[\w-]+-)?queries\.ts$/,
  'better-sqlite3': /^server\/db\/|^server\/text\/text-index\.ts$/,
  hono: /^server\/http\/|^server\/[\w-]+\/(?:[\w-]+\/)?(?:[\w-]+-)?routes\.ts$|^server\/[^/]+$/,
  '@hono/node-server': /^server\/http\/|^server\/[^/]+$/,
  '@modelcontextprotocol/server': /^server\/mcp\//,
  lucia: /^server\/auth\//,
  oslo: /^server\/auth\//,
  '@simplewebauthn/server': /^server\/auth\//,
  '@simplewebauthn/browser': /^app\/pages\/captain\/auth\/|^shared\/captain\.schema\.ts$/,
  openai: /^server\/model\//,
  react: /^app\/|^server\/render\.tsx$|^server\/delivery\/html-mail\.tsx$/,
  'react-dom': /^app\/|^server\/render\.tsx$|^server\/delivery\/html-mail\.tsx$/,
  'react-email': /^server\/delivery\/html-mail\.tsx$/,
  'react-router': /^app\/|^server\/render\.tsx$/,
};

/** The first word of a comment that says neither what a thing is nor what is done. */
const WRONG_COMMENT =
  /^\s*(?:\/\/|\/?\*\*?)\s*(?:What|Who|Whoever|Which|Of|One|So|Nor|The same(?=[,;]| as| for| with| in| by| where| about))\b.*/gm;

interface Import {
  from: string;
  to: string;
  isType: boolean;
  isDynamic: boolean;
}

const files = readdirSync(SRC, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => relative(SRC, join(entry.parentPath, entry.name)));
const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const imports = files.flatMap(importsOf);
const own = imports.filter(({ to }) => files.includes(to));

test('imports follow the table of folders', () => {
  const wrong = own
    .filter(({ from, to }) => !isTest(from) && !isAllowed(from, to))
    .map(({ from, to }) => `${from} → ${to}`);
  expect(wrong).toEqual([]);
});

test('packages are imported only where the table allows', () => {
  const wrong = imports
    .filter(({ from }) => !isTest(from) && !/^(?:testing|e2e)\//.test(from))
    .filter(({ from, to }) => PACKAGE_HOMES[packageName(to)]?.test(from) === false)
    .map(({ from, to }) => `${from} → ${to}`);
  expect(wrong).toEqual([]);
});

test('relative imports stay in their folder, and every import names its file', () => {
  const wrong = imports
    .filter(({ to }) => to.startsWith('..') || (to.startsWith('.') && !files.includes(to)))
    .map(({ from, to }) => `${from} → ${to}`);
  const upwards = files.filter((file) => /from '\.\.\//.test(readFileSync(join(SRC, file), 'utf8')));
  expect([...wrong, ...upwards]).toEqual([]);
});

test('no import cycles', () => {
  const edges = new Map<string, string[]>();
  for (const { from, to, isType, isDynamic } of own) {
    if (!isType && !isDynamic) edges.set(from, [...(edges.get(from) ?? []), to]);
  }
  const done = new Set<string>();
  const cycles: string[] = [];
  const walk = (file: string, trail: string[]) => {
    if (trail.includes(file)) cycles.push([...trail.slice(trail.indexOf(file)), file].join(' → '));
    if (trail.includes(file) || done.has(file)) return;
    for (const next of edges.get(file) ?? []) walk(next, [...trail, file]);
    done.add(file);
  };
  for (const file of files) walk(file, []);
  expect(cycles).toEqual([]);
});

test('comments begin with a noun or a verb', () => {
  const wrong = files.flatMap((file) =>
    [...readFileSync(join(SRC, file), 'utf8').matchAll(WRONG_COMMENT)].map(([line]) => `${file}: ${line.trim()}`),
  );
  expect(wrong).toEqual([]);
});

test('ARCHITECTURE.md names every feature once, and only files that exist', () => {
  const text = readFileSync(join(SRC, '..', 'ARCHITECTURE.md'), 'utf8');
  const named = [...text.matchAll(/`([\w./-]+\.tsx?)`/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !files.some((file) => `/src/${file}`.endsWith(`/${name}`)))).toEqual([]);
  const [, table = ''] = text.split('## Features');
  const features = [...table.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, feature]) => feature);
  expect(features).toEqual(Object.keys(FEATURES).sort());
});

test('ARCHITECTURE.md: the file beside the name of a rule has it', () => {
  const text = readFileSync(join(SRC, '..', 'ARCHITECTURE.md'), 'utf8');
  const named = [...text.matchAll(/`(\w+)` in\s+`([\w./-]+\.tsx?)`/g)].map(([, name = '', file = '']) => ({
    name,
    file,
  }));
  expect(named.length).toBeGreaterThan(5);
  const wrong = named.filter(({ name, file }) => {
    const paths = files.filter((path) => `/src/${path}`.endsWith(`/${file}`));
    return !paths.some((path) => readFileSync(join(SRC, path), 'utf8').includes(name));
  });
  expect(wrong).toEqual([]);
});

test('ARCHITECTURE.md lists every background job, the server has each, and nothing else repeats by itself', () => {
  const [, text = ''] = readFileSync(join(SRC, '..', 'ARCHITECTURE.md'), 'utf8').split('### Background jobs');
  const [table = ''] = text.split('\n## ');
  expect([...table.matchAll(/^\| ([A-Z][^|]+?) \|/gm)].map(([, name]) => name)).toEqual([...JOB_NAMES]);
  const sources = files
    .filter((file) => file.startsWith('server/') && !isTest(file))
    .map((file) => readFileSync(join(SRC, file), 'utf8'))
    .join('\n');
  expect(JOB_NAMES.filter((name) => !sources.includes(`'${name}'`))).toEqual([]);
  expect(sources).not.toContain('setInterval(');
});

test('the browser bundle contains no copy and no schemas: the app imports only types from content/ and *.schema.ts', () => {
  const wrong = own
    .filter(
      ({ from, to, isType }) =>
        from.startsWith('app/') && (to.startsWith('content/') || to.endsWith('.schema.ts')) && !isType,
    )
    .map(({ from, to }) => `${from} → ${to}`);
  expect(wrong).toEqual([]);
});

function importsOf(file: string): Import[] {
  const text = readFileSync(join(SRC, file), 'utf8');
  const statements = text.matchAll(/^\s*(?:import|export)\s+(type\s)?[^;'"]*?from\s+'([^']+)'/gm);
  const bare = text.matchAll(/^import '([^']+)'/gm);
  const dynamic = text.matchAll(/\bimport\(\s*'([^']+)'\s*\)/g);
  return [
    ...[...statements].map(([, type, name = '']) => ({
      from: file,
      to: resolve(file, name),
      isType: !!type,
      isDynamic: false,
    })),
    ...[...bare].map(([, name = '']) => ({ from: file, to: resolve(file, name), isType: false, isDynamic: false })),
    ...[...dynamic].map(([, name = '']) => ({ from: file, to: resolve(file, name), isType: false, isDynamic: true })),
  ];
}

function resolve(from: string, name: string): string {
  if (name.startsWith('#')) return name.slice(1);
  return name.startsWith('.') ? join(from, '..', name) : name;
}

function isAllowed(from: string, to: string): boolean {
  const folder = folderOf(from);
  if (folderOf(to) === folder || to.startsWith(`${folder}/`)) return true;
  return MAY_IMPORT[folder]?.some((name) => to === name || to.startsWith(`${name}/`)) ?? true;
}

/** The row of the table that `file` belongs to. */
function folderOf(file: string): string {
  const names = Object.keys(MAY_IMPORT).filter((name) => file === name || file.startsWith(`${name}/`));
  return names.sort((a, b) => b.length - a.length)[0] ?? '';
}

function packageName(name: string): string {
  return name.startsWith('@') ? name.split('/').slice(0, 2).join('/') : (name.split('/')[0] ?? name);
}
