import { useSite } from '#app/components/site.ts';
import { Checkbox, TextField, textProps } from '#app/pages/captain/parts/forms/forms.tsx';
import { dateAndTime, fromLocalInput, toLocalInput, zoneName } from '#app/pages/captain/parts/time.ts';
import { useIsOwner } from '#app/pages/captain/session.ts';
import { ownTimezone } from '#shared/local-clock.ts';
import type { SavedPost } from '#shared/post.schema.ts';
import { POST_MAX } from '#shared/post.ts';

interface PublishFieldsProps {
  fields: SavedPost;
  /** The stored values, or the initial values of a new post. */
  saved: SavedPost;
  /** True where `fields` wait as a draft. */
  isDraft: boolean;
  onChange(changes: Partial<SavedPost>): void;
}

/** When and how a post appears. */
export function PublishFields({ fields, saved, isDraft, onChange }: PublishFieldsProps) {
  const isOwner = useIsOwner();
  const { hasNewsletter } = useSite();
  return (
    <fieldset className="grid gap-5">
      <legend className="label mb-3">Publishing</legend>
      <p className="border-warning border-l-2 pl-3" role="status">
        {describeVisibility(fields, saved, isDraft)}
      </p>
      {isOwner ? (
        <Checkbox
          label="Published"
          checked={fields.published}
          onChange={(event) => onChange({ published: event.target.checked })}
        />
      ) : (
        <p className="text-mute">
          {outcomeOf(saved) === 'hidden'
            ? 'An owner publishes it.'
            : 'Your changes wait as a draft until an owner saves them.'}
        </p>
      )}
      <Checkbox
        label="Featured"
        hint="Shown at the top of the blog."
        checked={fields.featured}
        onChange={(event) => onChange({ featured: event.target.checked })}
      />
      {isOwner && (
        <TextField
          label="Publish at"
          type="datetime-local"
          value={fields.publishAt ? toLocalInput(fields.publishAt) : ''}
          name="publishAt"
          hint={`Optional, in ${zoneName(ownTimezone())}. At a future time the post is published automatically${hasNewsletter ? '; then “Newsletter” beside it in Content starts an issue about it' : ''}.`}
          onChange={(event) => onChange({ publishAt: fromLocalInput(event.target.value) })}
        />
      )}
      <TextField label="Author" maxLength={POST_MAX.author} {...textProps(fields, 'author', onChange)} />
    </fieldset>
  );
}

/** A sentence: whether visitors see the post now, or will after the next save. */
export function describeVisibility(fields: SavedPost, saved = fields, isDraft = false): string {
  const outcome = outcomeOf(fields);
  const willChange = outcome !== outcomeOf(saved);
  if (outcome === 'read') {
    if (willChange) return 'Visitors do not see it yet: they can read it when you save.';
    return isDraft ? 'Visitors read the saved version until you save this one.' : 'Visitors can read it.';
  }
  if (outcome === 'hidden') {
    if (willChange) return 'Visitors still see it as it was: it is hidden when you save.';
    return 'A draft: visitors do not see it.';
  }
  return willChange ? `After saving, it will be published on ${outcome}.` : `Will be published on ${outcome}.`;
}

/** The state of the post for visitors: `read`, `hidden`, or the time from which they read it. */
function outcomeOf({ published, publishAt }: SavedPost): string {
  const at = publishAt ? new Date(publishAt) : undefined;
  if (at && at.getTime() > Date.now()) return dateAndTime(at.toISOString());
  return published ? 'read' : 'hidden';
}
