import { Suspense, useContext, useEffect, useRef, useState } from 'react';
import { Navigate, useBlocker, useSearchParams } from 'react-router';
import { useSite } from '#app/components/site.ts';
import { TextLink } from '#app/pages/captain/parts/links.tsx';
import { buttonLook } from '#app/ui/button.tsx';
import { paths } from '#shared/paths.ts';
import { roleOf } from '#shared/roles.ts';
import { FindContext } from './find-context.ts';
import { HELP } from './help/help.ts';
import { Navigation } from './navigation.tsx';
import { LeaveDialog } from './parts/leaving/leave-dialog.tsx';
import { deleteUnsavedCopies, hasUnsavedForm } from './parts/leaving/unsaved.ts';
import { Links } from './parts/links.tsx';
import { Loading, PartsContext } from './parts/states.tsx';
import { TabBoundary } from './parts/tab-boundary.tsx';
import { type Area, areasFor, OF_NEWSLETTER, type Screen, SETUP, screenAt } from './screens.ts';
import { currentSession, useIsOwner } from './session.ts';

/** Loads the code of the screen that the address opens, while the page is hydrated. */
export function loadScreen(): void {
  const session = currentSession();
  if (!session) return;
  const screen = screenAt(new URLSearchParams(location.search), roleOf(session.user) === 'owner');
  screen.load().catch(() => undefined); // It is tried again when it is shown.
}

/** The dashboard: navigation on the left (above and below on a phone), the open screen on the right. */
export function Component() {
  const [search] = useSearchParams();
  const isOwner = useIsOwner();
  const id = search.get('tab');
  const isSetUp = useIsSetUp(isOwner, id === SETUP);
  const onFind = useContext(FindContext);
  const { hasNewsletter } = useSite();
  const active = screenAt(search, isOwner);
  const without = [...(isSetUp ? [SETUP] : []), ...(hasNewsletter ? [] : OF_NEWSLETTER)];
  const areas = areasFor({ isOwner, without: without.filter((each) => each !== active.id) });
  useEffect(() => {
    document.title = `${active.label} · Captain`;
  }, [active]);
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    // The next press of Tab is in the screen that a link of the navigation has opened, not in the rest of the navigation.
    if (active && document.activeElement?.closest('nav')) main.current?.focus({ preventScroll: true });
  }, [active]);
  // Old bookmarks: the tab Chatbot was a view of Chats, and the only one for editors.
  if (id === 'chats' && (search.has('view') || !isOwner)) {
    search.set('tab', 'chatbot');
    return <Navigate replace to={{ search: `?${search}` }} />;
  }
  return (
    <div className="min-h-svh bg-paper text-small lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)] lg:bg-[linear-gradient(90deg,var(--color-ink)_15.5rem,transparent_0)]">
      <a
        href="#main"
        className={`${buttonLook('primary', 'sm')} fixed top-4 left-4 z-50 -translate-y-24 focus:translate-y-0`}
      >
        Skip to content
      </a>
      <Navigation areas={areas} active={active} onFind={onFind} />
      <main
        ref={main}
        id="main"
        tabIndex={-1}
        className="wrap-break-word min-w-0 outline-none px-4 pt-6 pb-28 sm:px-8 lg:px-12 lg:pt-10 lg:pb-20"
      >
        <div className="mx-auto max-w-page">
          <AreaLinks areas={areas} active={active} />
          <PartsContext value={partLinks(areas, active)}>
            <TabBoundary key={active.id}>
              <Suspense fallback={<Loading />}>
                <active.Tab />
              </Suspense>
            </TabBoundary>
          </PartsContext>
          <Help screen={active} />
        </div>
      </main>
      <LeaveQuestion />
    </div>
  );
}

/** Links above the open screen to the entries of its area, on a phone. */
function AreaLinks({ areas, active }: { areas: Area[]; active: Screen }) {
  const area = areas.find(({ entries }) => entries.some(({ screens }) => screens.includes(active)));
  if (!area || area.entries.length === 1) return null;
  return (
    <Links
      label={area.label}
      links={area.entries.map(({ label, screens }) => toLink(label, screens[0]!, screens.includes(active)))}
      className="-mt-3 mb-5 lg:hidden"
    />
  );
}

/** Links to the screens of the open screen's entry; undefined where it has only one. */
function partLinks(areas: Area[], active: Screen) {
  const entry = areas.flatMap(({ entries }) => entries).find(({ screens }) => screens.includes(active));
  if (!entry || entry.screens.length === 1) return undefined;
  return (
    <Links
      label={`Parts of ${entry.label}`}
      links={entry.screens.map((screen) => toLink(screen.label, screen, screen === active))}
      className="mb-6 lg:mb-8"
    />
  );
}

function toLink(label: string, { id }: Screen, isActive: boolean) {
  return { label, href: paths.captainTab(id), isActive };
}

/** A sentence about the open screen, and a link to the documentation. */
function Help({ screen }: { screen: Screen }) {
  const [sentence, page] = HELP[screen.id] ?? [];
  if (!page) return null;
  return (
    <p className="mt-14 border-paper-rule border-t pt-4 text-mute">
      {sentence}{' '}
      <TextLink to={paths.help(page)} aria-label={`Read more about ${screen.label} in the documentation`}>
        Read more
      </TextLink>
    </p>
  );
}

/** Asks before another screen or page takes the place of a form that is not saved. */
function LeaveQuestion() {
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      hasUnsavedForm() && from.pathname + from.search !== to.pathname + to.search,
  );
  return (
    <LeaveDialog blocker={blocker} onLeave={deleteUnsavedCopies}>
      What you typed here is not saved.
    </LeaveDialog>
  );
}

/** The answer of `readIsSetUp`, which is asked again when the setup is opened or left; true until it is known. */
function useIsSetUp(isOwner: boolean, isOpen: boolean): boolean {
  const [isSetUp, setIsSetUp] = useState(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the steps may have changed when the screen is left.
  useEffect(() => {
    if (!isOwner) return;
    const read = async () => setIsSetUp(await (await import('./setup/is-set-up.ts')).readIsSetUp());
    read().catch(() => undefined);
  }, [isOwner, isOpen]);
  return isSetUp;
}
