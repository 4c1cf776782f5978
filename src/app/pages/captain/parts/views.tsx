import { type ComponentType, Suspense } from 'react';
import { Link } from 'react-router';
import { Loading } from './states.tsx';

interface ViewsProps {
  /** Names the navigation for screen readers. */
  label: string;
  views: readonly { id: string; label: string; href: string; View: ComponentType }[];
  /** Id of the open one; any other opens the first. */
  open: string | null;
}

/** Links to the views of a tab, below its title, and the open view. */
export function Views({ label, views, open }: ViewsProps) {
  const active = views.find(({ id }) => id === open) ?? views[0]!;
  return (
    <>
      <nav aria-label={label} className="-mt-4 mb-8 flex flex-wrap gap-x-6 gap-y-1">
        {views.map((view) => (
          <Link
            key={view.id}
            to={view.href}
            aria-current={view === active ? 'page' : undefined}
            className="inline-flex min-h-11 min-w-11 items-center border-transparent border-b-2 font-semibold text-mute hover:text-ink aria-[current]:border-signal-deep aria-[current]:text-ink"
          >
            {view.label}
          </Link>
        ))}
      </nav>
      <Suspense fallback={<Loading />}>
        <active.View />
      </Suspense>
    </>
  );
}
