import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { CaldavServer } from './fake-caldav.ts';
import { freePort } from './free-port.ts';

const PROGRAM = '/usr/bin/radicale';
const [USERNAME, PASSWORD] = ['owner', 'secret'];

/** True where the CalDAV server Radicale is installed. */
export function hasRadicale(): boolean {
  try {
    accessSync(PROGRAM, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Radicale on a free port of this machine, with one empty calendar in a folder of its own. */
export async function runRadicale(): Promise<CaldavServer> {
  const folder = mkdtempSync(join(tmpdir(), 'radicale-'));
  const port = await freePort();
  writeFileSync(join(folder, 'users'), `${USERNAME}:${PASSWORD}\n`);
  const config = `[server]\nhosts = 127.0.0.1:${port}\n[auth]\ntype = htpasswd\nhtpasswd_filename = ${folder}/users
htpasswd_encryption = plain\ndelay = 0\n[storage]\nfilesystem_folder = ${folder}/collections\n[logging]\nlevel = error\n`;
  writeFileSync(join(folder, 'config'), config);
  const child = spawn(PROGRAM, ['--config', join(folder, 'config')], { stdio: 'ignore' });
  const exited = once(child, 'exit');
  const url = `http://127.0.0.1:${port}/${USERNAME}/work/`;
  const headers = { Authorization: `Basic ${Buffer.from(`${USERNAME}:${PASSWORD}`).toString('base64')}` };
  // It says nowhere that it is ready.
  for (let tries = 0; ; tries += 1) {
    const made = await fetch(url, { method: 'MKCALENDAR', headers }).catch(() => undefined);
    if (made?.status === 201) break;
    if (made || tries === 200 || child.exitCode !== null) throw new Error(`Radicale did not start (${made?.status})`);
    await setTimeout(50);
  }
  return {
    url,
    username: USERNAME,
    password: PASSWORD,
    async close() {
      child.kill();
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
