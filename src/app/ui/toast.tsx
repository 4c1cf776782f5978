import { lazy, type ReactElement, Suspense, useSyncExternalStore } from 'react';

export interface Toast {
  title: string;
  description?: string | undefined;
  variant?: 'default' | 'destructive';
  action?: { label: string; onClick(): void } | undefined;
  /** Milliseconds until it goes by itself. */
  duration?: number;
}

/** A toast as it is shown: each call of `toast` gets its own `key`, so that a new one replaces the one before. */
export interface ShownToast extends Toast {
  key: number;
}

/** The product's own toasts stay this long. */
const TOAST_MS = 8000;

let current: ShownToast | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows a message at the edge of the screen. One at a time: a new one takes the place of the one before. */
export function toast(message: Toast): void {
  current = { duration: TOAST_MS, ...message, key: (current?.key ?? 0) + 1 };
  for (const listener of listeners) listener();
}

/** Loads the toast's code ahead, so that a message about a lost connection can still be shown. */
export function preloadToaster(): void {
  void loadToaster();
}

const loadToaster = () => import('./toaster.tsx');
const LazyToaster = lazy(() => loadToaster().then(({ Toaster }) => ({ default: Toaster })));

/** Where toasts appear; stands once in each layout. Its code is loaded with the first toast. */
export function ToastHost(): ReactElement | null {
  const shown = useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  );
  if (!shown) return null;
  return (
    <Suspense fallback={null}>
      <LazyToaster toast={shown} />
    </Suspense>
  );
}
