import { type ReactNode, Suspense, useEffect } from 'react';
import { useBlocker } from 'react-router';
import { LeaveDialog } from '#app/pages/captain/parts/leaving/leave-dialog.tsx';
import { lazyPart } from '#app/ui/lazy-part.ts';
import type { FieldSchema } from '#shared/document-fields.ts';
import type { Json } from '#shared/json.ts';
import type { Versioned } from './open-draft.ts';
import type { Draft } from './use-draft.ts';

const ConflictDialog = lazyPart(() => import('./conflict-dialog.tsx'), 'ConflictDialog');

interface DraftDialogsProps<T extends Json, E extends Versioned> {
  draft: Omit<Draft<T, E>, 'edited'>;
  /** Kind of the edited object, e.g. `post`. */
  noun: string;
  /** The labels of its fields. */
  schema: FieldSchema;
}

/** The questions of every editor: which of two versions to keep, and whether to leave without saving. */
export function DraftDialogs<T extends Json, E extends Versioned>({ draft, ...what }: DraftDialogsProps<T, E>) {
  const { theirs, saved, data, resolve, postpone, isChanged, save } = draft;
  const leaveDialog = useLeaveGuard(isChanged, save);
  return (
    <>
      <Suspense>
        {theirs && (
          <ConflictDialog
            {...what}
            base={saved}
            mine={data}
            theirs={theirs.text}
            onResolve={resolve}
            onClose={postpone}
          />
        )}
      </Suspense>
      {leaveDialog}
    </>
  );
}

/**
 * Asks before an editor with unsaved work is left. Edits that only wait for the next automatic save are saved first; if that succeeds, it
 * does not ask.
 *
 * @returns the dialog, which shows nothing while it is closed.
 */
function useLeaveGuard(isChanged: boolean, save: () => Promise<boolean>): ReactNode {
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
