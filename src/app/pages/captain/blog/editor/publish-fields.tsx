import { TextField, Tick } from '#app/pages/captain/parts/forms.tsx';
import { moment } from '#app/pages/captain/parts/time.ts';
import { POST_MAX } from '#shared/post.ts';
import type { PostFields } from './fields.ts';

interface PublishFieldsProps {
  fields: PostFields;
  /** As they are stored, or as a new post starts. */
  saved: PostFields;
  errorOf(field: string): string | undefined;
  onChange(part: Partial<PostFields>): void;
}

/** When and how a post appears. */
export function PublishFields({ fields, saved, errorOf, onChange }: PublishFieldsProps) {
  return (
    <fieldset className="grid gap-5">
      <legend className="label mb-3">Publishing</legend>
      <p className="border-signal border-l-2 pl-3" role="status">
        {describe(fields, saved)}
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

/** What visitors see of the post, or will once it is saved, in one sentence. */
function describe(fields: PostFields, saved: PostFields): string {
  const outcome = outcomeOf(fields);
  const isAhead = outcome !== outcomeOf(saved);
  if (outcome === 'read') return isAhead ? 'Once saved, visitors can read it.' : 'Visitors can read it.';
  if (outcome === 'hidden') {
    return isAhead ? 'Once saved, visitors no longer see it.' : 'A draft: visitors do not see it.';
  }
  return isAhead ? `Once saved, it appears on ${outcome}.` : `Appears on ${outcome}.`;
}

function outcomeOf({ published, publishAt }: PostFields): string {
  const at = publishAt ? new Date(publishAt) : undefined;
  if (at && at.getTime() > Date.now()) return moment(at.toISOString());
  return published ? 'read' : 'hidden';
}
