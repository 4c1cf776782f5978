import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSite } from '#app/components/site.ts';
import { copyText, toastOnFailure } from '#app/pages/captain/actions.ts';
import { DraftDialogs } from '#app/pages/captain/drafts/draft-dialogs.tsx';
import { DraftFound, DraftNotices, DraftState, StepButtons, savedAt } from '#app/pages/captain/drafts/draft-state.tsx';
import { areSame } from '#app/pages/captain/drafts/json.ts';
import { usePostDraft } from '#app/pages/captain/drafts/use-text-draft.ts';
import { EditorColumns, TextEditorBar } from '#app/pages/captain/parts/editor-page.tsx';
import {
  FormWithSaving,
  InvalidField,
  SubmitButton,
  TextareaField,
  TextField,
  textProps,
  useSaving,
} from '#app/pages/captain/parts/forms/forms.tsx';
import { SAVE_KEYS } from '#app/pages/captain/parts/forms/save-key.ts';
import { Notice } from '#app/pages/captain/parts/states.tsx';
import { dateAndTime } from '#app/pages/captain/parts/time.ts';
import { captainApi, useIsOwner } from '#app/pages/captain/session.ts';
import { toast } from '#app/ui/toast.tsx';
import { postDraftCalls } from '#shared/draft.calls.ts';
import type { EditedPostJson } from '#shared/draft.schema.ts';
import { paths } from '#shared/paths.ts';
import { postCalls } from '#shared/post.calls.ts';
import type { PostJson, SavedPost } from '#shared/post.schema.ts';
import { POST_MAX, slugFromTitle } from '#shared/post.ts';
import { ContentField } from './content-field.tsx';
import { CoverField } from './cover-field.tsx';
import { POST_LABELS, PostVersions } from './post-versions.tsx';
import { describeVisibility, PublishFields } from './publish-fields.tsx';
import { TagField } from './tag-field.tsx';

interface PostFormProps {
  /** Undefined for a new one. */
  post: PostJson | undefined;
  loaded: EditedPostJson;
  /** Something was typed or chosen. */
  onEdit(): void;
}

/** The form of the blog editor. */
export function PostForm({ post, loaded, onEdit }: PostFormProps) {
  const draft = usePostDraft(loaded, post?.id);
  const { data: fields, edited } = draft;
  const isDraft = !areSame(fields, edited.saved);
  const [showsVersions, setShowsVersions] = useState(false);
  const saving = useSaving('Save Failed', { otherwise: 'Failed to save post' });
  const save = useSavePost(post, draft);
  const isOwner = useIsOwner();
  const { language } = useSite();

  const draftNote = `${savedAt(draft) ?? 'Draft'}${unreadNote(post)}`;
  const moreFor = ({ slug }: PostJson) => [
    { label: 'Versions', onClick: () => setShowsVersions(true) },
    { label: 'Copy preview link', onClick: () => void copyPreviewLink(slug) },
  ];

  const change = (part: Partial<SavedPost>) => {
    onEdit();
    draft.edit(({ title, slug }) => {
      // The slug of a new post follows its title until it is typed.
      const follows = !post && part.title !== undefined && (slug === '' || slug === slugFromTitle(title, language));
      return follows ? { ...part, slug: slugFromTitle(part.title ?? '', language) } : part;
    });
  };

  return (
    <>
      <FormWithSaving saving={saving} save={save} hasOwnCopy>
        <TextEditorBar
          title={post ? 'Edit post' : 'New post'}
          state={<DraftState draft={draft} noun="post" otherwise={isDraft ? draftNote : savedNote(post)} />}
          undoRedo={<StepButtons draft={draft} onStep={draft.step} />}
          more={post ? moreFor(post) : []}
        >
          {(isOwner || !post || post.status === 'draft') && (
            <SubmitButton variant="primary" busy="Saving..." title="Ctrl S" aria-keyshortcuts={SAVE_KEYS}>
              {post ? 'Save' : 'Create post'}
            </SubmitButton>
          )}
        </TextEditorBar>

        {post?.draftedBy && (
          <Notice role="status">
            The program {post.draftedBy} wrote this draft. Read it before you publish it; saving makes it yours.
          </Notice>
        )}
        <DraftFound
          loaded={loaded}
          draft={draft}
          discard={() => captainApi.call(postDraftCalls.discard, { params: { post: post?.id ?? 'new' } })}
        >
          {post?.status === 'published' && 'Visitors read the saved version until you save this one.'}
        </DraftFound>
        <DraftNotices draft={draft} />

        <EditorColumns text={<TextFields fields={fields} onChange={change} />}>
          <PublishFields fields={fields} saved={edited.saved} isDraft={isDraft} onChange={change} />
          <TagField tags={fields.tags} onChange={(tags) => change({ tags })} />
          <CoverField
            value={fields.coverImage ?? ''}
            content={fields.content}
            onChange={(cover) => change({ coverImage: cover || null })}
          />
        </EditorColumns>
      </FormWithSaving>
      {post && showsVersions && (
        <PostVersions
          slug={post.slug}
          current={fields}
          onClose={() => setShowsVersions(false)}
          onRestore={(restored) => {
            draft.replace(restored);
            setShowsVersions(false);
          }}
        />
      )}
      <DraftDialogs draft={draft} noun="post" schema={POST_LABELS} />
    </>
  );
}

