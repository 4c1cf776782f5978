import { useState } from 'react';
import { Dialog } from '#app/pages/captain/parts/dialog.tsx';
import { Empty, Failed, Loading } from '#app/pages/captain/parts/states.tsx';
import { moment } from '#app/pages/captain/parts/time.ts';
import { captainApi } from '#app/pages/captain/session.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import { Button } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.tsx';
import type { DocumentRevision, EditedDocument } from '#shared/content.ts';
import { Changes } from './changes.tsx';
import type { Json } from './json.ts';
import type { DocumentEditor } from './use-document.ts';

interface VersionsDialogProps {
  document: EditedDocument;
  data: Json;
  editor: DocumentEditor;
  onClose(): void;
}

/** The published versions; each can be compared with the text in the editor and restored as the draft. */
export function VersionsDialog({ document, data, editor, onClose }: VersionsDialogProps) {
  const path = `/captain/content/${document.key}/revisions`;
  const { data: revisions, error, reload } = useCall<DocumentRevision[]>(path);
  const [chosen, setChosen] = useState<number>();
  const openId = chosen ?? revisions?.[0]?.id;

  async function restore(id: number) {
    const isDone = await editor.write(() => captainApi.post(`${path}/${id}/restore`));
    onClose();
    toast(
      isDone
        ? { title: 'Version restored as draft', description: 'Publish it to show it to visitors.' }
        : { title: 'Not restored', description: 'The reason is shown above the texts.', variant: 'destructive' },
    );
  }

  return (
    <Dialog title="Versions" onClose={onClose} isWide>
      {error && <Failed reason={error} retry={reload} />}
      {!revisions && !error && <Loading />}
      {revisions?.length === 0 && <Empty title="Nothing was published yet">Each publication is kept here.</Empty>}
      {revisions && revisions.length > 0 && (
        <div className="grid gap-6 md:grid-cols-[16rem_minmax(0,1fr)]">
          <ol className="relative max-h-48 self-start overflow-y-auto border border-paper-rule bg-paper-bright md:max-h-96">
            {revisions.map(({ id, publishedAt, publishedBy }, index) => (
              <li key={id} className="border-paper-rule border-b last:border-b-0">
                <button
                  type="button"
                  aria-pressed={openId === id}
                  onClick={() => setChosen(id)}
                  className="block min-h-11 w-full p-3 text-left hover:bg-paper-deep focus-visible:-outline-offset-2 aria-pressed:bg-paper-deep"
                >
                  <span className="font-semibold">{moment(publishedAt)}</span>
                  {index === 0 && <span className="label ml-2 text-signal-deep">latest</span>}
                  {publishedBy && <span className="block text-mute">{publishedBy}</span>}
                </button>
              </li>
            ))}
          </ol>
          {openId !== undefined && (
            <Version
              key={openId}
              path={`${path}/${openId}`}
              document={document}
              data={data}
              onRestore={() => void restore(openId)}
            />
          )}
        </div>
      )}
    </Dialog>
  );
}

interface VersionProps extends Pick<VersionsDialogProps, 'document' | 'data'> {
  path: string;
  onRestore(): void;
}

function Version({ path, document, data, onRestore }: VersionProps) {
  const { data: version, error, reload } = useCall<{ data: Json }>(path);
  if (error) return <Failed reason={error} retry={reload} />;
  if (!version) return <Loading />;
  return (
    <div className="min-w-0">
      <h3 className="label mb-2">What restoring changes</h3>
      <Changes
        schema={document.schema}
        before={data}
        after={version.data}
        none="This version is the same as the text in the editor."
      />
      <Button size="sm" variant="ink" className="mt-4" onClick={onRestore}>
        Restore as draft
      </Button>
    </div>
  );
}
