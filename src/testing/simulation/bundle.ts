import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Script } from 'node:vm';
import type { Plugin } from 'esbuild';

// V8 drops compiled code that was not run for a while; a process that starts again needs it. A day takes a tenth less.
setFlagsFromString('--no-flush-bytecode');

/** A small change of a source file, which the simulation must notice. */
export interface Patch {
  /** Path under `src/`. */
  file: string;
  from: string;
  to: string;
}

/** The code of the server, ready to be run any number of times. */
export interface ServerCode {
  /** Evaluates a module with its own variables. @returns its exports. */
  run(name: string, require: (name: string) => unknown, globals: Record<string, unknown>): Record<string, unknown>;
}

/** The chatbot learns from the phrasings of its answers, which takes most of a second after each start: less is enough to answer. */
const FASTER: Patch[] = [
  {
    file: 'server/text/learned-weights.ts',
    from: 'const ROUNDS = { least: 3, most: 30, steps: 12_000 };',
    to: 'const ROUNDS = { least: 1, most: 1, steps: 1 };',
  },
];

/** The server, its threads, and a command. */
const MODULES = {
  start: 'server/start.ts',
  restore: 'server/operations/restore.ts',
  'snapshot-worker': 'server/db/snapshot-worker.ts',
  'archive-worker': 'server/operations/archive-worker.ts',
  'render-worker': 'server/blog/markdown/render-worker.ts',
  'calendar-worker': 'server/calendars/calendar-worker.ts',
  'read-worker': 'server/post-transfer/read-worker.ts',
};
const ROOT = join(import.meta.dirname, '../../..');
const GLOBALS = [
  ...['setTimeout', 'setInterval', 'setImmediate', 'clearTimeout', 'clearInterval', 'clearImmediate'],
  ...['Date', 'Math', 'performance', 'fetch', 'AbortSignal', 'crypto', 'process', 'console', 'globalThis', 'global'],
];

/** Bundles the server's sources, each module in one file, so that all of it sees the simulated time, network and files. */
export async function bundleServer(patches: Patch[] = []): Promise<ServerCode> {
  const folder = join(tmpdir(), 'simulation-code', hashOfSources(patches));
  if (!existsSync(folder)) await writeBundles(folder, patches);
  const scripts = new Map(Object.keys(MODULES).map((name) => [name, compile(folder, name)]));
  if (patches.length > 0) rmSync(folder, { recursive: true });
  return {
    run(name, require, globals) {
      const module = { exports: {} as Record<string, unknown> };
      const run = scripts.get(name)?.runInThisContext();
      const built = join(ROOT, 'dist/server');
      run(module, module.exports, require, `file://${built}/${name}.js`, built, ...GLOBALS.map((key) => globals[key]));
      return module.exports;
    },
  };
}

/** The bundles of one state of the sources are kept: making them takes longer than many runs. */
function hashOfSources(patches: Patch[]): string {
  const hash = createHash('sha256').update(process.version).update(JSON.stringify(patches));
  const files = ['package-lock.json', relative(ROOT, import.meta.filename)];
  for (const folder of ['src/server', 'src/shared', 'src/content', 'src/app']) {
    for (const entry of readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })) {
      if (/\.(?:tsx?|ttf)$/.test(entry.name)) files.push(relative(ROOT, join(entry.parentPath, entry.name)));
    }
  }
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex').slice(0, 20);
}

async function writeBundles(folder: string, patches: Patch[]): Promise<void> {
  const { build } = await import('esbuild');
  const unfinished = `${folder}.${process.pid}`;
  await build({
    entryPoints: Object.fromEntries(Object.entries(MODULES).map(([name, file]) => [name, join(ROOT, 'src', file)])),
    absWorkingDir: ROOT,
    outdir: unfinished,
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node24',
    jsx: 'automatic',
    // Stacks keep the names, and V8 has less to read.
    minifyWhitespace: true,
    legalComments: 'none',
    logLevel: 'error',
    define: {
      'process.env.NODE_ENV': '"production"',
      'import.meta.url': '__moduleUrl',
      'import.meta.dirname': '__moduleFolder',
      // Hono puts its own into their place.
      Request: 'globalThis.Request',
      Response: 'globalThis.Response',
    },
    supported: { 'dynamic-import': false },
    external: ['better-sqlite3', 'sharp', 'oslo/password'],
    plugins: [applying([...FASTER, ...patches])],
  });
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    // Another process was faster.
    if (!existsSync(folder)) throw error;
    rmSync(unfinished, { recursive: true });
  }
}

/** V8's compiled code is kept beside it: it needs most of a second for it. */
function compile(folder: string, name: string): Script {
  const text = readFileSync(join(folder, `${name}.js`), 'utf8');
  const source = `(function (module, exports, require, __moduleUrl, __moduleFolder, ${GLOBALS.join(', ')}) {${text}\n})`;
  const file = join(folder, `${name}.cache`);
  const cachedData = existsSync(file) ? readFileSync(file) : undefined;
  const script = new Script(source, { filename: `${name}.js`, ...(cachedData ? { cachedData } : {}) });
  if (!cachedData || script.cachedDataRejected) writeFileSync(file, script.createCachedData());
  return script;
}

/** @throws when a patch does not fit its file any more. */
function applying(patches: Patch[]): Plugin {
  return {
    name: 'patches',
    setup(build) {
      for (const file of new Set(patches.map((patch) => patch.file))) {
        const path = join(ROOT, 'src', file);
        const filter = new RegExp(`${path.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);
        build.onLoad({ filter }, () => {
          let contents = readFileSync(path, 'utf8');
          for (const { from, to } of patches.filter((patch) => patch.file === file)) {
            if (!contents.includes(from)) throw new Error(`${file} has no "${from}"`);
            contents = contents.replace(from, () => to);
          }
          return { contents, loader: file.endsWith('x') ? 'tsx' : 'ts' };
        });
      }
    },
  };
}
