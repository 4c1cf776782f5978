import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { AppContext } from '#server/context.ts';
import { DAY_SECONDS } from '#shared/time.ts';
import { listAssets } from './queries.ts';

/** A name that an upload gets here: with a hash, and with a width where it is a smaller picture. */
const GIVEN_NAME = /^(.+-[0-9a-f]{32})(?:-\d+)?\.[a-z0-9]+$/;

/**
 * Deletes files of uploads that were interrupted before the database knew them: older than a day and in no row. Files not named like an
 * upload were put there by hand and stay. Nothing is deleted while data replaced by a restore is kept, because it may need these files.
 */
export async function removeLeftoverUploads({
  config,
  clock,
  db,
  log,
}: Pick<AppContext, 'config' | 'clock' | 'db' | 'log'>): Promise<void> {
  if (list(join(config.DATA_DIR, 'replaced')).length > 0) return;
  const folder = join(config.DATA_DIR, 'uploads');
  const named = new Set((await listAssets(db)).map(({ filename }) => withoutWidth(filename)));
  for (const name of list(folder)) {
    const upload = withoutWidth(name);
    if (upload === undefined || named.has(upload)) continue;
    const stats = statSync(join(folder, name), { throwIfNoEntry: false });
    if (!stats || stats.mtimeMs / 1000 > clock.now() - DAY_SECONDS) continue;
    rmSync(join(folder, name), { force: true });
    log.info({ name }, 'a file of an unfinished upload was deleted');
  }
}

/** The part of a file's name that all files of its upload share. */
function withoutWidth(name: string): string | undefined {
  return GIVEN_NAME.exec(name)?.[1];
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
