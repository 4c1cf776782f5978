import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Icon } from '#app/components/icon.tsx';
import { useSite } from '#app/components/site.ts';
import { paths } from '#shared/paths.ts';
import { Dialog } from './parts/dialog.tsx';
import { ACCOUNT, type Area, type Screen } from './screens.ts';
import { logout, useSession } from './session.ts';

/** Areas of the bar at the bottom of a phone; the others are under More. */
const BAR_AREAS = 4;

interface NavigationProps {
  areas: Area[];
  active: Screen;
  /** Opens the search over everything. */
  onFind(): void;
}

/** On large screens a column with all areas; on small ones a row above the screen and a bar at the bottom. */
export function Navigation({ areas, active, onFind }: NavigationProps) {
  return (
    <>
      <header className="on-ink bg-ink text-paper lg:sticky lg:top-0 lg:flex lg:h-svh lg:flex-col lg:overflow-y-auto lg:scroll-pb-32">
        <div className="flex items-center justify-between gap-3 px-4 py-2 sm:px-8 lg:block lg:px-6 lg:pt-6 lg:pb-3 lg:[@media(max-height:52rem)]:pt-3">
          <SiteLink />
          <FindButton onFind={onFind} />
        </div>
        <nav aria-label="Dashboard" className="hidden px-3 pb-4 lg:block">
          <AreaList areas={areas} active={active} />
        </nav>
        <div className="mt-auto hidden border-ink-rule border-t bg-ink px-6 py-3 lg:sticky lg:bottom-0 lg:block">
          <Account active={active} />
        </div>
      </header>
      <BottomBar areas={areas} active={active} />
    </>
  );
}

function SiteLink() {
  const site = useSite();
  return (
    <a href="/" className="flex min-h-11 min-w-0 flex-col justify-center hover:text-signal">
      <span className="flex items-center gap-2.5">
        <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-signal" />
        <span className="label truncate">{site.brand}</span>
      </span>
      <span className="ml-4.5 text-label text-mist underline underline-offset-4">View site</span>
    </a>
  );
}

function FindButton({ onFind }: { onFind(): void }) {
  return (
    <button
      type="button"
      onClick={onFind}
      aria-keyshortcuts="Control+K Meta+K"
      className="flex min-h-11 shrink-0 items-center justify-between gap-3 rounded-md border border-ink-rule px-3 text-mist hover:bg-ink-raised hover:text-paper lg:mt-2 lg:min-h-9 lg:w-full"
    >
      <span className="flex items-center gap-2">
        <Icon name="search" className="size-4" />
        Find
      </span>
      <kbd className="label hidden lg:inline">Ctrl K</kbd>
    </button>
  );
}

function AreaList({ areas, active }: { areas: Area[]; active: Screen }) {
  return areas.map(({ label, entries }) => (
    <div
      key={label}
      className="break-inside-avoid max-lg:pt-4 lg:mt-2.5 lg:first:mt-0 lg:[@media(max-height:50rem)]:mt-1.5"
    >
      <h2 className="label px-3 text-mist">{label}</h2>
      <ul aria-label={label}>
        {entries.map(({ label, screens }) => {
          const isActive = screens.includes(active);
          return (
            <li key={label}>
              <Link
                to={paths.captainTab(screens[0]!.id)}
                aria-current={isActive ? 'page' : undefined}
                className={`relative flex min-h-11 items-center rounded-sm px-3 transition-colors focus-visible:-outline-offset-2 lg:min-h-8 lg:[@media(max-height:50rem)]:min-h-7 ${
                  isActive
                    ? 'bg-ink-raised after:absolute after:inset-y-2 after:left-0 after:w-0.5 after:bg-signal'
                    : 'hover:bg-ink-raised'
                }`}
              >
                {label}
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  ));
}

function Account({ active }: { active: Screen }) {
  const session = useSession();
  return (
    <div className="flex min-w-0 items-center justify-between gap-3">
      <Link
        to={paths.captainTab(ACCOUNT.id)}
        aria-current={active === ACCOUNT ? 'page' : undefined}
        className="flex min-h-11 min-w-0 flex-col justify-center hover:text-signal"
      >
        <span className="truncate">{session?.user.name}</span>
        <span className="text-label text-mist">{ACCOUNT.label}</span>
      </Link>
      <button
        type="button"
        onClick={() => logout()}
        className="label min-h-11 shrink-0 rounded-md border border-ink-rule px-3 hover:bg-ink-raised"
      >
        Log out
      </button>
    </div>
  );
}

/** The first areas, and a dialog with all of them. */
function BottomBar({ areas, active }: { areas: Area[]; active: Screen }) {
  const [isOpen, setIsOpen] = useState(false);
  const { search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a followed link closes the dialog.
  useEffect(() => setIsOpen(false), [search]);
  const shown = areas.slice(0, BAR_AREAS);
  const isIn = ({ entries }: Area) => entries.some(({ screens }) => screens.includes(active));
  const look = (isActive: boolean) =>
    `flex min-h-14 w-full min-w-0 flex-col items-center justify-center gap-0.5 text-label ${isActive ? 'text-signal' : 'text-mist'}`;
  return (
    <nav
      aria-label="Areas"
      className="captain-bar on-ink fixed inset-x-0 bottom-0 z-10 border-ink-rule border-t bg-ink pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="grid grid-flow-col auto-cols-fr">
        {shown.map((area) => (
          <li key={area.label}>
            <Link
              to={paths.captainTab(area.entries[0]!.screens[0]!.id)}
              aria-current={isIn(area) ? 'true' : undefined}
              className={look(isIn(area))}
            >
              <Icon name={area.icon} className="size-5" />
              {area.label}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" onClick={() => setIsOpen(true)} className={look(!shown.some(isIn))}>
            <Icon name="node" className="size-5" />
            More
          </button>
        </li>
      </ul>
      {isOpen && (
        <Dialog title="All areas" onClose={() => setIsOpen(false)}>
          <nav
            aria-label="Dashboard"
            className="on-ink -mx-4 columns-2 gap-x-2 bg-ink px-4 pb-4 text-paper sm:-mx-7 sm:px-7"
          >
            <AreaList areas={areas} active={active} />
          </nav>
          <div className="on-ink -mx-4 -mb-4 border-ink-rule border-t bg-ink px-7 py-3 text-paper sm:-mx-7 sm:-mb-7">
            <Account active={active} />
          </div>
        </Dialog>
      )}
    </nav>
  );
}
