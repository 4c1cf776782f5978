import { type SubmitEvent, useState } from 'react';
import { Dialog } from '#app/pages/captain/parts/dialog.tsx';
import { useIssues } from '#app/pages/captain/parts/forms.tsx';
import { Failed, Loading } from '#app/pages/captain/parts/states.tsx';
import { captainApi, reasonOf } from '#app/pages/captain/session.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { toast } from '#app/ui/toast.tsx';
import { ANSWER_MAX, type ListedCard, type Regression } from '#shared/answers.ts';
import { CardSelect } from './card-select.tsx';
import { type DryRun, Regressions } from './regressions.tsx';

interface AddToAnswerProps {
  /** Id of the visitor's message, or of the reply to it. */
  message: number;
  /** The question and those that mean the same. */
  questions: string[];
  /** Ids of the nearest answers. */
  nearest?: readonly string[];
  onAdded(): void;
  onClose(): void;
}

/** Makes an existing answer the answer to a question. */
export function AddToAnswer({ message, questions, nearest, onAdded, onClose }: AddToAnswerProps) {
  const { data: cards, error, reload } = useCall<ListedCard[]>('/captain/answers');
  const [chosen, setChosen] = useState('');
  const [broken, setBroken] = useState<Regression[]>();
  const [isSaving, setIsSaving] = useState(false);
  const issues = useIssues();
  const card = cards?.find(({ id }) => id === chosen);
  const dropped = card ? Math.max(0, card.phrasings.length + newOnes(card, questions) - ANSWER_MAX.phrasings) : 0;

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!card) {
      toast({ title: 'Please choose an answer', variant: 'destructive' });
      return;
    }
    const path = `/captain/unanswered/${message}/answer`;
    setIsSaving(true);
    issues.clear();
    try {
      const { regressions } = broken
        ? { regressions: [] }
        : await captainApi.post<DryRun>(`${path}?dryRun=1`, { addTo: card.id });
      if (regressions.length > 0) {
        setBroken(regressions);
      } else {
        await captainApi.post(path, { addTo: card.id });
        toast({ title: 'Added to the answer', description: card.title });
        onAdded();
        return;
      }
    } catch (reason) {
      issues.take(reason);
      toast({ title: 'The answer was not saved', description: reasonOf(reason), variant: 'destructive' });
    }
    setIsSaving(false);
  }

  return (
    <Dialog title="Add to an answer" onClose={onClose}>
      <ul className="mb-5 grid max-h-40 gap-1 overflow-y-auto">
        {[...new Set(questions)].map((question) => (
          <li key={question} className="wrap-anywhere line-clamp-3 border-paper-rule border-l-2 pl-3">
            {question}
          </li>
        ))}
      </ul>
      {error && <Failed reason={error} retry={reload} />}
      {!cards && !error && <Loading />}
      {cards && (
        <form onSubmit={save} noValidate className="grid gap-5">
          <Field
            label="Answer"
            error={issues.errorOf('addTo')}
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
          </Field>
          {card && <p className="wrap-anywhere whitespace-pre-line text-mute">{card.answer}</p>}
          {broken && <Regressions regressions={broken} cards={cards} />}
          <div className="flex flex-wrap justify-end gap-2">
            <Button size="sm" variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button size="sm" type="submit" variant="ink" disabled={isSaving}>
              {broken ? 'Add anyway' : 'Add'}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}

function newOnes({ phrasings }: ListedCard, questions: readonly string[]): number {
  const known = new Set(phrasings.map((text) => text.toLowerCase()));
  const texts = questions.map((text) => text.replace(/\s+/g, ' ').trim());
  return texts.filter((text) => text.length <= ANSWER_MAX.phrasing && !known.has(text.toLowerCase())).length;
}
