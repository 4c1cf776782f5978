import { type ReactNode, useState } from 'react';
import { Dialog } from '#app/pages/captain/parts/dialog.tsx';
import { Empty, Loaded } from '#app/pages/captain/parts/states.tsx';
import { moment } from '#app/pages/captain/parts/time.ts';
import type { Call } from '#app/pages/captain/use-call.ts';
import { Button } from '#app/ui/button.tsx';
import type { FieldSchema } from '#shared/document-fields.ts';
import { Changes } from './changes.tsx';
import type { Json } from './json.ts';

interface VersionsDialogProps<V extends { id: number }> {
  /** Newest first. */
  versions: Call<V[]>;
  /** When a version was made, ISO 8601, and by whom. */
  describe(version: V): { at: string; note?: string | null };
  /** Said beside the first one. */
  newest: string;
  /** Shows the version with this id, as a `Version`. */
  children(id: number): ReactNode;
  onClose(): void;
}

/** The stored versions of a text, and beside them the one that was chosen. */
export function VersionsDialog<V extends { id: number }>({
  versions: call,
  describe,
  newest,
  children,
  onClose,
}: VersionsDialogProps<V>) {
  const [chosen, setChosen] = useState<number>();
  const openId = chosen ?? call.data?.[0]?.id;
  return (
    <Dialog title="Versions" onClose={onClose} isWide>
      <Loaded call={call}>
        {(versions) =>
          openId === undefined ? (
            <Empty title="Nothing was published yet">Each publication is kept here.</Empty>
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
                        <span className="font-semibold">{moment(at)}</span>
                        {index === 0 && <span className="label ml-2 text-signal-deep">{newest}</span>}
                        {note && <span className="block text-mute">{note}</span>}
                      </button>
                    </li>
                  );
                })}
              </ol>
              {children(openId)}
            </div>
          )
        }
      </Loaded>
    </Dialog>
  );
}

interface VersionProps<V, T extends Json> {
  call: Call<V>;
  textOf(version: V): T;
  schema: FieldSchema;
  /** The text in the editor. */
  current: Json;
  onRestore(text: T): void;
}

/** How a version differs from the text in the editor, with a button that restores it as the draft. */
export function Version<V, T extends Json>({ call, textOf, schema, current, onRestore }: VersionProps<V, T>) {
  return (
    <Loaded call={call}>
      {(version) => (
        <div className="min-w-0">
          <h3 className="label mb-2">What restoring changes</h3>
          <Changes
            schema={schema}
            before={current}
            after={textOf(version)}
            none="This version is the same as the text in the editor."
          />
          <Button size="sm" variant="ink" className="mt-4" onClick={() => onRestore(textOf(version))}>
            Restore as draft
          </Button>
        </div>
      )}
    </Loaded>
  );
}
