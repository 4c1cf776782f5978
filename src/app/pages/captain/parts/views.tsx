import { Link } from 'react-router';

interface ViewsProps {
  /** Names the navigation for screen readers. */
  label: string;
  views: { id: string; label: string; href: string }[];
  active: string;
}

/** Links to the views of a tab, below its title. */
export function Views({ label, views, active }: ViewsProps) {
  return (
    <nav aria-label={label} className="-mt-4 mb-8 flex flex-wrap gap-x-6 gap-y-1">
      {views.map((view) => (
        <Link
          key={view.id}
          to={view.href}
          aria-current={view.id === active ? 'page' : undefined}
          className="inline-flex min-h-11 min-w-11 items-center border-transparent border-b-2 font-semibold text-mute hover:text-ink aria-[current]:border-signal-deep aria-[current]:text-ink"
        >
          {view.label}
        </Link>
      ))}
    </nav>
  );
}
