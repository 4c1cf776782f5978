import type { Json } from '#app/pages/captain/drafts/json.ts';
import { Version, VersionsDialog } from '#app/pages/captain/drafts/versions-dialog.tsx';
import { captainApi } from '#app/pages/captain/session.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import { toast } from '#app/ui/toast.tsx';
import { contentCalls } from '#shared/content.calls.ts';
import type { DocumentEditor } from './use-document.ts';

interface DocumentVersionsProps {
  editor: DocumentEditor;
  onClose(): void;
}

/** The published versions of a document. */
export function DocumentVersions({ editor, onClose }: DocumentVersionsProps) {
  const { key } = editor.document;
  const versions = useCall(contentCalls.revisions, { params: { key } });

  async function restore(id: number) {
    const isDone = await editor.write(() => captainApi.call(contentCalls.restoreRevision, { params: { key, id } }));
    onClose();
    toast(
      isDone
        ? { title: 'Version restored as draft', description: 'Publish it to show it to visitors.' }
        : {
            title: 'Failed to restore version',
            description: 'The reason is shown above the texts.',
            variant: 'destructive',
          },
    );
  }

  return (
    <VersionsDialog
      versions={versions}
      describe={({ publishedAt, publishedBy }) => ({ at: publishedAt, note: publishedBy })}
      newest="latest"
      onClose={onClose}
    >
      {(id) => <DocumentVersion key={id} id={id} editor={editor} onRestore={() => void restore(id)} />}
    </VersionsDialog>
  );
}

interface DocumentVersionProps {
  id: number;
  editor: DocumentEditor;
  onRestore(): void;
}

function DocumentVersion({ id, editor: { document, data }, onRestore }: DocumentVersionProps) {
  const call = useCall(contentCalls.revision, { params: { key: document.key, id } });
  return (
    <Version
      call={call}
      textOf={(version) => version.data as Json}
      schema={document.schema}
      current={data}
      onRestore={onRestore}
    />
  );
}
