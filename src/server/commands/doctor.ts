import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describeAge, listJobs } from '#server/checks/checks.ts';
import { ConfigError, parseConfig } from '#server/config.ts';
import { createContext, createLog } from '#server/create-context.ts';
import { openShared } from '#server/db/open.ts';
import { examine } from '#server/doctor/doctor.ts';
import type { Finding } from '#shared/doctor.schema.ts';
import type { JobState } from '#shared/jobs.schema.ts';
import { refuseWords, runCommand } from './run-command.ts';

const MARKS: Record<Finding['state'], string> = { ok: 'ok', off: 'off', warning: 'WARNING', failed: 'FAILED' };

/** Examines configuration, data and services; the server may be running. Run by `npm run doctor`. */
async function run(words: string[]): Promise<string> {
  refuseWords(words, 'npm run doctor');
  const config = parseConfig(process.env);
  const folder = resolve(config.DATA_DIR);
  if (!existsSync(join(folder, 'site.db'))) {
    throw new ConfigError(`There is no site in ${folder}. Start the server once, or set DATA_DIR to its folder.`);
  }
  const database = await openShared(folder);
  try {
    const ctx = await createContext(config, database, { log: createLog({ LOG_LEVEL: 'silent' }) });
    const jobs = await listJobs(ctx).catch(() => []);
    return report(
      await examine(ctx),
      jobs.map((job) => describeJob(job, ctx.clock.now())),
    );
  } finally {
    await database.close();
  }
}

function report(findings: Finding[], jobs: string[]): string {
  const failed = findings.filter(({ state }) => state === 'failed');
  process.exitCode = failed.length === 0 ? 0 : 1;
  return [
    findings.map(describe).join('\n'),
    ...(jobs.length > 0 ? [`\nBackground jobs:${jobs.join('')}`] : []),
    failed.length === 0 ? '\nNothing fails.' : `\n${failed.length} of ${findings.length} checks fail.`,
  ].join('\n');
}

function describe({ name, state, text, fix }: Finding): string {
  const line = `${MARKS[state].padEnd(8)} ${name.padEnd(14)} ${text}`;
  return fix && state !== 'ok' ? `${line}\n${' '.repeat(24)}→ ${fix}` : line;
}

function describeJob({ name, lastRunAt, took, error, nextAt }: JobState, now: number): string {
  const last = lastRunAt === null ? 'not run yet' : `${describeAge(now - lastRunAt)} ago, ${took ?? 0} ms`;
  const result = error !== null ? 'FAILED' : lastRunAt === null ? '' : 'ok';
  const next = nextAt === null ? 'when needed' : `in ${describeAge(Math.max(0, nextAt - now))}`;
  return `\n${name.padEnd(28)} ${result.padEnd(8)} ${last.padEnd(32)} next ${next}`;
}

await runCommand(run);
