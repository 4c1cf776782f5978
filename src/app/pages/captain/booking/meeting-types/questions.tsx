import { Checkbox, linesOf, SelectField, TextareaField, TextField } from '#app/pages/captain/parts/forms/forms.tsx';
import { SmallButton } from '#app/pages/captain/parts/small-button.tsx';
import { CloseButton } from '#app/ui/close-button.tsx';
import type { MeetingQuestion } from '#shared/meeting-types.schema.ts';
import { MEETING_MAX, QUESTION_KINDS } from '#shared/meeting-types.ts';

/** A question while it is edited; `options` has one per line. */
export interface EditedQuestion extends Omit<MeetingQuestion, 'id' | 'options'> {
  key: number;
  id: string | undefined;
  options: string;
}

let nextKey = 0;

/** A question as the form edits it. */
export function toEditedQuestion(question: MeetingQuestion): EditedQuestion {
  return addKey({ ...question, options: question.options.join('\n') });
}

/** Gives a question its key for React: it has no id before it is saved. */
export function addKey(question: Omit<EditedQuestion, 'key'>): EditedQuestion {
  nextKey += 1;
  return { ...question, key: nextKey };
}

/** The question in the format of the API. */
export function toQuestion({ key: _key, options, ...question }: EditedQuestion) {
  return { ...question, options: question.kind === 'choice' ? linesOf(options) : [] };
}

interface QuestionsProps {
  questions: EditedQuestion[];
  onChange(questions: EditedQuestion[]): void;
}

/** Questions that visitors are asked before a meeting. */
export function Questions({ questions, onChange }: QuestionsProps) {
  const change = (key: number, changes: Partial<EditedQuestion>) =>
    onChange(questions.map((question) => (question.key === key ? { ...question, ...changes } : question)));
  const add = () => {
    const empty = { id: '', label: '', kind: 'line' as const, required: false, options: [] };
    onChange([...questions, { ...toEditedQuestion(empty), id: undefined }]);
  };
  return (
    <fieldset className="border-paper-rule border-t pt-4 sm:col-span-2">
      <legend className="sr-only">Questions</legend>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          <span className="font-semibold">Questions</span>{' '}
          <span className="text-mute">besides name, email, company and message</span>
        </p>
        <SmallButton disabled={questions.length >= MEETING_MAX.questions} onClick={add}>
          Add question
        </SmallButton>
      </div>
      <ol className="mt-3 grid gap-4">
        {questions.map((question, index) => {
          const number = index + 1;
          const keyOf = (field: string) => `questions.${index}.${field}`;
          return (
            <li
              key={question.key}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-3 border border-paper-rule bg-paper-bright p-4 sm:grid-cols-[minmax(0,1fr)_12rem_auto]"
            >
              <TextField
                label={`Question ${number}`}
                value={question.label}
                maxLength={MEETING_MAX.label}
                onChange={({ target }) => change(question.key, { label: target.value })}
                errorOf={keyOf('label')}
              />
              <SelectField
                label="Answer"
                choices={QUESTION_KINDS}
                value={question.kind}
                onChoose={(kind) => change(question.key, { kind })}
                errorOf={keyOf('kind')}
                className="max-sm:col-span-2"
              />
              <CloseButton
                aria-label={`Remove question ${number}`}
                className="mt-6 max-sm:col-start-2 max-sm:row-start-1"
                onClick={() => onChange(questions.filter(({ key }) => key !== question.key))}
              />
              {question.kind === 'choice' && (
                <TextareaField
                  label="Choices"
                  note="one per line"
                  rows={3}
                  value={question.options}
                  onChange={({ target }) => change(question.key, { options: target.value })}
                  errorOf={keyOf('options')}
                  className="col-span-2"
                />
              )}
              <Checkbox
                label="Must be answered"
                checked={question.required}
                onChange={({ target }) => change(question.key, { required: target.checked })}
                className="col-span-2"
              />
            </li>
          );
        })}
      </ol>
    </fieldset>
  );
}
