import { type ComponentType, Suspense } from 'react';
import { Links } from './links.tsx';
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
  const active = views.find(({ id }) => id === (open ?? '')) ?? views.find(({ id }) => id === '')!;
  return (
    <>
      <Links
        label={label}
        links={views.map((view) => ({ ...view, isActive: view === active }))}
        className="-mt-4 mb-8"
      />
      <Suspense fallback={<Loading />}>
        <active.View />
      </Suspense>
    </>
  );
}
