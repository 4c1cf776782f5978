import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { waitForReady } from '#testing/start-server.ts';

const run = promisify(execFile);

/** The shell's environment: nothing but where to find npm and this Node.js. */
const SHELL = { PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}`, HOME: tmpdir() };

/** A project folder with the built site and a `.env`; its `build.mjs` prints DATA_DIR instead of building. */
function makeProject(dotEnv: string): string {
  const project = mkdtempSync(join(tmpdir(), 'env-file-'));
  onTestFinished(() => rmSync(project, { recursive: true }));
  cpSync('package.json', join(project, 'package.json'));
  for (const name of ['dist', 'node_modules', 'scripts']) symlinkSync(join(process.cwd(), name), join(project, name));
  writeFileSync(join(project, 'build.mjs'), 'console.log(`DATA_DIR=$' + '{process.env.DATA_DIR}`);');
  writeFileSync(join(project, '.env'), dotEnv);
  return project;
}

function npm(project: string, words: string[], env: Record<string, string> = {}) {
  return run('npm', ['run', '-s', ...words], { cwd: project, env: { ...SHELL, ...env } });
}

/** Runs `npm start`. @returns the process and the port it listens on. */
async function npmStart(project: string, env: Record<string, string>): Promise<{ child: ChildProcess; port: number }> {
  const child = spawn('npm', ['start'], { cwd: project, env: { ...SHELL, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill());
  const { port } = await waitForReady(child);
  return { child, port };
}

test('npm start and the commands read .env in the project folder; a variable of the shell wins over it', async () => {
  const dotEnv =
    'HOST=127.0.0.1\nPORT=0\nDATA_DIR=./kept\nBRAND_NAME="From .env"\nOWNER_NAME="Grace # Hopper" # a comment\n';
  const project = makeProject(dotEnv);
  const { child, port } = await npmStart(project, { BRAND_NAME: 'From the shell' });

  const home = await (await fetch(`http://127.0.0.1:${port}/`)).text();
  expect(home).toContain('Grace # Hopper');
  expect(home).toContain('From the shell');
  expect(home).not.toContain('From .env');
  expect(existsSync(join(project, 'kept/site.db'))).toBe(true);

  expect((await npm(project, ['captain', '--', 'list'])).stdout).toMatch(/^captain\t/);
  expect((await npm(project, ['backup', '--', 'copy.tar.gz'])).stdout).toContain('Wrote');
  await expect(npm(project, ['backup', '--', '--help'])).rejects.toThrow('No backup was made: give one file, or none');
  await expect(npm(project, ['captain', '--', 'create', 'Jane Doe'])).rejects.toThrow('Please leave spaces out');
  await expect(npm(project, ['seed'])).rejects.toThrow(/Cannot seed: .*kept/);
  child.kill();
  await once(child, 'exit');

  expect((await npm(project, ['restore', '--', 'copy.tar.gz'])).stdout).toContain(join('kept', 'replaced'));
  expect((await npm(project, ['dev'])).stdout).toContain('DATA_DIR=./kept');
  await expect(npm(project, ['captain', '--', 'list'], { DATA_DIR: './other' })).rejects.toThrow(
    `There is no site in ${join(project, 'other')}`,
  );
});

test('a bad value in .env stops npm start with one line that names it', async () => {
  const project = makeProject('PORT=eighty\n');
  await expect(npmStart(project, {})).rejects.toThrow('Cannot start: PORT must be a whole number');
});
