import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ConfigError, parseConfig } from '#server/config.ts';
import { createContext, createLog } from '#server/create-context.ts';
import { DataFolderError } from '#server/db/database-file.ts';
import { openShared } from '#server/db/open.ts';
import { examine } from '#server/doctor/doctor.ts';
import type { Finding } from '#shared/doctor.schema.ts';

const MARKS: Record<Finding['state'], string> = { ok: 'ok', off: 'off', warning: 'WARNING', failed: 'FAILED' };

/** Examines configuration, data and services; the server may be running. Run by `npm run doctor`. */
async function run(): Promise<Finding[]> {
  const config = parseConfig(process.env);
  const folder = resolve(config.DATA_DIR);
  if (!existsSync(join(folder, 'site.db'))) {
    throw new ConfigError(`There is no site in ${folder}. Start the server once, or set DATA_DIR to its folder.`);
  }
  const database = await openShared(folder);
  try {
    const ctx = await createContext(config, database, { log: createLog({ LOG_LEVEL: 'silent' }) });
    return await examine(ctx);
  } finally {
    await database.close();
  }
}

function describe({ name, state, text, fix }: Finding): string {
  const line = `${MARKS[state].padEnd(8)} ${name.padEnd(14)} ${text}`;
  return fix && state !== 'ok' ? `${line}\n${' '.repeat(24)}→ ${fix}` : line;
}

process.umask(0o077);

try {
  const findings = await run();
  console.log(findings.map(describe).join('\n'));
  const failed = findings.filter(({ state }) => state === 'failed');
  console.log(failed.length === 0 ? '\nNothing fails.' : `\n${failed.length} of ${findings.length} checks fail.`);
  process.exitCode = failed.length === 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof DataFolderError || 'code' in (error as Error))) throw error;
  console.error((error as Error).message);
  process.exitCode = 1;
}
