import type { Json } from './json.ts';

/** The states of a document that undo and redo go through. */
export interface History {
  past: readonly Step[];
  present: Json;
  future: readonly Step[];
}

interface Step {
  data: Json;
  /** The field that was changed afterwards. */
  path: string;
  /** When it was changed, in milliseconds. */
  at: number;
}

const MAX_STEPS = 200;
/** Typing into one field without a pause of this length is one step. Milliseconds. */
const PAUSE_MS = 1_000;

export function startHistory(present: Json): History {
  return { past: [], present, future: [] };
}

/**
 * The history after a change.
 *
 * @param isTyping joins the change with the previous one of the same field.
 */
export function record(
  { past, present }: History,
  next: Json,
  { path, at, isTyping = false }: { path: string; at: number; isTyping?: boolean },
): History {
  const last = past.at(-1);
  if (isTyping && last?.path === path && at - last.at < PAUSE_MS) {
    return { past: [...past.slice(0, -1), { ...last, at }], present: next, future: [] };
  }
  // A step that is not typing has a time at which no typing joins it.
  const step = { data: present, path, at: isTyping ? at : Number.NEGATIVE_INFINITY };
  return { past: [...past, step].slice(-MAX_STEPS), present: next, future: [] };
}

/** The field that `undo` changes; undefined when there is nothing to undo. */
export function undonePath({ past }: History): string | undefined {
  return past.at(-1)?.path;
}

export function undo({ past, present, future }: History): History {
  const step = past.at(-1);
  if (!step) return { past, present, future };
  const undone = { ...step, data: present, at: Number.NEGATIVE_INFINITY };
  return { past: past.slice(0, -1), present: step.data, future: [undone, ...future] };
}

export function redo({ past, present, future }: History): History {
  const [step, ...rest] = future;
  if (!step) return { past, present, future };
  return { past: [...past, { ...step, data: present }], present: step.data, future: rest };
}
