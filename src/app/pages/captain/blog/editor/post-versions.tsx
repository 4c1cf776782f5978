import { Version, VersionsDialog } from '#app/pages/captain/drafts/versions-dialog.tsx';
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
export function PostVersions({ slug, onClose, ...version }: PostVersionsProps) {
  const versions = useCall(postCalls.revisions, { params: { slug } });
  return (
    <VersionsDialog
      versions={versions}
      describe={({ createdAt, words, savedBy }) => ({
        at: createdAt,
        note: `${words} words${savedBy ? ` · ${savedBy}` : ''}`,
      })}
      newest="saved"
      onClose={onClose}
    >
      {(id) => <PostVersion key={id} params={{ slug, id }} {...version} />}
    </VersionsDialog>
  );
}

interface PostVersionProps extends Pick<PostVersionsProps, 'current' | 'onRestore'> {
  params: { slug: string; id: number };
}

function PostVersion({ params, ...version }: PostVersionProps) {
  const call = useCall(postCalls.revision, { params });
  return <Version call={call} textOf={({ post }) => post} schema={POST_LABELS} {...version} />;
}
