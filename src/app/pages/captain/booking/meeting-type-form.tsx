import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Dialog } from '#app/pages/captain/parts/dialog.tsx';
import { Checkbox, numberField, TextField, useIssues } from '#app/pages/captain/parts/forms.tsx';
import { captainApi, reasonOf } from '#app/pages/captain/session.ts';
import { Button } from '#app/ui/button.tsx';
import { Field, Select, Textarea } from '#app/ui/field.tsx';
import { toast } from '#app/ui/toast.tsx';
import { isSiteMeeting, MEETING_MAX, type MeetingType, STEP_MINUTES, slugOf } from '#shared/meeting-types.ts';
import { type QuestionDraft, Questions, toDraft, toQuestion } from './questions.tsx';

interface MeetingTypeFormProps {
  /** Undefined for a new one. */
  type: MeetingType | undefined;
  onClose(): void;
  onSaved(): void;
}

/** The form of a meeting type. */
export function MeetingTypeForm({ type, onClose, onSaved }: MeetingTypeFormProps) {
  const issues = useIssues();
  const [isSaving, setIsSaving] = useState(false);
  const [name, setName] = useState(type?.name ?? '');
  const [questions, setQuestions] = useState<QuestionDraft[]>(() => (type?.questions ?? []).map(toDraft));
  const form = useRef<HTMLFormElement>(null);
  const isFixed = type !== undefined && isSiteMeeting(type.slug);

  useEffect(() => {
    if (issues.all.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [issues.all]);

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const number = (field: string) => numberField(fields, field);
    const input = {
      ...(isFixed ? {} : { slug: String(fields.get('slug')).trim() || undefined, isActive: fields.has('isActive') }),
      name,
      description: fields.get('description') ?? undefined,
      location: fields.get('location'),
      minutes: number('minutes'),
      stepMinutes: Number(fields.get('stepMinutes')),
      bufferBefore: number('bufferBefore') ?? 0,
      bufferAfter: number('bufferAfter') ?? 0,
      maxPerDay: number('maxPerDay'),
      noticeMinutes: number('noticeMinutes'),
      horizonDays: number('horizonDays'),
      questions: questions.map(toQuestion),
    };
    setIsSaving(true);
    try {
      if (type) await captainApi.put(`/captain/meeting-types/${type.id}`, input);
      else await captainApi.post('/captain/meeting-types', input);
      toast({ title: type ? 'Meeting type saved' : 'Meeting type added' });
      onSaved();
    } catch (error) {
      setIsSaving(false);
      if (issues.take(error)) return;
      toast({ title: 'The meeting type was not saved', description: reasonOf(error), variant: 'destructive' });
    }
  }

  const numeric = (field: 'bufferBefore' | 'bufferAfter' | 'maxPerDay' | 'noticeMinutes' | 'horizonDays') => ({
    type: 'number',
    inputMode: 'numeric' as const,
    min: 0,
    name: field,
    defaultValue: type?.[field] ?? '',
    error: issues.errorOf(field),
  });

  return (
    <Dialog title={type ? `Edit ${type.name}` : 'New meeting type'} onClose={onClose} isWide>
      <form ref={form} onSubmit={save} noValidate className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <TextField
          label="Name"
          name="name"
          value={name}
          onChange={({ target }) => setName(target.value)}
          maxLength={MEETING_MAX.name}
          hint={isFixed ? 'In Captain. What visitors read is under Pages: Booking, and Mails.' : undefined}
          error={issues.errorOf('name')}
        />
        {isFixed ? (
          <TextField
            label="Length"
            note="minutes"
            hint="Texts of the pages say it too: see Facts under Pages."
            type="number"
            name="minutes"
            defaultValue={type.minutes}
            error={issues.errorOf('minutes')}
          />
        ) : (
          <>
            <TextField
              label="Address"
              note="/book/…"
              name="slug"
              defaultValue={type?.slug}
              placeholder={slugOf(name)}
              maxLength={MEETING_MAX.slug}
              error={issues.errorOf('slug')}
            />
            <Field
              label="Description"
              note="optional"
              hint="Shown on its page, and by search engines."
              error={issues.errorOf('description')}
              className="sm:col-span-2"
            >
              {(control) => (
                <Textarea
                  {...control}
                  name="description"
                  rows={2}
                  maxLength={MEETING_MAX.description}
                  defaultValue={type?.description}
                />
              )}
            </Field>
            <TextField
              label="Length"
              note="minutes"
              type="number"
              name="minutes"
              defaultValue={type?.minutes ?? 30}
              error={issues.errorOf('minutes')}
            />
          </>
        )}
        <TextField
          label="Where it takes place"
          note="optional"
          hint="A link, a phone number or an address, for mails and calendar entries."
          name="location"
          maxLength={MEETING_MAX.location}
          defaultValue={type?.location}
          error={issues.errorOf('location')}
        />
        <Field label="Starts every" error={issues.errorOf('stepMinutes')}>
          {(control) => (
            <Select {...control} name="stepMinutes" defaultValue={type?.stepMinutes ?? 30}>
              {STEP_MINUTES.map((minutes) => (
                <option key={minutes} value={minutes}>
                  {minutes} minutes
                </option>
              ))}
            </Select>
          )}
        </Field>
        <TextField
          label="Calls per day"
          note="optional"
          hint="Of this kind. Empty: any number."
          {...numeric('maxPerDay')}
          min={1}
        />
        <TextField label="Free before" note="minutes" hint="Kept free before each call." {...numeric('bufferBefore')} />
        <TextField label="Free after" note="minutes" hint="Kept free after each call." {...numeric('bufferAfter')} />
        <TextField
          label="Minimum notice"
          note="minutes, optional"
          hint="Empty: as in Settings."
          {...numeric('noticeMinutes')}
        />
        <TextField
          label="Booking window"
          note="days, optional"
          hint="Empty: as in Settings."
          {...numeric('horizonDays')}
          min={1}
        />
        <Questions questions={questions} onChange={setQuestions} issues={issues} />
        {!isFixed && (
          <Checkbox
            label="Offered"
            hint="Its page is public. Hidden types keep their bookings."
            name="isActive"
            defaultChecked={type?.isActive ?? true}
            className="sm:col-span-2"
          />
        )}
        <div className="flex justify-end gap-2 sm:col-span-2">
          <Button size="sm" variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button size="sm" type="submit" variant="ink" disabled={isSaving}>
            {type ? 'Save' : 'Add'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
