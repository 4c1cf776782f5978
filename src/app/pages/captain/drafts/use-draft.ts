import { useEffect, useState, useSyncExternalStore } from 'react';
import type { FieldProblem } from '#shared/errors.ts';
import type { Json } from '#shared/json.ts';
import { areSame } from './json.ts';
import { type DraftSource, type OpenDraft, openDraft, type Versioned } from './open-draft.ts';
import { useLocalCopy } from './use-local-copy.ts';

/** The draft is saved this long after the last change. Milliseconds. */
const SAVE_AFTER_MS = 1_000;
/** Without an answer of the server it is saved again after this time. Milliseconds. */
const RETRY_AFTER_MS = 5_000;

const NO_PROBLEMS: FieldProblem[] = [];

/**
 * The text of an editor: undo and redo, saved as a draft on the server while it is typed, with a local copy until it is. A version that somebody
 * else has saved is never overwritten unseen.
 */
export function useDraft<T extends Json, E extends Versioned>(loaded: E, source: DraftSource<T, E>) {
  const [{ name, store, localDraft, ...actions }] = useState(() => openDraft(loaded, source));
  const { history, ...draft } = useSyncExternalStore(store.subscribe, store.get);
  const { present: data, past, future } = history;
  const isChanged = !areSame(data, draft.saved);
  const delay = autosaveDelay(draft, data, isChanged);
  const { save } = actions;

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the data starts the time anew.
  useEffect(() => {
    if (delay === undefined) return;
    const timer = setTimeout(save, delay);
    if (delay === RETRY_AFTER_MS) addEventListener('online', save);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', save);
    };
  }, [data, delay, save]);
  useLocalCopy(name, { data, isChanged }, localDraft);

  return {
    ...actions,
    ...draft,
    data,
    isChanged,
    issues: draft.state.kind === 'invalid' ? draft.state.issues : NO_PROBLEMS,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
  };
}
export type Draft<T extends Json = Json, E extends Versioned = Versioned> = ReturnType<typeof useDraft<T, E>>;

/** Milliseconds until the text is saved by itself; undefined where somebody else has the turn: the server, or the user. */
function autosaveDelay(
  { state, theirs }: Pick<OpenDraft<Json, Versioned>, 'state' | 'theirs'>,
  data: Json,
  isChanged: boolean,
): number | undefined {
  if (theirs || state.kind === 'saving') return undefined;
  if (state.kind === 'saved') return isChanged ? SAVE_AFTER_MS : undefined;
  if (state.kind === 'failed' && state.isRetried) return RETRY_AFTER_MS;
  return state.refused === data ? undefined : SAVE_AFTER_MS;
}
