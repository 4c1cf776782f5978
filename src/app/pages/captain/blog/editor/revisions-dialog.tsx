import { useState } from 'react';
import { Dialog } from '#app/pages/captain/parts/dialog.tsx';
import { Failed, Loading } from '#app/pages/captain/parts/states.tsx';
import { moment } from '#app/pages/captain/parts/time.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import { Button } from '#app/ui/button.tsx';
import { ScrollRegion } from '#app/ui/scroll-region.tsx';
import type { RevisionSummary } from '#shared/post.ts';

interface RevisionsDialogProps<Revision, Saved> {
  /** Of the list in the API; a revision has its id behind it. */
  path: string;
  /** The saved fields in the answer to one revision. */
  fieldsOf(revision: Revision): Saved & { title: string; content: string };
  /** Copies a revision into the editor, without saving it. */
  onRestore(saved: Saved): void;
  onClose(): void;
}

/** The saved revisions of a text; one can be viewed and restored. */
export function RevisionsDialog<R, S>({ path, fieldsOf, onRestore, onClose }: RevisionsDialogProps<R, S>) {
  const { data, error, isLoading, reload } = useCall<RevisionSummary[]>(path);
  const [openId, setOpenId] = useState<number>();

  return (
    <Dialog title="Revisions" onClose={onClose} isWide>
      {isLoading && !data && <Loading />}
      {error && <Failed reason={error} retry={reload} />}
      <div className="grid gap-6 md:grid-cols-[18rem_minmax(0,1fr)]">
        <ol className="relative max-h-48 self-start overflow-y-auto border border-paper-rule bg-paper-bright md:max-h-96">
          {data?.map((revision, index) => (
            <li key={revision.id} className="border-paper-rule border-b last:border-b-0">
              <button
                type="button"
                aria-pressed={openId === revision.id}
                onClick={() => setOpenId(revision.id)}
                className="block min-h-11 w-full p-3 text-left hover:bg-paper-deep focus-visible:-outline-offset-2 aria-pressed:bg-paper-deep"
              >
                <span className="font-semibold">{moment(revision.createdAt)}</span>
                {index === 0 && <span className="label ml-2 text-signal-deep">current</span>}
                <span className="block text-mute">
                  {revision.words} words{revision.savedBy ? ` · ${revision.savedBy}` : ''}
                </span>
              </button>
            </li>
          ))}
        </ol>
        {openId === undefined ? (
          <p className="text-mute">Select a revision to view it.</p>
        ) : (
          <Revision key={openId} path={`${path}/${openId}`} fieldsOf={fieldsOf} onRestore={onRestore} />
        )}
      </div>
    </Dialog>
  );
}

function Revision<R, S>({ path, fieldsOf, onRestore }: Omit<RevisionsDialogProps<R, S>, 'onClose'>) {
  const { data, error, reload } = useCall<R>(path);
  if (error) return <Failed reason={error} retry={reload} />;
  if (!data) return <Loading />;
  const saved = fieldsOf(data);
  const { title, content } = saved;
  return (
    <div className="min-w-0">
      <h3 className="text-title">{title}</h3>
      <ScrollRegion
        label="Text of this revision"
        className="mt-3 max-h-72 overflow-auto whitespace-pre-wrap border border-paper-rule bg-paper-bright p-4 font-mono text-small"
      >
        {content}
      </ScrollRegion>
      <Button size="sm" variant="ink" className="mt-3" onClick={() => onRestore(saved)}>
        Restore this version
      </Button>
    </div>
  );
}
