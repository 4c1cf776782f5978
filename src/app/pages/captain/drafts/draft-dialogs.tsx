import { lazy, Suspense } from 'react';
import type { FieldSchema } from '#shared/document-fields.ts';
import type { Json } from './json.ts';
import type { Draft, Versioned } from './use-draft.ts';
import { useLeaveGuard } from './use-leave-guard.tsx';

const ConflictDialog = lazy(() =>
  import('./conflict-dialog.tsx').then((module) => ({ default: module.ConflictDialog })),
);

interface DraftDialogsProps<T extends Json, E extends Versioned> {
  draft: Omit<Draft<T, E>, 'edited'>;
  /** Kind of what is edited, e.g. `post`. */
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
