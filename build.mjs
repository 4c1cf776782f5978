/**
 * Builds the site into `dist/`: the server's bundle, the browser's modules with hashed names, the stylesheets, and each
 * public file with its brotli and gzip versions. `manifest.json` tells the server which modules a route needs.
 *
 * The build is written to `dist.next/`, which replaces `dist/` when it is complete: a failed build leaves the last one. The modules of
 * the last build stay beside the new ones, since a server that runs it loads some of them later.
 *
 *   node build.mjs            build
 *   node build.mjs --if-stale build only when a source is newer than the last build
 *   node build.mjs --watch    rebuild without compression on every change, and restart the server
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
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
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const ROOT = import.meta.dirname;
const DIST = join(ROOT, 'dist');
const NEXT = join(ROOT, 'dist.next');
const LAST = join(ROOT, 'dist.last');
const PUBLIC = join(NEXT, 'public');
/** Written at the start of a build: sources changed during the build are newer. */
const STAMP = 'built';
/** Folders of modules, most of which have a hash of their content in their names. */
const MODULES = ['server', 'public/build'];
/** Lists the modules that a build made itself. */
const MADE = 'modules.json';
const SOURCES = ['src', 'assets', 'docs', 'build.mjs', 'package.json', 'package-lock.json'];
/** Tests and their helpers, from which nothing is built. */
const TESTS = /^src[/\\](?:e2e|testing)$|\.test\.tsx?$/;
const COMPRESSIBLE = /\.(?:js|css|svg|json|txt|webmanifest)$/;
/** Packages with native code stay in node_modules: the `dependencies` of package.json. Everything else is bundled. */
const EXTERNAL = /^(?:better-sqlite3|sharp|oslo)(?:\/|$)/;
/** Modules that only the dashboard uses. */
const CAPTAIN_ONLY = /\/captain\/|\/shared\/(?:captain-dates|json|queue)\.ts$|\/node_modules\/diff\//;
/** Modules that only pages with a booking form need, many as they are. */
const BOOKING = /\/components\/booking\/|\/shared\/(?:day\.ts|meeting-types)/;
const ENTRY = 'src/app/entry.client.tsx';

/** In the browser a call of the API is its method and path: schemas and rules stay on the server. */
const callsWithoutSchemas = {
  name: 'calls-without-schemas',
  async load(id) {
    if (!id.endsWith('.calls.ts')) return null;
    // The time makes it another module after a change, under --watch.
    const groups = await import(`${pathToFileURL(id)}?${statSync(id).mtimeMs}`);
    const short = (calls) =>
      Object.fromEntries(Object.entries(calls).map(([name, { method, path }]) => [name, { method, path }]));
    const lines = Object.entries(groups).map(
      ([name, calls]) => `export const ${name} = ${JSON.stringify(short(calls))};`,
    );
    return { code: lines.join('\n'), moduleType: 'js' };
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
    metafile: true,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
    legalComments: 'none',
    absWorkingDir: ROOT,
    minify: compressed,
  };
  const forBrowser = (options) => esbuild.build({ ...common, platform: 'browser', target: 'es2022', ...options });
  const [chunks, , app, captain, afterPaint] = await Promise.all([
    browserModules(compressed),
    serverModules(compressed),
    styles(esbuild, common, 'app', 'pages/captain'),
    styles(esbuild, common, 'captain'),
    // A file of its own: as a part of the browser's modules it would wait for what they share.
    forBrowser({
      entryPoints: { 'after-paint': 'src/app/after-paint.client.ts' },
      outdir: join(PUBLIC, 'build'),
      entryNames: '[name]-[hash]',
    }),
    // The server puts its text into a document, so it is one file that imports nothing.
    forBrowser({ entryPoints: { 'scheduler-embed': 'src/app/scheduler-embed.client.ts' }, outdir: NEXT }),
  ]);
  cpSync(join(ROOT, 'src/server/assets/images/faces'), join(NEXT, 'server/faces'), { recursive: true });
  cpSync(join(ROOT, 'docs'), join(NEXT, 'server/docs'), {
    recursive: true,
    filter: (file) => !/\.[^/\\]+$/.test(file) || file.endsWith('.md'),
  });
  writeFileSync(join(NEXT, 'manifest.json'), JSON.stringify(manifest(chunks, app, captain, afterPaint), null, 2));
  if (compressed) await compressAll();
  keepLastModules();
  replaceLastBuild();
}

