import { Fragment, type ReactNode, useState } from 'react';
import { Dialog } from '#app/pages/captain/parts/dialog.tsx';
import { Loaded } from '#app/pages/captain/parts/states.tsx';
import { VersionList } from '#app/pages/captain/parts/version-list.tsx';
import { type Call, useCall } from '#app/pages/captain/use-call.ts';
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
  return (
    <RevisionList call={call} onClose={onClose}>
      {(id) => (
        <Revision
          path={`${path}/${id}`}
          fieldsOf={fieldsOf}
          onRestore={(saved: S) => {
            onRestore(saved);
            onClose();
          }}
        />
      )}
    </RevisionList>
  );
}

function Revision<R, S>({ path, fieldsOf, onRestore }: Omit<RevisionsDialogProps<R, S>, 'onClose'>) {
  const call = useCall<R>(path);
  return <RevisionText call={call} textOf={fieldsOf} onRestore={(revision) => onRestore(fieldsOf(revision))} />;
}

interface RevisionListProps {
  call: Call<RevisionSummary[]>;
  /** Shows the revision with this id. */
  children(id: number): ReactNode;
  onClose(): void;
}

/** A dialog with the saved revisions of a text, of which one is shown. */
export function RevisionList({ call, children, onClose }: RevisionListProps) {
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
            {openId === undefined ? (
              <p className="text-mute">Select a revision to view it.</p>
            ) : (
              <Fragment key={openId}>{children(openId)}</Fragment>
            )}
          </VersionList>
        )}
      </Loaded>
    </Dialog>
  );
}

interface RevisionTextProps<R> {
  call: Call<R>;
  textOf(revision: R): { title: string; content: string };
  onRestore(revision: R): void;
}

/** One revision with the button that restores it. */
export function RevisionText<R>({ call, textOf, onRestore }: RevisionTextProps<R>) {
  return (
    <Loaded call={call}>
      {(revision) => {
        const { title, content } = textOf(revision);
        return (
          <div className="min-w-0">
            <h3 className="text-title">{title}</h3>
            <ScrollRegion
              label="Text of this revision"
              className="mt-3 max-h-72 overflow-auto whitespace-pre-wrap border border-paper-rule bg-paper-bright p-4 font-mono text-small"
            >
              {content}
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
