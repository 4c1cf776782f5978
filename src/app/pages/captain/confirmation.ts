import { useSyncExternalStore } from 'react';

interface Confirmation {
  isConfirmed: Promise<boolean>;
  answer(isConfirmed: boolean): void;
}

let open: Confirmation | undefined;
const listeners = new Set<() => void>();

function change(next: Confirmation | undefined): void {
  open = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows the dialog in which captains authenticate again; calls at the same time share one. @returns false when they cancel. */
export function askToConfirm(): Promise<boolean> {
  if (!open) {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    change({
      isConfirmed: promise,
      answer(isConfirmed) {
        change(undefined);
        resolve(isConfirmed);
      },
    });
  }
  return open?.isConfirmed ?? Promise.resolve(false);
}

/** The question that is open now. */
export function useConfirmation(): Confirmation | undefined {
  return useSyncExternalStore(
    subscribe,
    () => open,
    () => undefined,
  );
}
