import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ApiError } from '#app/api.ts';
import { captainApi, reasonOf } from '#app/pages/captain/session.ts';
import { contentCalls } from '#shared/content.calls.ts';
import type { EditedDocumentJson } from '#shared/content.schema.ts';
import type { Issue } from '#shared/errors.ts';
import { record, redo, startHistory, undo, undonePath } from './history.ts';
import { areSame, type Json, type JsonObject, withValue } from './json.ts';
import { deleteLocalCopy, findLocalCopy, storeLocalCopy } from './local-copy.ts';
import { merge } from './merge.ts';

/** The draft is saved this long after the last change. Milliseconds. */
const SAVE_AFTER_MS = 1_000;
/** Milliseconds from the last change until unsaved text is kept in the browser. */
const KEEP_AFTER_MS = 250;

/** Whether the server has what is shown. */
export type SaveState =
  | { kind: 'saved'; at: Date | undefined }
  | { kind: 'saving' }
  | { kind: 'invalid'; issues: Issue[] }
  | { kind: 'conflict' }
  | { kind: 'failed'; reason: string };

/** The text of a document that its editor starts with. */
export function textOf({ draft, published, base }: EditedDocumentJson): Json {
  return (draft ?? published ?? base) as Json;
}

/** Merges refusals: a single one for each field, with all its messages. */
function byField(issues: readonly Issue[]): Issue[] {
  const messages = new Map<string, string[]>();
  for (const { path, message } of issues) messages.set(path, [...(messages.get(path) ?? []), message]);
  return [...messages].map(([path, texts]) => ({ path, message: texts.join('. ') }));
}

