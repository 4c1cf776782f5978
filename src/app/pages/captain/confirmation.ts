import { useSyncExternalStore } from 'react';
import { createStore } from '#app/ui/store.ts';

interface Confirmation {
  isConfirmed: Promise<boolean>;
  answer(isConfirmed: boolean): void;
}

const openConfirmation = createStore<Confirmation | undefined>(undefined);

/** Shows the dialog in which captains authenticate again; calls at the same time share one. @returns false when they cancel. */
export function askToConfirm(): Promise<boolean> {
  const open = openConfirmation.get();
  if (open) return open.isConfirmed;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  openConfirmation.set({
    isConfirmed: promise,
    answer(isConfirmed) {
      openConfirmation.set(undefined);
      resolve(isConfirmed);
    },
  });
  return promise;
}

/** The question that is open now. */
export function useConfirmation(): Confirmation | undefined {
  return useSyncExternalStore(openConfirmation.subscribe, openConfirmation.get, () => undefined);
}
