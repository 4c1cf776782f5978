import { isForOverview, runChecks } from '#server/checks/checks.ts';
import type { AppContext } from '#server/context.ts';
import type { Finding } from '#shared/doctor.schema.ts';
import type { SystemNotice } from '#shared/overview.schema.ts';

const LEVELS: Record<Finding['state'], SystemNotice['level']> = {
  failed: 'trouble',
  warning: 'hint',
  off: 'hint',
  ok: 'good',
};
const ORDER: SystemNotice['level'][] = ['trouble', 'hint', 'good'];

/** Notices for the owner about the system: trouble first, then hints, then what works. */
export async function listNotices(ctx: AppContext): Promise<SystemNotice[]> {
  const checked = await runChecks(ctx, isForOverview);
  return (
    checked
      .flatMap(({ results }) => results)
      // Off and nothing to be done about it: no news.
      .filter(({ level, fix }) => level !== 'off' || fix !== null)
      .map(({ level, text, fix, link }): SystemNotice => {
        // A link leads to the remedy.
        const isRemedyTold = fix !== null && link === null;
        return { level: LEVELS[level], text: isRemedyTold ? `${text}. ${fix}.` : `${text}.`, link };
      })
      .sort((a, b) => ORDER.indexOf(a.level) - ORDER.indexOf(b.level))
  );
}
