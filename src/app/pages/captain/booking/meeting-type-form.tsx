import { useState } from 'react';
import { FormDialog } from '#app/pages/captain/parts/dialog.tsx';
import {
  Checkbox,
  KeptValue,
  numberIn,
  SelectField,
  TextareaField,
  TextField,
  textIn,
} from '#app/pages/captain/parts/forms.tsx';
import { captainApi } from '#app/pages/captain/session.ts';
import { toast } from '#app/ui/toast.tsx';
import { meetingTypeCalls } from '#shared/meeting-types.calls.ts';
import type { MeetingType } from '#shared/meeting-types.schema.ts';
import { isSiteMeeting, MEETING_MAX, STEP_MINUTES } from '#shared/meeting-types.ts';
import { toSlug } from '#shared/slug.ts';
import { type QuestionDraft, Questions, toDraft, toQuestion, withKey } from './questions.tsx';

interface MeetingTypeFormProps {
  /** Undefined for a new one. */
  type: MeetingType | undefined;
  onClose(): void;
  onSaved(): void;
}

/** The form of a meeting type. */
export function MeetingTypeForm({ type, onClose, onSaved }: MeetingTypeFormProps) {
  const [name, setName] = useState(type?.name ?? '');
  const [questions, setQuestions] = useState<QuestionDraft[]>(() => (type?.questions ?? []).map(toDraft));
  const isFixed = type !== undefined && isSiteMeeting(type.slug);

  async function save(fields: FormData) {
    const number = (field: string) => numberIn(fields, field);
    const input = {
      ...(isFixed ? {} : { slug: textIn(fields, 'slug').trim() || undefined, isActive: fields.has('isActive') }),
      name,
      description: fields.get('description') ?? undefined,
      location: fields.get('location'),
      minutes: number('minutes'),
      stepMinutes: number('stepMinutes'),
      bufferBefore: number('bufferBefore') ?? 0,
      bufferAfter: number('bufferAfter') ?? 0,
      maxPerDay: number('maxPerDay'),
      noticeMinutes: number('noticeMinutes'),
      horizonDays: number('horizonDays'),
      questions: questions.map(toQuestion),
    };
    if (type) await captainApi.call(meetingTypeCalls.save, { params: { id: type.id }, input });
    else await captainApi.call(meetingTypeCalls.create, { input });
    toast({ title: type ? 'Meeting type saved' : 'Meeting type added' });
    onSaved();
  }

  const numeric = (field: 'bufferBefore' | 'bufferAfter' | 'maxPerDay' | 'noticeMinutes' | 'horizonDays') => ({
    type: 'number',
    inputMode: 'numeric' as const,
    min: 0,
    name: field,
    defaultValue: type?.[field] ?? '',
  });

  return (
    <FormDialog
      title={type ? `Edit ${type.name}` : 'New meeting type'}
      onClose={onClose}
      isWide
      keeps={`meeting-type.${type?.id ?? 'new'}`}
      save={save}
      failed="The meeting type was not saved"
      action={type ? 'Save' : 'Add'}
      className="grid gap-x-5 gap-y-4 sm:grid-cols-2"
    >
      <TextField
        label="Name"
        name="name"
        value={name}
        onChange={({ target }) => setName(target.value)}
        maxLength={MEETING_MAX.name}
        hint={isFixed ? 'In Captain. What visitors read is under Pages: Booking, and Mails.' : undefined}
      />
      {!isFixed && (
        <>
          <TextField
            label="Address"
            note="/book/…"
            name="slug"
            defaultValue={type?.slug}
            placeholder={toSlug(name, MEETING_MAX.slug)}
            maxLength={MEETING_MAX.slug}
          />
          <TextareaField
            label="Description"
            note="optional"
            hint="Shown on its page, and by search engines."
            name="description"
            rows={2}
            maxLength={MEETING_MAX.description}
            defaultValue={type?.description}
            className="sm:col-span-2"
          />
        </>
      )}
      <TextField
        label="Length"
        note="minutes"
        hint={isFixed ? 'Texts of the pages say it too: see Facts under Pages.' : undefined}
        type="number"
        name="minutes"
        defaultValue={type?.minutes ?? 30}
      />
      <TextField
        label="Where it takes place"
        note="optional"
        hint="A link, a phone number or an address, for mails and calendar entries."
        name="location"
        maxLength={MEETING_MAX.location}
        defaultValue={type?.location}
      />
      <SelectField label="Starts every" name="stepMinutes" defaultValue={String(type?.stepMinutes ?? 30)}>
        {STEP_MINUTES.map((minutes) => (
          <option key={minutes} value={minutes}>
            {minutes} minutes
          </option>
        ))}
      </SelectField>
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
      <KeptValue
        name="questions"
        value={questions.map(({ key: _key, ...question }) => question)}
        onChange={(kept) => setQuestions(kept.map(withKey))}
      />
      <Questions questions={questions} onChange={setQuestions} />
      {!isFixed && (
        <Checkbox
          label="Offered"
          hint="Its page is public. Hidden types keep their bookings."
          name="isActive"
          defaultChecked={type?.isActive ?? true}
          className="sm:col-span-2"
        />
      )}
    </FormDialog>
  );
}
