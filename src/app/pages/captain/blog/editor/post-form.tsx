import { useState } from 'react';
import { useNavigate } from 'react-router';
import { act, copyText } from '#app/pages/captain/act.ts';
import { EditorBar, EditorColumns } from '#app/pages/captain/parts/editor-page.tsx';
import { FormOf, SubmitButton, TextareaField, TextField, useSaving } from '#app/pages/captain/parts/forms.tsx';
import { findNewer } from '#app/pages/captain/parts/newer-version-dialog.tsx';
import { Notice } from '#app/pages/captain/parts/states.tsx';
import { StoredDraft } from '#app/pages/captain/parts/stored-draft.tsx';
import { moment } from '#app/pages/captain/parts/time.ts';
import { useEditedFields } from '#app/pages/captain/parts/use-edited-fields.ts';
import { captainApi, useIsOwner } from '#app/pages/captain/session.ts';
import { Button } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.tsx';
import { paths } from '#shared/paths.ts';
import { postCalls } from '#shared/post.calls.ts';
import type { PostJson } from '#shared/post.schema.ts';
import { POST_MAX, slugFromTitle } from '#shared/post.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { ContentField } from './content-field.tsx';
import { CoverField } from './cover-field.tsx';
import { type PostFields, toFields, toInput } from './fields.ts';
import { PostRevisions } from './post-revisions.tsx';
import { PublishFields } from './publish-fields.tsx';
import { TagField } from './tag-field.tsx';

/** An existing post, or the initial fields of a new one. */
type PostFormProps = { post: PostJson; saved?: undefined } | { post?: undefined; saved: PostFields };

/** The form of the blog editor. */
export function PostForm(props: PostFormProps) {
  const navigate = useNavigate();
  const { post } = props;
  const params = { slug: post?.slug ?? '' };
  const [{ saved, version }, setBase] = useState(() => ({
    saved: props.saved ?? toFields(props.post),
    version: post?.updatedAt,
  }));
  const edited = useEditedFields(post?.slug ?? ':new', saved);
  const { fields, setFields } = edited;
  const [isSlugEdited, setIsSlugEdited] = useState(!!post);
  const [theirs, setTheirs] = useState<PostJson>();
  const [showsRevisions, setShowsRevisions] = useState(false);
  const saving = useSaving('Save Failed', 'Failed to save post');
  const isOwner = useIsOwner();

  function change(part: Partial<PostFields>) {
    setFields((old) => {
      const next = { ...old, ...part };
      if (part.title !== undefined && !isSlugEdited) next.slug = slugFromTitle(part.title);
      return next;
    });
  }

  async function save(updatedAt = version) {
    const missing = !fields.title.trim() ? 'Title is required' : !fields.slug.trim() ? 'Slug is required' : undefined;
    if (missing) return toast({ title: 'Validation Error', description: missing, variant: 'destructive' });
    const input = { ...toInput(fields), updatedAt };
    try {
      if (post) await captainApi.call(postCalls.save, { params, input });
      else await captainApi.call(postCalls.create, { input });
    } catch (error) {
      const newer = await findNewer(() => captainApi.call(postCalls.get, { params }), error, 'updatedAt');
      if (newer) return setTheirs(newer);
      throw error;
    }
    edited.forgetDraft();
    toast({ title: post ? 'Post Updated' : 'Post Created', description: fields.title });
    await navigate(paths.captainTab('cms'));
  }

  const copyPreviewLink = () =>
    act('Failed to create the preview link', async () => {
      const { url, expiresAt } = await captainApi.call(postCalls.makePreviewLink, { params });
      await copyText(url, {
        title: 'Preview link copied',
        description: `Anybody with this link can read the saved post until ${moment(expiresAt)}.`,
      });
    });

  return (
    <>
      <FormOf saving={saving} save={() => save()}>
        <EditorBar title={post ? 'Edit post' : 'New post'} state={edited.unsaved ?? (post ? 'Saved' : '')}>
          {post && (
            <>
              <Button size="sm" variant="outline" onClick={() => setShowsRevisions(true)}>
                Revisions
              </Button>
              <Button size="sm" variant="outline" onClick={() => void copyPreviewLink()}>
                Copy preview link
              </Button>
            </>
          )}
          {(isOwner || !post || post.status === 'draft') && (
            <SubmitButton variant="primary" busy="Saving...">
              {post ? 'Save' : 'Create post'}
            </SubmitButton>
          )}
        </EditorBar>

        {post?.draftedBy && (
          <Notice role="status">
            The program {post.draftedBy} wrote this draft. Read it before you publish it; saving makes it yours.
          </Notice>
        )}
        <StoredDraft edited={edited} onRestore={() => setIsSlugEdited(true)} />

        <EditorColumns
          text={
            <>
              <TextField
                label="Title"
                name="title"
                required
                value={fields.title}
                maxLength={POST_MAX.title}
                onChange={(event) => change({ title: event.target.value })}
              />
              <TextField
                label="Slug"
                name="slug"
                required
                value={fields.slug}
                maxLength={POST_MAX.slug}
                hint={`/blog/${fields.slug}`}
                spellCheck={false}
                onChange={(event) => {
                  setIsSlugEdited(event.target.value !== '');
                  change({ slug: event.target.value });
                }}
              />
              <TextareaField
                label="Excerpt"
                name="excerpt"
                hint={`${fields.excerpt.length} of ${POST_MAX.excerpt} characters`}
                rows={2}
                value={fields.excerpt}
                maxLength={POST_MAX.excerpt}
                onChange={(event) => change({ excerpt: event.target.value })}
              />
              <ContentField value={fields.content} onChange={(content) => change({ content })} />
            </>
          }
        >
          <PublishFields fields={fields} saved={saved} onChange={change} />
          <TagField tags={fields.tags} onChange={(tags) => change({ tags })} />
          <CoverField value={fields.coverImage} onChange={(coverImage) => change({ coverImage })} />
        </EditorColumns>
      </FormOf>
      {post && showsRevisions && (
        <PostRevisions
          slug={post.slug}
          onClose={() => setShowsRevisions(false)}
          onRestore={(restored) => setFields(toFields(restored))}
        />
      )}
      {theirs && (
        <ConflictDialog
          mine={fields}
          theirs={theirs}
          onClose={() => setTheirs(undefined)}
          onKeepMine={() => void saving.run(() => save(theirs.updatedAt))}
          onTakeTheirs={() => {
            setBase({ saved: toFields(theirs), version: theirs.updatedAt });
            setFields(toFields(theirs));
          }}
        />
      )}
    </>
  );
}
