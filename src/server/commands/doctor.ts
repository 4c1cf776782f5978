import { describeAge, listJobs } from '#server/checks/checks.ts';
import { parseConfig } from '#server/config.ts';
import { listFindings } from '#server/doctor/doctor.ts';
import type { Finding } from '#shared/doctor.schema.ts';
import type { JobState } from '#shared/jobs.schema.ts';
import { refuseArguments, runCommand } from './run-command.ts';
import { withSite } from './site-folder.ts';

const MARKS: Record<Finding['state'], string> = { ok: 'ok', off: 'off', warning: 'WARNING', failed: 'FAILED' };

/** Examines configuration, data and services; the server may be running. Run by `npm run doctor`. */
async function run(words: string[]): Promise<string> {
  refuseArguments(words, 'npm run doctor');
  return withSite(parseConfig(process.env), async (ctx) => {
    const jobs = await listJobs(ctx).catch(() => []);
    return report(
      await listFindings(ctx),
      jobs.map((job) => describeJob(job, ctx.clock.now())),
    );
  });
}

function report(findings: Finding[], jobs: string[]): string {
  const failed = findings.filter(({ state }) => state === 'failed');
  process.exitCode = failed.length === 0 ? 0 : 1;
  return [
    findings.map(describeFinding).join('\n'),
    ...(jobs.length > 0 ? [`\nBackground jobs:${jobs.join('')}`] : []),
    failed.length === 0 ? '\nNothing fails.' : `\n${failed.length} of ${findings.length} checks fail.`,
  ].join('\n');
}

function describeFinding({ name, state, text, fix }: Finding): string {
  const line = `${MARKS[state].padEnd(8)} ${name.padEnd(14)} ${text}`;
  return fix && state !== 'ok' ? `${line}\n${' '.repeat(24)}→ ${fix}` : line;
}

function describeJob({ name, lastRunAt, took, error, nextAt }: JobState, now: number): string {
  const last = lastRunAt === null ? 'not run yet' : `${describeAge(now - lastRunAt)} ago, ${took ?? 0} ms`;
  const success = lastRunAt === null ? '' : 'ok';
  const result = error === null ? success : 'FAILED';
  const next = nextAt === null ? 'when needed' : `in ${describeAge(Math.max(0, nextAt - now))}`;
  return `\n${name.padEnd(28)} ${result.padEnd(8)} ${last.padEnd(32)} next ${next}`;
}

await runCommand(run);
