import { useState } from 'react';
import { Dialog, DialogButtons } from '#app/pages/captain/parts/dialog.tsx';
import { Form, FormField, InvalidField, SubmitButton } from '#app/pages/captain/parts/forms/forms.tsx';
import { Loaded } from '#app/pages/captain/parts/states.tsx';
import { useCall } from '#app/pages/captain/use-call.ts';
import { ScrollRegion } from '#app/ui/scroll-region.tsx';
import { toast } from '#app/ui/toast.tsx';
import { answerCalls, unansweredCalls } from '#shared/answers.calls.ts';
import type { ListedCard, Regression } from '#shared/answers.schema.ts';
import { ANSWER_MAX } from '#shared/answers.ts';
import { CardSelect } from './card-select.tsx';
import { RegressionsNotice } from './regressions.tsx';
import { withDryRun } from './with-dry-run.ts';

interface AddToAnswerProps {
  /** Id of the visitor's message, or of the reply to it; undefined for a question that nobody has asked. */
  message?: number;
  /** The question and those that mean the same. */
  questions: string[];
  /** Ids of the nearest answers. */
  nearest?: readonly string[];
  onAdded(): void;
  onClose(): void;
}

/** Makes an existing answer the answer to a question. */
export function AddToAnswer({ message, questions, nearest, onAdded, onClose }: AddToAnswerProps) {
  const call = useCall(answerCalls.list);
  const [chosen, setChosen] = useState('');
  const [broken, setBroken] = useState<Regression[]>();
  const card = call.data?.find(({ id }) => id === chosen);
  const dropped = card
    ? Math.max(0, card.phrasings.length + newOnes(card, questions).length - ANSWER_MAX.phrasings)
    : 0;

  async function save() {
    if (!card) throw new InvalidField('addTo', 'Please choose an answer');
    const call =
      message === undefined
        ? withDryRun(answerCalls.save, addition(card, questions))
        : withDryRun(unansweredCalls.answer, { params: { id: message }, input: { addTo: card.id } });
    if (!broken) {
      const { regressions } = await call.dryRun();
      if (regressions.length > 0) {
        setBroken(regressions);
        return false;
      }
    }
    await call.send();
    toast({ title: 'Answer saved', description: card.title });
    onClose();
    onAdded();
  }

  return (
    <Dialog title="Add to an answer" onClose={onClose}>
      <ScrollRegion label="Questions" className="mb-5 max-h-40 overflow-y-auto">
        <ul className="grid gap-1">
          {[...new Set(questions)].map((question) => (
            <li key={question} className="wrap-anywhere line-clamp-3 border-paper-rule border-l-2 pl-3">
              {question}
            </li>
          ))}
        </ul>
      </ScrollRegion>
      <Loaded call={call}>
        {(cards) => (
          <Form save={save} failed="Failed to save answer" className="grid gap-5">
            <FormField
              label="Answer"
              errorOf="addTo"
              hint={
                dropped > 0 &&
                `An answer has at most ${ANSWER_MAX.phrasings} phrasings: the last ${dropped === 1 ? 'one' : dropped} of this one will be dropped.`
              }
            >
              {(control) => (
                <CardSelect
                  {...control}
                  cards={cards}
                  none="Please choose"
                  nearest={nearest ?? []}
                  value={chosen}
                  onChange={({ target }) => {
                    setChosen(target.value);
                    setBroken(undefined);
                  }}
                />
              )}
            </FormField>
            {card && <p className="wrap-anywhere whitespace-pre-line text-mute">{card.answer}</p>}
            {broken && <RegressionsNotice regressions={broken} cards={cards} />}
            <DialogButtons onCancel={onClose}>
              <SubmitButton>{broken ? 'Add anyway' : 'Add'}</SubmitButton>
            </DialogButtons>
          </Form>
        )}
      </Loaded>
    </Dialog>
  );
}

function addition({ id, ...card }: ListedCard, questions: readonly string[]) {
  const phrasings = [...newOnes(card, questions), ...card.phrasings].slice(0, ANSWER_MAX.phrasings);
  return { params: { id }, input: { ...card, phrasings } };
}

/** The questions that become phrasings. */
function newOnes({ phrasings }: Pick<ListedCard, 'phrasings'>, questions: readonly string[]): string[] {
  const known = new Set(phrasings.map((text) => text.toLowerCase()));
  const texts = questions.map((text) => text.replace(/\s+/g, ' ').trim());
  return texts.filter((text) => text.length <= ANSWER_MAX.phrasing && !known.has(text.toLowerCase()));
}
