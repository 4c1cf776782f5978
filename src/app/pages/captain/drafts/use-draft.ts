import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ApiError } from '#app/api.ts';
import { reasonOf } from '#app/pages/captain/session.ts';
import type { Issue } from '#shared/errors.ts';
import { record, startHistory } from './history.ts';
import { areSame, type Json, merge } from './json.ts';
import { deleteLocalCopy, findLocalCopy, type LocalDraft } from './local-copy.ts';
import { useHistory } from './use-history.ts';
import { useLocalCopy } from './use-local-copy.ts';

/** The draft is saved this long after the last change. Milliseconds. */
const SAVE_AFTER_MS = 1_000;
/** Without an answer of the server it is saved again after this time. Milliseconds. */
const RETRY_AFTER_MS = 5_000;

/** Whether the server has what is shown. */
export type SaveState =
  | { kind: 'saved'; at: Date | undefined }
  | { kind: 'saving' }
  | { kind: 'invalid'; issues: Issue[] }
  | { kind: 'conflict' }
  | { kind: 'failed'; reason: string; isRetried: boolean };

/** State of an object on the server: its text, its draft and their version. */
export interface Versioned {
  version: number | string;
}

/** How the text of an object is read and saved. The same object in each rendering. */
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

/** Merges refusals: a single one for each field, with all its messages. */
function byField(issues: readonly Issue[]): Issue[] {
  const messages = new Map<string, string[]>();
  for (const { path, message } of issues) messages.set(path, [...(messages.get(path) ?? []), message]);
  return [...messages].map(([path, texts]) => ({ path, message: texts.join('. ') }));
}

/**
 * The text of an editor: undo and redo, saved on the server while it is typed, and kept in this browser until it is. A version that somebody
 * else has saved is never overwritten unseen.
 */
