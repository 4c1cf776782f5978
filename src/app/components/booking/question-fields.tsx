import { useDocument } from '#app/components/documents.ts';
import type { useApiForm } from '#app/components/forms/use-api-form.ts';
import { Field, Input, Select, Textarea } from '#app/ui/field.tsx';
import type { MeetingQuestion } from '#shared/meeting-types.schema.ts';
import { QUESTION_ANSWER_MAX } from '#shared/meeting-types.ts';
import { ANSWER_PREFIX } from './booking-form.ts';

interface QuestionFieldsProps {
  questions: readonly MeetingQuestion[];
  form: Pick<ReturnType<typeof useApiForm>, 'errorOf' | 'typed'>;
}

/** The questions that the owner asks before a meeting. */
export function QuestionFields({ questions, form }: QuestionFieldsProps) {
  const copy = useDocument('booking').form;
  const { messages } = useDocument('forms');
  return questions.map(({ id, label, kind, required, options }) => {
    const name = ANSWER_PREFIX + id;
    const shared = {
      name,
      required,
      'data-missing': messages.answerMissing,
      defaultValue: form.typed(name) as string | undefined,
    };
    return (
      <Field
        key={id}
        label={label}
        note={required ? undefined : copy.optional}
        error={form.errorOf(name)}
        className="sm:col-span-2"
      >
        {(control) => {
          if (kind === 'line') return <Input {...control} {...shared} maxLength={QUESTION_ANSWER_MAX.line} />;
          if (kind === 'phone')
            return (
              <Input {...control} {...shared} type="tel" autoComplete="tel" maxLength={QUESTION_ANSWER_MAX.phone} />
            );
          if (kind === 'paragraph')
            return <Textarea {...control} {...shared} rows={3} maxLength={QUESTION_ANSWER_MAX.paragraph} />;
          return (
            <Select {...control} {...shared} defaultValue={shared.defaultValue ?? ''}>
              <option value="">{copy.choose}</option>
              {options.map((option) => (
                <option key={option}>{option}</option>
              ))}
            </Select>
          );
        }}
      </Field>
    );
  });
}
