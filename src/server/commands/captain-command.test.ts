import { readdirSync } from 'node:fs';
import { beforeAll, expect, test, vi } from 'vitest';
import { copyMigratedDatabase } from '#testing/migrated-database.ts';
import { makeDataDir } from '#testing/start-server.ts';
import { runCaptain } from './captain-command.ts';
import { explain } from './run-command.ts';

// It prints its data folder there.
beforeAll(() => {
  const spy = vi.spyOn(console, 'error').mockImplementation(() => {});
  return () => spy.mockRestore();
});

/** Returns the words that the command prints. */
function run(dataDir: string, ...words: string[]): Promise<string> {
  return runCaptain(words, { NODE_ENV: 'production', DATA_DIR: dataDir }).catch(explain);
}

test('creates and lists captains; an unknown one, and no command, are refused', async () => {
  const dataDir = makeDataDir();
  copyMigratedDatabase(dataDir);
  expect(await run(dataDir, 'list')).toBe('There is no captain yet.');
  expect(await run(dataDir, 'create', 'ada')).toMatch(/^Captain ada logs in with the password \S{12,}/);
  expect(await run(dataDir, 'list')).toMatch(/^ada\t/);
  expect(await run(dataDir, 'password', 'nobody')).toContain('There is no captain named nobody');
  for (const words of [[], ['list', '--help'], ['create', 'ada', 'hunter2'], ['--help']]) {
    expect(await run(dataDir, ...words)).toContain('npm run captain -- create USERNAME');
  }
});

test('names a data folder without a database and creates none', async () => {
  const dataDir = makeDataDir();
  for (const words of [['list'], ['password', 'captain']]) {
    expect(await run(dataDir, ...words)).toContain(`There is no site in ${dataDir}`);
  }
  expect(readdirSync(dataDir)).toEqual([]);
});
