import { useState } from 'react';
import { useAct } from '#app/pages/captain/act.ts';
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

/** Examines everything over the network when asked: what `npm run doctor` prints. */
export function Doctor() {
  const [findings, setFindings] = useState<Finding[]>();
  const { isBusy, act } = useAct();

  const examine = () => act('Failed to examine', async () => setFindings(await captainApi.call(doctorCalls.examine)));

  return (
    <div className="mt-4">
      <SmallButton disabled={isBusy} onClick={() => void examine()}>
        {isBusy ? 'Examining…' : 'Examine everything now'}
      </SmallButton>
      <p role="status" className="sr-only">
        {isBusy ? 'Examining' : findings && summaryOf(findings)}
      </p>
      {findings && (
        <dl className="mt-4 grid gap-x-10 border-paper-rule border-t xl:grid-cols-2">
          {findings.map(({ name, state, text, fix }) => (
            <div key={name} className="border-paper-rule border-b py-2">
              <dt className="flex items-baseline gap-3 font-semibold">
                <span aria-hidden="true" className={`size-2.5 shrink-0 rounded-full ${MARKS[state]}`} />
                {name}
              </dt>
              <dd className="min-w-0 wrap-anywhere pl-5.5">
                <span className="sr-only">{WORDS[state]}: </span>
                {text}.{fix && state !== 'ok' && <span className="block text-mute">{fix}.</span>}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

function summaryOf(findings: readonly Finding[]): string {
  const failed = findings.filter(({ state }) => state === 'failed').length;
  return failed === 0 ? 'Nothing fails' : `${failed} of ${findings.length} checks fail`;
}
