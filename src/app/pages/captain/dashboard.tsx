import { Suspense, useEffect } from 'react';
import { Link, useBlocker, useSearchParams } from 'react-router';
import { useSite } from '#app/components/site.ts';
import { paths } from '#shared/paths.ts';
import { LeaveDialog } from './parts/leave-dialog.tsx';
import { Loading } from './parts/states.tsx';
import { TabBoundary } from './parts/tab-boundary.tsx';
import { hasUnsavedForm } from './parts/unsaved.ts';
import { logout, useIsOwner, useSession } from './session.ts';
import { type CaptainTab, tabsFor } from './tabs.ts';

const linkId = (id: string) => `tab-${id}`;

/** The dashboard: navigation on the left (at the top on a phone), the open tab on the right. */
export function Component() {
  const [search] = useSearchParams();
  const tabs = tabsFor(useIsOwner());
  const active = tabs.find(({ id }) => id === search.get('tab')) ?? tabs[0]!;
  useEffect(() => {
    document.title = `${active.label} · Captain`;
    document.getElementById(linkId(active.id))?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [active]);
  return (
    <div className="min-h-svh bg-paper text-small lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)] lg:bg-[linear-gradient(90deg,var(--color-ink)_15.5rem,transparent_0)]">
      <Sidebar tabs={tabs} active={active.id} />
      <main id="main" className="wrap-break-word min-w-0 px-4 pt-6 pb-20 sm:px-8 lg:px-12 lg:pt-10">
        <div className="mx-auto max-w-page">
          <TabBoundary key={active.id}>
            <Suspense fallback={<Loading />}>
              <active.Tab />
            </Suspense>
          </TabBoundary>
        </div>
      </main>
      <LeaveQuestion />
    </div>
  );
}

/** Asks before another tab or page takes the place of a form that is not saved. */
function LeaveQuestion() {
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      hasUnsavedForm() && from.pathname + from.search !== to.pathname + to.search,
  );
  return <LeaveDialog blocker={blocker}>What you typed here is not saved.</LeaveDialog>;
}

function Sidebar({ tabs, active }: { tabs: CaptainTab[]; active: string }) {
  const site = useSite();
  const session = useSession();
  return (
    <header className="on-ink bg-ink text-paper lg:sticky lg:top-0 lg:flex lg:h-svh lg:flex-col lg:overflow-y-auto lg:scroll-pb-24">
      <div className="flex items-center justify-between gap-4 px-4 py-2 sm:px-8 lg:block lg:px-6 lg:pt-6 lg:pb-4 lg:[@media(max-height:52rem)]:pt-3">
        <a
          href="/"
          className="label inline-flex min-h-11 min-w-0 items-center gap-2.5 hover:text-signal"
          aria-label={`${site.brand}: view the site`}
        >
          <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-signal" />
          <span className="truncate">{site.brand}</span>
        </a>
        <div className="scale mt-3 hidden text-ink-rule lg:block" />
        <Account name={session?.user.name ?? ''} className="lg:hidden" />
      </div>
      <TabNav tabs={tabs} active={active} />
      <div className="mt-auto hidden border-ink-rule border-t bg-ink px-6 py-5 lg:sticky lg:bottom-0 lg:block lg:py-3">
        <Account name={session?.user.name ?? ''} />
      </div>
    </header>
  );
}

function Account({ name, className = '' }: { name: string; className?: string }) {
  return (
    <div className={`flex min-w-0 items-center max-sm:shrink-0 justify-between gap-3 ${className}`}>
      <span className="hidden truncate text-mist sm:inline">{name}</span>
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

function TabNav({ tabs, active }: { tabs: CaptainTab[]; active: string }) {
  return (
    <nav
      aria-label="Dashboard"
      className="flex gap-1 overflow-x-auto border-ink-rule border-t px-1 [scrollbar-width:none] sm:px-5 lg:flex-col lg:gap-0 lg:overflow-visible lg:border-0 lg:px-3"
    >
      {tabs.map(({ id, label, group }, index) => {
        const isActive = id === active;
        const startsGroup = index > 0 && tabs[index - 1]?.group !== group;
        return (
          <Link
            key={id}
            id={linkId(id)}
            to={paths.captainTab(id)}
            aria-current={isActive ? 'page' : undefined}
            className={`relative flex min-h-12 shrink-0 items-center gap-3 whitespace-nowrap rounded-sm px-3 transition-colors focus-visible:-outline-offset-2 lg:min-h-9 ${startsGroup ? 'lg:mt-3' : ''} ${
              isActive
                ? 'text-paper after:absolute after:inset-x-3 after:bottom-0 after:h-0.5 after:bg-signal lg:bg-ink-raised lg:after:inset-x-auto lg:after:inset-y-2 lg:after:left-0 lg:after:h-auto lg:after:w-0.5'
                : 'text-mist hover:bg-ink-raised hover:text-paper'
            }`}
          >
            <span aria-hidden="true" className={`label hidden lg:inline ${isActive ? 'text-signal' : ''}`}>
              {String(index + 1).padStart(2, '0')}
            </span>
            {label}
          </Link>
        );
      })}
    </nav>
  );
}
