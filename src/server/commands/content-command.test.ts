import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyMigratedDatabase } from '#testing/migrated-database.ts';
import { makeDataDir } from '#testing/start-server.ts';
import { runContent } from './content-command.ts';
import { explain } from './run-command.ts';

/** Returns the words that the command prints. */
function run(dataDir: string, words: string[], env: Record<string, string> = {}): Promise<string> {
  return runContent(words, { NODE_ENV: 'production', DATA_DIR: dataDir, ...env }).catch(explain);
}

function makeSite(): string {
  const dataDir = makeDataDir();
  copyMigratedDatabase(dataDir);
  return dataDir;
}

test('an export can be imported; a dry run names what it fills in, also where npm has taken the option; a refused file changes nothing', async () => {
  const dataDir = makeSite();
  const file = join(dataDir, 'exports', 'site.json');
  expect(await run(dataDir, ['export', file])).toBe(`Wrote ${file}`);
  const content = JSON.parse(readFileSync(file, 'utf8'));
  const titleOf = async () => {
    const now = join(dataDir, 'now.json');
    await run(dataDir, ['export', now]);
    return JSON.parse(readFileSync(now, 'utf8')).documents.home.hero.title;
  };
  const shipped = content.documents.home.hero.title;
  content.documents.home.hero.title = 'Weniger tippen';
  delete content.documents.chat.replies.repeated;
  writeFileSync(file, JSON.stringify(content));
  const dryRun = await run(dataDir, ['import', file, '--dry-run']);
  expect(dryRun).toContain('Filled in: chat, replies.repeated: Not in the file: the shipped text is used');
  expect(dryRun).toContain(`${file} can be imported`);
  // `npm run content import FILE --dry-run`: npm keeps the option and sets this variable.
  expect(await run(dataDir, ['import', file], { npm_config_dry_run: 'true' })).toContain('can be imported');
  expect(await titleOf()).toBe(shipped);
  expect(await run(dataDir, ['import', file])).toContain(`Imported ${file}`);
  expect(await titleOf()).toBe('Weniger tippen');

  content.documents.home.hero.title = '';
  writeFileSync(file, JSON.stringify(content));
  expect(await run(dataDir, ['import', file])).toContain('home, hero.title: Please fill this in');
  expect(await titleOf()).toBe('Weniger tippen');
});

test('without a command, or without a site, it says what to do', async () => {
  const dataDir = makeDataDir();
  expect(await run(dataDir, [])).toContain('npm run content -- export FILE');
  expect(await run(dataDir, ['export', 'x.json'])).toContain(`There is no site in ${dataDir}`);
});

test('says which file is missing or is none', async () => {
  const dataDir = makeSite();
  const missing = join(dataDir, 'gone.json');
  expect(await run(dataDir, ['import', missing])).toBe(`${missing} does not exist`);
  const file = join(dataDir, 'file.json');
  writeFileSync(file, '');
  expect(await run(dataDir, ['export', join(file, 'site.json')])).toBe(`${file} exists already`);
  const folder = join(dataDir, 'folder.json');
  mkdirSync(folder);
  expect(await run(dataDir, ['export', folder])).toBe(`${folder} is a folder, not a file`);
  expect(await run(dataDir, ['import', folder])).toBe('The path is a folder, not a file');
});
