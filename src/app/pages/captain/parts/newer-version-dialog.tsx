import type { ReactNode } from 'react';
import { ApiError } from '#app/api.ts';
import { Button } from '#app/ui/button.tsx';
import { ScrollRegion } from '#app/ui/scroll-region.tsx';
import { Dialog, DialogButtons } from './dialog.tsx';
import { moment } from './time.ts';

interface Side {
  title: string;
  /** Content between title and text. */
  details?: ReactNode;
  content: string;
}

interface NewerVersionDialogProps {
  /** Kind of the saved thing, e.g. `post`. */
  noun: string;
  mine: Side;
  /** `at`: when it was saved, ISO 8601. */
  theirs: Side & { at: string };
  onKeepMine(): void;
  onTakeTheirs(): void;
  onClose(): void;
}

/**
 * Reads what is stored now, where `error` refused a write because somebody else has saved since. Undefined for another error,
 * or when it was deleted since: then the error itself says enough.
 *
 * @param version the key of the body that named the version.
 */
export async function findNewer<T>(read: () => Promise<T>, error: unknown, version: string): Promise<T | undefined> {
  if (!(error instanceof ApiError && error.issues.some((issue) => issue.path === version))) return undefined;
  return read().catch(() => undefined);
}

/** Shown when somebody else has saved since the editor was opened: both versions, and which one to keep. */
export function NewerVersionDialog({ noun, mine, theirs, onKeepMine, onTakeTheirs, onClose }: NewerVersionDialogProps) {
  const sides = [
    { name: 'Yours', note: 'unsaved, stored in this browser', ...mine },
    { name: 'Saved by somebody else', note: moment(theirs.at), ...theirs },
  ];
  function choose(choice: () => void) {
    onClose();
    choice();
  }
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
      <DialogButtons>
        <Button size="sm" variant="outline" onClick={() => choose(onTakeTheirs)}>
          Use the saved version
        </Button>
        <Button size="sm" variant="ink" onClick={() => choose(onKeepMine)}>
          Save my version
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
