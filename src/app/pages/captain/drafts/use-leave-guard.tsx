import { type ReactNode, useEffect } from 'react';
import { useBlocker } from 'react-router';
import { LeaveDialog } from '#app/pages/captain/parts/leave-dialog.tsx';

/**
 * Asks before an editor with unsaved work is left. What only waits for its turn is saved first, without a question.
 *
 * @returns the dialog, which shows nothing while it is closed.
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
  return (
    <LeaveDialog blocker={blocker}>
      Your last changes are not saved on the server. They stay in this browser and are shown when you come back.
    </LeaveDialog>
  );
}
