import { Suspense } from 'react';
import { Link } from 'react-router';
import { useSite } from '#app/components/site.ts';
import { AssetBrowser } from '#app/pages/captain/assets/asset-dialog.tsx';
import { SendPostDialog } from '#app/pages/captain/newsletter/send-post-dialog.tsx';
import { DeleteButton, DialogButton } from '#app/pages/captain/parts/dialog.tsx';
import { JumpLinks, TextLink } from '#app/pages/captain/parts/links.tsx';
import { type Column, TitleLink } from '#app/pages/captain/parts/lists/lists.tsx';
import { SearchedList, useSearchedRows } from '#app/pages/captain/parts/lists/searched-list.tsx';
import { Badge, Loading, TabHead } from '#app/pages/captain/parts/states.tsx';
import { dateAndTime } from '#app/pages/captain/parts/time.ts';
import { captainApi, useIsOwner } from '#app/pages/captain/session.ts';
import { buttonLook } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.tsx';
import { paths } from '#shared/paths.ts';
import { postCalls } from '#shared/post.calls.ts';
import type { PostSummaryJson } from '#shared/post.schema.ts';
import type { PostStatus } from '#shared/post.ts';
import { PostTransfer } from './transfer.tsx';

const BADGES: Record<PostStatus, { look: 'good' | 'alert' | 'off'; label: string }> = {
  published: { look: 'good', label: 'Published' },
  scheduled: { look: 'alert', label: 'Scheduled' },
  draft: { look: 'off', label: 'Draft' },
};

/** Before the time of a post. */
const TIMES: Record<PostStatus, string> = { published: 'since', scheduled: 'for', draft: 'changed' };

/** Below the posts, of which fifty are shown. */
const PARTS = [['assets', 'Assets']] as const;

/** All posts, drafts included, and the uploaded files. */
export function Tab() {
  const list = useSearchedRows(postCalls.page);
  const isOwner = useIsOwner();
  return (
    <>
      <TabHead
        title="Content"
        lead={
          <>
            Blog posts and uploaded files. The texts of the site are in{' '}
            <TextLink to={paths.captainTab('pages')}>Pages</TextLink>.
          </>
        }
      >
        <Link to={paths.newPost} className={buttonLook('ink', 'sm')}>
          New post
        </Link>
      </TabHead>
      <JumpLinks parts={isOwner ? [...PARTS, ['transfer', 'Import and export posts']] : PARTS} />
      <section aria-labelledby="posts-title">
        <h2 id="posts-title" className="mb-3 text-title">
          Posts
        </h2>
        <SearchedList
          list={list}
          searchLabel="Search posts"
          caption="Posts"
          keyOf={({ slug }) => slug}
          columns={COLUMNS}
          actions={(post) => <PostActions post={post} onDeleted={list.reload} />}
          noun="post"
          empty={
            list.q
              ? { title: 'No post matches', text: 'Change the search.' }
              : { title: 'No posts yet', text: 'New post, above, begins the first one.' }
          }
        />
      </section>
      <section id="assets" aria-labelledby="assets-title" className="mt-14 scroll-mt-16">
        <h2 id="assets-title" className="mb-3 text-title">
          Assets
        </h2>
        <Suspense fallback={<Loading />}>
          <AssetBrowser />
        </Suspense>
      </section>
      {isOwner && <PostTransfer onImported={list.reload} />}
    </>
  );
}

const COLUMNS: Column<PostSummaryJson>[] = [
  {
    label: 'Title',
    className: 'wrap-anywhere md:min-w-56',
    cell: ({ slug, title, tags }) => (
      <>
        <TitleLink to={paths.editPost(slug)}>{title}</TitleLink>
        <span className="block font-mono text-label text-mute">/blog/{slug}</span>
        {tags.length > 0 && <span className="block text-mute">{tags.join(', ')}</span>}
      </>
    ),
  },
  {
    label: 'Status',
    cell: ({ status, featured, draftedBy, publishedAt, updatedAt }) => (
      <>
        <span className="flex flex-wrap gap-2">
          <Badge look={BADGES[status].look}>{BADGES[status].label}</Badge>
          {featured && <Badge look="off">Featured</Badge>}
          {draftedBy && <Badge look="alert">By a program</Badge>}
        </span>
        <span className="mt-1 block md:whitespace-nowrap text-mute">
          {TIMES[status]} {dateAndTime(publishedAt ?? updatedAt)}
        </span>
        {draftedBy && <span className="mt-1 block text-mute wrap-anywhere">Drafted by {draftedBy}</span>}
      </>
    ),
  },
];

function PostActions({ post, onDeleted }: { post: PostSummaryJson; onDeleted(): void }) {
  const isOwner = useIsOwner();
  const { hasNewsletter } = useSite();
  return (
    <>
      {post.status === 'published' && (
        <>
          <a href={paths.post(post.slug)} aria-label={`View ${post.title}`} className={buttonLook('outline', 'sm')}>
            View
          </a>
          {hasNewsletter && (
            <DialogButton
              aria-label={`Newsletter with this post: ${post.title}`}
              dialog={(close) => <SendPostDialog post={post} onClose={close} />}
            >
              Newsletter
            </DialogButton>
          )}
        </>
      )}
      <Link to={paths.editPost(post.slug)} aria-label={`Edit ${post.title}`} className={buttonLook('outline', 'sm')}>
        Edit
      </Link>
      {isOwner && (
        <DeleteButton
          of={post.title}
          title="Delete this post?"
          action="Delete post"
          failed="Delete Failed"
          onDelete={async () => {
            await captainApi.call(postCalls.remove, { params: { slug: post.slug } });
            toast({ title: 'Post Deleted', description: post.title });
            onDeleted();
          }}
        >
          “{post.title}” and its revisions will be deleted permanently. To only hide it, uncheck Published in the
          editor.
        </DeleteButton>
      )}
    </>
  );
}
