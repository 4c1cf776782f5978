import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { AppContext } from '#server/context.ts';
import { connectReader } from '#server/db/database-file.ts';
import { reportFailure, reportSuccess } from '#server/delivery/delivery.ts';
import { DAY_SECONDS, toIso, toUnixSeconds, type UnixSeconds } from '#shared/time.ts';

const HOUR_SECONDS = 3600;
const MONTH_SECONDS = 30 * DAY_SECONDS;
/** Rows younger than this at the time of the backup may be missing in it: they were being written. */
const MARGIN_SECONDS = 60;
const PAGES = ['/healthz', '/', '/blog'];
/** Data that a site cannot lose, by table: `created` is the column with the time. */
const TABLES = [
  { table: 'leads', created: 'first_at', name: 'leads' },
  { table: 'contacts', created: 'created_at', name: 'messages' },
  { table: 'consultation_bookings', created: 'created_at', name: 'bookings' },
  { table: 'newsletter_subscribers', created: 'created_at', name: 'subscribers' },
  { table: 'blog_posts', created: 'created_at', name: 'posts' },
  { table: 'admin_users', created: 'created_at', name: 'captains' },
] as const;

/** Result of the last drill. Stored in `backups/drill.json`, which a restore leaves alone. */
export interface DrillResult {
  /** ISO 8601. */
  at: string;
  isOk: boolean;
  /** Describes the restored and compared data, or the failure. */
  text: string;
  /** When a drill last succeeded, ISO 8601. */
  lastSuccess: string | null;
}

/** A server on a restored data folder. */
export interface DrillServer {
  url: string;
  close(): Promise<void>;
}
type StartDrillServer = (dataDir: string) => Promise<DrillServer>;

/** The last drill on this data folder. */
export function findLastDrill(dataDir: string): DrillResult | undefined {
  try {
    return JSON.parse(readFileSync(resultFile(dataDir), 'utf8')) as DrillResult;
  } catch {
    return undefined;
  }
}

/**
 * Proves that the newest backup can be restored: restores it into a folder of its own, starts a server on it, and compares it with
 * the live database. The live data is only read. The result is stored.
 */
export async function drill(
  dataDir: string,
  now: UnixSeconds,
  startDrillServer: StartDrillServer,
): Promise<DrillResult> {
  const at = toIso(now);
  const result = await restoreAndCompare(dataDir, now, startDrillServer).then(
    (text) => ({ at, isOk: true, text, lastSuccess: at }),
    ({ message }: Error) => {
      const lastSuccess = findLastDrill(dataDir)?.lastSuccess ?? null;
      return { at, isOk: false, text: message, lastSuccess };
    },
  );
  store(dataDir, result);
  return result;
}

/**
 * @returns what was restored, for a person.
 * @throws when there is nothing to restore, or something is missing in what was restored.
 */
