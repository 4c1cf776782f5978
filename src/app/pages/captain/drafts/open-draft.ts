import { ApiError } from '#app/api.ts';
import { deleteLocalCopy, findLocalCopy, type LocalDraft } from '#app/pages/captain/parts/storage/local-copy.ts';
import { failureReason } from '#app/pages/captain/session.ts';
import { createStore, type Store } from '#app/ui/store.ts';
import type { FieldProblem } from '#shared/errors.ts';
import { type Json, withValue } from '#shared/json.ts';
import { createQueue } from '#shared/queue.ts';
import { type History, pushHistory, redo, startHistory, steppedPath, undo } from './history.ts';
import { areSame } from './json.ts';

/** Whether the server has what is shown. A `refused` text is not sent again before it is changed, unless it `isRetried`. */
export type SaveState =
  | { kind: 'saved'; at: Date | undefined }
  | { kind: 'saving' }
  | { kind: 'invalid'; refused: Json; issues: FieldProblem[] }
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

export interface OpenDraft<T extends Json, E extends Versioned> {
  history: History<T>;
  /** State on the server, as this editor knows it: writes name its version. */
  edited: E;
  /** The text that the server has in this version. */
  saved: T;
  state: SaveState;
  /** Version that somebody else has saved, while it is asked which one to keep. */
  theirs?: { edited: E; text: T } | undefined;
  /** A local copy of this time (ISO 8601) is shown in place of `before`. */
  restored?: { at: string; before: T } | undefined;
}

/** A draft with what its changes and calls need. */
interface Opened<T extends Json, E extends Versioned> {
  source: DraftSource<T, E>;
  store: Store<OpenDraft<T, E>>;
}

/** A draft, the changes of its text and its calls of the server. */
export function openDraft<T extends Json, E extends Versioned>(loaded: E, source: DraftSource<T, E>) {
  const opened: Opened<T, E> = { source, store: createStore(begin(loaded, source)) };
  return {
    name: source.name,
    store: opened.store,
    localDraft() {
      const { saved, edited } = opened.store.get();
      return { data: textOf(opened), saved, version: edited.version };
    },
    ...changesOf(opened),
    ...callsOf(opened),
  };
}

function set<T extends Json, E extends Versioned>({ store }: Opened<T, E>, part: Partial<OpenDraft<T, E>>): void {
  store.set({ ...store.get(), ...part });
}

const textOf = <T extends Json, E extends Versioned>({ store }: Opened<T, E>) => store.get().history.present;

/** Replaces the whole text; undo brings the previous one back. */
function replace<T extends Json, E extends Versioned>(opened: Opened<T, E>, next: T, isTyping = false): void {
  if (!areSame(textOf(opened), next)) addStep(opened, next, '', isTyping);
}

function addStep<T extends Json, E extends Versioned>(opened: Opened<T, E>, next: T, path: string, isTyping: boolean) {
  set(opened, { history: pushHistory(opened.store.get().history, next, { path, at: Date.now(), isTyping }) });
}

function markSaved<T extends Json, E extends Versioned>(opened: Opened<T, E>, saved: T, edited: E): void {
  set(opened, { saved, edited });
  if (areSame(textOf(opened), saved)) deleteLocalCopy(opened.source.name);
}

/** The draft as an editor opens it: a local copy comes first, then the question about a newer text on the server. */
function begin<T extends Json, E extends Versioned>(edited: E, source: DraftSource<T, E>): OpenDraft<T, E> {
  const text = source.textOf(edited);
  const stored: OpenDraft<T, E> = {
    history: startHistory(text),
    edited,
    saved: text,
    state: { kind: 'saved', at: undefined },
  };
  const copy = findLocalCopy<LocalDraft<T, E['version']>>(source.name);
  if (copy && !areSame(copy.data, text)) {
    const { data, saved, version, at } = copy;
    const history = pushHistory(startHistory(saved), data, { path: '', at: 0 });
    return { ...stored, history, edited: { ...edited, version }, saved, restored: { at, before: saved } };
  }
  const newer = source.findNewer?.(edited);
  return newer ? { ...stored, saved: newer.base, ...conflict(text, edited, newer.text) } : stored;
}

/** Changes of the text, and the answers to questions about another one. */
function changesOf<T extends Json, E extends Versioned>(opened: Opened<T, E>) {
  return {
    replace: (next: T) => replace(opened, next),
    change(path: string, value: Json, isTyping = false) {
      addStep(opened, withValue(textOf(opened), path, value) as T, path, isTyping);
    },
    /** Changes several fields at once, as one step with what was typed just before. */
    edit(part: (old: T) => Partial<T>) {
      const text = textOf(opened);
      // A text field reports the text that it was given too, e.g. after undo: that is no step.
      replace(opened, { ...(text as object), ...part(text) } as T, true);
    },
    /** @returns the field that changes; empty where none does, or several do. */
    step(kind: 'undo' | 'redo'): string {
      const { history } = opened.store.get();
      set(opened, { history: (kind === 'undo' ? undo : redo)(history) });
      return steppedPath(history, kind) ?? '';
    },
    /** Ends a conflict. @param merged my changes on top of theirs; without it theirs are shown. Undo brings back what was not chosen. */
    resolve(merged?: Json) {
      const { theirs } = opened.store.get();
      if (!theirs) return;
      markSaved(opened, opened.source.textOf(theirs.edited), theirs.edited);
      replace(opened, theirs.text);
      if (merged !== undefined) replace(opened, merged as T);
      set(opened, { theirs: undefined, state: { kind: 'saved', at: undefined } });
    },
    /** Closes the question about a conflict; the next change asks again. */
    postpone: () => set(opened, { theirs: undefined, state: { kind: 'conflict', refused: textOf(opened) } }),
    hideRestored: () => set(opened, { restored: undefined }),
    discardRestored() {
      const { restored } = opened.store.get();
      if (restored) replace(opened, restored.before);
      set(opened, { restored: undefined });
    },
  };
}

