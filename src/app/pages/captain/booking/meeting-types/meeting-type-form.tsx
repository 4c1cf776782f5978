import { useState } from 'react';
import { useSite } from '#app/components/site.ts';
import { toEditedHours, toHours } from '#app/pages/captain/booking/hours/day-hours.ts';
import { OwnHours } from '#app/pages/captain/booking/hours/own-hours.tsx';
import { FormDialog } from '#app/pages/captain/parts/dialog.tsx';
import { Fold } from '#app/pages/captain/parts/fold.tsx';
import { DurationField, minutesIn } from '#app/pages/captain/parts/forms/duration-field.tsx';
import {
  Checkbox,
  HiddenValue,
  numberIn,
  SelectField,
  TextareaField,
  TextField,
  textIn,
} from '#app/pages/captain/parts/forms/forms.tsx';
import { captainApi } from '#app/pages/captain/session.ts';
import { toast } from '#app/ui/toast.tsx';
import { formatMoney } from '#shared/format.ts';
import { meetingTypeCalls } from '#shared/meeting-types.calls.ts';
import type { MeetingType } from '#shared/meeting-types.schema.ts';
import { isSiteMeeting, MEETING_MAX, PLACE_QUESTION, STEP_MINUTES } from '#shared/meeting-types.ts';
import { minutesInWords } from '#shared/minutes.ts';
import { toSlug } from '#shared/slug.ts';
import { PlaceFields, placeQuestionIn } from './place-fields.tsx';
import { addKey, type EditedQuestion, Questions, toEditedQuestion, toQuestion } from './questions.tsx';
import { renameForVisitors } from './rename-for-visitors.ts';

interface MeetingTypeFormProps {
  /** Undefined for a new one. */
  type?: MeetingType;
  onClose(): void;
  onSaved(): void;
}

/** The form of a meeting type. */
export function MeetingTypeForm({ type, onClose, onSaved }: MeetingTypeFormProps) {
  const [name, setName] = useState(type?.name ?? '');
  const [questions, setQuestions] = useState<EditedQuestion[]>(() => {
    return (type?.questions ?? []).filter(({ id }) => id !== PLACE_QUESTION).map(toEditedQuestion);
  });
  const [hours, setHours] = useState(() => type?.hours?.map(toEditedHours) ?? null);

  async function save(fields: FormData) {
    const input = {
      ...inputOf(fields, type),
      name,
      hours: hours?.map(toHours) ?? null,
      questions: [...questions.map(toQuestion), ...placeQuestionIn(fields)],
    };
    if (type) await captainApi.call(meetingTypeCalls.save, { params: { id: type.id }, input });
    else await captainApi.call(meetingTypeCalls.create, { input });
    if (type && isOfSite(type) && fields.has('isForVisitors')) await renameForVisitors(type.slug, name);
    toast(
      type
        ? { title: 'Meeting type saved' }
        : {
            title: 'Meeting type added',
            description: 'Send its link to people, or lead to it from a page or the menu, in Pages.',
          },
    );
    onSaved();
  }

  return (
    <FormDialog
      title={type ? `Edit ${type.name}` : 'New meeting type'}
      onClose={onClose}
      isWide
      localCopy={`meeting-type.${type?.id ?? 'new'}`}
      save={save}
      failed="Failed to save meeting type"
      action={type ? 'Save' : 'Add'}
      className="grid gap-x-5 gap-y-4 sm:grid-cols-2"
    >
      <WordsAndLength type={type} name={name} onName={setName} />
      <PlaceFields type={type} errorAt={questions.length} />
      <HiddenValue
        name="questions"
        value={questions.map(({ key: _key, ...question }) => question)}
        onChange={(restored) => setQuestions(restored.map(addKey))}
      />
      <Questions questions={questions} onChange={setQuestions} />
      <OwnHours edited={hours} onChange={setHours} />
      <TimesAndLimits type={type} proposedAddress={toSlug(name, MEETING_MAX.slug)} />
      {!isAlwaysOffered(type) && <OfferedField type={type} />}
    </FormDialog>
  );
}

interface WordsAndLengthProps {
  type: MeetingType | undefined;
  name: string;
  onName(name: string): void;
}

