import { useLocalValues } from '#app/pages/captain/drafts/use-local-values.ts';
import {
  FormWithSaving,
  linesOf,
  SubmitButton,
  TextareaField,
  useSaving,
} from '#app/pages/captain/parts/forms/forms.tsx';
import { SmallButton } from '#app/pages/captain/parts/small-button.tsx';
import { captainApi } from '#app/pages/captain/session.ts';
import { toast } from '#app/ui/toast.tsx';
import { answerCalls } from '#shared/answers.calls.ts';
import type { ListedCard } from '#shared/answers.schema.ts';

/** Phrasings from which on no more are proposed. */
const ENOUGH = 12;

/**
 * Asks the model for more phrasings of an answer that was just saved, while the owner goes on working. The proposals, with the owner's
 * edits, stay in this browser until they are added or dropped.
 */
export function useProposedPhrasings() {
  const asking = useSaving('Failed to propose more ways');
  const { values, change, clear } = useLocalValues('more-ways', { card: '', text: '' });
  return {
    /** Id of the answer; empty when nothing is proposed. */
    card: values.card,
    text: values.text,
    edit: (text: string) => change({ text }),
    isAsking: asking.isSaving,
    drop: clear,
    /** Common questions come with the language, so nothing is proposed for them. */
    propose({ id, title, answer, phrasings, intent }: ListedCard) {
      clear();
      if (intent || phrasings.length >= ENOUGH) return;
      void asking.run(async () => {
        const found = await captainApi.call(answerCalls.propose, { input: { title, answer, phrasings } });
        if (found.phrasings.length > 0) change({ card: id, text: found.phrasings.join('\n') });
      });
    },
  };
}

interface ProposedPhrasingsProps {
  card: ListedCard;
  ways: ReturnType<typeof useProposedPhrasings>;
  onAdded(card: ListedCard): void;
}

/** The proposed ways as text to edit. */
export function ProposedPhrasings({ card, ways: { text, edit, drop }, onAdded }: ProposedPhrasingsProps) {
  const saving = useSaving('Failed to add the ways');

  async function add() {
    const input = { ...card, phrasings: [...new Set([...card.phrasings, ...linesOf(text)])] };
    onAdded(await captainApi.call(answerCalls.save, { params: { id: card.id }, input }));
    drop();
    toast({ title: 'Ways to ask added', description: card.title });
  }

  return (
    <section
      aria-label="Proposed ways to ask"
      className="sticky top-28 z-10 sm:top-4 mb-10 max-w-text border-warning border-l-4 bg-paper-bright p-4 shadow-lifted"
    >
      <FormWithSaving saving={saving} save={add} className="grid gap-4">
        <TextareaField
          label={`More ways to ask “${card.title}”`}
          hint="Proposed by the model, one per line. Change or remove what does not fit."
          rows={5}
          look="field-sizing-content min-h-36 max-h-96"
          value={text}
          onChange={({ target }) => edit(target.value)}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <SmallButton onClick={drop}>Drop them</SmallButton>
          <SubmitButton busy="Adding...">Add to the answer</SubmitButton>
        </div>
      </FormWithSaving>
    </section>
  );
}
