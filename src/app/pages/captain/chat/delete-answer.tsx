import { useCallback, useState } from 'react';
import { Dialog } from '#app/pages/captain/parts/dialog.tsx';
import { Failed, Loading } from '#app/pages/captain/parts/states.tsx';
import { captainApi, reasonOf } from '#app/pages/captain/session.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import { Button } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.tsx';
import type { ListedCard } from '#shared/answers.ts';
import { type DryRun, Regressions } from './regressions.tsx';

interface DeleteAnswerProps {
  id: string;
  cards: ListedCard[];
  onDeleted(): void;
  onClose(): void;
}

/** Asks before an answer is deleted, and names the tests of the bot that would fail then. */
export function DeleteAnswer({ id, cards, onDeleted, onClose }: DeleteAnswerProps) {
  const path = `/captain/answers/${encodeURIComponent(id)}`;
  const tryIt = useCallback((tried: string) => captainApi.delete<DryRun>(tried), []);
  const { data, error, reload } = useCall<DryRun>(`${path}?dryRun=1`, tryIt);
  const [isBusy, setIsBusy] = useState(false);

  async function remove() {
    setIsBusy(true);
    try {
      await captainApi.delete(path);
      toast({ title: 'Answer deleted' });
      onDeleted();
    } catch (reason) {
      setIsBusy(false);
      toast({ title: 'The answer was not deleted', description: reasonOf(reason), variant: 'destructive' });
    }
  }

  return (
    <Dialog title="Delete this answer?" onClose={onClose}>
      <p className="mb-4">
        “{cards.find((card) => card.id === id)?.title}” will be deleted. To only take it out of use, switch it off.
      </p>
      {error && <Failed reason={error} retry={reload} />}
      {!data && !error && <Loading what="Trying the tests" />}
      {data && data.regressions.length > 0 && <Regressions regressions={data.regressions} cards={cards} />}
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button size="sm" variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button size="sm" variant="danger" disabled={!data || isBusy} onClick={() => void remove()}>
          Delete permanently
        </Button>
      </div>
    </Dialog>
  );
}
