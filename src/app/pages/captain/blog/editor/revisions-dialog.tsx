import { useState } from 'react';
import { Dialog } from '#app/pages/captain/parts/dialog.tsx';
import { Failed, Loading } from '#app/pages/captain/parts/states.tsx';
import { moment } from '#app/pages/captain/parts/time.ts';
import { captainApi, reasonOf } from '#app/pages/captain/session.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import { Button } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.tsx';
import type { RevisionSummary } from '#shared/post.ts';
import { type PostFields, toFields } from './fields.ts';

interface RevisionsDialogProps {
  slug: string;
  /** Puts an earlier save into the editor; it counts once it is saved again. */
  onRestore(fields: PostFields): void;
  onClose(): void;
}

/** Every save of a post, to look at and to take back. */
export function RevisionsDialog({ slug, onRestore, onClose }: RevisionsDialogProps) {
  const path = `/blog/${encodeURIComponent(slug)}/revisions`;
  const { data, error, isLoading, reload } = useCall<RevisionSummary[]>(path);
  const [open, setOpen] = useState<{ id: number; fields: PostFields }>();

  async function look(id: number) {
    try {
      const { post } = await captainApi.get<{ post: Parameters<typeof toFields>[0] }>(`${path}/${id}`);
      setOpen({ id, fields: toFields(post) });
    } catch (reason) {
      toast({ title: 'Failed to load post', description: reasonOf(reason), variant: 'destructive' });
    }
  }

  return (
    <Dialog title="Revisions" onClose={onClose} isWide>
      {isLoading && !data && <Loading />}
      {error && <Failed reason={error} retry={reload} />}
      <div className="grid gap-6 md:grid-cols-[18rem_minmax(0,1fr)]">
        <ol className="relative max-h-96 overflow-y-auto border border-paper-rule bg-paper-bright">
          {data?.map((revision, index) => (
            <li key={revision.id} className="border-paper-rule border-b">
              <button
                type="button"
                aria-pressed={open?.id === revision.id}
                onClick={() => void look(revision.id)}
                className="block min-h-11 w-full p-3 text-left hover:bg-paper-deep aria-pressed:bg-paper-deep"
              >
                <span className="font-semibold">{moment(revision.createdAt)}</span>
                {index === 0 && <span className="label ml-2 text-signal-deep">now</span>}
                <span className="block text-mute">
                  {revision.words} words{revision.savedBy ? ` · ${revision.savedBy}` : ''}
                </span>
              </button>
            </li>
          ))}
        </ol>
        {open ? (
          <div className="min-w-0">
            <h3 className="text-title">{open.fields.title}</h3>
            <pre
              // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
              tabIndex={0}
              className="mt-3 max-h-72 overflow-auto whitespace-pre-wrap border border-paper-rule bg-paper-bright p-4 font-mono text-small"
            >
              {open.fields.content}
            </pre>
            <Button size="sm" variant="ink" className="mt-3" onClick={() => onRestore(open.fields)}>
              Restore this version
            </Button>
          </div>
        ) : (
          <p className="text-mute">Choose a save to look at it.</p>
        )}
      </div>
    </Dialog>
  );
}
