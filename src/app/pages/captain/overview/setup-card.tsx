import { Link } from 'react-router';
import { useAction } from '#app/pages/captain/actions.ts';
import { BlockLink } from '#app/pages/captain/parts/links.tsx';
import { SmallButton } from '#app/pages/captain/parts/small-button.tsx';
import { Badge } from '#app/pages/captain/parts/states.tsx';
import { captainApi } from '#app/pages/captain/session.ts';
import { countMissing, leftInWords } from '#app/pages/captain/setup/missing.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import { buttonLook } from '#app/ui/button.tsx';
import { paths } from '#shared/paths.ts';
import { setupCalls } from '#shared/setup.calls.ts';
import type { Setup } from '#shared/setup.schema.ts';
import { SETUP_STEPS, SETUP_TITLES } from '#shared/setup.ts';
import { unfinishedCalls } from '#shared/unfinished.calls.ts';

const LOOK = 'rounded-md border border-signal-deep bg-paper-bright px-5 md:col-span-2 xl:col-span-3';

/** True until all steps of "Make it yours" are done or skipped. */
export const hasOpenSteps = ({ steps }: Setup) => SETUP_STEPS.some((step) => steps[step] === 'open');

/** The steps of "Make it yours", until they are done or skipped. */
export function SetupSteps({ setup, onChange }: { setup: Setup; onChange(setup: Setup): void }) {
  const { steps } = setup;
  const { isBusy, run } = useAction();
  const open = SETUP_STEPS.filter((step) => steps[step] === 'open');
  const closedCount = SETUP_STEPS.length - open.length;
  const next = open[0] ?? SETUP_STEPS[0];

  async function skipRest() {
    let { version } = setup;
    for (const step of open) {
      const saved = await captainApi.call(setupCalls.save, { input: { step, state: 'skipped', version } });
      version = saved.version;
      onChange(saved);
    }
  }

  return (
    <section className={`py-5 ${LOOK}`} aria-labelledby="setup-card">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h2 id="setup-card" className="label text-mute">
          Make it yours: {closedCount} of {SETUP_STEPS.length} steps
        </h2>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <Link to={paths.setupStep(next)} className={buttonLook('ink', 'sm')}>
            {closedCount === 0 ? 'Begin' : `Go on with step ${SETUP_STEPS.indexOf(next) + 1}: ${SETUP_TITLES[next]}`}
          </Link>
          <SmallButton variant="quiet" disabled={isBusy} onClick={() => void run('Failed to save steps', skipRest)}>
            Skip the rest
          </SmallButton>
        </div>
      </div>
      <ol className="mt-2 grid grid-flow-row gap-x-8 sm:grid-cols-2 xl:grid-flow-col xl:grid-cols-2 xl:grid-rows-5">
        {SETUP_STEPS.map((step, index) => (
          <li key={step} className="flex items-center gap-3 border-paper-rule border-b">
            <span className="small-mono w-5 shrink-0 text-mute">{index + 1}</span>
            <Link to={paths.setupStep(step)} className="link min-w-0 grow py-2.5">
              {SETUP_TITLES[step]}
            </Link>
            {steps[step] !== 'open' && <Badge look={steps[step] === 'done' ? 'good' : 'off'}>{steps[step]}</Badge>}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** After the steps: how many fields are not finished, until none is left. What came with the site is then not counted any more. */
export function SetupLeft({ isFinished }: Pick<Setup, 'isFinished'>) {
  const { data } = useCall(unfinishedCalls.summary);
  if (!data || (isFinished ? countMissing(data) : data.count) === 0) return null;
  return (
    <section className={`flex flex-wrap items-center justify-between gap-x-4 py-2 ${LOOK}`}>
      <p>{leftInWords(data)}</p>
      <BlockLink to={paths.captainTab('setup')}>See what is left</BlockLink>
    </section>
  );
}