/** Keeps the modules of the last build: a running server loads those of a page at its first request, and so does a browser with an open page. */
function keepLastModules() {
  const made = MODULES.flatMap((folder) =>
    readdirSync(join(NEXT, folder), { withFileTypes: true }).flatMap((entry) =>
      entry.isFile() ? [join(folder, entry.name)] : [],
    ),
  );
  const list = join(DIST, MADE);
  const last = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  for (const file of last) {
    if (!existsSync(join(NEXT, file)) && existsSync(join(DIST, file))) copyFileSync(join(DIST, file), join(NEXT, file));
  }
  writeFileSync(join(NEXT, MADE), JSON.stringify(made));
}

/** Two renames, because deleting a folder takes long: meanwhile a running server would find no files. */
function replaceLastBuild() {
  rmSync(LAST, { recursive: true, force: true });
  if (existsSync(DIST)) renameSync(DIST, LAST);
  renameSync(NEXT, DIST);
  rmSync(LAST, { recursive: true, force: true });
}

/** An error in a source has its place in the message; the stack of the bundler says nothing more. */
function report(error) {
  console.error(Array.isArray(error.errors) ? error.message : error);
}

/** @returns the chunks. */
function browserModules(minify) {
  return bundle({
    input: { entry: ENTRY },
    platform: 'browser',
    plugins: [callsWithoutSchemas],
    transform: { target: 'es2022' },
    output: {
      dir: join(PUBLIC, 'build'),
      minify,
      entryFileNames: '[name]-[hash].js',
      codeSplitting: {
        groups: [
          // All that the entry imports statically, in one file with it.
          { name: 'entry', tags: ['$initial'], priority: 1 },
          // Only some pages have icons.
          { name: 'icons', test: /components\/icon\.tsx$/, priority: 1 },
          // A few lines each: calls and limits of a form and of the chat.
          { name: 'calls', test: /\/(?:contact-call|contact\.calls|shared\/chat(?:\.calls)?)\.ts$/, priority: 1 },
          // Used by many pages: one file each for the site and the dashboard.
          { name: 'site', minShareCount: 4, test: (id) => !CAPTAIN_ONLY.test(id) && !BOOKING.test(id) },
          { name: 'captain', minShareCount: 6, test: /\/captain\/(?!drafts\/)/ },
        ],
      },
    },
  });
}

async function serverModules(compressed) {
  const options = (input, codeSplitting) => ({
    input,
    platform: 'node',
    external: EXTERNAL,
    transform: { target: 'node22' },
    output: {
      dir: join(NEXT, 'server'),
      // Stack traces need the names; whitespace would only cost memory.
      minify: compressed && { mangle: false, compress: false, codegen: { removeWhitespace: true } },
      entryFileNames: '[name].js',
      codeSplitting,
    },
  });
  await bundle(
    options(
      { main: 'src/server/main.ts', start: 'src/server/start.ts' },
      // A single file, not eighty: that takes a tenth off the time until the first page. main.ts checks Node.js before it loads the rest.
      { groups: [{ name: 'server', tags: ['$initial'], test: (id) => !id.endsWith('/server/main.ts') }] },
    ),
  );
  // Apart from the server, so that a worker does not load the server's file for what they share.
  await bundle(
    options({
      captain: 'src/server/commands/captain.ts',
      backup: 'src/server/commands/backup.ts',
      restore: 'src/server/commands/restore.ts',
      content: 'src/server/commands/content.ts',
      doctor: 'src/server/commands/doctor.ts',
      drill: 'src/server/commands/drill.ts',
      'snapshot-worker': 'src/server/db/snapshot-worker.ts',
      'archive-worker': 'src/server/operations/archive-worker.ts',
      'render-worker': 'src/server/blog/markdown/render-worker.ts',
      'calendar-worker': 'src/server/calendars/calendar-worker.ts',
      'read-worker': 'src/server/post-transfer/read-worker.ts',
      'picture-worker': 'src/server/assets/images/worker.ts',
    }),
  );
}

/**
 * Bundles with Rolldown: esbuild cannot merge small shared chunks, so a page would load 28 files instead of 5, and the server 80
 * instead of a few.
 *
 * @returns the chunks.
 */
