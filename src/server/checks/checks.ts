import type { AppContext } from '#server/context.ts';
import {
  checkAnswers,
  checkBackup,
  checkCaptains,
  checkDatabase,
  checkDisk,
  checkDrill,
  checkReplica,
  checkRestored,
} from './local-checks.ts';
import { checkCalendars, checkMail, checkModel, checkSenderDns, checkWebhook } from './network-checks.ts';
import type { Result } from './results.ts';
import {
  checkMailIsSetUp,
  checkModelUsage,
  checkMovedMeetings,
  checkNewsletter,
  checkOutbox,
  checkStoredCalendars,
  OUTAGE_CHECKS,
} from './service-checks.ts';
import {
  checkAddress,
  checkClock,
  checkJobs,
  checkProxies,
  checkSite,
  checkTls,
  readProxyWatch,
} from './site-checks.ts';
import { checkPlaceholders, checkTexts } from './text-checks.ts';

export { describeAge } from './describe-age.ts';
export { listJobs } from './site-checks.ts';

type Results = Result | Result[] | undefined;

/** Examines one part of the site. */
export interface Check {
  /** Several checks of one part have the same name. */
  name: string;
  /** It asks other servers, which takes seconds. */
  needsNetwork?: true;
  /** Run only by the doctor and “Examine everything now”: it reads the whole database, or tells somebody who is logged in nothing new. */
  isForDoctor?: true;
  /** While it fails, the site cannot serve. */
  isVital?: true;
  /** Returns nothing if all is well. An exception is reported as the part's failure. */
  run(ctx: AppContext): Results | Promise<Results>;
}

/**
 * All health checks. The overview, the doctor, `/healthz` and the start select from them; a new part of the product adds its own here.
 * A part's check over the network comes after those that read what is stored.
 */
const CHECKS: Check[] = [
  { name: 'Database', isVital: true, run: checkAnswers },
  { name: 'Database', isForDoctor: true, run: checkDatabase },
  ...OUTAGE_CHECKS,
  { name: 'Calendars', run: checkStoredCalendars },
  { name: 'Outbox', run: checkOutbox },
  { name: 'Mail', run: checkMailIsSetUp },
  { name: 'Moved calls', run: checkMovedMeetings },
  { name: 'Newsletter', run: checkNewsletter },
  { name: 'Disk', run: checkDisk },
  { name: 'Backup', run: checkBackup },
  { name: 'Restore drill', run: checkDrill },
  { name: 'Replica', run: checkReplica },
  { name: 'Restored', run: checkRestored },
  { name: 'Captains', isForDoctor: true, run: checkCaptains },
  { name: 'Model', run: checkModelUsage },
  { name: 'Proxies', run: readProxyWatch },
  { name: 'Placeholders', run: checkPlaceholders },
  { name: 'Texts', run: checkTexts },
  { name: 'Web address', run: checkAddress },
  { name: 'Web address', needsNetwork: true, run: checkSite },
  { name: 'TLS', needsNetwork: true, run: checkTls },
  { name: 'Proxies', needsNetwork: true, run: checkProxies },
  { name: 'Jobs', needsNetwork: true, run: checkJobs },
  { name: 'Clock', needsNetwork: true, run: checkClock },
  { name: 'Mail', needsNetwork: true, run: checkMail },
  { name: 'Sender', needsNetwork: true, run: checkSenderDns },
  { name: 'Webhook', needsNetwork: true, run: checkWebhook },
  { name: 'Calendars', needsNetwork: true, run: checkCalendars },
  { name: 'Model', needsNetwork: true, run: checkModel },
];

/** Runs the checks that `isWanted` selects. @returns the results of each in the list's order, with its name. */
export function runChecks(
  ctx: AppContext,
  isWanted: (check: Check) => boolean = () => true,
): Promise<{ name: string; results: Result[] }[]> {
  return Promise.all(
    CHECKS.filter(isWanted).map(async ({ name, run }) => {
      try {
        return { name, results: [(await run(ctx)) ?? []].flat() };
      } catch (error) {
        const text = `“${name}” could not be examined: ${(error as Error).message}`;
        return { name, results: [{ level: 'failed', text, fix: null, link: null }] };
      }
    }),
  );
}

/** True for a check that the overview runs each time it is opened: without the slow ones, and without those for the doctor only. */
export function isForOverview({ needsNetwork, isForDoctor }: Check): boolean {
  return !needsNetwork && !isForDoctor;
}

/** False while a vital part fails; the reason is logged. */
export async function canServe(ctx: AppContext): Promise<boolean> {
  const checks = await runChecks(ctx, ({ isVital }) => isVital === true);
  const [failure] = checks.flatMap(({ results }) => results.filter(({ level }) => level === 'failed'));
  if (failure) ctx.log.error({ reason: failure.text }, 'a vital check fails');
  return !failure;
}

/** Names in the log the parts that fail. Their texts may hold names of visitors, which belong in no log. */
export async function logFailures(ctx: AppContext): Promise<void> {
  const all = await runChecks(ctx, isForOverview);
  const failing = all.filter(({ results }) => results.some(({ level }) => level === 'failed'));
  if (failing.length === 0) return;
  const names = [...new Set(failing.map(({ name }) => name))];
  ctx.log.warn({ checks: names }, 'checks fail: Overview and "npm run doctor" say how to fix them');
}
