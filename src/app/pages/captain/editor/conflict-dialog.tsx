import { Dialog } from '#app/pages/captain/parts/dialog.tsx';
import { moment } from '#app/pages/captain/parts/time.ts';
import { Button } from '#app/ui/button.tsx';
import type { Post } from '#shared/post.ts';
import type { PostFields } from './fields.ts';

interface ConflictDialogProps {
  mine: PostFields;
  theirs: Post;
  onKeepMine(): void;
  onTakeTheirs(): void;
  onClose(): void;
}

/** Somebody else saved meanwhile: both versions side by side, neither is lost. */
export function ConflictDialog({ mine, theirs, onKeepMine, onTakeTheirs, onClose }: ConflictDialogProps) {
  const sides = [
    { title: 'Yours', note: 'not saved, kept in this browser', post: mine },
    { title: 'Saved meanwhile', note: moment(theirs.updatedAt), post: theirs },
  ];
  return (
    <Dialog title="There is a newer version" onClose={onClose} isWide>
      <p className="max-w-text">
        Somebody else saved this post after you had opened it. Whichever you choose, the other one stays in the
        revisions or in this browser.
      </p>
      <div className="mt-5 grid gap-5 md:grid-cols-2">
        {sides.map(({ title, note, post }) => (
          <section key={title} className="min-w-0">
            <h3 className="label">
              {title} <span className="text-mute normal-case tracking-normal">{note}</span>
            </h3>
            <p className="mt-2 font-semibold">{post.title}</p>
            <pre className="mt-2 h-72 overflow-auto whitespace-pre-wrap border border-paper-rule bg-paper-bright p-3 font-mono text-small">
              {post.content}
            </pre>
          </section>
        ))}
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button size="sm" variant="ink" onClick={onKeepMine}>
          Save mine over it
        </Button>
        <Button size="sm" variant="outline" onClick={onTakeTheirs}>
          Take the saved one
        </Button>
      </div>
    </Dialog>
  );
}
