import { useState } from 'react';
import { ApiError } from '#app/api.ts';
import { type Toast, toast } from '#app/ui/toast.tsx';
import { failureReason } from './session.ts';

export interface FailureTexts {
  /** Said where the error has no message of the server. */
  otherwise?: string | undefined;
  /** True where what was typed has a copy, which the message then says. */
  hasCopy?: boolean;
  /** Button that leads to the setting or page that fixes it. */
  action?: Toast['action'];
}

/**
 * Shows a toast with the title and the error's message.
 *
 * @param title "Failed to" and the action, such as "Failed to save post"; toasts of successes read "Post deleted".
 */
export function showFailure(
  title: string,
  error: unknown,
  { otherwise, hasCopy = false, action }: FailureTexts = {},
): void {
  const reason = failureReason(error, otherwise);
  const next =
    error instanceof ApiError ? 'What you typed is kept.' : 'What you typed is kept: try again once you are online.';
  const description = hasCopy ? `${reason.replace(/[.!?]?$/, '.')} ${next}` : reason;
  toast({ title, description, variant: 'destructive', action });
}

/**
 * Runs `change` and shows a toast if it throws. `change` itself reports its success.
 *
 * @param failed title of that toast.
 * @param action button of that toast, such as a link to the missing setting.
 * @returns false when it failed.
 */
export async function toastOnFailure(
  failed: string,
  change: () => Promise<unknown>,
  action?: Toast['action'],
): Promise<boolean> {
  try {
    await change();
    return true;
  } catch (error) {
    showFailure(failed, error, { action });
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

/** `toastOnFailure` for a button that is disabled meanwhile. */
export function useAction() {
  const [isBusy, setIsBusy] = useState(false);
  async function run(failed: string, change: () => Promise<unknown>): Promise<boolean> {
    setIsBusy(true);
    const isDone = await toastOnFailure(failed, change);
    setIsBusy(false);
    return isDone;
  }
  return { isBusy, run };
}
