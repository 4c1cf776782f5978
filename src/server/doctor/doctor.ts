import { runChecks } from '#server/checks/checks.ts';
import type { AppContext } from '#server/context.ts';
import type { Finding } from '#shared/doctor.schema.ts';

const WORST_FIRST: Finding['state'][] = ['failed', 'warning', 'off', 'ok'];

/**
 * Examines everything that is configured, over the network too; takes some seconds. Nothing is sent and nothing changed. There is one
 * finding for each part: the last check with a result counts, because an answer that was just given is newer than what is stored.
 */
export async function listFindings(ctx: AppContext): Promise<Finding[]> {
  const findings = new Map<string, Finding>();
  for (const { name, results } of await runChecks(ctx)) {
    const state = WORST_FIRST.find((level) => results.some((result) => result.level === level));
    if (!state) continue;
    const worst = results.filter(({ level }) => level === state);
    const text = worst.map((result) => result.text).join('; ');
    findings.set(name, { name, state, text, fix: worst[0]?.fix ?? null });
  }
  return [...findings.values()];
}
