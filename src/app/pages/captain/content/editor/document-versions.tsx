import { VersionsDialog } from '#app/pages/captain/drafts/versions-dialog.tsx';
import { captainApi } from '#app/pages/captain/session.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import { toast } from '#app/ui/toast.tsx';
import { contentCalls } from '#shared/content.calls.ts';
import type { Json } from '#shared/json.ts';
import type { DocumentEditor } from './use-document-draft.ts';

interface DocumentVersionsProps {
  editor: DocumentEditor;
  onClose(): void;
}

/** The published versions of a document. */
export function DocumentVersions({ editor, onClose }: DocumentVersionsProps) {
  const { key, schema, base } = editor.document;

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
      versions={useCall(contentCalls.revisions, { params: { key } })}
      describe={({ publishedAt, publishedBy }) => ({ at: publishedAt, note: publishedBy })}
      newest="latest"
      note={
        base
          ? 'The text that came with the site is not listed: “Reset all to the original text” in More brings it back.'
          : undefined
      }
      read={contentCalls.revision}
      requestOf={(id) => ({ params: { key, id } })}
      textOf={({ data }) => data as Json}
      schema={schema}
      current={editor.data}
      onRestore={(_text, id) => void restore(id)}
      onClose={onClose}
    />
  );
}
