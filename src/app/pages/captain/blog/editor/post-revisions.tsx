import { useCall } from '#app/pages/captain/use-call.ts';
import { postCalls } from '#shared/post.calls.ts';
import type { SavedPost } from '#shared/post.schema.ts';
import { RevisionsDialog, RevisionText } from './revisions-dialog.tsx';

interface PostRevisionsProps {
  slug: string;
  /** Copies a revision into the editor, without saving it. */
  onRestore(saved: SavedPost): void;
  onClose(): void;
}

/** The saved revisions of a post. */
export function PostRevisions({ slug, onRestore, onClose }: PostRevisionsProps) {
  const revisions = useCall(postCalls.revisions, { params: { slug } });
  return (
    <RevisionsDialog revisions={revisions} onClose={onClose}>
      {(id) => (
        <Revision
          key={id}
          slug={slug}
          id={id}
          onRestore={(saved) => {
            onRestore(saved);
            onClose();
          }}
        />
      )}
    </RevisionsDialog>
  );
}

function Revision({ slug, id, onRestore }: Omit<PostRevisionsProps, 'onClose'> & { id: number }) {
  const call = useCall(postCalls.revision, { params: { slug, id } });
  return <RevisionText call={call} textOf={({ post }) => post} onRestore={({ post }) => onRestore(post)} />;
}
