import { useState } from 'react';
import { toastOnFailure } from '#app/pages/captain/actions.ts';
import { DialogButton, FormDialog } from '#app/pages/captain/parts/dialog.tsx';
import { FormField, TextField } from '#app/pages/captain/parts/forms/forms.tsx';
import { RowButton, Table } from '#app/pages/captain/parts/lists/lists.tsx';
import { Badge, Empty, LoadedAll } from '#app/pages/captain/parts/states.tsx';
import { captainApi } from '#app/pages/captain/session.ts';
import { type CallState, useCall } from '#app/pages/captain/use-call.ts';
import { toast } from '#app/ui/toast.tsx';
import { answerCalls } from '#shared/answers.calls.ts';
import type { AnswerTest, ListedCard } from '#shared/answers.schema.ts';
import { CardSelect } from './card-select.tsx';

/** Questions with the answer that the owner expects, and whether the bot gives it now. */
export function BotTests() {
  const tests = useCall(answerCalls.tests);
  const cards = useCall(answerCalls.list);
  return <LoadedAll calls={{ tests, cards }}>{(data) => <Tests call={tests} {...data} />}</LoadedAll>;
}

interface TestsProps {
  call: CallState<AnswerTest[]>;
  tests: AnswerTest[];
  cards: ListedCard[];
}

function Tests({ call, tests, cards }: TestsProps) {
  const titleOf = (id: string) => cards.find((card) => card.id === id)?.title ?? `${id} (deleted)`;
  const { length } = tests;
  const dialog = { cards, onSaved: call.setData };
  const passed = tests.filter(({ passes }) => passes).length;

  const remove = ({ id, question }: AnswerTest) =>
    toastOnFailure('Failed to delete test', async () => {
      await captainApi.call(answerCalls.removeTest, { params: { id } });
      call.setData((all) => all.filter((test) => test.id !== id));
      toast({ title: 'Test deleted', description: question });
      document.getElementById('add-test')?.focus();
    });

  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-text text-mute">
          {length === 0 ? '' : `${passed} of ${length} pass. `}
          Before an answer is saved, you are told which of these questions would get another answer.
        </p>
        <DialogButton id="add-test" variant="ink" dialog={(close) => <TestDialog {...dialog} onClose={close} />}>
          Add a test
        </DialogButton>
      </div>
      {length === 0 && <Empty title="No tests yet">Add the questions that must always be answered correctly.</Empty>}
      <Table
        caption="Tests of the bot"
        rows={tests}
        keyOf={({ id }) => id}
        columns={[
          {
            label: 'Question',
            className: 'wrap-anywhere min-w-0 font-semibold md:w-1/3',
            cell: ({ question }) => question,
          },
          { label: 'Expected answer', className: 'wrap-anywhere min-w-0', cell: ({ card }) => titleOf(card) },
          {
            label: 'Now',
            className: 'wrap-anywhere min-w-0',
            cell: ({ passes, got }) => (
              <>
                <Badge look={passes ? 'good' : 'late'}>{passes ? 'Passes' : 'Fails'}</Badge>
                {!passes && <span className="mt-1 block text-mute">{got ? titleOf(got) : 'No answer'}</span>}
              </>
            ),
          },
        ]}
        actions={(test) => (
          <>
            <RowButton label="Delete" variant="quietDanger" of={test.question} onClick={() => void remove(test)} />
            <DialogButton
              aria-label={`Edit ${test.question}`}
              dialog={(close) => <TestDialog {...dialog} test={test} onClose={close} />}
            >
              Edit
            </DialogButton>
          </>
        )}
      />
    </>
  );
}

interface TestDialogProps {
  /** Undefined for a new one. */
  test?: AnswerTest;
  cards: ListedCard[];
  onSaved(tests: AnswerTest[]): void;
  onClose(): void;
}

function TestDialog({ test, cards, onSaved, onClose }: TestDialogProps) {
  const [question, setQuestion] = useState(test?.question ?? '');
  const [card, setCard] = useState(test?.card ?? '');

  async function save() {
    const input = { question, card };
    onSaved(
      test
        ? await captainApi.call(answerCalls.saveTest, { params: { id: test.id }, input })
        : await captainApi.call(answerCalls.addTest, { input }),
    );
  }

  return (
    <FormDialog
      title={test ? 'Edit test' : 'Add a test'}
      onClose={onClose}
      localCopy={`bot-test.${test?.id ?? 'new'}`}
      save={save}
      failed="Failed to save test"
      action="Save test"
      className="grid gap-5"
    >
      <TextField
        label="Question"
        hint="As a visitor would type it"
        name="question"
        value={question}
        onChange={({ target }) => setQuestion(target.value)}
      />
      <FormField label="Expected answer" errorOf="card">
        {(control) => (
          <CardSelect
            {...control}
            name="card"
            cards={cards}
            none="Please choose"
            value={card}
            onChange={({ target }) => setCard(target.value)}
          />
        )}
      </FormField>
    </FormDialog>
  );
}
