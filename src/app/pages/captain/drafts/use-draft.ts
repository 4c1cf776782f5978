import { useEffect, useState, useSyncExternalStore } from 'react';
import { ApiError } from '#app/api.ts';
import { reasonOf } from '#app/pages/captain/session.ts';
import type { Issue } from '#shared/errors.ts';
import { type History, record, redo, startHistory, steppedPath, undo } from './history.ts';
import { areSame, type Json, merge, withValue } from './json.ts';
import { deleteLocalCopy, findLocalCopy, type LocalDraft } from './local-copy.ts';
import { useLocalCopy } from './use-local-copy.ts';

/** The draft is saved this long after the last change. Milliseconds. */
const SAVE_AFTER_MS = 1_000;
/** Without an answer of the server it is saved again after this time. Milliseconds. */
const RETRY_AFTER_MS = 5_000;

/** Whether the server has what is shown. A `refused` text is not sent again before it is changed, unless it `isRetried`. */
export type SaveState =
  | { kind: 'saved'; at: Date | undefined }
  | { kind: 'saving' }
  | { kind: 'invalid'; refused: Json; issues: Issue[] }
  | { kind: 'conflict'; refused: Json }
  | { kind: 'failed'; refused: Json; reason: string; isRetried: boolean };

/** State of an object on the server: its text, its draft and their version. */
export interface Versioned {
  version: number | string;
}

/** How the text of an object is read and saved. */
export interface DraftSource<T extends Json, E extends Versioned> {
  /** Names it in this browser's storage. */
  name: string;
  /** The text that is edited. */
  textOf(edited: E): T;
  /** The stored text that the draft began with, and the one that is stored now, where somebody has saved the object since. */
  findNewer?(edited: E): { base: T; text: T } | undefined;
  read(): Promise<E>;
  /** @returns what is different on the server after it. */
  save(version: E['version'], data: T): Promise<Partial<E> & Versioned>;
}

interface OpenDraft<T extends Json, E extends Versioned> {
  history: History<T>;
  /** State on the server, as this editor knows it: writes name its version. */
  edited: E;
  /** The text that the server has in this version. */
  saved: T;
  state: SaveState;
  /** Version that somebody else has saved, while it is asked which one to keep. */
  theirs?: { edited: E; text: T } | undefined;
  /** Text that this browser kept at this time (ISO 8601) is shown in place of `before`. */
  restored?: { at: string; before: T } | undefined;
}

const NO_ISSUES: Issue[] = [];

/**
 * The text of an editor: undo and redo, saved on the server while it is typed, and kept in this browser until it is. A version that somebody
 * else has saved is never overwritten unseen.
 */
