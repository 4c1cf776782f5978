import { type ReactNode, useState } from 'react';
import { Dialog } from '#app/pages/captain/parts/dialog.tsx';
import { Loaded } from '#app/pages/captain/parts/states.tsx';
import { VersionList } from '#app/pages/captain/parts/version-list.tsx';
import type { Call } from '#app/pages/captain/use-call.ts';
import { Button } from '#app/ui/button.tsx';
import { ScrollRegion } from '#app/ui/scroll-region.tsx';
import type { RevisionSummaryJson } from '#shared/post.schema.ts';

interface RevisionsDialogProps {
  revisions: Call<RevisionSummaryJson[]>;
  /** The revision with this id, as a `RevisionText`. */
  children(id: number): ReactNode;
  onClose(): void;
}

/** The saved revisions of a text; one can be viewed and restored. */
export function RevisionsDialog({ revisions: call, children, onClose }: RevisionsDialogProps) {
  const [openId, setOpenId] = useState<number>();
  return (
    <Dialog title="Revisions" onClose={onClose} isWide>
      <Loaded call={call}>
        {(revisions) => (
          <VersionList
            versions={revisions.map(({ id, createdAt, words, savedBy }) => ({
              id,
              at: createdAt,
              note: `${words} words${savedBy ? ` · ${savedBy}` : ''}`,
            }))}
            newest="current"
            openId={openId}
            onOpen={setOpenId}
          >
            {openId === undefined ? <p className="text-mute">Select a revision to view it.</p> : children(openId)}
          </VersionList>
        )}
      </Loaded>
    </Dialog>
  );
}

interface RevisionTextProps<Revision> {
  call: Call<Revision>;
  textOf(revision: Revision): { title: string; content: string };
  onRestore(revision: Revision): void;
}

/** One revision, with a button that restores it. */
export function RevisionText<R>({ call, textOf, onRestore }: RevisionTextProps<R>) {
  return (
    <Loaded call={call}>
      {(revision) => {
        const saved = textOf(revision);
        return (
          <div className="min-w-0">
            <h3 className="text-title">{saved.title}</h3>
            <ScrollRegion
              label="Text of this revision"
              className="mt-3 max-h-72 overflow-auto whitespace-pre-wrap border border-paper-rule bg-paper-bright p-4 font-mono text-small"
            >
              {saved.content}
            </ScrollRegion>
            <Button size="sm" variant="ink" className="mt-3" onClick={() => onRestore(revision)}>
              Restore this version
            </Button>
          </div>
        );
      }}
    </Loaded>
  );
}
