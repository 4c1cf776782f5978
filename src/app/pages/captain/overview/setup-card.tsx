import { Link } from 'react-router';
import { count } from '#app/pages/captain/parts/lists.tsx';
import { Badge } from '#app/pages/captain/parts/states.tsx';
import { useCall } from '#app/pages/captain/use-call.ts';
import { paths } from '#shared/paths.ts';
import { setupCalls } from '#shared/setup.calls.ts';
import type { Setup } from '#shared/setup.schema.ts';
import { SETUP_STEPS, SETUP_TITLES } from '#shared/setup.ts';
import { unfinishedCalls } from '#shared/unfinished.calls.ts';

/** The steps of "Make it yours" until all were seen, then how many fields are not finished; nothing once both are done. */
export function SetupCard() {
  const { data } = useCall(setupCalls.get);
  if (!data) return null;
  return SETUP_STEPS.some((step) => data.steps[step] === 'open') ? <Steps setup={data} /> : <Left />;
}

const LOOK = 'rounded-md border border-signal-deep bg-paper-bright p-5 md:col-span-2 xl:col-span-3';

function Steps({ setup: { steps } }: { setup: Setup }) {
  const seen = SETUP_STEPS.filter((step) => steps[step] !== 'open').length;
  return (
    <section className={LOOK} aria-labelledby="setup-card">
      <h2 id="setup-card" className="label text-mute">
        Make it yours: {seen} of {SETUP_STEPS.length} steps
      </h2>
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

function Left() {
  const { data } = useCall(unfinishedCalls.summary);
  if (!data || data.count === 0) return null;
  return (
    <section className={`flex flex-wrap items-center justify-between gap-4 ${LOOK}`}>
      <p>Not finished yet: {count(data.count, 'field')} that visitors read.</p>
      <Link to={paths.captainTab('setup')} className="link inline-flex min-h-11 items-center">
        See what is left
      </Link>
    </section>
  );
}
