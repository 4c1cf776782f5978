import { FactsDialog } from '#app/pages/captain/content/editor/facts-dialog.tsx';
import { fieldId } from '#app/pages/captain/content/fields/editor-context.ts';
import { DialogButton } from '#app/pages/captain/parts/dialog.tsx';
import { TextareaField } from '#app/pages/captain/parts/forms/forms.tsx';
import { VisitorsRead } from '#app/pages/captain/parts/visitors-read.tsx';
import { ANSWER_MAX } from '#shared/answers.ts';
import type { PlaceholderValues } from '#shared/placeholders.ts';

interface AnswerTextProps {
  value: string;
  /** Undefined until the facts are loaded. */
  values: PlaceholderValues | undefined;
  onChange(value: string): void;
}

const TARGET = { path: 'answer', variables: ['hours', 'daysOff'] };

/** The text of an answer, and what visitors read where it names facts. */
export function AnswerText({ value, values, onChange }: AnswerTextProps) {
  return (
    <div>
      <TextareaField
        label="Answer"
        id={fieldId(TARGET.path)}
        name="answer"
        hint={
          <span className={value.length > ANSWER_MAX.answer ? 'font-semibold text-danger' : ''}>
            {value.length} of {ANSWER_MAX.answer} characters
          </span>
        }
        rows={5}
        look="field-sizing-content min-h-36"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <DialogButton
        className="mt-3"
        disabled={!values}
        dialog={(close) => (
          <FactsDialog
            target={TARGET}
            values={values ?? {}}
            onChange={(_path, text) => typeof text === 'string' && onChange(text)}
            onClose={close}
          />
        )}
      >
        Insert a fact
      </DialogButton>
      <VisitorsRead value={value} values={values} />
    </div>
  );
}
