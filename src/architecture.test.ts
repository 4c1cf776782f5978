import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';

const SRC = import.meta.dirname;

/** Which folders a folder may import from, besides itself and `shared`. The longest matching name counts. */
const MAY_IMPORT: Record<string, string[]> = {
  testing: ['server', 'app', 'content'],
  e2e: ['testing'],
  server: [
    'server/api',
    'server/middleware',
    'server/services',
    'server/repositories',
    'server/context.ts',
    'server/config.ts',
    'server/db',
    'server/render.tsx',
  ],
  'server/render.tsx': ['server', 'app', 'content'],
  'server/api': [
    'server/middleware',
    'server/services',
    'server/repositories',
    'server/context.ts',
    'server/config.ts',
  ],
  'server/middleware': ['server/services', 'server/context.ts', 'server/config.ts'],
  'server/services': ['server/repositories', 'content', 'server/context.ts', 'server/config.ts', 'server/db'],
  'server/repositories': ['server/db'],
  'server/context.ts': ['server/db', 'server/config.ts'],
  'server/config.ts': [],
  'server/db': [],
  'server/db/migrations': [],
  app: ['app/pages', 'app/components', 'app/ui', 'app/api.ts', 'app/styles', 'content'],
  'app/pages': ['app/api.ts', 'app/components', 'app/ui', 'content'],
  'app/components': ['app/api.ts', 'app/ui', 'content'],
  'app/ui': [],
  'app/api.ts': [],
  content: [],
  shared: [],
};
/** Folders that may not even import `shared`. */
const WITHOUT_SHARED = ['app/ui', 'server/db/migrations'];

/** Packages that live in some folders only; all others may be used anywhere. */
const PACKAGE_HOMES: Record<string, RegExp> = {
  kysely: /^server\/(?:repositories|db)\//,
  'better-sqlite3': /^server\/db\//,
  hono: /^server\/(?:api|middleware)\/|^server\/[^/]+$/,
  '@hono/node-server': /^server\/middleware\/|^server\/[^/]+$/,
  lucia: /^server\/services\/auth/,
  oslo: /^server\/services\/auth/,
  openai: /^server\/services\/chat\//,
  react: /^app\/|^server\/render\.tsx$/,
  'react-dom': /^app\/|^server\/render\.tsx$/,
  'react-router': /^app\/|^server\/render\.tsx$/,
};

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

test('imports point down the house', () => {
  const wrong = own
    .filter(({ from, to }) => !isTest(from) && !isAllowed(from, to))
    .map(({ from, to }) => `${from} → ${to}`);
  expect(wrong).toEqual([]);
});

test('packages are used in their own rooms', () => {
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

test('nothing imports itself in a circle', () => {
  const edges = new Map<string, string[]>();
  for (const { from, to, isType, isDynamic } of own) {
    if (!isType && !isDynamic) edges.set(from, [...(edges.get(from) ?? []), to]);
  }
  const done = new Set<string>();
  const circles: string[] = [];
  const walk = (file: string, trail: string[]) => {
    if (trail.includes(file)) circles.push([...trail.slice(trail.indexOf(file)), file].join(' → '));
    if (trail.includes(file) || done.has(file)) return;
    for (const next of edges.get(file) ?? []) walk(next, [...trail, file]);
    done.add(file);
  };
  for (const file of files) walk(file, []);
  expect(circles).toEqual([]);
});

test('visitors are sent no schemas: public pages take types alone from *.schema.ts', () => {
  const wrong = own
    .filter(({ from, to, isType }) => from.startsWith('app/') && to.endsWith('.schema.ts') && !isType)
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
  const room = roomOf(from);
  const target = roomOf(to);
  if (room === target || to.startsWith(`${room}/`)) return true;
  if (target === 'shared') return !WITHOUT_SHARED.includes(room);
  return MAY_IMPORT[room]?.some((name) => target === name || target.startsWith(`${name}/`)) ?? true;
}

function roomOf(file: string): string {
  const names = Object.keys(MAY_IMPORT).filter((name) => file === name || file.startsWith(`${name}/`));
  return names.sort((a, b) => b.length - a.length)[0] ?? '';
}

function packageName(name: string): string {
  return name.startsWith('@') ? name.split('/').slice(0, 2).join('/') : (name.split('/')[0] ?? name);
}
