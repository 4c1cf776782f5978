import type { AppContext } from '#server/context.ts';
import type { Finding } from '#shared/doctor.schema.ts';
import type { Outcome } from './finding.ts';
import {
  checkBackup,
  checkCaptains,
  checkDatabase,
  checkDisk,
  checkDrill,
  checkReplica,
  checkTexts,
} from './local-checks.ts';
import { checkCalendars, checkMail, checkModel, checkSenderDns, checkWebhook } from './network-checks.ts';
import { checkClock, checkProxies, checkSite, checkTls } from './site-checks.ts';

/** Examines one part of the site. What it throws is reported as its failure. */
type Check = (ctx: AppContext) => Outcome | Promise<Outcome>;

/** A new part of the product adds its check here. */
const CHECKS: Record<string, Check> = {
  Database: checkDatabase,
  Disk: checkDisk,
  Backup: checkBackup,
  'Restore drill': checkDrill,
  Replica: checkReplica,
  Captains: checkCaptains,
  Texts: checkTexts,
  'Web address': checkSite,
  TLS: checkTls,
  Proxies: checkProxies,
  Clock: checkClock,
  Mail: checkMail,
  Sender: checkSenderDns,
  Webhook: checkWebhook,
  Calendars: checkCalendars,
  Model: checkModel,
};

/** Examines everything that is configured, over the network too; takes some seconds. Nothing is sent and nothing changed. */
export function examine(ctx: AppContext): Promise<Finding[]> {
  return Promise.all(
    Object.entries(CHECKS).map(async ([name, check]): Promise<Finding> => {
      try {
        return { name, ...(await check(ctx)) };
      } catch (error) {
        return { name, state: 'failed', text: `It could not be examined: ${(error as Error).message}`, fix: null };
      }
    }),
  );
}