/** The state of an edited document: its text with undo and redo, saving, conflicts. */
export function useDocument(loaded: EditedDocumentJson) {
  const { key } = loaded;
  const [start] = useState(() => {
    const copy = findLocalCopy(key);
    return copy && !areSame(copy.data, textOf(loaded)) ? copy : undefined;
  });
  const [document, setDocument] = useState(loaded);
  const [history, setHistory] = useState(() => {
    const first = startHistory(start?.saved ?? textOf(loaded));
    return start ? record(first, start.data, { path: '', at: 0 }) : first;
  });
  const [restoredAt, setRestoredAt] = useState(start?.at);
  const [saved, setSaved] = useState<Json>(() => start?.saved ?? textOf(loaded));
  const [state, setState] = useState<SaveState>({ kind: 'saved', at: undefined });
  const [theirs, setTheirs] = useState<EditedDocumentJson>();

  const data = history.present;
  const isChanged = !areSame(data, saved);
  const latest = useRef({ data, saved, version: start?.version ?? loaded.version });
  latest.current.data = data;
  latest.current.saved = saved;
  /** Saves run one after the other, each with the version that the previous one returned. */
  const queue = useRef(Promise.resolve(true));

  const markSaved = useCallback((text: Json, version: number) => {
    latest.current.version = version;
    latest.current.saved = text;
    setSaved(text);
  }, []);

  /** Shows why a write was refused. */
  const refuse = useCallback(
    async (error: unknown) => {
      const status = error instanceof ApiError ? error.status : 0;
      const issues = error instanceof ApiError ? error.issues : [];
      if (status === 409) {
        try {
          const current = await captainApi.call(contentCalls.get, { params: { key } });
          if (current.version === latest.current.version) setState({ kind: 'failed', reason: reasonOf(error) });
          else {
            setTheirs(current);
            setState({ kind: 'conflict' });
          }
          return;
        } catch {
          // It was deleted, or the connection is lost: the message of the write says enough.
        }
      }
      const isInvalid = status === 400 && issues.length > 0;
      setState(isInvalid ? { kind: 'invalid', issues: byField(issues) } : { kind: 'failed', reason: reasonOf(error) });
    },
    [key],
  );

  /** Saves what is shown now. @returns false when it is not saved. */
  const save = useCallback((): Promise<boolean> => {
    const run = async () => {
      const { data: text, saved: before, version } = latest.current;
      if (areSame(text, before)) {
        setState((old) => (old.kind === 'saved' ? old : { kind: 'saved', at: new Date() }));
        return true;
      }
      setState((old) => (old.kind === 'invalid' ? old : { kind: 'saving' }));
      try {
        const answer = await captainApi.call(contentCalls.saveDraft, {
          params: { key },
          input: { version, data: text as JsonObject },
        });
        markSaved(text, answer.version);
        // A change of the draft cancels its planned publication.
        setDocument((old) => ({ ...old, publishAt: null }));
        setState({ kind: 'saved', at: new Date() });
        return true;
      } catch (error) {
        await refuse(error);
        return false;
      }
    };
    queue.current = queue.current.then(run);
    return queue.current;
  }, [key, markSaved, refuse]);

  const hasConflict = theirs !== undefined;
  /** The text for which the question about a conflict was closed without an answer. */
  const postponed = useRef<Json>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the data starts the time anew.
  useEffect(() => {
    if (hasConflict || postponed.current === data || (!isChanged && state.kind === 'saved')) return;
    const timer = setTimeout(() => void save(), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [data, isChanged, hasConflict, save]);

  useEffect(() => {
    if (!isChanged) {
      deleteLocalCopy(key);
      return;
    }
    const keep = () => {
      const { version } = latest.current;
      storeLocalCopy(key, { data, saved, version, at: new Date().toISOString() });
    };
    const timer = setTimeout(keep, KEEP_AFTER_MS);
    addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', keep);
    };
  }, [key, data, saved, isChanged]);

  /** Replaces the whole text; undo brings the previous one back. */
  const replace = useCallback((next: Json) => {
    setHistory((old) => (areSame(old.present, next) ? old : record(old, next, { path: '', at: Date.now() })));
  }, []);

  /** Shows the document as the server has it now. */
  const adopt = useCallback(
    (current: EditedDocumentJson) => {
      setDocument(current);
      markSaved(textOf(current), current.version);
      replace(textOf(current));
      setState({ kind: 'saved', at: new Date() });
    },
    [markSaved, replace],
  );

  /**
   * Saves, then makes another call about the document, and shows what the server has then.
   *
   * @returns false when one of both was refused.
   */
  const write = useCallback(
    async (call: (version: number) => Promise<unknown>, { savesFirst = true } = {}): Promise<boolean> => {
      if (savesFirst && !(await save())) return false;
      try {
        await call(latest.current.version);
        adopt(await captainApi.call(contentCalls.get, { params: { key } }));
        return true;
      } catch (error) {
        await refuse(error);
        return false;
      }
    },
    [key, save, adopt, refuse],
  );

  const change = useCallback((at: string, value: Json, isTyping = false) => {
    setHistory((old) => record(old, withValue(old.present, at, value), { path: at, at: Date.now(), isTyping }));
  }, []);

  /** @param keepsMine saves mine on top of theirs; else theirs are shown. Undo brings back what was not chosen. */
  const resolve = useCallback(
    (keepsMine: boolean) => {
      if (!theirs) return;
      const { data: mine, saved: base } = latest.current;
      setDocument(theirs);
      markSaved(textOf(theirs), theirs.version);
      replace(textOf(theirs));
      if (keepsMine) replace(merge(base, mine, textOf(theirs)));
      setTheirs(undefined);
      setState({ kind: 'saved', at: undefined });
    },
    [theirs, markSaved, replace],
  );

  const issues = useMemo(() => (state.kind === 'invalid' ? state.issues : []), [state]);
  return {
    document,
    data,
    saved,
    isChanged,
    state,
    issues,
    theirs,
    restoredAt,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    change,
    replace,
    save,
    write,
    resolve,
    /** Closes the question about a conflict; the next change asks again. */
    postpone: () => {
      postponed.current = data;
      setTheirs(undefined);
    },
    /** Returns the field that changes. */
    undo: () => {
      setHistory(undo(history));
      return undonePath(history) ?? '';
    },
    redo: () => {
      setHistory(redo(history));
      return history.future[0]?.path ?? '';
    },
    discardRestored: () => {
      replace(start?.saved);
      setRestoredAt(undefined);
    },
    hideRestored: () => setRestoredAt(undefined),
  };
}
export type DocumentEditor = ReturnType<typeof useDocument>;
