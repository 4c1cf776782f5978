import { lazy, type ReactElement, Suspense, useEffect, useSyncExternalStore } from 'react';
import { createStore } from './store.ts';

/** A short message in the corner of the page. */
export interface Toast {
  title: string;
  description?: string | undefined;
  variant?: 'default' | 'destructive';
  action?: { label: string; onClick(): void } | undefined;
  /** Milliseconds until it closes automatically. */
  duration?: number;
}

/** Each call of `toast` gets a new `key`, so that a new toast replaces the previous one. */
export interface ShownToast extends Toast {
  key: number;
}

/** Words of the toasts for screen readers. */
export interface ToastLabels {
  /** Name of the region; `{hotkey}` is the key that focuses it. */
  region: string;
  /** Said before each toast. */
  toast: string;
  close: string;
}

/** Default duration of the site's toasts, in milliseconds. */
const TOAST_MS = 8000;

let lastKey = 0;
const shownToast = createStore<ShownToast | undefined>(undefined);

/** Shows a toast. One at a time: a new toast replaces the previous one. */
export function toast(message: Toast): void {
  lastKey += 1;
  shownToast.set({ duration: TOAST_MS, ...message, key: lastKey });
}

/** Removes the toast that is shown. */
export function dismissToast(): void {
  shownToast.set(undefined);
}

/** Removes a toast that only says that something is done: for Captain, whose forms it would cover while they are used. */
export function dismissDone(): void {
  const shown = shownToast.get();
  if (shown && shown.variant !== 'destructive' && !shown.action) dismissToast();
}

/** Loads the toast's code early, so that a toast can be shown after the connection is lost. */
export function preloadToaster(): void {
  loadToaster().catch(() => {}); // It is tried again with the toast.
}

const loadToaster = () => import('./toaster.tsx');
const LazyToaster = lazy(() =>
  loadToaster().then(
    ({ Toaster }) => ({ default: Toaster }),
    () => ({ default: PlainToast }),
  ),
);

/** Renders the toasts; once per layout. Its code is loaded with the first toast. */
export function ToastHost({ labels }: { labels: ToastLabels }): ReactElement | null {
  const shown = useSyncExternalStore(shownToast.subscribe, shownToast.get, () => undefined);
  if (!shown) return null;
  return (
    <Suspense fallback={null}>
      <LazyToaster toast={shown} labels={labels} />
    </Suspense>
  );
}

/** Shown when the toast's code cannot be loaded: an error there would replace the page. */
function PlainToast({ toast }: { toast: ShownToast }) {
  useEffect(() => {
    const timer = setTimeout(dismissToast, toast.duration);
    return () => clearTimeout(timer);
  }, [toast]);
  return (
    <div
      role="alert"
      className="on-ink fixed inset-x-4 top-4 z-50 rounded-md border border-ink-rule bg-ink p-4 text-paper"
    >
      <p className="font-semibold">{toast.title}</p>
      <p className="mt-0.5 text-small">{toast.description}</p>
    </div>
  );
}