async function bundle({ input, platform, plugins, external, transform, output: options }) {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    input,
    cwd: ROOT,
    platform,
    plugins,
    external,
    transform: { ...transform, define: { 'process.env.NODE_ENV': '"production"' } },
    // "use client" in packages means nothing here. What one command imports at once, another may load when it is needed.
    checks: { moduleLevelDirective: false, ineffectiveDynamicImport: false },
  });
  const { output } = await bundle.write({ format: 'esm', chunkFileNames: '[name]-[hash].js', ...options });
  await bundle.close();
  return output.filter(({ type }) => type === 'chunk');
}

/**
 * A stylesheet: Tailwind's classes found in the sources, then esbuild for fonts, minifying and the hash.
 *
 * @param name of the file in `src/app/styles/`.
 * @param without folder of `src/app/` whose classes are left out.
 * @returns its text, its URL and those of its fonts.
 */
async function styles(esbuild, common, name, without) {
  const [{ compile }, { Scanner }] = await Promise.all([import('@tailwindcss/node'), import('@tailwindcss/oxide')]);
  const folder = join(ROOT, 'src/app/styles');
  const compiler = await compile(readFileSync(join(folder, `${name}.css`), 'utf8'), {
    base: folder,
    onDependency: () => {},
  });
  const sources = [{ base: join(ROOT, 'src/app'), pattern: '**/*.{ts,tsx}', negated: false }];
  if (without) sources.push({ base: join(ROOT, 'src/app', without), pattern: '**/*', negated: true });
  const result = await esbuild.build({
    ...common,
    stdin: {
      contents: compiler.build(new Scanner({ sources }).scan()),
      resolveDir: folder,
      loader: 'css',
      sourcefile: `${name}.css`,
    },
    outdir: join(PUBLIC, 'build'),
    publicPath: '/build',
    entryNames: `${name}-[hash]`,
    assetNames: '[name]-[hash]',
    loader: { '.woff2': 'file' },
  });
  const urls = Object.keys(result.metafile.outputs).map(publicUrl);
  const url = urls.find((each) => each.endsWith('.css'));
  const fonts = urls.filter((each) => each.endsWith('.woff2'));
  return { text: readFileSync(join(PUBLIC, url), 'utf8'), url, fonts };
}

/** See `src/app/manifest.ts` for the shape. */
function manifest(chunks, app, captain, afterPaint) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const urlsOf = (chunk) => staticImports(byName, chunk).map((name) => `/build/${name}`);
  const entry = chunks.find((chunk) => chunk.isEntry);
  const parts = {};
  for (const chunk of chunks.filter(({ isDynamicEntry }) => isDynamicEntry)) {
    const source = relative(join(ROOT, 'src'), chunk.facadeModuleId)
      .split(sep)
      .join('/')
      .replace(/\.tsx?$/, '');
    // Copy is known by its file name alone, in whichever folder of content/ it is.
    parts[source.replace(/^content\/.*\//, 'content/')] = urlsOf(chunk);
  }
  return {
    css: app.text,
    captainCss: captain.url,
    afterPaint: publicUrl(Object.keys(afterPaint.metafile.outputs)[0]),
    fonts: app.fonts,
    shared: urlsOf(entry),
    parts,
  };
}

/** File names of a chunk and of everything it imports statically. */
function staticImports(byName, chunk, seen = new Set()) {
  if (seen.has(chunk.fileName)) return [];
  seen.add(chunk.fileName);
  return [chunk.fileName, ...chunk.imports.flatMap((name) => staticImports(byName, byName.get(name), seen))];
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
    if (!existsSync(path) || TESTS.test(relative(ROOT, path))) return false;
    const stats = statSync(path);
    if (stats.mtimeMs > built) return true;
    return stats.isDirectory() && readdirSync(path).some((name) => isNewer(join(path, name)));
  };
  return SOURCES.some((source) => isNewer(join(ROOT, source)));
}

async function watchAndRestart() {
  // Not installed in production.
  const { default: pretty } = await import('pino-pretty');
  let server;
  let pending;
  let rebuilt = Promise.resolve();
  const rebuild = async () => {
    try {
      await build({ compressed: false });
    } catch (error) {
      report(error);
      return; // The old server keeps running.
    }
    if (server && server.exitCode === null && server.signalCode === null) {
      server.kill('SIGTERM');
      await once(server, 'exit');
    }
    server = spawn(process.execPath, [join(DIST, 'server/main.js')], { stdio: ['inherit', 'pipe', 'inherit'] });
    // Formats log lines; passes other lines unchanged.
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
