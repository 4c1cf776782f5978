import { useState } from 'react';
import { type Toast, toast } from '#app/ui/toast.tsx';
import { reasonOf } from './session.ts';

/** Says in a toast what failed, and why. @param otherwise like that of `reasonOf`. */
export function showFailure(title: string, error: unknown, otherwise?: string): void {
  toast({ title, description: reasonOf(error, otherwise), variant: 'destructive' });
}

/**
 * Makes a change. What it throws is shown in a toast; its success it shows itself.
 *
 * @param failed title of that toast.
 * @returns false when it failed.
 */
export async function act(failed: string, change: () => Promise<unknown>): Promise<boolean> {
  try {
    await change();
    return true;
  } catch (error) {
    showFailure(failed, error);
    return false;
  }
}

/**
 * Copies a text.
 *
 * @param byHand said where the browser does not allow it; by default the text itself.
 */
export async function copyText(text: string, done: Toast, byHand = text): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(done);
  } catch {
    toast({ title: 'The browser did not allow copying', description: byHand, variant: 'destructive' });
  }
}

/** `act` for a button that is disabled meanwhile. */
export function useAct() {
  const [isBusy, setIsBusy] = useState(false);
  async function actAlone(failed: string, change: () => Promise<unknown>): Promise<boolean> {
    setIsBusy(true);
    const isDone = await act(failed, change);
    setIsBusy(false);
    return isDone;
  }
  return { isBusy, act: actAlone };
}