async function restoreAndCompare(dataDir: string, now: UnixSeconds, startDrillServer: StartDrillServer) {
  const copy = join(dataDir, 'backups', `drill.tmp-${process.pid}`);
  try {
    rmSync(copy, { recursive: true, force: true });
    const backup = findNewestBackup(dataDir);
    if (!backup) throw new Error('There is no backup yet');
    const { bavail, bsize } = statfsSync(dataDir);
    if (bavail * bsize < backup.bytes * 3) throw new Error('The disk has too little room for a second copy');
    // Loaded with a drill alone: the packages that unpack archives would slow down every start.
    const { restoreBackup } = await import('./restore.ts');
    await restoreBackup(copy, backup.file, new Date(now * 1000));
    const server = await startDrillServer(copy);
    try {
      await requirePages(server.url);
      const counts = compare(dataDir, copy, backup.at);
      return `${backup.name} of ${toIso(backup.at)} was restored and served. Nothing is missing: ${counts}`;
    } finally {
      await server.close();
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Runs a drill once a month, and a day after one that failed; not soon after the start, which has enough to do. */
export function startDrills(ctx: AppContext, startDrillServer: StartDrillServer): void {
  ctx.jobs.add({
    name: 'Test restore',
    startAfterSeconds: HOUR_SECONDS,
    retryAfterSeconds: HOUR_SECONDS,
    nextDue: () => findNextDrill(ctx),
    run: () => runDrill(ctx, startDrillServer),
  });
}

/** When a drill is due; undefined while there is no backup. */
export function findNextDrill({ config, clock }: Pick<AppContext, 'config' | 'clock'>): UnixSeconds | undefined {
  if (!findNewestBackup(config.DATA_DIR)) return undefined;
  const last = findLastDrill(config.DATA_DIR);
  if (!last) return clock.now();
  return (toUnixSeconds(new Date(last.at)) + (last.isOk ? MONTH_SECONDS : DAY_SECONDS)) as UnixSeconds;
}

/** A failure is reported like that of a service. @throws then. */
export async function runDrill(ctx: AppContext, startDrillServer: StartDrillServer): Promise<void> {
  const { isOk, text } = await drill(ctx.config.DATA_DIR, ctx.clock.now(), startDrillServer);
  if (isOk) {
    ctx.log.info({ result: text }, 'drill');
    await reportSuccess(ctx, 'drill');
  } else {
    await reportFailure(ctx, 'drill', text);
    throw new Error(text);
  }
}

function findNewestBackup(dataDir: string): { file: string; name: string; at: UnixSeconds; bytes: number } | undefined {
  const folder = join(dataDir, 'backups');
  if (!existsSync(folder)) return undefined;
  const backups = readdirSync(folder)
    .filter((name) => /^(?:latest|daily-.+)\.db$|^backup-.+\.tar\.gz$/.test(name))
    .map((name) => {
      const file = join(folder, name);
      const { mtime, size } = statSync(file);
      return { file, name, at: toUnixSeconds(mtime), bytes: size };
    });
  return backups.sort((a, b) => b.at - a.at || b.name.localeCompare(a.name))[0];
}

/** @throws when a page is not answered. */
async function requirePages(url: string): Promise<void> {
  for (const path of PAGES) {
    const answer = await fetch(url + path, { signal: AbortSignal.timeout(30_000) });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`On the restored data, ${path} answers ${answer.status}`);
  }
}

/**
 * @returns the numbers of restored rows, for a person.
 * @throws when a row is missing that was stored before the backup, or the newest lead is another one.
 */
function compare(dataDir: string, copy: string, backupAt: UnixSeconds): string {
  const live = connectReader(join(dataDir, 'site.db'));
  try {
    live.prepare('attach ? as restored').run(join(copy, 'site.db'));
    const count = (sql: string, ...values: number[]) => live.prepare(`select count(*) from ${sql}`).pluck().get(values);
    const before = backupAt - MARGIN_SECONDS;
    const missing = TABLES.map(({ table, created, name }) => {
      const isRestored = `exists (select 1 from restored.${table} as copy where copy.id = live.id)`;
      return { name, rows: count(`main.${table} as live where ${created} <= ? and not ${isRestored}`, before) };
    }).filter(({ rows }) => rows !== 0);
    if (missing.length > 0) {
      const lost = missing.map(({ rows, name }) => `${rows} ${name}`);
      throw new Error(`Missing in the restored data: ${lost.join(', ')}`);
    }
    const newest = '(select * from main.leads where first_at <= ? order by first_at desc, id desc limit 1) as live';
    const isSame = 'exists (select 1 from restored.leads as copy where copy.id = live.id and copy.email = live.email)';
    if (count(`${newest} where not ${isSame}`, before) !== 0) {
      throw new Error('The newest lead is not the same in the restored data');
    }
    return TABLES.map(({ table, name }) => `${count(`restored.${table}`)} ${name}`).join(', ');
  } finally {
    live.close();
  }
}

function resultFile(dataDir: string): string {
  return join(dataDir, 'backups', 'drill.json');
}

function store(dataDir: string, result: DrillResult): void {
  if (!existsSync(join(dataDir, 'backups'))) return;
  const file = resultFile(dataDir);
  const temporary = `${file}.tmp-${process.pid}`;
  writeFileSync(temporary, JSON.stringify(result));
  renameSync(temporary, file);
}
