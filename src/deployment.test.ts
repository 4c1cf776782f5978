/** Files at the top of the project and examples in docs/ that must agree with the code. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { parseConfig } from '#server/config.ts';
import { createTestApp, postJson } from '#testing/create-test-app.ts';
import { makeContact } from '#testing/make.ts';

const read = (file: string) => readFileSync(file, 'utf8');

/** Names of the variables in the schema of config.ts; NODE_ENV is set by the start commands. */
const VARIABLES = [...read('src/server/config.ts').matchAll(/^ {2}([A-Z_]+): /gm)]
  .map(([, name = '']) => name)
  .filter((name) => name !== 'NODE_ENV');

test('.env.example lists every variable of config.ts, commented out, with a value that is accepted', () => {
  const example = read('.env.example');
  expect(parseEnv(example)).toEqual({});
  const enabled = parseEnv(example.replace(/^#(?=[A-Z_]+=)/gm, ''));
  expect(Object.keys(enabled).sort()).toEqual([...VARIABLES].sort());
  expect([...parseConfig(enabled).given].sort()).toEqual([...VARIABLES].sort());
});

test('docs/configuration.md explains every variable of config.ts', () => {
  const docs = read('docs/configuration.md');
  expect(VARIABLES.filter((name) => !docs.includes(`\`${name}\``))).toEqual([]);
});

test('the lock file forbids npm to compile packages that bring their native code', () => {
  // npm compiles each package with a `binding.gyp` and no install script of its own. Versions before 11.16 know no
  // `allowScripts` and read `gypfile` from the lock file; newer ones drop the line when they rewrite it: add it again.
  const packages: Record<string, { gypfile?: boolean }> = JSON.parse(read('package-lock.json')).packages;
  const compiled = Object.keys(packages).filter((path) => {
    if (path === '' || !existsSync(`${path}/binding.gyp`)) return false;
    const { scripts = {} } = JSON.parse(read(`${path}/package.json`));
    return !scripts.install && !scripts.preinstall;
  });
  expect(compiled).toContain('node_modules/better-sqlite3');
  expect(compiled.filter((path) => packages[path]?.gypfile !== false)).toEqual([]);
});

test('git and the image leave out .env', () => {
  expect(read('.gitignore').split('\n')).toContain('.env');
  expect(read('.dockerignore').split('\n')).toContain('**/.env');
});

test('the image is built from everything that the build reads', () => {
  const [, sources = ''] = /^const SOURCES = \[(.*)\];$/m.exec(read('build.mjs')) ?? [];
  const names = [...sources.matchAll(/'([^']+)'/g)].map(([, name = '']) => name);
  expect(names).toContain('docs');
  const [stage = ''] = read('Dockerfile').split(/^FROM .* AS packages$/m);
  const copied = [...stage.matchAll(/^COPY (.*) \S+$/gm)].flatMap(([, files = '']) => files.split(' '));
  expect(copied).toEqual(expect.arrayContaining(names));
  const sent = read('.dockerignore').split('\n');
  expect(sent).toEqual(expect.arrayContaining(copied.map((name) => `!${name}`)));
});

test('npm start, Dockerfile and systemd unit set the same memory limits', () => {
  const start: string = JSON.parse(read('package.json')).scripts.start;
  const flags = start.match(/--max-[a-z-]+=\d+/g) ?? [];
  const [malloc = ''] = /GLIBC_TUNABLES=\S+/.exec(start) ?? [];
  expect(flags).toHaveLength(2);
  for (const file of ['Dockerfile', 'docs/deployment.md']) {
    for (const setting of [...flags, malloc]) expect(read(file)).toContain(setting);
  }
});

test('documented containers publish their port on the loopback address only', () => {
  const docs = [
    'README.md',
    ...readdirSync('docs')
      .filter((name) => name.includes('.'))
      .map((name) => `docs/${name}`),
  ]
    .map(read)
    .join('\n');
  const commands = [...docs.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block = '']) => block).join('\n');
  const published = commands.match(/ -p \S+/g) ?? [];
  expect(published.length).toBeGreaterThan(0);
  for (const port of published) expect(port).toMatch(/^ -p 127\.0\.0\.1:/);
});

test('on Fly visitors have rate limits of their own: 429 for one, 201 for another', async () => {
  const [, hops = ''] = /^ *TRUST_PROXY = "(\d)"$/m.exec(read('fly.toml')) ?? [];
  const { app } = await createTestApp({ TRUST_PROXY: hops });
  // Header of Fly's proxy: what the visitor claims, the visitor's address, the public address of the app.
  const send = (visitor: string) =>
    app.request(
      '/api/contact',
      postJson(makeContact(), { 'X-Forwarded-For': `203.0.113.9, ${visitor}, 2a09:8280:1::af:1aa1:0` }),
    );
  for (let count = 0; count < 20; count += 1) expect((await send('192.0.2.1')).status).toBe(201);
  expect((await send('192.0.2.1')).status).toBe(429);
  expect((await send('192.0.2.2')).status).toBe(201);
});
