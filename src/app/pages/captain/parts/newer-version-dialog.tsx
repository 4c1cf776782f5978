import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { ScrollRegion } from '#app/ui/scroll-region.tsx';
import { Dialog } from './dialog.tsx';
import { moment } from './time.ts';

interface Side {
  title: string;
  /** What is shown between title and text. */
  details?: ReactNode;
  content: string;
}

interface NewerVersionDialogProps {
  /** What was saved, e.g. `post`. */
  noun: string;
  mine: Side;
  /** `at`: when it was saved, ISO 8601. */
  theirs: Side & { at: string };
  onKeepMine(): void;
  onTakeTheirs(): void;
  onClose(): void;
}

/** Shown when somebody else has saved since the editor was opened: both versions, and which one to keep. */
export function NewerVersionDialog({ noun, mine, theirs, onKeepMine, onTakeTheirs, onClose }: NewerVersionDialogProps) {
  const sides = [
    { name: 'Yours', note: 'unsaved, stored in this browser', ...mine },
    { name: 'Saved by somebody else', note: moment(theirs.at), ...theirs },
  ];
  return (
    <Dialog title="There is a newer version" onClose={onClose} isWide>
      <p className="max-w-text">
        Somebody else saved this {noun} after you opened it. Neither version is lost: the one you do not choose stays in
        the revisions or in this browser.
      </p>
      <div className="mt-5 grid gap-5 md:grid-cols-2">
        {sides.map(({ name, note, title, details, content }) => (
          <section key={name} className="min-w-0">
            <h3 className="label">
              {name} <span className="text-mute normal-case tracking-normal">{note}</span>
            </h3>
            <p className="wrap-anywhere mt-2 font-semibold">{title}</p>
            {details}
            {mine.content === theirs.content ? (
              <p className="mt-3 text-mute">The text is the same in both.</p>
            ) : (
              <ScrollRegion
                label={`Text: ${name}`}
                className="mt-3 h-72 overflow-auto whitespace-pre-wrap border border-paper-rule bg-paper-bright p-3 font-mono text-small"
              >
                {content}
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
