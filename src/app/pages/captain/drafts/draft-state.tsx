import type { ReactNode } from 'react';
import { pluralize } from '#app/pages/captain/parts/counts.ts';
import { SmallButton } from '#app/pages/captain/parts/small-button.tsx';
import { Notice } from '#app/pages/captain/parts/states.tsx';
import { dateAndTime, timeOfDay } from '#app/pages/captain/parts/time.ts';
import { toast } from '#app/ui/toast.tsx';
import type { Json } from '#shared/json.ts';
import type { Draft } from './use-draft.ts';

type Shown = Pick<Draft<Json>, 'state' | 'isChanged' | 'issues'>;

/**
 * Whether the text is saved, in a few words.
 *
 * @param noun names what is edited: “somebody else changed this post”.
 * @param otherwise shown while all is saved, e.g. `savedAt`.
 */
export function DraftState({ draft, noun, otherwise }: { draft: Shown; noun: string; otherwise: string }) {
  const { state, issues } = draft;
  const isBad = (state.kind === 'invalid' && issues.length > 0) || state.kind === 'conflict' || state.kind === 'failed';
  return (
    <p role="status" className={`small-mono ${isBad ? 'font-semibold text-danger' : 'text-mute'}`}>
      {describeUnsaved(draft, noun) ?? otherwise}
    </p>
  );
}

function describeUnsaved({ state, isChanged, issues }: Shown, noun: string): string | undefined {
  switch (state.kind) {
    case 'saving':
      return 'Saving…';
    case 'invalid':
      // Without one, a new item only has to be filled in.
      return issues.length === 0 ? 'Not saved yet' : `Not saved: ${pluralize(issues.length, 'error')}`;
    case 'conflict':
      return `Not saved: somebody else changed this ${noun}`;
    case 'failed':
      return 'Not saved';
    default:
      return isChanged ? 'Not saved yet' : undefined;
  }
}

/** When the draft was saved, in words for `DraftState`; undefined before the first save in this editor. */
export function savedAt({ state }: Pick<Shown, 'state'>): string | undefined {
  const at = state.kind === 'saved' ? state.at : undefined;
  return at && `Draft saved at ${timeOfDay(at.toISOString())}`;
}

type Noticed = Pick<Draft<Json>, 'state' | 'restored' | 'hideRestored' | 'discardRestored'> & {
  save(): Promise<boolean>;
};

/** Notices about text that the server does not have. */
export function DraftNotices({ draft }: { draft: Noticed }) {
  const { state, restored, hideRestored, discardRestored, save } = draft;
  return (
    <>
      {restored && (
        <Notice
          role="status"
          actions={
            <>
              <SmallButton variant="quiet" onClick={hideRestored}>
                Keep them
              </SmallButton>
              <SmallButton onClick={discardRestored}>Discard them</SmallButton>
            </>
          }
        >
          Your changes of {dateAndTime(restored.at)} were not saved. This browser kept them, and they are shown again.
        </Notice>
      )}
      {state.kind === 'failed' && (
        <Notice role="alert" isBad actions={<SmallButton onClick={() => void save()}>Try again</SmallButton>}>
          Not saved: {state.reason}. What you typed is kept in this browser
          {state.isRetried ? ', and saved as soon as the server answers.' : '.'}
        </Notice>
      )}
    </>
  );
}

interface StepButtonsProps {
  draft: Pick<Draft<Json>, 'canUndo' | 'canRedo'>;
  onStep(kind: 'undo' | 'redo'): void;
}

/** Undo and redo. They keep the focus when there is nothing left to do. */
export function StepButtons({ draft: { canUndo, canRedo }, onStep }: StepButtonsProps) {
  const steps = [
    { kind: 'undo', label: 'Undo', isOff: !canUndo },
    { kind: 'redo', label: 'Redo', isOff: !canRedo },
  ] as const;
  return steps.map(({ kind, label, isOff }) => (
    <SmallButton
      key={kind}
      variant="quiet"
      aria-disabled={isOff}
      onClick={() => !isOff && onStep(kind)}
      className="px-3! aria-disabled:opacity-60"
    >
      {label}
    </SmallButton>
  ));
}

/** Makes the call that discards the draft of an open editor. */
export async function discardOpenDraft({ write }: Pick<Draft<Json>, 'write'>, call: () => Promise<unknown>) {
  const isDone = await write(call, { savesFirst: false });
  if (isDone) toast({ title: 'Draft discarded', description: 'Undo brings it back.' });
}

interface DraftFoundProps {
  /** State of the server when the editor was opened. */
  loaded: { draft: unknown; draftSavedAt: string | null; draftSavedBy: string | null };
  draft: { edited: { draft: unknown }; write: Draft<Json>['write'] };
  discard(): Promise<unknown>;
  children?: ReactNode;
}

/** Says that an earlier visit left the draft that is shown. `children` say who sees it. */
export function DraftFound({ loaded, draft, discard, children }: DraftFoundProps) {
  const { draftSavedAt: at, draftSavedBy: by } = loaded;
  if (!loaded.draft || !draft.edited.draft || !at) return null;

  return (
    <Notice
      role="status"
      actions={<SmallButton onClick={() => void discardOpenDraft(draft, discard)}>Discard draft</SmallButton>}
    >
      This is a draft of {dateAndTime(at)}
      {by && `, by ${by}`}. {children}
    </Notice>
  );
}
