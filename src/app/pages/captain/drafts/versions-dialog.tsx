import { useState } from 'react';
import { Dialog } from '#app/pages/captain/parts/dialog.tsx';
import { MainButton } from '#app/pages/captain/parts/small-button.tsx';
import { Empty, Loaded } from '#app/pages/captain/parts/states.tsx';
import { dateAndTime } from '#app/pages/captain/parts/time.ts';
import { type CallState, useCall } from '#app/pages/captain/use-call.ts';
import type { AnswerOf, Call, RequestOf } from '#shared/call.ts';
import type { FieldSchema } from '#shared/document-fields.ts';
import type { Json } from '#shared/json.ts';
import { Changes } from './changes.tsx';
import { areSame } from './json.ts';

interface VersionProps<C extends Call, T extends Json> {
  /** The call that reads a version, and its request for an id. */
  read: C;
  requestOf(id: number): RequestOf<C>;
  textOf(version: AnswerOf<C>): T;
  schema: FieldSchema;
  /** The text in the editor. */
  current: Json;
  onRestore(text: T, id: number): void;
}

interface VersionsDialogProps<V extends { id: number }, C extends Call, T extends Json> extends VersionProps<C, T> {
  /** Newest first. */
  versions: CallState<V[]>;
  /** When a version was made, ISO 8601, and by whom. */
  describe(version: NoInfer<V>): { at: string; note?: string | null };
  /** Said beside the first one. */
  newest: string;
  /** Said below the list. */
  note?: string | undefined;
  onClose(): void;
}

/** The stored versions of a text, and beside them the one that was chosen. */
export function VersionsDialog<V extends { id: number }, C extends Call, T extends Json>({
  versions: call,
  describe,
  newest,
  note: noteBelow,
  onClose,
  ...shown
}: VersionsDialogProps<V, C, T>) {
  const [chosen, setChosen] = useState<number>();
  const openId = chosen ?? call.data?.[0]?.id;
  return (
    <Dialog title="Versions" onClose={onClose} isWide>
      <Loaded call={call}>
        {(versions) =>
          openId === undefined ? (
            <Empty title="No versions yet">The text in the editor is the only one.</Empty>
          ) : (
            <div className="grid gap-6 md:grid-cols-[17rem_minmax(0,1fr)]">
              <ol className="relative max-h-48 self-start overflow-y-auto border border-paper-rule bg-paper-bright md:max-h-96">
                {versions.map((version, index) => {
                  const { at, note } = describe(version);
                  return (
                    <li key={version.id} className="border-paper-rule border-b last:border-b-0">
                      <button
                        type="button"
                        aria-pressed={openId === version.id}
                        onClick={() => setChosen(version.id)}
                        className="block min-h-11 w-full p-3 text-left hover:bg-paper-deep focus-visible:-outline-offset-2 aria-pressed:bg-paper-deep"
                      >
                        <span className="font-semibold">{dateAndTime(at)}</span>
                        {index === 0 && <span className="label ml-2 text-signal-deep">{newest}</span>}
                        {note && <span className="block text-mute">{note}</span>}
                      </button>
                    </li>
                  );
                })}
              </ol>
              <Version key={openId} id={openId} {...shown} />
            </div>
          )
        }
      </Loaded>
      {noteBelow && <p className="mt-5 text-mute">{noteBelow}</p>}
    </Dialog>
  );
}

/** Time and note of a version of a post or an issue, for the list. */
export function describeSaved({
  createdAt,
  words,
  savedBy,
}: {
  createdAt: string;
  words: number;
  savedBy: string | null;
}) {
  return { at: createdAt, note: `${words} words${savedBy ? ` · ${savedBy}` : ''}` };
}

/** How a version differs from the text in the editor, with a button that restores it as the draft. */
function Version<C extends Call, T extends Json>({
  id,
  read,
  requestOf,
  textOf,
  schema,
  current,
  onRestore,
}: VersionProps<C, T> & { id: number }) {
  return (
    <Loaded call={useCall(read, requestOf(id))}>
      {(version) => (
        <div className="min-w-0">
          <h3 className="label">What restoring changes</h3>
          <p className="mt-1 mb-2 text-mute">Struck through: only in the editor. Green: only in this version.</p>
          <Changes
            schema={schema}
            before={current}
            after={textOf(version)}
            none="This version is the same as the text in the editor."
          />
          {!areSame(current, textOf(version)) && (
            <MainButton className="mt-4" onClick={() => onRestore(textOf(version), id)}>
              Restore as draft
            </MainButton>
          )}
        </div>
      )}
    </Loaded>
  );
}
