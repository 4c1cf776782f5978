import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { makeFolder, type Running, startSite } from './processes.ts';
import { count, type Row } from './report.ts';

const COPIES = 1_000;
const PAUSE_BETWEEN_LEADS_MS = 20;
const PAUSE_BETWEEN_COPIES_MS = 60;
const MOST_BEHIND_SECONDS = 60;

/** Copies `backups/latest.db` again and again, as any tool would, while leads come in and the server takes snapshots. */
export async function benchSnapshots(): Promise<Row[]> {
  const folder = makeFolder();
  const site = await startSite(folder);
  const latest = join(folder, 'backups', 'latest.db');
  const copy = join(makeFolder(), 'copy.db');
  let isOver = false;
  const storm = send(site, () => isOver);
  while (!existsSync(latest)) await setTimeout(100);

  let broken = 0;
  let behind = 0;
  const snapshots = new Set<number>();
  for (let done = 0; done < COPIES; done += 1) {
    copyFileSync(latest, copy);
    const now = Date.now() / 1000;
    try {
      const { contacts, newest } = look(copy);
      snapshots.add(contacts);
      if (newest !== null) behind = Math.max(behind, now - newest);
    } catch {
      broken += 1;
    }
    await setTimeout(PAUSE_BETWEEN_COPIES_MS);
  }
  isOver = true;
  const leads = await storm;
  await site.stop();

  return [
    {
      what: `Whole among ${count(COPIES)} copies of ${snapshots.size} snapshots, ${count(leads)} leads coming in`,
      figure: count(COPIES - broken),
      goal: 'all',
      isMet: broken === 0,
    },
    {
      what: 'The copy furthest behind the leads',
      figure: `${behind.toFixed(1)} s`,
      against: 'a minute',
      ratio: behind / MOST_BEHIND_SECONDS,
      goal: 'at most 1',
      isMet: behind <= MOST_BEHIND_SECONDS,
    },
  ];
}

/** @throws when the copy is not whole. */
function look(file: string): { contacts: number; newest: number | null } {
  const db = new Database(file, { readonly: true });
  try {
    if (db.pragma('integrity_check', { simple: true }) !== 'ok') throw new Error('not whole');
    return db.prepare('select count(*) as contacts, max(created_at) as newest from contacts').get() as ReturnType<
      typeof look
    >;
  } finally {
    db.close();
  }
}

async function send(site: Running, isOver: () => boolean): Promise<number> {
  let taken = 0;
  for (let number = 0; !isOver(); number += 1) {
    const res = await fetch(`http://127.0.0.1:${site.port}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `10.0.${(number >> 8) & 255}.${number & 255}` },
      body: JSON.stringify({
        firstName: 'Ada',
        lastName: 'Byron',
        email: `ada${number}@example.com`,
        service: ['other'],
        message: 'We retype every job sheet into two systems.',
      }),
    });
    if (res.status === 201) taken += 1;
    await setTimeout(PAUSE_BETWEEN_LEADS_MS);
  }
  return taken;
}
