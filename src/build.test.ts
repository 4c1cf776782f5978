import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('a failed build keeps the last build and names the error', () => {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  for (const name of ['dist', 'assets', 'src/app/styles', 'src/server'])
    mkdirSync(join(folder, name), { recursive: true });
  for (const name of ['build.mjs', 'package.json']) cpSync(name, join(folder, name));
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'dist/built'), '');
  for (const name of ['app', 'captain']) writeFileSync(join(folder, `src/app/styles/${name}.css`), '');
  const entries = [
    'app/entry.client.tsx',
    'app/after-paint.client.ts',
    'app/scheduler-embed.client.ts',
    'server/start.ts',
  ];
  for (const entry of entries) writeFileSync(join(folder, 'src', entry), '');
  writeFileSync(join(folder, 'src/server/main.ts'), 'const = 1;');
  const { status, stderr } = spawnSync(process.execPath, ['build.mjs'], { cwd: folder, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain('src/server/main.ts:1:7');
  expect(existsSync(join(folder, 'dist/built'))).toBe(true);
  rmSync(folder, { recursive: true });
});
