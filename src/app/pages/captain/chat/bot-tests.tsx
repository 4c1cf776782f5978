import { type SubmitEvent, useState } from 'react';
import { Dialog } from '#app/pages/captain/parts/dialog.tsx';
import { TextField, useIssues } from '#app/pages/captain/parts/forms.tsx';
import { Cell, DeleteButton, Table } from '#app/pages/captain/parts/lists.tsx';
import { Badge, Empty, Failed, Loading } from '#app/pages/captain/parts/states.tsx';
import { captainApi, reasonOf } from '#app/pages/captain/session.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { toast } from '#app/ui/toast.tsx';
import type { AnswerTest, ListedCard } from '#shared/answers.ts';
import { CardSelect } from './card-select.tsx';

const TESTS = '/captain/answers/tests';

/** Questions with the answer that the owner expects, and whether the bot gives it now. */
export function BotTests() {
  const tests = useCall<AnswerTest[]>(TESTS);
  const cards = useCall<ListedCard[]>('/captain/answers');
  const [edited, setEdited] = useState<AnswerTest | 'new'>();
  const titleOf = (id: string) => cards.data?.find((card) => card.id === id)?.title ?? `${id} (deleted)`;
  const error = tests.error ?? cards.error;

  async function remove({ id, question }: AnswerTest) {
    try {
      await captainApi.delete(`${TESTS}/${id}`);
      tests.setData((tests.data ?? []).filter((test) => test.id !== id));
      toast({ title: 'Test deleted', description: question });
      document.getElementById('add-test')?.focus();
    } catch (reason) {
      toast({ title: 'The test was not deleted', description: reasonOf(reason), variant: 'destructive' });
    }
  }

  function retry() {
    tests.reload();
    cards.reload();
  }

  if (error) return <Failed reason={error} retry={retry} />;
  if (!tests.data || !cards.data) return <Loading />;
  const { length } = tests.data;
  const passed = tests.data.filter(({ passes }) => passes).length;
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-text text-mute">
          {length === 0 ? '' : `${passed} of ${length} pass. `}
          Before an answer is saved, you are told which of these questions would get another answer.
        </p>
        <Button id="add-test" size="sm" variant="ink" onClick={() => setEdited('new')}>
          Add a test
        </Button>
      </div>
      {length === 0 && <Empty title="No tests yet">Add the questions that must always be answered correctly.</Empty>}
      {length > 0 && (
        <Table caption="Tests of the bot" columns={['Question', 'Expected answer', 'Now', 'Actions']}>
          {tests.data.map((test) => (
            <tr key={test.id} className="border-paper-rule border-b">
              <Cell label="Question" className="wrap-anywhere min-w-0 font-semibold md:w-1/3">
                {test.question}
              </Cell>
              <Cell label="Expected answer" className="wrap-anywhere min-w-0">
                {titleOf(test.card)}
              </Cell>
              <Cell label="Now" className="wrap-anywhere min-w-0">
                <Badge look={test.passes ? 'good' : 'late'}>{test.passes ? 'Passes' : 'Fails'}</Badge>
                {!test.passes && (
                  <span className="mt-1 block text-mute">{test.got ? titleOf(test.got) : 'No answer'}</span>
                )}
              </Cell>
              <Cell label="Actions">
                <span className="flex flex-wrap gap-1 md:flex-nowrap md:justify-end">
                  <DeleteButton name={test.question} onClick={() => void remove(test)} />
                  <Button
                    size="sm"
                    variant="outline"
                    aria-label={`Edit ${test.question}`}
                    onClick={() => setEdited(test)}
                  >
                    Edit
                  </Button>
                </span>
              </Cell>
            </tr>
          ))}
        </Table>
      )}
      {edited && (
        <TestDialog
          test={edited === 'new' ? undefined : edited}
          cards={cards.data}
          onClose={() => setEdited(undefined)}
          onSaved={(saved) => {
            tests.setData(saved);
            setEdited(undefined);
          }}
        />
      )}
    </>
  );
}

interface TestDialogProps {
  /** Undefined for a new one. */
  test: AnswerTest | undefined;
  cards: ListedCard[];
  onSaved(tests: AnswerTest[]): void;
  onClose(): void;
}

function TestDialog({ test, cards, onSaved, onClose }: TestDialogProps) {
  const [question, setQuestion] = useState(test?.question ?? '');
  const [card, setCard] = useState(test?.card ?? '');
  const [isSaving, setIsSaving] = useState(false);
  const issues = useIssues();

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsSaving(true);
    issues.clear();
    try {
      const input = { question, card };
      onSaved(
        test
          ? await captainApi.put<AnswerTest[]>(`${TESTS}/${test.id}`, input)
          : await captainApi.post<AnswerTest[]>(TESTS, input),
      );
    } catch (error) {
      setIsSaving(false);
      issues.take(error);
      toast({ title: 'The test was not saved', description: reasonOf(error), variant: 'destructive' });
    }
  }

  return (
    <Dialog title={test ? 'Edit test' : 'Add a test'} onClose={onClose}>
      <form onSubmit={save} noValidate className="grid gap-5">
        <TextField
          label="Question"
          hint="As a visitor would type it"
          value={question}
          onChange={({ target }) => setQuestion(target.value)}
          error={issues.errorOf('question')}
        />
        <Field label="Expected answer" error={issues.errorOf('card')}>
          {(control) => (
            <CardSelect
              {...control}
              cards={cards}
              none="Please choose"
              value={card}
              onChange={({ target }) => setCard(target.value)}
            />
          )}
        </Field>
        <div className="flex flex-wrap justify-end gap-2">
          <Button size="sm" variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button size="sm" type="submit" variant="ink" disabled={isSaving}>
            Save test
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
