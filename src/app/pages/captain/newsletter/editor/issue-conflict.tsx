import { Dialog } from '#app/pages/captain/parts/dialog.tsx';
import { moment } from '#app/pages/captain/parts/time.ts';
import { Button } from '#app/ui/button.tsx';
import { ScrollRegion } from '#app/ui/scroll-region.tsx';
import type { Issue } from '#shared/newsletter.ts';
import type { IssueFields } from './issue-fields.ts';

interface IssueConflictProps {
  mine: IssueFields;
  theirs: Issue;
  onKeepMine(): void;
  onTakeTheirs(): void;
  onClose(): void;
}

/** Shown when somebody else has saved the issue since it was opened: asks which version to keep. */
export function IssueConflict({ mine, theirs, onKeepMine, onTakeTheirs, onClose }: IssueConflictProps) {
  const sides = [
    { title: 'Yours', note: 'unsaved, stored in this browser', fields: mine },
    { title: 'Saved by somebody else', note: moment(theirs.updatedAt), fields: theirs },
  ];
  return (
    <Dialog title="There is a newer version" onClose={onClose} isWide>
      <p className="max-w-text">
        Somebody else saved this issue after you opened it. Neither version is lost: the one you do not choose stays in
        the revisions or in this browser.
      </p>
      <div className="mt-5 grid gap-5 md:grid-cols-2">
        {sides.map(({ title, note, fields }) => (
          <section key={title} className="min-w-0">
            <h3 className="label">
              {title} <span className="text-mute normal-case tracking-normal">{note}</span>
            </h3>
            <p className="mt-2 font-semibold">{fields.subject || 'Without a subject'}</p>
            <p className="text-mute">{fields.preview}</p>
            <ScrollRegion
              label={`Text: ${title}`}
              className="mt-3 h-72 overflow-auto whitespace-pre-wrap border border-paper-rule bg-paper-bright p-3 font-mono text-small"
            >
              {fields.content}
            </ScrollRegion>
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
