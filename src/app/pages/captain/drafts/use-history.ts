import { useCallback, useState } from 'react';
import { type History, record, redo, steppedPath, undo } from './history.ts';
import { areSame, type Json, withValue } from './json.ts';

/** A text with undo and redo. The functions that change it are the same ones in each rendering. */
export function useHistory<T extends Json>(start: () => History<T>) {
  const [history, setHistory] = useState(start);

  /** Replaces the whole text; undo brings the previous one back. */
  const replace = useCallback((next: T) => {
    setHistory((old) => (areSame(old.present, next) ? old : record(old, next, { path: '', at: Date.now() })));
  }, []);

  const change = useCallback((at: string, value: Json, isTyping = false) => {
    setHistory((old) => record(old, withValue(old.present, at, value) as T, { path: at, at: Date.now(), isTyping }));
  }, []);

  /** Changes several fields at once, as one step with what was typed just before. */
  const edit = useCallback((part: (old: T) => Partial<T>) => {
    setHistory((old) => {
      const next = { ...(old.present as object), ...part(old.present) } as T;
      // A text field reports the text that it was given too, e.g. after undo: that is no step.
      return areSame(old.present, next) ? old : record(old, next, { path: '', at: Date.now(), isTyping: true });
    });
  }, []);

  return {
    data: history.present,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    replace,
    change,
    edit,
    /** @returns the field that changes; empty where none does, or several do. */
    step(kind: 'undo' | 'redo'): string {
      setHistory((kind === 'undo' ? undo : redo)(history));
      return steppedPath(history, kind) ?? '';
    },
  };
}
