import type { ReactNode } from 'react';
import type { Blocker } from 'react-router';
import { Dialog, DialogButtons } from '#app/pages/captain/parts/dialog.tsx';
import { MainButton, SmallButton } from '#app/pages/captain/parts/small-button.tsx';

interface LeaveDialogProps {
  blocker: Blocker;
  onLeave?(): void;
  children: ReactNode;
}

/** Asks before the page is left, while `blocker` holds a navigation back. `children` name the unsaved changes. */
export function LeaveDialog({ blocker, onLeave, children }: LeaveDialogProps) {
  if (blocker.state !== 'blocked') return null;
  function leave() {
    onLeave?.();
    blocker.proceed?.();
  }
  return (
    <Dialog title="Leave without saving?" onClose={() => blocker.reset()}>
      <p>{children}</p>
      <DialogButtons>
        <SmallButton onClick={leave}>Leave</SmallButton>
        <MainButton onClick={() => blocker.reset()}>Stay</MainButton>
      </DialogButtons>
    </Dialog>
  );
}
