/**
 * Builds the site into `dist/`: the server's bundle, the browser's modules with hashed names, the stylesheet, and every
 * public file beside its brotli and gzip forms. `manifest.json` tells the server which modules a route needs.
 *
 * It is built aside and takes the place of `dist/` when it is whole: a build that fails leaves the last one to be started.
 *
 *   node build.mjs            build
 *   node build.mjs --if-stale build only when a source is newer than the last build
 *   node build.mjs --watch    rebuild without compression on every change, and restart the server
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const ROOT = import.meta.dirname;
const DIST = join(ROOT, 'dist');
const NEXT = join(ROOT, 'dist.next');
const PUBLIC = join(NEXT, 'public');
/** As old as the sources that a build was begun with. */
const STAMP = 'built';
const SOURCES = ['src', 'assets', 'build.mjs', 'package.json', 'package-lock.json'];
const COMPRESSIBLE = /\.(?:js|css|svg|json|txt|webmanifest)$/;
/** Packages with native code stay in node_modules: they are the `dependencies` of package.json, all else is bundled. */
const EXTERNAL = ['better-sqlite3', 'sharp', 'oslo'];
/** The streaming renderer alone: the package's door brings the one for old React along, as large again. */
const REACT_SERVER = join(ROOT, 'node_modules/react-dom/cjs/react-dom-server.node.production.js');
/**
 * React comes as CommonJS. A browser only glances at the function that wraps such a module while it loads, and compiles
 * all of it when it is called, while the page waits; the same files as ES modules are compiled beside the page.
 */
const REACT_AS_MODULES = {
  name: 'react-as-modules',
  setup({ onLoad }) {
    onLoad({ filter: /\/node_modules\/(?:react|react-dom|scheduler)\/[\w-]+\.js$/ }, ({ path }) => {
      const [, file] = /require\('(\.\/cjs\/.+\.production\.js)'\)/.exec(readFileSync(path, 'utf8'));
      const needs = [];
      const body = readFileSync(join(dirname(path), file), 'utf8').replace(
        /\brequire\("(.+?)"\)/g,
        (_, name) => `needed${needs.push(name)}`,
      );
      const imports = needs.map((name, index) => `import * as needed${index + 1} from '${name}';`).join('\n');
      const names = Object.keys(createRequire(path)(file));
      const given = names.map((name, index) => `${name}: given${index}`).join();
      const exported = names.map((name, index) => `given${index} as ${name}`);
      return {
        contents: `${imports}\nconst exports = {};\n${body}\nconst { ${given} } = exports;\nexport { ${exported}, exports as default };`,
      };
    });
  },
};

const timer = performance.now();
if (process.argv.includes('--if-stale') && !isStale()) process.exit(0);
if (process.argv.includes('--watch')) await watchAndRestart();
else {
  try {
    await build({ compressed: true });
    console.log(`built in ${((performance.now() - timer) / 1000).toFixed(1)} s`);
  } catch (error) {
    report(error);
    process.exitCode = 1;
  }
}

async function build({ compressed }) {
  const esbuild = await import('esbuild');
  rmSync(NEXT, { recursive: true, force: true });
  mkdirSync(PUBLIC, { recursive: true });
  writeFileSync(join(NEXT, STAMP), '');
  cpSync(join(ROOT, 'assets'), PUBLIC, { recursive: true });
  const common = {
    bundle: true,
    format: 'esm',
    splitting: true,
    metafile: true,
    minify: compressed,
    jsx: 'automatic',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
    legalComments: 'none',
    absWorkingDir: ROOT,
  };
  const [client, server, css] = await Promise.all([
    esbuild.build({
      ...common,
      entryPoints: { boot: 'src/app/boot.client.ts', entry: 'src/app/entry.client.tsx' },
      outdir: join(PUBLIC, 'build'),
      entryNames: '[name]-[hash]',
      chunkNames: '[name]-[hash]',
      platform: 'browser',
      plugins: [REACT_AS_MODULES],
    }),
    esbuild.build({
      ...common,
      minify: false,
      // The names stay for stack traces; the blanks would only cost memory.
      minifyWhitespace: compressed,
      entryPoints: {
        main: 'src/server/main.ts',
        captain: 'src/server/commands/captain.ts',
        backup: 'src/server/commands/backup.ts',
        restore: 'src/server/commands/restore.ts',
        'snapshot-worker': 'src/server/db/snapshot-worker.ts',
        'render-worker': 'src/server/blog/markdown/render-worker.ts',
        'picture-worker': 'src/server/assets/images/worker.ts',
      },
      outdir: join(NEXT, 'server'),
      chunkNames: '[name]-[hash]',
      platform: 'node',
      target: 'node22',
      external: EXTERNAL,
      alias: { 'react-dom/server': REACT_SERVER },
      write: false,
      banner: { js: 'import { createRequire as __cr } from "node:module"; const require = __cr(import.meta.url);' },
    }),
    styles(esbuild, common),
    // The server puts its text into a document, so it is one file that imports nothing.
    esbuild.build({
      ...common,
      splitting: false,
      entryPoints: { 'scheduler-embed': 'src/app/scheduler-embed.client.ts' },
      outdir: NEXT,
      platform: 'browser',
    }),
  ]);
  writeServer(server.outputFiles);
  writeFileSync(join(NEXT, 'manifest.json'), JSON.stringify(manifest(client.metafile, css), null, 2));
  if (compressed) await compressAll();
  rmSync(DIST, { recursive: true, force: true });
  renameSync(NEXT, DIST);
}

