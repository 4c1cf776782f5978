import { Fragment } from 'react';
import { Dialog } from '#app/pages/captain/parts/dialog.tsx';
import { moment } from '#app/pages/captain/parts/time.ts';
import { Button } from '#app/ui/button.tsx';
import { ScrollRegion } from '#app/ui/scroll-region.tsx';
import type { Post } from '#shared/post.ts';
import { type PostFields, toFields } from './fields.ts';

interface ConflictDialogProps {
  mine: PostFields;
  theirs: Post;
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
export function ConflictDialog({ mine, theirs, onKeepMine, onTakeTheirs, onClose }: ConflictDialogProps) {
  const saved = toFields(theirs);
  const sides = [
    { title: 'Yours', note: 'unsaved, stored in this browser', post: mine },
    { title: 'Saved by somebody else', note: moment(theirs.updatedAt), post: saved },
  ];
  const differing = COMPARED_FIELDS.filter(([name]) => format(mine[name]) !== format(saved[name]));
  const isTextSame = mine.content === saved.content;
  return (
    <Dialog title="There is a newer version" onClose={onClose} isWide>
      <p className="max-w-text">
        Somebody else saved this post after you opened it. Neither version is lost: the one you do not choose stays in
        the revisions or in this browser.
      </p>
      <div className="mt-5 grid gap-5 md:grid-cols-2">
        {sides.map(({ title, note, post }) => (
          <section key={title} className="min-w-0">
            <h3 className="label">
              {title} <span className="text-mute normal-case tracking-normal">{note}</span>
            </h3>
            <p className="mt-2 font-semibold">{post.title}</p>
            {differing.length > 0 && (
              <dl className="mt-2 grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 gap-y-1">
                {differing.map(([name, label]) => (
                  <Fragment key={name}>
                    <dt className="text-mute">{label}</dt>
                    <dd>{format(post[name])}</dd>
                  </Fragment>
                ))}
              </dl>
            )}
            {isTextSame ? (
              <p className="mt-3 text-mute">The text is the same in both.</p>
            ) : (
              <ScrollRegion
                label={`Text: ${title}`}
                className="mt-3 h-72 overflow-auto whitespace-pre-wrap border border-paper-rule bg-paper-bright p-3 font-mono text-small"
              >
                {post.content}
              </ScrollRegion>
            )}
          </section>
        ))}
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button size="sm" variant="ink" onClick={onKeepMine}>
          Save my version
        </Button>
        <Button size="sm" variant="outline" onClick={onTakeTheirs}>
          Use the saved version
        </Button>
      </div>
    </Dialog>
  );
}

function format(value: PostFields[keyof PostFields]): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return (Array.isArray(value) ? value.join(', ') : value) || '–';
}
