import { useState } from 'react';
import { Dialog } from '#app/pages/captain/parts/dialog.tsx';
import { Empty, Loaded } from '#app/pages/captain/parts/states.tsx';
import { VersionList } from '#app/pages/captain/parts/version-list.tsx';
import { captainApi } from '#app/pages/captain/session.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import { Button } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.tsx';
import { contentCalls } from '#shared/content.calls.ts';
import type { EditedDocumentJson } from '#shared/content.schema.ts';
import { Changes } from './changes.tsx';
import type { Json } from './json.ts';
import type { DocumentEditor } from './use-document.ts';

interface VersionsDialogProps {
  document: EditedDocumentJson;
  data: Json;
  editor: DocumentEditor;
  onClose(): void;
}

/** The published versions; each can be compared with the text in the editor and restored as the draft. */
export function VersionsDialog({ document, data, editor, onClose }: VersionsDialogProps) {
  const { key } = document;
  const call = useCall(contentCalls.revisions, { params: { key } });
  const [chosen, setChosen] = useState<number>();
  const openId = chosen ?? call.data?.[0]?.id;

  async function restore(id: number) {
    const isDone = await editor.write(() => captainApi.call(contentCalls.restoreRevision, { params: { key, id } }));
    onClose();
    toast(
      isDone
        ? { title: 'Version restored as draft', description: 'Publish it to show it to visitors.' }
        : { title: 'Not restored', description: 'The reason is shown above the texts.', variant: 'destructive' },
    );
  }

  return (
    <Dialog title="Versions" onClose={onClose} isWide>
      <Loaded call={call}>
        {(revisions) =>
          openId === undefined ? (
            <Empty title="Nothing was published yet">Each publication is kept here.</Empty>
          ) : (
            <VersionList
              versions={revisions.map(({ id, publishedAt, publishedBy }) => ({
                id,
                at: publishedAt,
                note: publishedBy ?? undefined,
              }))}
              newest="latest"
              openId={openId}
              onOpen={setChosen}
            >
              <Version
                key={openId}
                id={openId}
                document={document}
                data={data}
                onRestore={() => void restore(openId)}
              />
            </VersionList>
          )
        }
      </Loaded>
    </Dialog>
  );
}

interface VersionProps extends Pick<VersionsDialogProps, 'document' | 'data'> {
  id: number;
  onRestore(): void;
}

function Version({ id, document, data, onRestore }: VersionProps) {
  const call = useCall(contentCalls.revision, { params: { key: document.key, id } });
  return (
    <Loaded call={call}>
      {(version) => (
        <div className="min-w-0">
          <h3 className="label mb-2">What restoring changes</h3>
          <Changes
            schema={document.schema}
            before={data}
            after={version.data as Json}
            none="This version is the same as the text in the editor."
          />
          <Button size="sm" variant="ink" className="mt-4" onClick={onRestore}>
            Restore as draft
          </Button>
        </div>
      )}
    </Loaded>
  );
}