/** What esbuild finds wrong with a source, it has printed by itself. */
function report(error) {
  if (!Array.isArray(error.errors)) console.error(error);
}

/** One character past Latin-1, and V8 keeps the whole file at two bytes each: what esbuild leaves in patterns is escaped. */
function writeServer(files) {
  mkdirSync(join(NEXT, 'server'));
  for (const { path, text } of files) {
    writeFileSync(
      path,
      text.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
    );
  }
}

/** Tailwind's classes found in the sources, then esbuild for fonts, minifying and the hash. */
async function styles(esbuild, common) {
  const [{ compile }, { Scanner }] = await Promise.all([import('@tailwindcss/node'), import('@tailwindcss/oxide')]);
  const folder = join(ROOT, 'src/app/styles');
  const compiler = await compile(readFileSync(join(folder, 'app.css'), 'utf8'), {
    base: folder,
    onDependency: () => {},
  });
  const scanner = new Scanner({ sources: [{ base: join(ROOT, 'src'), pattern: '**/*.{ts,tsx}', negated: false }] });
  const result = await esbuild.build({
    ...common,
    splitting: false,
    stdin: { contents: compiler.build(scanner.scan()), resolveDir: folder, loader: 'css', sourcefile: 'app.css' },
    outdir: join(PUBLIC, 'build'),
    entryNames: 'app-[hash]',
    assetNames: '[name]-[hash]',
    loader: { '.woff2': 'file' },
  });
  return Object.keys(result.metafile.outputs).map(publicUrl);
}

/** See `src/app/manifest.ts` for the shape. */
function manifest(metafile, cssOutputs) {
  const outputs = metafile.outputs;
  const find = (source) => Object.keys(outputs).find((name) => outputs[name].entryPoint === source);
  const entry = find('src/app/entry.client.tsx');
  const parts = {};
  for (const [name, output] of Object.entries(outputs)) {
    const source = /^src\/(.+)\.tsx?$/.exec(output.entryPoint ?? '')?.[1];
    // Copy is known by its file's name alone, wherever under content/ it is kept.
    if (source) parts[source.replace(/^content\/.*\//, 'content/')] = staticImports(outputs, name).map(publicUrl);
  }
  return {
    css: cssOutputs.find((url) => url.endsWith('.css')),
    boot: publicUrl(find('src/app/boot.client.ts')),
    entry: publicUrl(entry),
    fonts: cssOutputs.filter((url) => url.endsWith('.woff2')).filter((url) => !/mono/.test(url)),
    shared: staticImports(outputs, entry).map(publicUrl),
    parts,
  };
}

/** All that a module imports statically and, last, itself: what the browser must have before it can run, in that order. */
function staticImports(outputs, name, seen = new Set()) {
  if (seen.has(name)) return [];
  seen.add(name);
  const needed = outputs[name].imports.filter(({ kind }) => kind === 'import-statement');
  return [...needed.flatMap(({ path }) => staticImports(outputs, path, seen)), name];
}

function publicUrl(output) {
  return `/${relative(PUBLIC, join(ROOT, output)).split(sep).join('/')}`;
}

async function compressAll() {
  const brotli = promisify(brotliCompress);
  const gzipped = promisify(gzip);
  const files = readdirSync(PUBLIC, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    files.map(async (file) => {
      const bytes = readFileSync(file);
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
      const [br, gz] = await Promise.all([brotli(bytes, { params }), gzipped(bytes, { level: 9 })]);
      writeFileSync(`${file}.br`, br);
      writeFileSync(`${file}.gz`, gz);
    }),
  );
}

function isStale() {
  const stamp = join(DIST, STAMP);
  if (!existsSync(stamp)) return true;
  const built = statSync(stamp).mtimeMs;
  const isNewer = (path) => {
    if (!existsSync(path)) return false;
    const stats = statSync(path);
    if (stats.mtimeMs > built) return true;
    return stats.isDirectory() && readdirSync(path).some((name) => isNewer(join(path, name)));
  };
  return SOURCES.some((source) => isNewer(join(ROOT, source)));
}

async function watchAndRestart() {
  // Here alone: in production it is not installed.
  const { default: pretty } = await import('pino-pretty');
  let server;
  let pending;
  let rebuilt = Promise.resolve();
  const rebuild = async () => {
    try {
      await build({ compressed: false });
    } catch (error) {
      report(error);
      return; // The old server goes on.
    }
    if (server && server.exitCode === null && server.signalCode === null) {
      server.kill('SIGTERM');
      await once(server, 'exit');
    }
    server = spawn(process.execPath, [join(DIST, 'server/main.js')], { stdio: ['inherit', 'pipe', 'inherit'] });
    // Log lines as people read them; what is no log line passes as it is.
    server.stdout.pipe(pretty({ ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss' }));
  };
  await rebuild();
  for (const folder of ['src', 'assets']) {
    watch(join(ROOT, folder), { recursive: true }, () => {
      clearTimeout(pending);
      pending = setTimeout(() => {
        rebuilt = rebuilt.then(rebuild);
      }, 100);
    });
  }
}
