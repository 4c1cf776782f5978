import { type ReactNode, useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Dialog, DialogButtons } from '#app/pages/captain/parts/dialog.tsx';
import { Button } from '#app/ui/button.tsx';

/**
 * Asks before an editor with unsaved work is left. What only waits for its turn is saved first, without a question.
 *
 * @returns the dialog while it is open.
 */
export function useLeaveGuard(isChanged: boolean, save: () => Promise<boolean>): ReactNode {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isChanged && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isChanged) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isChanged]);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void save().then((isSaved) => isSaved && blocker.proceed());
  }, [blocker, save]);
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog title="Leave without saving?" onClose={() => blocker.reset()}>
      <p>Your last changes are not saved on the server. They stay in this browser and are shown when you come back.</p>
      <DialogButtons>
        <Button size="sm" variant="outline" onClick={() => blocker.proceed()}>
          Leave
        </Button>
        <Button size="sm" variant="ink" onClick={() => blocker.reset()}>
          Stay
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
