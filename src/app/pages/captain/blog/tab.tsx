import { useState } from 'react';
import { Link } from 'react-router';
import { AssetBrowser } from '#app/pages/captain/assets/asset-browser.tsx';
import { SendPostDialog } from '#app/pages/captain/newsletter/send-post-dialog.tsx';
import { DeleteDialog } from '#app/pages/captain/parts/dialog.tsx';
import { Cell, DeleteButton, SearchBox, Table } from '#app/pages/captain/parts/lists.tsx';
import { Pager } from '#app/pages/captain/parts/pager.tsx';
import { Badge, Empty, Failed, Loading, TabHead } from '#app/pages/captain/parts/states.tsx';
import { moment } from '#app/pages/captain/parts/time.ts';
import { captainApi, reasonOf, useIsOwner } from '#app/pages/captain/session.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import { Button, buttonLook } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.tsx';
import { paths } from '#shared/paths.ts';
import type { PostStatus, PostSummary } from '#shared/post.ts';
import { Transfer } from './transfer.tsx';

const BADGES: Record<PostStatus, { look: 'good' | 'alert' | 'off'; label: string }> = {
  published: { look: 'good', label: 'Published' },
  scheduled: { look: 'alert', label: 'Scheduled' },
  draft: { look: 'off', label: 'Draft' },
};
const SIZE = 25;

/** All posts, drafts included, and the uploaded files. */
export function Tab() {
  const { data, error, isLoading, reload } = useCall<PostSummary[]>('/blog?all=1');
  const isOwner = useIsOwner();
  const [search, setSearch] = useState('');
  const [requestedPage, setPage] = useState(1);
  const [deleting, setDeleting] = useState<PostSummary>();
  const [sending, setSending] = useState<PostSummary>();
  const query = search.trim().toLowerCase();
  const found = (data ?? []).filter(({ title, slug, tags }) =>
    [title, slug, ...tags].some((text) => text.toLowerCase().includes(query)),
  );

  // Deleting the only post of the last page removes that page.
  const page = Math.min(requestedPage, Math.max(1, Math.ceil(found.length / SIZE)));
  const shown = found.slice((page - 1) * SIZE, page * SIZE);

  async function remove(post: PostSummary) {
    setDeleting(undefined);
    try {
      await captainApi.delete(`/blog/${encodeURIComponent(post.slug)}`);
      toast({ title: 'Post Deleted', description: post.title });
      reload();
    } catch (reason) {
      toast({ title: 'Delete Failed', description: reasonOf(reason), variant: 'destructive' });
    }
  }

  return (
    <>
      <TabHead title="Content" lead="Blog posts and uploaded files.">
        <Link to={paths.newPost} className={buttonLook('ink', 'sm')}>
          New post
        </Link>
      </TabHead>
      <section aria-labelledby="posts-title">
        <div className="mb-3 flex flex-wrap items-center justify-between gap-4">
          <h2 id="posts-title" className="text-title">
            Posts
          </h2>
          {data && data.length > 0 && (
            <SearchBox
              label="Search posts"
              value={search}
              onChange={(value) => {
                setSearch(value);
                setPage(1);
              }}
            />
          )}
        </div>
        {isLoading && !data && <Loading />}
        {error && <Failed reason={error} retry={reload} />}
        {data?.length === 0 && (
          <Empty title="No posts yet">
            <Link to={paths.newPost} className="link">
              Write the first post
            </Link>
          </Empty>
        )}
        {shown.length > 0 && (
          <Table columns={['Title', 'Status', 'Date', 'Actions']} caption="Posts">
            {shown.map((post) => (
              <PostRow
                key={post.slug}
                post={post}
                onSend={() => setSending(post)}
                onDelete={isOwner ? () => setDeleting(post) : undefined}
              />
            ))}
          </Table>
        )}
        {data && data.length > 0 && found.length === 0 && <Empty title="No post matches" />}
        {shown.length > 0 && (
          <Pager
            noun="post"
            page={page}
            size={SIZE}
            shown={shown.length}
            total={found.length}
            hasMore={page * SIZE < found.length}
            onChange={setPage}
          />
        )}
      </section>
      <section aria-labelledby="assets-title" className="mt-14">
        <h2 id="assets-title" className="mb-3 text-title">
          Assets
        </h2>
        <AssetBrowser />
      </section>
      {isOwner && <Transfer onImported={reload} />}
      {sending && <SendPostDialog post={sending} onClose={() => setSending(undefined)} />}
      {deleting && (
        <DeleteDialog
          title="Delete this post?"
          action="Delete post"
          onDelete={() => void remove(deleting)}
          onClose={() => setDeleting(undefined)}
        >
          “{deleting.title}” and its revisions will be deleted permanently. To only hide it, uncheck Published in the
          editor.
        </DeleteDialog>
      )}
    </>
  );
}

function PostRow({
  post,
  onSend,
  onDelete,
}: {
  post: PostSummary;
  onSend(): void;
  onDelete: (() => void) | undefined;
}) {
  const { look, label } = BADGES[post.status];
  return (
    <tr className="border-paper-rule border-b">
      <Cell label="Title" className="min-w-0 wrap-anywhere">
        <Link to={paths.editPost(post.slug)} className="font-semibold decoration-2 decoration-signal hover:underline">
          {post.title}
        </Link>
        <span className="block font-mono text-label text-mute">/blog/{post.slug}</span>
        {post.tags.length > 0 && <span className="block text-mute">{post.tags.join(', ')}</span>}
      </Cell>
      <Cell label="Status">
        <span className="flex flex-wrap gap-2">
          <Badge look={look}>{label}</Badge>
          {post.featured && <Badge look="off">Featured</Badge>}
          {post.draftedBy && <Badge look="alert">By a program</Badge>}
        </span>
        {post.draftedBy && <span className="mt-1 block text-mute wrap-anywhere">Drafted by {post.draftedBy}</span>}
      </Cell>
      <Cell label="Date" className="md:min-w-24 xl:whitespace-nowrap">
        {moment(post.publishedAt ?? post.updatedAt)}
      </Cell>
      <Cell label="Actions">
        <span className="flex flex-wrap gap-y-1 md:flex-nowrap md:justify-end md:gap-x-1">
          {post.status === 'published' && (
            <a
              href={paths.post(post.slug)}
              aria-label={`View ${post.title}`}
              className={`max-md:-ml-4 ${buttonLook('quiet', 'sm')}`}
            >
              View
            </a>
          )}
          {post.status === 'published' && (
            <Button size="sm" variant="quiet" aria-label={`Send this post: ${post.title}`} onClick={onSend}>
              Send
            </Button>
          )}
          <Link
            to={paths.editPost(post.slug)}
            aria-label={`Edit ${post.title}`}
            className={buttonLook('outline', 'sm')}
          >
            Edit
          </Link>
          {onDelete && <DeleteButton name={post.title} onClick={onDelete} />}
        </span>
      </Cell>
    </tr>
  );
}