export function useDraft<T extends Json, E extends Versioned>(loaded: E, source: DraftSource<T, E>) {
  const { name, textOf } = source;
  const [start] = useState(() => {
    const copy = findLocalCopy<LocalDraft<T, E['version']>>(name);
    return copy && !areSame(copy.data, textOf(loaded)) ? copy : undefined;
  });
  const [edited, setEdited] = useState(loaded);
  const { data, replace, ...history } = useHistory<T>(() => {
    const first = startHistory(start?.saved ?? textOf(loaded));
    return start ? record(first, start.data, { path: '', at: 0 }) : first;
  });
  const [restoredAt, setRestoredAt] = useState(start?.at);
  const [newer] = useState(() => (start ? undefined : source.findNewer?.(loaded)));
  const [saved, setSaved] = useState<T>(() => newer?.base ?? start?.saved ?? textOf(loaded));
  const [theirs, setTheirs] = useState(newer && { edited: loaded, text: newer.text });
  const [state, setState] = useState<SaveState>(theirs ? { kind: 'conflict' } : { kind: 'saved', at: undefined });
  /** Another object for each save without an answer. */
  const [failure, setFailure] = useState<object>();

  const isChanged = !areSame(data, saved);
  const latest = useRef({ data, saved, version: start?.version ?? loaded.version });
  latest.current.data = data;
  latest.current.saved = saved;
  /** Writes run one after the other, each with the version that the previous one returned. */
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const inTurn = useCallback(<R>(run: () => Promise<R>): Promise<R> => {
    const result = queue.current.then(run);
    queue.current = result.catch(() => undefined);
    return result;
  }, []);

  const markSaved = useCallback(
    (text: T, version: E['version']) => {
      latest.current.version = version;
      latest.current.saved = text;
      setSaved(text);
      setFailure(undefined);
      if (areSame(latest.current.data, text)) deleteLocalCopy(name);
    },
    [name],
  );

  /** Asks which version to keep, where a write was refused because of another one. @returns false where it was not. */
  const findConflict = useCallback(
    async (error: unknown): Promise<boolean> => {
      if (!(error instanceof ApiError && error.status === 409)) return false;
      // It was deleted, or the connection is lost: the message of the write says enough.
      const current = await source.read().catch(() => undefined);
      if (!current || current.version === latest.current.version) return false;
      const stored = source.findNewer?.(current);
      if (stored && areSame(textOf(current), latest.current.saved)) {
        // The draft on the server is this one: the stored text is the newer one.
        latest.current.saved = stored.base;
        setSaved(stored.base);
        setTheirs({ edited: current, text: stored.text });
      } else setTheirs({ edited: current, text: textOf(current) });
      setState({ kind: 'conflict' });
      return true;
    },
    [source, textOf],
  );

  /** Shows why a write was refused. */
  const refuse = useCallback(
    async (error: unknown) => {
      if (await findConflict(error)) return;
      const { status = 0, issues = [] } = error instanceof ApiError ? error : {};
      if (status === 400 && issues.length > 0) return setState({ kind: 'invalid', issues: byField(issues) });
      const isRetried = status === 0 || status === 429 || status >= 500;
      setState({ kind: 'failed', reason: reasonOf(error), isRetried });
      if (isRetried) setFailure({});
    },
    [findConflict],
  );

  /** Saves what is shown now. @returns false when it is not saved. */
  const save = useCallback(
    () =>
      inTurn(async () => {
        const { data: text, saved: before, version } = latest.current;
        if (areSame(text, before)) {
          setState((old) => (old.kind === 'saved' ? old : { kind: 'saved', at: new Date() }));
          return true;
        }
        setState((old) => (old.kind === 'invalid' ? old : { kind: 'saving' }));
        try {
          const answer = await source.save(version, text);
          markSaved(text, answer.version);
          setEdited((old) => ({ ...old, ...answer }));
          setState({ kind: 'saved', at: new Date() });
          return true;
        } catch (error) {
          await refuse(error);
          return false;
        }
      }),
    [source, inTurn, markSaved, refuse],
  );

  const hasConflict = theirs !== undefined;
  /** The text for which the question about a conflict was closed without an answer. */
  const postponed = useRef<T>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the data starts the time anew.
  useEffect(() => {
    if (hasConflict || postponed.current === data || (!isChanged && state.kind === 'saved')) return;
    const timer = setTimeout(() => void save(), failure ? RETRY_AFTER_MS : SAVE_AFTER_MS);
    const retry = () => void (failure && save());
    addEventListener('online', retry);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', retry);
    };
  }, [data, isChanged, hasConflict, failure, save]);

  useLocalCopy(name, { data, isChanged }, latest);

  /** Reads what the server has now. It is shown where nothing was typed since `shown`. */
  const reload = useCallback(
    async (shown: T) => {
      const current = await source.read();
      setEdited(current);
      markSaved(textOf(current), current.version);
      // The text that this browser kept is published or given up.
      setRestoredAt(undefined);
      if (areSame(latest.current.data, shown)) replace(textOf(current));
      setState({ kind: 'saved', at: new Date() });
    },
    [source, textOf, markSaved, replace],
  );

  /**
   * Saves, then makes another call about the draft, and shows what the server has then.
   *
   * @returns false when one of both was refused.
   */
  const write = useCallback(
    async (call: (version: E['version']) => Promise<unknown>, { savesFirst = true } = {}): Promise<boolean> => {
      if (savesFirst && !(await save())) return false;
      // Typing goes on meanwhile: it is saved afterwards, with the version that the call has made.
      return inTurn(async () => {
        try {
          const shown = latest.current.data;
          await call(latest.current.version);
          await reload(shown);
          return true;
        } catch (error) {
          await refuse(error);
          return false;
        }
      });
    },
    [inTurn, save, reload, refuse],
  );

  /**
   * Makes the call that stores what is shown as the text itself and ends the draft.
   *
   * @returns false where somebody else has saved another version, which is shown.
   * @throws any other refusal of the call.
   */
  const submit = useCallback(
    (call: (version: E['version'], data: T) => Promise<unknown>): Promise<boolean> =>
      inTurn(async () => {
        const { data: text, version } = latest.current;
        try {
          await call(version, text);
        } catch (error) {
          if (await findConflict(error)) return false;
          throw error;
        }
        markSaved(text, version);
        return true;
      }),
    [inTurn, markSaved, findConflict],
  );

  /** @param keepsMine saves mine on top of theirs; else theirs are shown. Undo brings back what was not chosen. */
  const resolve = useCallback(
    (keepsMine: boolean) => {
      if (!theirs) return;
      const { data: mine, saved: base } = latest.current;
      setEdited(theirs.edited);
      markSaved(textOf(theirs.edited), theirs.edited.version);
      replace(theirs.text);
      if (keepsMine) replace(merge(base, mine, theirs.text) as T);
      setTheirs(undefined);
      setState({ kind: 'saved', at: undefined });
    },
    [theirs, textOf, markSaved, replace],
  );

  const issues = useMemo(() => (state.kind === 'invalid' ? state.issues : []), [state]);
  return {
    ...history,
    /** State on the server. */
    edited,
    data,
    /** The text that the server has. */
    saved,
    isChanged,
    state,
    issues,
    /** Version that somebody else has saved, while it is asked which one to keep. */
    theirs,
    restoredAt,
    replace,
    save,
    write,
    submit,
    reload,
    resolve,
    /** Closes the question about a conflict; the next change asks again. */
    postpone: () => {
      postponed.current = data;
      setTheirs(undefined);
    },
    discardRestored: () => {
      if (start) replace(start.saved);
      setRestoredAt(undefined);
    },
    hideRestored: () => setRestoredAt(undefined),
  };
}
export type Draft<T extends Json = Json, E extends Versioned = Versioned> = ReturnType<typeof useDraft<T, E>>;
