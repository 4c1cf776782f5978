import { describeSaved, VersionsDialog } from '#app/pages/captain/drafts/versions-dialog.tsx';
import { useCall } from '#app/pages/captain/use-call.ts';
import type { FieldSchema } from '#shared/document-fields.ts';
import { postCalls } from '#shared/post.calls.ts';
import type { SavedPost } from '#shared/post.schema.ts';

/** The labels of a post's fields, where two versions are compared. */
export const POST_LABELS: FieldSchema = {
  properties: {
    title: { label: 'Title' },
    slug: { label: 'Slug' },
    excerpt: { label: 'Excerpt' },
    content: { label: 'Content' },
    tags: { label: 'Tags' },
    coverImage: { label: 'Cover image' },
    author: { label: 'Author' },
    published: { label: 'Published' },
    featured: { label: 'Featured' },
    publishAt: { label: 'Publish at', control: 'time' },
  },
};

interface PostVersionsProps {
  slug: string;
  /** The text in the editor. */
  current: SavedPost;
  onRestore(saved: SavedPost): void;
  onClose(): void;
}

/** The saved versions of a post. */
export function PostVersions({ slug, ...dialog }: PostVersionsProps) {
  return (
    <VersionsDialog
      versions={useCall(postCalls.revisions, { params: { slug } })}
      describe={describeSaved}
      newest="saved"
      read={postCalls.revision}
      requestOf={(id) => ({ params: { slug, id } })}
      textOf={({ post }) => post}
      schema={POST_LABELS}
      {...dialog}
    />
  );
}