/** Calls of the server, one after the other, each with the version that the previous one returned. */
function callsOf<T extends Json, E extends Versioned>(opened: Opened<T, E>) {
  const runInTurn = createQueue();
  const inTurn = <R>(run: (version: E['version'], shown: T) => Promise<R>): Promise<R> =>
    runInTurn(() => run(opened.store.get().edited.version, textOf(opened)));

  /** Makes a write in its turn. @returns false when it was refused; `state` says why. */
  function attempt(write: (version: E['version'], shown: T) => Promise<void>): Promise<boolean> {
    return inTurn(async (version, shown) => {
      try {
        await write(version, shown);
        return true;
      } catch (error) {
        if (!(await findConflict(opened, error))) set(opened, { state: refusal(error, shown) });
        return false;
      }
    });
  }

  /** Saves what is shown now. @returns false when it is not saved. */
  const save = () => attempt((version, shown) => saveText(opened, version, shown));

  return {
    save,
    reload: (shown: T) => reload(opened, shown),
    /**
     * Saves, then makes another call about the draft, and shows what the server has then.
     *
     * @returns false when one of both was refused.
     */
    async write(call: (version: E['version']) => Promise<unknown>, { savesFirst = true } = {}): Promise<boolean> {
      if (savesFirst && !(await save())) return false;
      // Typing goes on meanwhile: it is saved afterwards, with the version that the call has made.
      return attempt(async (version, shown) => {
        await call(version);
        await reload(opened, shown);
      });
    },
    /**
     * Makes the call that stores what is shown as the text itself and ends the draft.
     *
     * @returns false where somebody else has saved another version, which is shown.
     * @throws any other refusal of the call.
     */
    submit: (call: (version: E['version'], data: T) => Promise<unknown>): Promise<boolean> =>
      inTurn(async (version, shown) => {
        try {
          await call(version, shown);
        } catch (error) {
          if (await findConflict(opened, error)) return false;
          throw error;
        }
        markSaved(opened, shown, opened.store.get().edited);
        return true;
      }),
  };
}

async function saveText<T extends Json, E extends Versioned>(
  opened: Opened<T, E>,
  version: E['version'],
  shown: T,
): Promise<void> {
  const { saved, state } = opened.store.get();
  if (areSame(shown, saved)) {
    if (state.kind !== 'saved') set(opened, { state: savedNow() });
    return;
  }
  if (state.kind !== 'invalid') set(opened, { state: { kind: 'saving' } });
  const answer = await opened.source.save(version, shown);
  markSaved(opened, shown, { ...opened.store.get().edited, ...answer });
  set(opened, { state: savedNow() });
}

/** Reads what the server has now. It is shown where nothing was typed since `shown`. */
async function reload<T extends Json, E extends Versioned>(opened: Opened<T, E>, shown: T): Promise<void> {
  const edited = await opened.source.read();
  const text = opened.source.textOf(edited);
  markSaved(opened, text, edited);
  if (areSame(textOf(opened), shown)) replace(opened, text);
  // The text of the local copy is published or given up.
  set(opened, { restored: undefined, state: savedNow() });
}

/** Asks which version to keep, where a write was refused because of another one. @returns false where it was not. */
async function findConflict<T extends Json, E extends Versioned>(
  opened: Opened<T, E>,
  error: unknown,
): Promise<boolean> {
  if (!(error instanceof ApiError && error.status === 409)) return false;
  const { source } = opened;
  // It was deleted, or the connection is lost: the message of the write says enough.
  const current = await source.read().catch(() => undefined);
  const { edited, saved } = opened.store.get();
  if (!current || current.version === edited.version) return false;
  const stored = source.findNewer?.(current);
  const text = source.textOf(current);
  // Where the draft on the server is this one, the stored text is the newer one.
  const isOwn = stored && areSame(text, saved);
  set(opened, {
    ...(isOwn && { saved: stored.base }),
    ...conflict(textOf(opened), current, isOwn ? stored.text : text),
  });
  return true;
}

function conflict<T extends Json, E>(refused: T, edited: E, text: T) {
  return { state: { kind: 'conflict', refused }, theirs: { edited, text } } as const;
}

function savedNow(): SaveState {
  return { kind: 'saved', at: new Date() };
}

/** Why a write of a text was refused, unless it was for a newer version. */
function refusal(error: unknown, refused: Json): SaveState {
  const { status = 0, issues = [] } = error instanceof ApiError ? error : {};
  if (status === 400 && issues.length > 0) return { kind: 'invalid', refused, issues: byField(issues) };
  const isRetried = status === 0 || status === 429 || status >= 500;
  return { kind: 'failed', refused, reason: failureReason(error), isRetried };
}

/** Merges refusals: a single one for each field, with all its messages. */
function byField(issues: readonly FieldProblem[]): FieldProblem[] {
  const messages = new Map<string, string[]>();
  for (const { path, message } of issues) messages.set(path, [...(messages.get(path) ?? []), message]);
  return [...messages].map(([path, texts]) => ({ path, message: texts.join('. ') }));
}