export function useDraft<T extends Json, E extends Versioned>(loaded: E, source: DraftSource<T, E>) {
  const [{ name, subscribe, open, localDraft, ...actions }] = useState(() => createDraft(loaded, source));
  const { history, ...draft } = useSyncExternalStore(subscribe, open);
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
    issues: draft.state.kind === 'invalid' ? draft.state.issues : NO_ISSUES,
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

/** The draft as an editor opens it: unsaved text of this browser comes first, then the question about a newer text on the server. */
function begin<T extends Json, E extends Versioned>(edited: E, source: DraftSource<T, E>): OpenDraft<T, E> {
  const text = source.textOf(edited);
  const state: SaveState = { kind: 'saved', at: undefined };
  const copy = findLocalCopy<LocalDraft<T, E['version']>>(source.name);
  if (copy && !areSame(copy.data, text)) {
    const { data, saved, version, at } = copy;
    const history = record(startHistory(saved), data, { path: '', at: 0 });
    return { history, edited: { ...edited, version }, saved, state, restored: { at, before: saved } };
  }
  const history = startHistory(text);
  const newer = source.findNewer?.(edited);
  return newer
    ? { history, edited, saved: newer.base, ...conflict(text, edited, newer.text) }
    : { history, edited, saved: text, state };
}

function conflict<T extends Json, E>(refused: T, edited: E, text: T) {
  return { state: { kind: 'conflict', refused }, theirs: { edited, text } } as const;
}

/** Why a write of a text was refused, unless it was for a newer version. */
function refusal(error: unknown, refused: Json): SaveState {
  const { status = 0, issues = [] } = error instanceof ApiError ? error : {};
  if (status === 400 && issues.length > 0) return { kind: 'invalid', refused, issues: byField(issues) };
  const isRetried = status === 0 || status === 429 || status >= 500;
  return { kind: 'failed', refused, reason: reasonOf(error), isRetried };
}

/** A draft, the changes of its text and its calls of the server. */
function createDraft<T extends Json, E extends Versioned>(loaded: E, source: DraftSource<T, E>) {
  const { name, textOf } = source;
  const listeners = new Set<() => void>();
  let draft = begin(loaded, source);
  /** Writes run one after the other, each with the version that the previous one returned. */
  let queue: Promise<unknown> = Promise.resolve();

  const text = () => draft.history.present;
  const version = () => draft.edited.version;
  const savedNow = (): SaveState => ({ kind: 'saved', at: new Date() });

  function set(part: Partial<OpenDraft<T, E>>): void {
    draft = { ...draft, ...part };
    for (const listener of listeners) listener();
  }

  /** Replaces the whole text; undo brings the previous one back. */
  function replace(next: T): void {
    if (!areSame(text(), next)) set({ history: record(draft.history, next, { path: '', at: Date.now() }) });
  }

  function markSaved(saved: T, edited: E): void {
    set({ saved, edited });
    if (areSame(text(), saved)) deleteLocalCopy(name);
  }

  function inTurn<R>(run: (shown: T) => Promise<R>): Promise<R> {
    const result = queue.then(() => run(text()));
    queue = result.catch(() => undefined);
    return result;
  }

  /** Makes a write in its turn. @returns false when it was refused; `state` says why. */
  function attempt(write: (shown: T) => Promise<void>): Promise<boolean> {
    return inTurn(async (shown) => {
      try {
        await write(shown);
        return true;
      } catch (error) {
        if (!(await findConflict(error))) set({ state: refusal(error, shown) });
        return false;
      }
    });
  }

  /** Asks which version to keep, where a write was refused because of another one. @returns false where it was not. */
  async function findConflict(error: unknown): Promise<boolean> {
    if (!(error instanceof ApiError && error.status === 409)) return false;
    // It was deleted, or the connection is lost: the message of the write says enough.
    const current = await source.read().catch(() => undefined);
    if (!current || current.version === version()) return false;
    const stored = source.findNewer?.(current);
    // Where the draft on the server is this one, the stored text is the newer one.
    const isOwn = stored && areSame(textOf(current), draft.saved);
    if (isOwn) set({ saved: stored.base, ...conflict(text(), current, stored.text) });
    else set(conflict(text(), current, textOf(current)));
    return true;
  }

  /** Saves what is shown now. @returns false when it is not saved. */
  function save(): Promise<boolean> {
    return attempt(async (shown) => {
      if (areSame(shown, draft.saved)) {
        if (draft.state.kind !== 'saved') set({ state: savedNow() });
        return;
      }
      if (draft.state.kind !== 'invalid') set({ state: { kind: 'saving' } });
      const answer = await source.save(version(), shown);
      markSaved(shown, { ...draft.edited, ...answer });
      set({ state: savedNow() });
    });
  }

  /** Reads what the server has now. It is shown where nothing was typed since `shown`. */
  async function reload(shown: T): Promise<void> {
    const edited = await source.read();
    markSaved(textOf(edited), edited);
    if (areSame(text(), shown)) replace(textOf(edited));
    // The text that this browser kept is published or given up.
    set({ restored: undefined, state: savedNow() });
  }

  return {
    name,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open: () => draft,
    localDraft: () => ({ data: text(), saved: draft.saved, version: version() }),

    replace,
    change(path: string, value: Json, isTyping = false) {
      const next = withValue(text(), path, value) as T;
      set({ history: record(draft.history, next, { path, at: Date.now(), isTyping }) });
    },
    /** Changes several fields at once, as one step with what was typed just before. */
    edit(part: (old: T) => Partial<T>) {
      const next = { ...(text() as object), ...part(text()) } as T;
      // A text field reports the text that it was given too, e.g. after undo: that is no step.
      if (areSame(text(), next)) return;
      set({ history: record(draft.history, next, { path: '', at: Date.now(), isTyping: true }) });
    },
    /** @returns the field that changes; empty where none does, or several do. */
    step(kind: 'undo' | 'redo'): string {
      const path = steppedPath(draft.history, kind) ?? '';
      set({ history: (kind === 'undo' ? undo : redo)(draft.history) });
      return path;
    },

    save,
    reload,
    /**
     * Saves, then makes another call about the draft, and shows what the server has then.
     *
     * @returns false when one of both was refused.
     */
    async write(call: (version: E['version']) => Promise<unknown>, { savesFirst = true } = {}): Promise<boolean> {
      if (savesFirst && !(await save())) return false;
      // Typing goes on meanwhile: it is saved afterwards, with the version that the call has made.
      return attempt(async (shown) => {
        await call(version());
        await reload(shown);
      });
    },
    /**
     * Makes the call that stores what is shown as the text itself and ends the draft.
     *
     * @returns false where somebody else has saved another version, which is shown.
     * @throws any other refusal of the call.
     */
    submit: (call: (version: E['version'], data: T) => Promise<unknown>): Promise<boolean> =>
      inTurn(async (shown) => {
        try {
          await call(version(), shown);
        } catch (error) {
          if (await findConflict(error)) return false;
          throw error;
        }
        markSaved(shown, draft.edited);
        return true;
      }),

    /** @param keepsMine saves mine on top of theirs; else theirs are shown. Undo brings back what was not chosen. */
    resolve(keepsMine: boolean) {
      const { theirs, saved: base } = draft;
      if (!theirs) return;
      const mine = text();
      markSaved(textOf(theirs.edited), theirs.edited);
      replace(theirs.text);
      if (keepsMine) replace(merge(base, mine, theirs.text) as T);
      set({ theirs: undefined, state: { kind: 'saved', at: undefined } });
    },
    /** Closes the question about a conflict; the next change asks again. */
    postpone: () => set({ theirs: undefined, state: { kind: 'conflict', refused: text() } }),
    hideRestored: () => set({ restored: undefined }),
    discardRestored() {
      if (draft.restored) replace(draft.restored.before);
      set({ restored: undefined });
    },
  };
}

/** Merges refusals: a single one for each field, with all its messages. */
function byField(issues: readonly Issue[]): Issue[] {
  const messages = new Map<string, string[]>();
  for (const { path, message } of issues) messages.set(path, [...(messages.get(path) ?? []), message]);
  return [...messages].map(([path, texts]) => ({ path, message: texts.join('. ') }));
}
