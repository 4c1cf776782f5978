import { Link } from 'react-router';
import { count } from '#app/pages/captain/parts/lists.tsx';
import { useCall } from '#app/pages/captain/use-call.ts';
import { buttonLook } from '#app/ui/button.tsx';
import { paths } from '#shared/paths.ts';
import { setupCalls } from '#shared/setup.calls.ts';
import { unfinishedCalls } from '#shared/unfinished.calls.ts';

/** How far "Make it yours" is, and how many fields are not finished; nothing once both are done. */
export function SetupCard() {
  const { data } = useCall(setupCalls.get);
  const { data: unfinished } = useCall(unfinishedCalls.list);
  const states = Object.values(data?.steps ?? {});
  const seen = states.filter((state) => state !== 'open').length;
  const left = unfinished?.length ?? 0;
  const isSeen = seen === states.length;
  if (isSeen && left === 0) return null;
  return (
    <section className="flex flex-wrap items-center justify-between gap-4 rounded-md border border-signal-deep bg-paper-bright p-5 md:col-span-2 xl:col-span-3">
      <div>
        <h2 className="label text-mute">Make it yours</h2>
        <p className="mt-1">
          {!isSeen && `${seen} of ${states.length} steps from the shipped texts to your own site. `}
          {left > 0 && `Not finished yet: ${count(left, 'field')}.`}
        </p>
      </div>
      <Link to={paths.captainTab('setup')} className={buttonLook('ink', 'sm')}>
        {seen === 0 ? 'Begin' : isSeen ? 'See what is left' : 'Continue'}
      </Link>
    </section>
  );
}
