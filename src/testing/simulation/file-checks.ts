import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { DAY, HOUR, type World } from './world.ts';

/** Age of a file that no row names: it is deleted in the night after it is a day old, and clocks jump. */
const LEFTOVER_MS = 2 * DAY + 6 * HOUR;

/** A slow disk and a clock that is set back delay a copy. */
const COPIED_WITHIN_MS = 8 * HOUR;

/** Each stored file is on the disk as it was sent, and a deleted one is nowhere. */
export function checkFiles({ model, disk, violate }: World, database: Database.Database): void {
  const find = database.prepare('select 1 from assets where filename = ?');
  const folder = join(disk.folder, 'uploads');
  const onDisk = existsSync(folder) ? readdirSync(folder) : [];
  for (const [name, file] of model.files) {
    const path = join(folder, name);
    const isListed = find.get(name) !== undefined;
    // Deleting it was cut short, and can be tried again.
    if (file.state === 'unknown' && isListed) model.files.delete(name);
    else if (file.state === 'unknown') file.state = 'gone';
    else if (file.state === 'there' && !isListed) violate(`The acknowledged file ${name} is not listed`);
    if (file.state === 'gone' && isListed) violate(`The deleted file ${name} is listed`);
    const left = file.state === 'gone' ? onDisk.find((each) => withoutWidth(each) === withoutWidth(name)) : undefined;
    if (left) violate(`The deleted file ${name} is still on the disk, as ${left}`);
    if (file.state !== 'there') continue;
    if (!existsSync(path) || readFileSync(path, 'utf8') !== file.text)
      violate(`The file ${name} is not as it was sent`);
  }
}

/** The part that the names of all files of an upload share. */
const withoutWidth = (name: string) => name.replace(/(?:-\d+)?\.\w+$/, '');

/** A file of an unfinished upload is deleted, unless a restore may be taken back. */
export function checkLeftovers({ disk, clock, violate }: World, database: Database.Database): void {
  const list = (name: string) => (existsSync(join(disk.folder, name)) ? readdirSync(join(disk.folder, name)) : []);
  if (list('replaced').length > 0) return;
  const names = database.prepare('select filename from assets').pluck().all() as string[];
  const stored = new Set(names.map(withoutWidth));
  for (const name of list('uploads')) {
    if (name === '.tmp' || stored.has(withoutWidth(name))) continue;
    const age = clock.date() - disk.timeOf(join(disk.folder, 'uploads', name));
    if (age > LEFTOVER_MS) violate(`The file ${name} of an unfinished upload is still on the disk`);
  }
}

/** Each day has a copy of its own. */
export function checkDailyCopies({ disk, clock, violate }: World): void {
  if (clock.elapsed() < 3 * DAY) return;
  const days = readdirSync(join(disk.folder, 'backups')).filter((name) => /^daily-.*\.db$/.test(name));
  if (days.length < 3) violate(`Only the copies ${days.join(', ')} of the last days are there`);
}

/** The copy that a restore uses has everything that is some hours old. */
export function checkCopy(world: World, database: Database.Database): void {
  if (world.isDegraded || !world.process().hasRunFor(COPIED_WITHIN_MS)) return;
  const copy = new Database(join(world.disk.folder, 'backups/latest.db'), { readonly: true });
  const newest = database.prepare('select max(id) from audit_log where at < ?').pluck();
  const before = Math.floor((world.clock.date() - COPIED_WITHIN_MS) / 1000);
  const [expected, found] = [newest.get(before), copy.prepare('select max(id) from audit_log').pluck().get()];
  copy.close();
  if (Number(found) < Number(expected)) world.violate(`The newest copy ends at action ${found} and lacks ${expected}`);
}
