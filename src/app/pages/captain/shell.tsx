import { Suspense, useCallback, useContext, useEffect, useLayoutEffect, useState } from 'react';
import { Outlet, useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router';
import { CaptainCssContext } from '#app/components/layout/captain-css.ts';
import { PageMeta } from '#app/components/layout/page-meta.tsx';
import { useSite } from '#app/components/site.ts';
import { lazyPart } from '#app/ui/lazy-part.ts';
import { dismissDone, ToastHost, toast } from '#app/ui/toast.tsx';
import { accountCalls } from '#shared/account.calls.ts';
import { paths } from '#shared/paths.ts';
import type { AccountLink } from './auth/link-step.tsx';
import { useConfirmation } from './confirmation.ts';
import { FindContext } from './find-context.ts';
import { restoreBrowserStorage } from './parts/storage/browser-storage.ts';
import { captainApi, refreshUser, type Session, useSession } from './session.ts';
import { isDialogOpen, useCtrlKeys } from './use-ctrl-keys.ts';

/** Loaded for those who are not logged in only. */
const LoginScreen = lazyPart(() => import('./auth/login-screen.tsx'), 'LoginScreen');
const ConfirmDialog = lazyPart(() => import('./auth/confirm-dialog.tsx'), 'ConfirmDialog');

const loadFind = () => import('./find-dialog.tsx');
const FindDialog = lazyPart(loadFind, 'FindDialog');

const CLOSE_TAB = 'You can close this tab and go on in the other one.';
const TOAST_LABELS = { region: 'Notifications ({hotkey})', toast: 'Notification', close: 'Close' };

/** Layout of every page under /captain: the login screen without a session, else the page. */
export function Component() {
  const session = useSession();
  const confirmation = useOpenConfirmation(session);
  const isPrepared = usePreparedScreen(useSite());
  const [accountLink, removeAccountLink] = useAccountLink();
  const [isFinding, setIsFinding] = useState(false);
  const find = useCallback(() => setIsFinding(true), []);
  useFindShortcut(session, find);
  useFocusReturn(session?.token);
  useScrollToTop();
  useDismissDoneToasts();
  useEffect(() => void refreshUser(), []);
  useRequestedConfirmation(session?.token);
  return (
    <>
      <link rel="stylesheet" href={useContext(CaptainCssContext)} precedence="default" />
      <PageMeta
        title="Captain: the dashboard of this site"
        description="The private dashboard of this site, for its owner: leads, posts, popups, bookings and settings."
        path="/captain"
        noIndex
      />
      {(session === undefined || (session && !isPrepared)) && <SessionLoading />}
      {(session === null || (session && accountLink)) && (
        <Suspense fallback={<SessionLoading />}>
          <LoginScreen key={accountLink?.token} link={accountLink} onLinkDone={removeAccountLink} />
        </Suspense>
      )}
      {session && isPrepared && !accountLink && (
        <FindContext value={find}>
          <Outlet />
        </FindContext>
      )}
      {session && !accountLink && isFinding && (
        <Suspense>
          <FindDialog onClose={() => setIsFinding(false)} />
        </Suspense>
      )}
      {session && confirmation && (
        <Suspense>
          <ConfirmDialog answer={confirmation.answer} />
        </Suspense>
      )}
      <ToastHost labels={TOAST_LABELS} />
    </>
  );
}

/** The confirmation that a call waits for. Without a session nobody can confirm: then the call fails. */
function useOpenConfirmation(session: Session | null | undefined) {
  const confirmation = useConfirmation();
  useEffect(() => {
    if (session === null) confirmation?.answer(false);
  }, [session, confirmation]);
  return confirmation;
}

/**
 * Asks for the confirmation that the address requests after the login: with `?next=`, for the consent page of a program, which is opened again
 * afterwards, or with `?confirm=1` alone.
 */
function useRequestedConfirmation(token: string | undefined): void {
  const [search] = useSearchParams();
  const next = search.get('next');
  const isAlone = search.has('confirm');
  useEffect(() => {
    const leadsBack = next?.startsWith('/oauth/authorize?') ?? false;
    if (!token || !(leadsBack || isAlone)) return;
    // Asks for the confirmation; a session that only this browser remembers meets the login screen.
    captainApi.call(accountCalls.askConfirmation).then(
      () => (leadsBack ? location.replace(next ?? '') : toast({ title: 'Confirmed', description: CLOSE_TAB })),
      () => undefined,
    );
  }, [token, next, isAlone]);
}

/**
 * Scrolls a newly opened screen to its top. Not when filters replace the address, when the browser goes back, or when the screen itself
 * scrolls to a part of it (`{ movesFocus: true }` as state).
 */
function useScrollToTop(): void {
  const { key, hash, state } = useLocation();
  const isOpened = useNavigationType() === 'PUSH' && !hash && !state?.movesFocus;
  // Before the screen's own effects, which may show a field further below.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen that is opened has another key.
  useLayoutEffect(() => {
    if (isOpened) scrollTo(0, 0);
  }, [key, isOpened]);
}

/** Dismisses toasts about successes at the next click or input, because they may cover the next control. */
function useDismissDoneToasts(): void {
  useEffect(() => {
    // Not when the pointer goes down: a dialog that loses its message moves its buttons, and the click would miss them.
    addEventListener('click', dismissDone);
    addEventListener('input', dismissDone);
    return () => {
      removeEventListener('click', dismissDone);
      removeEventListener('input', dismissDone);
    };
  }, []);
}

/** True once a screen can be shown: edits that a crash left unsaved are restored, and times are written as in the region of the site. */
function usePreparedScreen({ locale }: { locale: string }): boolean {
  const [isPrepared, setIsPrepared] = useState(false);
  useEffect(() => {
    // Imported with the screens that use it; without it times are written as in Great Britain.
    const writesTimes = import('./parts/time.ts').then(
      ({ writeTimesAsIn }) => writeTimesAsIn({ locale }),
      () => undefined,
    );
    Promise.all([restoreBrowserStorage(), writesTimes]).then(() => setIsPrepared(true));
  }, [locale]);
  return isPrepared;
}

/** The reset or invitation link of a mail, read from the fragment of the address, and a function that removes it. */
function useAccountLink(): [link: AccountLink | undefined, remove: () => void] {
  const [link, setLink] = useState<AccountLink>();
  const { hash } = useLocation();
  useEffect(() => {
    const [, kind, token] = /^#(reset|invitation)=(.+)$/.exec(hash) ?? [];
    setLink(token ? { kind: kind as AccountLink['kind'], token } : undefined);
  }, [hash]);
  const navigate = useNavigate();
  return [link, () => void navigate(paths.captain, { replace: true })];
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

/** Loaded for those who are logged in only. */
function useFocusReturn(token: string | undefined): void {
  useEffect(() => {
    if (!token) return;
    const ending = import('./focus-return.ts').then(
      ({ returnFocus }) => returnFocus(),
      () => undefined,
    );
    return () => void ending.then((end) => end?.());
  }, [token]);
}

/** Opens the search with Ctrl or Cmd and K. Its code is loaded before, so that it gets the letters typed right after the shortcut. */
function useFindShortcut(session: Session | null | undefined, find: () => void): void {
  useEffect(() => {
    if (session) loadFind().catch(() => undefined);
  }, [session]);
  useCtrlKeys((letter, event) => {
    // In the editor of a text it is the key of a link.
    if (letter !== 'k' || event.shiftKey || event.defaultPrevented) return;
    event.preventDefault();
    if (!isDialogOpen()) find();
  });
}