/** Saves the post as it is in the draft, which then ends, and leads to the list of posts. */
function useSavePost(post: PostJson | undefined, draft: ReturnType<typeof usePostDraft>) {
  const navigate = useNavigate();
  const fields = draft.data;
  return async () => {
    requireTitleAndSlug(fields);
    const isSaved = await draft.submit((version, data) => {
      const input = { ...data, draft: version };
      if (!post) return captainApi.call(postCalls.create, { input });
      return captainApi.call(postCalls.save, { params: { slug: post.slug }, input });
    });
    if (!isSaved) return;
    toast({
      title: post ? 'Post Updated' : 'Post Created',
      description: `${fields.title}. ${describeVisibility(fields)}`,
    });
    await navigate(paths.captainTab('cms'));
  };
}

/** @throws InvalidField, after a toast. */
function requireTitleAndSlug(fields: SavedPost): void {
  const missing = (['title', 'slug'] as const).find((name) => !fields[name].trim());
  if (!missing) return;
  const description = missing === 'title' ? 'Title is required' : 'Slug is required';
  toast({ title: 'Validation Error', description, variant: 'destructive' });
  throw new InvalidField(missing, `Please give the post a ${missing}`);
}

/** The fields for the writing itself. */
function TextFields({ fields, onChange }: { fields: SavedPost; onChange(part: Partial<SavedPost>): void }) {
  return (
    <>
      <TextField label="Title" required maxLength={POST_MAX.title} {...textProps(fields, 'title', onChange)} />
      <TextField
        label="Slug"
        required
        maxLength={POST_MAX.slug}
        hint={`/blog/${fields.slug}`}
        spellCheck={false}
        {...textProps(fields, 'slug', onChange)}
      />
      <TextareaField
        label="Excerpt"
        hint={`${fields.excerpt.length} of ${POST_MAX.excerpt} characters`}
        rows={2}
        maxLength={POST_MAX.excerpt}
        {...textProps(fields, 'excerpt', onChange)}
      />
      <ContentField value={fields.content} onChange={(content) => onChange({ content })} />
    </>
  );
}

function savedNote(post: PostJson | undefined): string {
  if (!post) return 'Draft, not visible yet';
  return post.status === 'draft' ? 'Saved, not visible yet' : 'Saved';
}

/** That visitors do not see the newest state. */
function unreadNote(post: PostJson | undefined): string {
  if (!post || post.status === 'draft') return ', not visible yet';
  return post.status === 'published' ? ': visitors do not see it yet' : '';
}

function copyPreviewLink(slug: string): Promise<unknown> {
  return toastOnFailure('Failed to create preview link', async () => {
    const { url, expiresAt } = await captainApi.call(postCalls.makePreviewLink, { params: { slug } });
    await copyText(url, {
      title: 'Preview link copied',
      description: `Anybody with this link can read the saved post until ${dateAndTime(expiresAt)}.`,
    });
  });
}
