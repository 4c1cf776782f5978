/** The states of a text that undo and redo go through. */
export interface History<T> {
  past: readonly Step<T>[];
  present: T;
  future: readonly Step<T>[];
}

interface Step<T> {
  data: T;
  /** The field that was changed afterwards. */
  path: string;
  /** When it was changed, in milliseconds. */
  at: number;
}

const MAX_STEPS = 200;
/** Typing into one field without a pause of this length is one step. Milliseconds. */
const PAUSE_MS = 1_000;

/** A history without steps. */
export function startHistory<T>(present: T): History<T> {
  return { past: [], present, future: [] };
}

/**
 * The history after a change; what was undone is gone.
 *
 * @param isTyping joins the step before, if it is of the same field and not older than `PAUSE_MS`.
 */
export function pushHistory<T>(
  { past, present }: History<T>,
  next: T,
  { path, at, isTyping = false }: { path: string; at: number; isTyping?: boolean },
): History<T> {
  const last = past.at(-1);
  if (isTyping && last?.path === path && at - last.at < PAUSE_MS) {
    return { past: [...past.slice(0, -1), { ...last, at }], present: next, future: [] };
  }
  // Too long ago for typing to join it.
  const step = { data: present, path, at: isTyping ? at : Number.NEGATIVE_INFINITY };
  return { past: [...past, step].slice(-MAX_STEPS), present: next, future: [] };
}

/** The field that a step changes; undefined when there is nothing left to undo or redo. */
export function steppedPath({ past, future }: History<unknown>, kind: 'undo' | 'redo'): string | undefined {
  return (kind === 'undo' ? past.at(-1) : future[0])?.path;
}

/** The history one step back: its present becomes the first state of the future. Unchanged where nothing is left to undo. */
export function undo<T>({ past, present, future }: History<T>): History<T> {
  const step = past.at(-1);
  if (!step) return { past, present, future };
  // Typing does not join a step that was undone.
  const undone = { ...step, data: present, at: Number.NEGATIVE_INFINITY };
  return { past: past.slice(0, -1), present: step.data, future: [undone, ...future] };
}

/** The history one step forward, after `undo`. Unchanged where nothing is left to redo. */
export function redo<T>({ past, present, future }: History<T>): History<T> {
  const [step, ...rest] = future;
  if (!step) return { past, present, future };
  return { past: [...past, { ...step, data: present }], present: step.data, future: rest };
}
