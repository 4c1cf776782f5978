import { DeleteDialog } from '#app/pages/captain/parts/dialog.tsx';
import { Loaded } from '#app/pages/captain/parts/states.tsx';
import { captainApi } from '#app/pages/captain/session.ts';
import { useDryRun } from '#app/pages/captain/use-call.ts';
import { toast } from '#app/ui/toast.tsx';
import { answerCalls } from '#shared/answers.calls.ts';
import type { ListedCard } from '#shared/answers.schema.ts';
import { RegressionsNotice } from './regressions.tsx';

interface DeleteAnswerProps {
  id: string;
  cards: ListedCard[];
  onDeleted(): void;
  onClose(): void;
}

/** Asks before an answer is deleted, and names the tests of the bot that would fail then. */
export function DeleteAnswer({ id, cards, onDeleted, onClose }: DeleteAnswerProps) {
  const dryRun = useDryRun(answerCalls.remove, { params: { id } });

  async function remove() {
    await captainApi.call(answerCalls.remove, { params: { id } });
    toast({ title: 'Answer deleted' });
    onDeleted();
  }

  return (
    <DeleteDialog
      title="Delete this answer?"
      action="Delete permanently"
      failed="Failed to delete answer"
      isDisabled={!dryRun.data}
      onDelete={remove}
      onClose={onClose}
    >
      <p className="mb-4">
        “{cards.find((card) => card.id === id)?.title}” will be deleted. To only take it out of use, switch it off.
      </p>
      <Loaded call={dryRun} what="Trying the tests">
        {({ regressions }) => regressions.length > 0 && <RegressionsNotice regressions={regressions} cards={cards} />}
      </Loaded>
    </DeleteDialog>
  );
}
