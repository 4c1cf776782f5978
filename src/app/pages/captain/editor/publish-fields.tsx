import { TextField, Tick } from '#app/pages/captain/parts/forms.tsx';
import { moment } from '#app/pages/captain/parts/time.ts';
import { POST_MAX } from '#shared/post.ts';
import type { PostFields } from './fields.ts';

interface PublishFieldsProps {
  fields: PostFields;
  errorOf(field: string): string | undefined;
  onChange(part: Partial<PostFields>): void;
}

/** When and how a post appears. */
export function PublishFields({ fields, errorOf, onChange }: PublishFieldsProps) {
  return (
    <fieldset className="grid gap-5">
      <legend className="label mb-3">Publishing</legend>
      <p className="border-signal border-l-2 pl-3" role="status">
        {outcomeOf(fields)}
      </p>
      <Tick
        label="Published"
        checked={fields.published}
        onChange={(event) => onChange({ published: event.target.checked })}
      />
      <Tick
        label="Featured"
        hint="Stands at the top of the blog."
        checked={fields.featured}
        onChange={(event) => onChange({ featured: event.target.checked })}
      />
      <TextField
        label="Publish at"
        type="datetime-local"
        value={fields.publishAt}
        error={errorOf('publishAt')}
        hint="Optional, by your own clock. A time ahead publishes by itself."
        onChange={(event) => onChange({ publishAt: event.target.value })}
      />
      <TextField
        label="Author"
        value={fields.author}
        maxLength={POST_MAX.author}
        error={errorOf('author')}
        onChange={(event) => onChange({ author: event.target.value })}
      />
    </fieldset>
  );
}

/** What a save would mean to visitors, in one sentence. */
function outcomeOf({ published, publishAt }: PostFields): string {
  const at = publishAt ? new Date(publishAt) : undefined;
  if (at && at.getTime() > Date.now()) return `Appears on ${moment(at.toISOString())}.`;
  return published ? 'Visitors can read it.' : 'A draft: visitors do not see it.';
}
