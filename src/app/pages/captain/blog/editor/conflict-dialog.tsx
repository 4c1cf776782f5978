import { Fragment } from 'react';
import { NewerVersionDialog } from '#app/pages/captain/parts/newer-version-dialog.tsx';
import type { PostJson } from '#shared/post.schema.ts';
import { type PostFields, toFields } from './fields.ts';

interface ConflictDialogProps {
  mine: PostFields;
  theirs: PostJson;
  onKeepMine(): void;
  onTakeTheirs(): void;
  onClose(): void;
}

const COMPARED_FIELDS: [keyof PostFields, string][] = [
  ['slug', 'Slug'],
  ['excerpt', 'Excerpt'],
  ['tags', 'Tags'],
  ['coverImage', 'Cover'],
  ['author', 'Author'],
  ['published', 'Published'],
  ['featured', 'Featured'],
  ['publishAt', 'Publish at'],
];

/** Shown when somebody else has saved the post since it was opened: compares both versions and asks which one to keep. */
export function ConflictDialog({ mine, theirs, ...answers }: ConflictDialogProps) {
  const saved = toFields(theirs);
  const differing = COMPARED_FIELDS.filter(([name]) => format(mine[name]) !== format(saved[name]));
  const sideOf = (post: PostFields) => ({
    title: post.title,
    content: post.content,
    details: differing.length > 0 && (
      <dl className="mt-2 grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 gap-y-1">
        {differing.map(([name, label]) => (
          <Fragment key={name}>
            <dt className="text-mute">{label}</dt>
            <dd>{format(post[name])}</dd>
          </Fragment>
        ))}
      </dl>
    ),
  });
  return (
    <NewerVersionDialog
      noun="post"
      mine={sideOf(mine)}
      theirs={{ ...sideOf(saved), at: theirs.updatedAt }}
      {...answers}
    />
  );
}

function format(value: PostFields[keyof PostFields]): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return (Array.isArray(value) ? value.join(', ') : value) || '–';
}
