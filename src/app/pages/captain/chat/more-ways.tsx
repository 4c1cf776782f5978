import { useState } from 'react';
import { FormOf, SubmitButton, TextareaField, useSaving } from '#app/pages/captain/parts/forms.tsx';
import { captainApi } from '#app/pages/captain/session.ts';
import { Button } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.tsx';
import { answerCalls } from '#shared/answers.calls.ts';
import type { ListedCard } from '#shared/answers.schema.ts';

/** Ways to ask for an answer that the model proposed after it was saved; edited, and added or dropped. */
export interface ProposedWays {
  card: ListedCard;
  phrasings: string[];
}

/** An answer with so many ways to ask for it needs no more. */
const ENOUGH = 12;

/** Asks the model for further ways to ask for an answer that was just saved, without keeping the owner waiting. */
export function useProposedWays() {
  const asking = useSaving('Failed to propose more ways');
  const [proposed, setProposed] = useState<ProposedWays>();
  return {
    proposed,
    isAsking: asking.isSaving,
    drop: () => setProposed(undefined),
    /** Common questions come with the language, so nothing is proposed for them. */
    propose(card: ListedCard) {
      const { title, answer, phrasings, intent } = card;
      setProposed(undefined);
      if (intent || phrasings.length >= ENOUGH) return;
      void asking.run(async () => {
        const found = await captainApi.call(answerCalls.propose, { input: { title, answer, phrasings } });
        if (found.phrasings.length > 0) setProposed({ card, phrasings: found.phrasings });
      });
    },
  };
}

interface MoreWaysProps {
  proposed: ProposedWays;
  onAdded(card: ListedCard): void;
  onDropped(): void;
}

/** The proposed ways as text to edit. */
export function MoreWays({ proposed: { card, phrasings }, onAdded, onDropped }: MoreWaysProps) {
  const [text, setText] = useState(phrasings.join('\n'));
  const saving = useSaving('Failed to add the ways');

  async function add() {
    const { id, ...rest } = card;
    const lines = text.split('\n').map((line) => line.trim());
    const input = { ...rest, id, phrasings: [...new Set([...card.phrasings, ...lines.filter(Boolean)])] };
    onAdded(await captainApi.call(answerCalls.save, { params: { id }, input }));
    toast({ title: 'Ways to ask added', description: card.title });
  }

  return (
    <section
      aria-label="Proposed ways to ask"
      className="sticky top-28 z-10 sm:top-4 mb-10 max-w-text border-warning border-l-4 bg-paper-bright p-4 shadow-lifted"
    >
      <FormOf saving={saving} save={add} className="grid gap-4">
        <TextareaField
          label={`More ways to ask “${card.title}”`}
          hint="Proposed by the model, one per line. Change or remove what does not fit."
          rows={5}
          look="field-sizing-content max-h-96"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button size="sm" variant="outline" onClick={onDropped}>
            Drop them
          </Button>
          <SubmitButton busy="Adding...">Add to the answer</SubmitButton>
        </div>
      </FormOf>
    </section>
  );
}
