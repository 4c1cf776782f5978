import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '#app/api.ts';
import { TextField, useIssues } from '#app/pages/captain/parts/forms.tsx';
import { StoredDraft } from '#app/pages/captain/parts/stored-draft.tsx';
import { moment } from '#app/pages/captain/parts/time.ts';
import { captainApi, reasonOf, useIsOwner } from '#app/pages/captain/session.ts';
import { Button } from '#app/ui/button.tsx';
import { Field, Textarea } from '#app/ui/field.tsx';
import { toast } from '#app/ui/toast.tsx';
import { paths } from '#shared/paths.ts';
import { POST_MAX, type Post, slugFromTitle } from '#shared/post.ts';
import { deleteDraft, findDraft, useAutosave } from './autosave.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { ContentField } from './content-field.tsx';
import { CoverField } from './cover-field.tsx';
import { areSame, type PostFields, type SavedFields, toFields, toInput } from './fields.ts';
import { PublishFields } from './publish-fields.tsx';
import { RevisionsDialog } from './revisions-dialog.tsx';
import { TagField } from './tag-field.tsx';

/** An existing post, or the initial fields of a new one. */
type PostFormProps = { post: Post; saved?: undefined } | { post?: undefined; saved: PostFields };

/** The form of the blog editor. */
export function PostForm(props: PostFormProps) {
  const navigate = useNavigate();
  const { post } = props;
  const [saved, setSaved] = useState(() => props.saved ?? toFields(props.post));
  const [baseVersion, setBaseVersion] = useState(post?.updatedAt);
  const [fields, setFields] = useState(saved);
  const [isSlugEdited, setIsSlugEdited] = useState(!!post);
  const [draft, setDraft] = useState(() => {
    const found = findDraft<PostFields>(post?.slug);
    return found && !areSame(found.fields, saved) ? found : undefined;
  });
  const [isSaving, setIsSaving] = useState(false);
  const [theirs, setTheirs] = useState<Post>();
  const [showsRevisions, setShowsRevisions] = useState(false);
  const issues = useIssues();
  const isOwner = useIsOwner();
  const storedAt = useAutosave(post?.slug, fields, saved);

  function change(part: Partial<PostFields>) {
    setFields((old) => {
      const next = { ...old, ...part };
      if (part.title !== undefined && !isSlugEdited) next.slug = slugFromTitle(part.title);
      return next;
    });
  }

  async function save(updatedAt: string | undefined) {
    const missing = !fields.title.trim() ? 'Title is required' : !fields.slug.trim() ? 'Slug is required' : undefined;
    if (missing) {
      toast({ title: 'Validation Error', description: missing, variant: 'destructive' });
      return;
    }
    setIsSaving(true);
    issues.clear();
    try {
      const input = { ...toInput(fields), updatedAt };
      if (post) await captainApi.put(`/blog/${encodeURIComponent(post.slug)}`, input);
      else await captainApi.post('/blog', input);
      deleteDraft(post?.slug);
      toast({ title: post ? 'Post Updated' : 'Post Created', description: fields.title });
      await navigate(paths.captainTab('cms'));
    } catch (error) {
      await showError(error);
    } finally {
      setIsSaving(false);
    }
  }

  async function showError(error: unknown) {
    issues.take(error);
    const isConflict = error instanceof ApiError && error.issues.some(({ path }) => path === 'updatedAt');
    if (isConflict && post) {
      try {
        setTheirs(await captainApi.get<Post>(`/blog/${encodeURIComponent(post.slug)}`));
        return;
      } catch {
        // The post has been deleted since: the toast shows why the save was rejected.
      }
    }
    const description = (error instanceof ApiError && error.reason) || 'Failed to save post';
    toast({ title: 'Save Failed', description, variant: 'destructive' });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isSaving) void save(baseVersion);
  }

  async function copyPreviewLink() {
    if (!post) return;
    try {
      const path = `/blog/${encodeURIComponent(post.slug)}/preview-link`;
      const { url, expiresAt } = await captainApi.post<{ url: string; expiresAt: string }>(path);
      await navigator.clipboard.writeText(url);
      toast({
        title: 'Preview link copied',
        description: `Anybody with this link can read the saved post until ${moment(expiresAt)}.`,
      });
    } catch (error) {
      toast({ title: 'Failed to create the preview link', description: reasonOf(error), variant: 'destructive' });
    }
  }

  const isChanged = !areSame(fields, saved);
  return (
    <form onSubmit={submit} noValidate>
      <div className="sticky top-0 z-10 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-ink border-b bg-paper py-3">
        <div className="flex flex-wrap items-baseline gap-x-4">
          <h1 className="text-title">{post ? 'Edit post' : 'New post'}</h1>
          <p role="status" className="small-mono text-mute">
            {isChanged ? (storedAt ? `Stored in this browser, ${moment(storedAt)}` : 'Not saved') : post ? 'Saved' : ''}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
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
            <Button type="submit" size="sm" disabled={isSaving}>
              {isSaving ? 'Saving...' : post ? 'Save' : 'Create post'}
            </Button>
          )}
        </div>
      </div>

      {post?.draftedBy && (
        <p role="status" className="wrap-anywhere mt-4 border-signal border-l-4 bg-paper-bright p-4">
          The program {post.draftedBy} wrote this draft. Read it before you publish it; saving makes it yours.
        </p>
      )}
      {draft && (
        <StoredDraft
          at={draft.at}
          onRestore={() => {
            setFields(draft.fields);
            setIsSlugEdited(true);
            setDraft(undefined);
          }}
          onDiscard={() => {
            deleteDraft(post?.slug);
            setDraft(undefined);
          }}
        />
      )}

      <div className="mt-6 grid gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 content-start gap-5">
          <TextField
            label="Title"
            required
            value={fields.title}
            maxLength={POST_MAX.title}
            error={issues.errorOf('title')}
            onChange={(event) => change({ title: event.target.value })}
          />
          <TextField
            label="Slug"
            required
            value={fields.slug}
            maxLength={POST_MAX.slug}
            error={issues.errorOf('slug')}
            hint={`/blog/${fields.slug}`}
            spellCheck={false}
            onChange={(event) => {
              setIsSlugEdited(event.target.value !== '');
              change({ slug: event.target.value });
            }}
          />
          <Field
            label="Excerpt"
            hint={`${fields.excerpt.length} of ${POST_MAX.excerpt} characters`}
            error={issues.errorOf('excerpt')}
          >
            {(control) => (
              <Textarea
                {...control}
                rows={2}
                value={fields.excerpt}
                maxLength={POST_MAX.excerpt}
                onChange={(event) => change({ excerpt: event.target.value })}
              />
            )}
          </Field>
          <ContentField value={fields.content} onChange={(content) => change({ content })} />
        </div>
        <div className="grid content-start gap-8">
          <PublishFields fields={fields} saved={saved} errorOf={issues.errorOf} onChange={change} />
          <TagField tags={fields.tags} onChange={(tags) => change({ tags })} />
          <CoverField
            value={fields.coverImage}
            error={issues.errorOf('coverImage')}
            onChange={(coverImage) => change({ coverImage })}
          />
        </div>
      </div>

      {post && showsRevisions && (
        <RevisionsDialog
          path={`/blog/${encodeURIComponent(post.slug)}/revisions`}
          fieldsOf={(revision: { post: SavedFields }) => revision.post}
          onClose={() => setShowsRevisions(false)}
          onRestore={(restored) => {
            setFields(toFields(restored));
            setShowsRevisions(false);
          }}
        />
      )}
      {theirs && (
        <ConflictDialog
          mine={fields}
          theirs={theirs}
          onClose={() => setTheirs(undefined)}
          onKeepMine={() => {
            setBaseVersion(theirs.updatedAt);
            setTheirs(undefined);
            void save(theirs.updatedAt);
          }}
          onTakeTheirs={() => {
            setBaseVersion(theirs.updatedAt);
            setSaved(toFields(theirs));
            setFields(toFields(theirs));
            setTheirs(undefined);
          }}
        />
      )}
    </form>
  );
}
