import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** A project with the files that a build begins with, all of them empty. */
function makeProject() {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  for (const name of ['assets', 'docs', 'src/server/assets/images/faces'])
    mkdirSync(join(folder, name), { recursive: true });
  for (const name of ['build.mjs', 'package.json']) cpSync(name, join(folder, name));
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  const entries = readFileSync('build.mjs', 'utf8').matchAll(/'(src\/[^']+\.tsx?)'/g);
  for (const [, entry = ''] of entries) write(entry, '');
  for (const name of ['app', 'captain']) write(`src/app/styles/${name}.css`, '');
  return {
    folder,
    write,
    build: () => spawnSync(process.execPath, ['build.mjs'], { cwd: folder, encoding: 'utf8' }),
  };
}

test('a failed build keeps the last build and names the error', () => {
  const { folder, write, build } = makeProject();
  write('dist/built', '');
  write('src/server/main.ts', 'const = 1;');
  const { status, stderr } = build();
  expect(status).toBe(1);
  expect(stderr).toContain('src/server/main.ts:1:7');
  expect(existsSync(join(folder, 'dist/built'))).toBe(true);
});

test('a server that is running finds its modules after the next build; those of earlier builds are gone', () => {
  const { folder, write, build } = makeProject();
  const pages = () => readdirSync(join(folder, 'dist/server')).filter((name) => name.startsWith('page-'));
  write('src/server/main.ts', "await import('./page.ts');");
  const [first, second, third] = [1, 2, 3].map((version) => {
    const before = existsSync(join(folder, 'dist')) ? pages() : [];
    write('src/server/page.ts', `console.log(${version});`);
    expect(build()).toMatchObject({ status: 0, stderr: '' });
    return pages().filter((name) => !before.includes(name));
  });
  expect(first).toHaveLength(1);
  expect(third).toHaveLength(1);
  expect(pages().sort()).toEqual([second, third].flat().sort());
});
