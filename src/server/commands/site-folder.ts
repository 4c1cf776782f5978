import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Config, ConfigError } from '#server/config.ts';
import type { AppContext } from '#server/context.ts';
import { createContext, createLog } from '#server/create-context.ts';
import { openShared } from '#server/db/open.ts';

/** Whether the data folder has a database. */
export function hasSite({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): boolean {
  return existsSync(join(DATA_DIR, 'site.db'));
}

/** The data folder. @throws ConfigError when it has no database. */
export function getSiteFolder(config: Pick<Config, 'DATA_DIR'>): string {
  const folder = resolve(config.DATA_DIR);
  if (hasSite(config)) return folder;
  throw new ConfigError(`There is no site in ${folder}. Set DATA_DIR to the folder that the server uses.`);
}

/** Calls `work` with the context of a site whose server may be running. @throws ConfigError when there is none. */
export async function withSite<T>(config: Config, work: (ctx: AppContext) => Promise<T>): Promise<T> {
  const database = await openShared(getSiteFolder(config));
  try {
    return await work(await createContext(config, database, { log: createLog({ LOG_LEVEL: 'silent' }) }));
  } finally {
    await database.close();
  }
}
