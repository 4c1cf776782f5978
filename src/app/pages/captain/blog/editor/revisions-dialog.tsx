import { useState } from 'react';
import { Dialog } from '#app/pages/captain/parts/dialog.tsx';
import { Loaded } from '#app/pages/captain/parts/states.tsx';
import { VersionList } from '#app/pages/captain/parts/version-list.tsx';
import { useCall } from '#app/pages/captain/use-call.ts';
import { Button } from '#app/ui/button.tsx';
import { ScrollRegion } from '#app/ui/scroll-region.tsx';
import type { RevisionSummary } from '#shared/post.ts';

interface RevisionsDialogProps<Revision, Saved> {
  /** Path of the list in the API; a revision has its id behind it. */
  path: string;
  /** The saved fields in the answer to one revision. */
  fieldsOf(revision: Revision): Saved & { title: string; content: string };
  /** Copies a revision into the editor, without saving it. */
  onRestore(saved: Saved): void;
  onClose(): void;
}

/** The saved revisions of a text; one can be viewed and restored. */
export function RevisionsDialog<R, S>({ path, fieldsOf, onRestore, onClose }: RevisionsDialogProps<R, S>) {
  const call = useCall<RevisionSummary[]>(path);
  const [openId, setOpenId] = useState<number>();
  function restore(saved: S) {
    onRestore(saved);
    onClose();
  }

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
            {openId === undefined ? (
              <p className="text-mute">Select a revision to view it.</p>
            ) : (
              <Revision key={openId} path={`${path}/${openId}`} fieldsOf={fieldsOf} onRestore={restore} />
            )}
          </VersionList>
        )}
      </Loaded>
    </Dialog>
  );
}

function Revision<R, S>({ path, fieldsOf, onRestore }: Omit<RevisionsDialogProps<R, S>, 'onClose'>) {
  const call = useCall<R>(path);
  return (
    <Loaded call={call}>
      {(revision) => {
        const saved = fieldsOf(revision);
        return (
          <div className="min-w-0">
            <h3 className="text-title">{saved.title}</h3>
            <ScrollRegion
              label="Text of this revision"
              className="mt-3 max-h-72 overflow-auto whitespace-pre-wrap border border-paper-rule bg-paper-bright p-4 font-mono text-small"
            >
              {saved.content}
            </ScrollRegion>
            <Button size="sm" variant="ink" className="mt-3" onClick={() => onRestore(saved)}>
              Restore this version
            </Button>
          </div>
        );
      }}
    </Loaded>
  );
}