function WordsAndLength({ type, name, onName }: WordsAndLengthProps) {
  const site = useSite();
  const isFixed = isOfSite(type);
  return (
    <>
      <TextField
        label="Name"
        name="name"
        value={name}
        onChange={({ target }) => onName(target.value)}
        maxLength={MEETING_MAX.name}
      />
      <DurationField
        label="Length"
        hint={isFixed ? 'Texts that name it follow.' : undefined}
        name="minutes"
        defaultValue={type?.minutes ?? 30}
      />
      {type && isFixed && name !== type.name && (
        <Checkbox
          label="Visitors read this name too"
          hint="In the booking form, in mails and in texts that name it. Other words of its page are in Pages."
          name="isForVisitors"
          defaultChecked
          className="sm:col-span-2"
        />
      )}
      {!isFixed && (
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
      )}
      <TextField
        label="Price"
        name="price"
        note="optional"
        hint={`As visitors read it before they book and in the first mail, such as ${formatMoney(290, site)}. Empty: none is named.`}
        maxLength={MEETING_MAX.price}
        defaultValue={type?.price ?? ''}
        className="sm:col-span-2"
      />
    </>
  );
}

function OfferedField({ type }: { type: MeetingType | undefined }) {
  return (
    <Checkbox
      label="Offered"
      hint={
        isOfSite(type)
          ? 'Otherwise its page and the links to it are gone, and nobody can book it. Calls that are booked stay. Look through your texts for sentences that still speak of it.'
          : 'Its page is public. Hidden types keep their bookings.'
      }
      name="isActive"
      defaultChecked={type?.isActive ?? true}
      className="sm:col-span-2"
    />
  );
}

/** The two kinds that the site has pages of its own for. */
function isOfSite(type: MeetingType | undefined): boolean {
  return type !== undefined && isSiteMeeting(type.slug);
}

function isAlwaysOffered(type: MeetingType | undefined): boolean {
  return type?.slug === 'consultation';
}

/** The fields of the form as they are sent. */
function inputOf(fields: FormData, type: MeetingType | undefined) {
  return {
    ...(!isOfSite(type) && { slug: textIn(fields, 'slug').trim() || undefined }),
    ...(!isAlwaysOffered(type) && { isActive: fields.has('isActive') }),
    description: fields.get('description') ?? undefined,
    location: textIn(fields, 'location'),
    price: textIn(fields, 'price'),
    minutes: minutesIn(fields, 'minutes'),
    stepMinutes: numberIn(fields, 'stepMinutes'),
    bufferBefore: minutesIn(fields, 'bufferBefore') ?? 0,
    bufferAfter: minutesIn(fields, 'bufferAfter') ?? 0,
    maxPerDay: numberIn(fields, 'maxPerDay'),
    noticeMinutes: minutesIn(fields, 'noticeMinutes'),
    horizonDays: numberIn(fields, 'horizonDays'),
  };
}

/** The fields that few owners change. */
function TimesAndLimits({ type, proposedAddress }: { type: MeetingType | undefined; proposedAddress: string }) {
  return (
    <Fold
      keepsContent
      className="border-paper-rule border-t pt-2 sm:col-span-2"
      title={isOfSite(type) ? 'Times and limits' : 'Times, limits and address'}
      titleClass="min-h-11 py-2 font-semibold"
    >
      <div className="grid gap-x-5 gap-y-4 py-3 sm:grid-cols-2">
        <SelectField label="Starts every" name="stepMinutes" defaultValue={String(type?.stepMinutes ?? 30)}>
          {STEP_MINUTES.map((minutes) => (
            <option key={minutes} value={minutes}>
              {minutesInWords(minutes)}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Calls per day"
          note="optional"
          hint="Of this kind. Empty: any number."
          type="number"
          inputMode="numeric"
          min={1}
          name="maxPerDay"
          defaultValue={type?.maxPerDay ?? ''}
        />
        <DurationField
          label="Free before"
          hint="Kept free before each call."
          name="bufferBefore"
          defaultValue={type?.bufferBefore ?? 0}
        />
        <DurationField
          label="Free after"
          hint="Kept free after each call."
          name="bufferAfter"
          defaultValue={type?.bufferAfter ?? 0}
        />
        <DurationField
          label="Minimum notice"
          note="optional"
          hint="Empty: as in Settings."
          name="noticeMinutes"
          defaultValue={type?.noticeMinutes ?? null}
        />
        <TextField
          label="Booking window"
          note="days, optional"
          hint="Empty: as in Settings."
          type="number"
          inputMode="numeric"
          min={1}
          name="horizonDays"
          defaultValue={type?.horizonDays ?? ''}
        />
        {!isOfSite(type) && (
          <TextField
            label="Address"
            note="/book/…"
            name="slug"
            defaultValue={type?.slug}
            placeholder={proposedAddress}
            maxLength={MEETING_MAX.slug}
          />
        )}
      </div>
    </Fold>
  );
}
