import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeDataDir } from '#testing/start-server.ts';
import { createSecrets } from './data-key.ts';

test('a text is encrypted differently each time and read with the same DATA_KEY', () => {
  const config = { DATA_KEY: 'sixteen letters!', DATA_DIR: '/nowhere' };
  const first = createSecrets(config).encrypt('pässword');
  expect(first).not.toContain('pässword');
  expect(createSecrets(config).encrypt('pässword')).not.toBe(first);
  expect(createSecrets(config).decrypt(first)).toBe('pässword');
});

test('without DATA_KEY a key file is created that only the server can read, when it is first needed', () => {
  const DATA_DIR = makeDataDir();
  expect(createSecrets({ DATA_DIR }).decrypt('v1.abc')).toBeUndefined();
  expect(() => statSync(join(DATA_DIR, 'data.key'))).toThrow();
  const encrypted = createSecrets({ DATA_DIR }).encrypt('secret');
  expect(statSync(join(DATA_DIR, 'data.key')).mode & 0o777).toBe(0o600);
  expect(createSecrets({ DATA_DIR }).decrypt(encrypted)).toBe('secret');
});

test('with another key, a changed text or a damaged one nothing is read and nothing crashes', () => {
  const secrets = createSecrets({ DATA_KEY: 'the first key of two', DATA_DIR: '/nowhere' });
  const encrypted = secrets.encrypt('secret');
  expect(createSecrets({ DATA_KEY: 'the second key of two', DATA_DIR: '/nowhere' }).decrypt(encrypted)).toBeUndefined();
  expect(createSecrets({ DATA_DIR: makeDataDir() }).decrypt(encrypted)).toBeUndefined();
  expect(secrets.decrypt(`${encrypted.slice(0, -4)}AAAA`)).toBeUndefined();
  for (const damaged of ['', 'v1.', 'v1.AAAA', 'secret', encrypted.slice(2)]) {
    expect(secrets.decrypt(damaged)).toBeUndefined();
  }
});

test('a key file that holds no key is kept, and storing is refused with its name', () => {
  const DATA_DIR = makeDataDir();
  const file = join(DATA_DIR, 'data.key');
  writeFileSync(file, '');
  expect(() => createSecrets({ DATA_DIR }).encrypt('secret')).toThrow(file);
  expect(readFileSync(file, 'utf8')).toBe('');
});
