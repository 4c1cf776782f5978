import { Link } from 'react-router';
import { useCall } from '#app/pages/captain/use-call.ts';
import { buttonLook } from '#app/ui/button.tsx';
import { paths } from '#shared/paths.ts';
import { setupCalls } from '#shared/setup.calls.ts';

/** How far "Make it yours" is; nothing once all its steps were seen. */
export function SetupCard() {
  const { data } = useCall(setupCalls.get);
  const states = Object.values(data?.steps ?? {});
  const seen = states.filter((state) => state !== 'open').length;
  if (seen === states.length) return null;
  return (
    <section className="flex flex-wrap items-center justify-between gap-4 rounded-md border border-signal-deep bg-paper-bright p-5 md:col-span-2 xl:col-span-3">
      <div>
        <h2 className="label text-mute">Make it yours</h2>
        <p className="mt-1">
          {seen} of {states.length} steps from the shipped texts to your own site.
        </p>
      </div>
      <Link to={paths.captainTab('setup')} className={buttonLook('ink', 'sm')}>
        {seen === 0 ? 'Begin' : 'Continue'}
      </Link>
    </section>
  );
}
