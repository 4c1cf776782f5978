import { lazy, Suspense, useEffect } from 'react';
import { Outlet, useSearchParams } from 'react-router';
import { PageMeta } from '#app/components/page-meta.tsx';
import { ToastHost } from '#app/ui/toast.tsx';
import { useConfirmation } from './confirmation.ts';
import { refreshUser, useSession } from './session.ts';

/** Whoever is logged in does not need it. */
const LoginScreen = lazy(() => import('./auth/login-screen.tsx').then(({ LoginScreen }) => ({ default: LoginScreen })));
const ConfirmDialog = lazy(() =>
  import('./auth/confirm-dialog.tsx').then(({ ConfirmDialog }) => ({ default: ConfirmDialog })),
);

const TOAST_LABELS = { region: 'Notifications ({hotkey})', toast: 'Notification', close: 'Close' };

/** Layout of every page under /captain: the login screen without a session, else the page. */
export function Component() {
  const session = useSession();
  const confirmation = useConfirmation();
  useEffect(() => void refreshUser(), []);
  useContinue(session?.token);
  return (
    <>
      <PageMeta
        title="Captain: the dashboard of this site"
        description="The private dashboard of this site, for its owner: leads, posts, popups, bookings and settings."
        path="/captain"
        noIndex
      />
      {session === undefined && <SessionLoading />}
      {session === null && (
        <Suspense fallback={<SessionLoading />}>
          <LoginScreen />
        </Suspense>
      )}
      {session && <Outlet />}
      {session && confirmation && (
        <Suspense>
          <ConfirmDialog answer={confirmation.answer} />
        </Suspense>
      )}
      <ToastHost labels={TOAST_LABELS} />
    </>
  );
}

/** After the login, leads back to the consent page that sent the captain here: `?next=`. */
function useContinue(token: string | undefined): void {
  const [search] = useSearchParams();
  const next = search.get('next');
  useEffect(() => {
    if (!token || !next?.startsWith('/oauth/authorize?')) return;
    // A session that only this browser remembers would lead back here.
    void refreshUser().then((isLoggedIn) => isLoggedIn && location.replace(next));
  }, [token, next]);
}

/** Shown on the server and until local storage has been read. */
function SessionLoading() {
  return (
    <main className="on-ink grid min-h-svh place-items-center bg-ink text-mist">
      <h1 className="label">Captain</h1>
      <noscript>
        <p className="p-5">The dashboard needs JavaScript.</p>
      </noscript>
    </main>
  );
}
