import { lazy, Suspense, useCallback, useContext, useEffect, useLayoutEffect, useState } from 'react';
import { Outlet, useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router';
import { CaptainCssContext } from '#app/components/captain-css.ts';
import { PageMeta } from '#app/components/page-meta.tsx';
import { dismissDone, ToastHost, toast } from '#app/ui/toast.tsx';
import { accountCalls } from '#shared/account.calls.ts';
import { paths } from '#shared/paths.ts';
import type { AccountLink } from './auth/link-step.tsx';
import { useConfirmation } from './confirmation.ts';
import { FindContext } from './find-context.ts';
import { restoreStored } from './parts/stored.ts';
import { captainApi, refreshUser, useSession } from './session.ts';

/** Loaded for those who are not logged in only. */
const LoginScreen = lazy(() => import('./auth/login-screen.tsx').then(({ LoginScreen }) => ({ default: LoginScreen })));
const ConfirmDialog = lazy(() =>
  import('./auth/confirm-dialog.tsx').then(({ ConfirmDialog }) => ({ default: ConfirmDialog })),
);

const loadFind = () => import('./find-dialog.tsx');
const FindDialog = lazy(() => loadFind().then(({ FindDialog }) => ({ default: FindDialog })));

const CLOSE_TAB = 'You can close this tab and go on in the other one.';
const TOAST_LABELS = { region: 'Notifications ({hotkey})', toast: 'Notification', close: 'Close' };

/** Layout of every page under /captain: the login screen without a session, else the page. */
export function Component() {
  const session = useSession();
  const isRestored = useRestored();
  const confirmation = useConfirmation();
  const [link, leaveLink] = useAccountLink();
  const [isFinding, setIsFinding] = useState(false);
  const find = useCallback(() => setIsFinding(true), []);
  useFindShortcut(find);
  useFocusReturn(session?.token);
  useStartAtTop();
  useToastsOutOfTheWay();
  // Early, so that it gets the letters that follow its key at once.
  useEffect(() => {
    if (session) loadFind().catch(() => undefined);
  }, [session]);
  useEffect(() => void refreshUser(), []);
  useContinue(session?.token);
  // A session that has ended can confirm nothing: the call that waits fails.
  useEffect(() => {
    if (session === null) confirmation?.answer(false);
  }, [session, confirmation]);
  return (
    <>
      <link rel="stylesheet" href={useContext(CaptainCssContext)} precedence="default" />
      <PageMeta
        title="Captain: the dashboard of this site"
        description="The private dashboard of this site, for its owner: leads, posts, popups, bookings and settings."
        path="/captain"
        noIndex
      />
      {(session === undefined || (session && !isRestored)) && <SessionLoading />}
      {(session === null || (session && link)) && (
        <Suspense fallback={<SessionLoading />}>
          <LoginScreen key={link?.token} link={link} onLinkDone={leaveLink} />
        </Suspense>
      )}
      {session && isRestored && !link && (
        <FindContext value={find}>
          <Outlet />
        </FindContext>
      )}
      {session && !link && isFinding && (
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

/**
 * Serves a captain whom the consent page of a program has sent here for a login or a confirmation (`?next=` leads back to it), or a
 * confirmation alone (`?confirm=1`).
 */
function useContinue(token: string | undefined): void {
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
 * Shows a screen that was opened from its top. Filters replace the address, going back is the browser's, and with `{ movesFocus: true }` as
 * state a screen shows its own part.
 */
function useStartAtTop(): void {
  const { key, hash, state } = useLocation();
  const isOpened = useNavigationType() === 'PUSH' && !hash && !state?.movesFocus;
  // Before the screen's own effects, which may show a field further below.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen that is opened has another key.
  useLayoutEffect(() => {
    if (isOpened) scrollTo(0, 0);
  }, [key, isOpened]);
}

/** A message that something is done goes when the owner goes on: it may cover what is used next. */
function useToastsOutOfTheWay(): void {
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

/** True once what was typed before a crash is back. */
function useRestored(): boolean {
  const [isRestored, setIsRestored] = useState(false);
  useEffect(() => void restoreStored().then(() => setIsRestored(true)), []);
  return isRestored;
}

/** The link of a mail in the fragment of the address, and a function that removes it. */
function useAccountLink(): [link: AccountLink | undefined, leave: () => void] {
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

/** Ctrl or Cmd and K. */
function useFindShortcut(find: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isShortcut = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      // In the editor of a text it is the key of a link.
      if (!isShortcut || event.altKey || event.shiftKey || event.defaultPrevented) return;
      event.preventDefault();
      // A dialog is answered first: going elsewhere would leave its form.
      if (!document.querySelector('dialog:modal')) find();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [find]);
}
