import { type ReactNode, useState } from 'react';
import { useAction } from '#app/pages/captain/actions.ts';
import { SmallButton } from '#app/pages/captain/parts/small-button.tsx';
import { captainApi } from '#app/pages/captain/session.ts';
import { doctorCalls } from '#shared/doctor.calls.ts';
import type { Finding } from '#shared/doctor.schema.ts';

const MARKS: Record<Finding['state'], string> = {
  ok: 'bg-good',
  off: 'bg-mute',
  warning: 'bg-warning',
  failed: 'bg-danger',
};
const WORDS: Record<Finding['state'], string> = { ok: 'Works', off: 'Off', warning: 'Check this', failed: 'Fails' };

/** The notices, and in their place what was found when everything is examined over the network: what `npm run doctor` prints. */
export function Doctor({ children }: { children: ReactNode }) {
  const [findings, setFindings] = useState<Finding[]>();
  const { isBusy, run } = useAction();

  const examine = () => run('Failed to examine', async () => setFindings(await captainApi.call(doctorCalls.examine)));

  return (
    <>
      {findings ? <Findings findings={findings} /> : children}
      <SmallButton className="mt-4" disabled={isBusy} onClick={() => void examine()}>
        {isBusy ? 'Examining…' : 'Examine everything now'}
      </SmallButton>
      <p role="status" className="sr-only">
        {isBusy ? 'Examining' : findings && summaryOf(findings)}
      </p>
    </>
  );
}

const WORST_FIRST: Finding['state'][] = ['failed', 'warning', 'ok', 'off'];

function Findings({ findings }: { findings: readonly Finding[] }) {
  const sorted = WORST_FIRST.flatMap((wanted) => findings.filter(({ state }) => state === wanted));
  return (
    <dl>
      {sorted.map(({ name, state, text, fix }) => (
        <div
          key={name}
          className="grid gap-x-4 border-paper-rule border-b py-2 last:border-0 sm:grid-cols-[10rem_minmax(0,1fr)]"
        >
          <dt className="flex items-baseline gap-3 font-semibold">
            <span aria-hidden="true" className={`size-2.5 shrink-0 rounded-full ${MARKS[state]}`} />
            {name}
          </dt>
          <dd className="min-w-0 wrap-anywhere max-sm:pl-5.5">
            <span className="sr-only">{WORDS[state]}: </span>
            {text}.{fix && state !== 'ok' && <span className="block text-mute">{fix}.</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function summaryOf(findings: readonly Finding[]): string {
  const failed = findings.filter(({ state }) => state === 'failed').length;
  return failed === 0 ? 'Nothing fails' : `${failed} of ${findings.length} checks fail`;
}
