import { useState } from 'react';
import { useSite } from '#app/components/site.ts';
import { toMinutes } from '#app/pages/captain/booking/clock.ts';
import { hoursInWords } from '#app/pages/captain/booking/hours/day-hours.ts';
import { PlaceFields, placeQuestionIn } from '#app/pages/captain/booking/meeting-types/place-fields.tsx';
import { renameForVisitors } from '#app/pages/captain/booking/meeting-types/rename-for-visitors.ts';
import { DurationField, minutesIn } from '#app/pages/captain/parts/forms/duration-field.tsx';
import { Checkbox, InvalidField, TextareaField, TextField, textIn } from '#app/pages/captain/parts/forms/forms.tsx';
import { TextLink } from '#app/pages/captain/parts/links.tsx';
import { Loaded } from '#app/pages/captain/parts/states.tsx';
import { captainApi } from '#app/pages/captain/session.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import type { BookingPageTexts } from '#content/booking-page.schema.ts';
import { contentCalls } from '#shared/content.calls.ts';
import { formatMoney } from '#shared/format.ts';
import { meetingTypeCalls } from '#shared/meeting-types.calls.ts';
import type { MeetingType } from '#shared/meeting-types.schema.ts';
import { MEETING_MAX, PLACE_QUESTION } from '#shared/meeting-types.ts';
import { minutesInWords } from '#shared/minutes.ts';
import { paths } from '#shared/paths.ts';
import { fill } from '#shared/placeholders.ts';
import type { BusinessHours } from '#shared/schedule.schema.ts';
import { changeDocument, draftOrPublished } from './change-document.ts';
import { withPlaceholders } from './filled-text.ts';

/** Before the names of the second meeting's fields. */
const SECOND = 'second.';
/** The texts of the second meeting's page. */
const PAGE = 'strategy-session';

/** Fields of the consultation, “the first call” of this step. */
export function ConsultationFields({ type }: { type: MeetingType }) {
  return (
    <fieldset className="grid gap-5 sm:grid-cols-2">
      <legend className="mb-2 font-semibold">The first call</legend>
      <DurationField label="Length" hint="Texts that name it follow." name="minutes" defaultValue={type.minutes} />
      <PlaceFields type={type} errorAt={ownQuestions(type).length} />
      {type.hours && (
        <p className="sm:col-span-2">
          It has hours of its own: {hoursInWords(type.hours).join('; ') || 'none'}.{' '}
          <TextLink to={paths.captainBooking('types')}>Change them</TextLink>
        </p>
      )}
    </fieldset>
  );
}

/** Saves the fields of `ConsultationFields`. */
export async function saveConsultation(type: MeetingType, fields: FormData): Promise<void> {
  const input = {
    minutes: minutesIn(fields, 'minutes'),
    location: textIn(fields, 'location'),
    questions: [...ownQuestions(type), ...placeQuestionIn(fields)],
  };
  await captainApi.call(meetingTypeCalls.save, { params: { id: type.id }, input });
}

interface StrategyFieldsProps {
  type: MeetingType;
  /** The first call, which may take place at the same place. */
  first: MeetingType | undefined;
}

/** Fields of the strategy session, “the second meeting” of this step, and of its page. */
export function StrategyFields({ type, first }: StrategyFieldsProps) {
  const site = useSite();
  const page = useCall(contentCalls.get, { params: { key: PAGE } });
  const [isSamePlace, setIsSamePlace] = useState(first !== undefined && placeOf(type) === placeOf(first));
  return (
    <div className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Name of the second meeting"
          hint="On its page, in emails, and where the site leads to it."
          name="secondName"
          required
          maxLength={MEETING_MAX.name}
          defaultValue={type.name}
        />
        <DurationField label="Length of the second meeting" name="secondMinutes" defaultValue={type.minutes} />
        <TextField
          label="Price of the second meeting"
          name="secondPrice"
          note="optional"
          hint={`As visitors read it before they book, such as ${formatMoney(290, site)}.`}
          maxLength={MEETING_MAX.price}
          defaultValue={type.price}
        />
      </div>
      {first && (
        <Checkbox
          name="isSamePlace"
          label="It takes place where the first call does"
          checked={isSamePlace}
          onChange={({ target }) => setIsSamePlace(target.checked)}
        />
      )}
      {!isSamePlace && (
        <div className="grid gap-5 sm:grid-cols-2">
          <PlaceFields type={type} errorAt={ownQuestions(type).length} prefix={SECOND} />
        </div>
      )}
      <Loaded call={page}>
        {(document) => (
          <div>
            <TextareaField
              label="What visitors get from it"
              hint="On its page, below the heading."
              name="secondLead"
              errorOf="lead"
              rows={2}
              defaultValue={fill(draftOrPublished<BookingPageTexts>(document).lead, document.values)}
            />
            <p className="mt-2 text-mute">
              All its texts are on <TextLink to={paths.editPage(PAGE)}>its page</TextLink>. Rules of its own, such as a
              longer notice, are in <TextLink to={paths.captainBooking('types')}>Meeting types</TextLink>.
            </p>
          </div>
        )}
      </Loaded>
    </div>
  );
}

/** Saves the fields of `StrategyFields`. @param isActive false stops offering the meeting. */
export async function saveStrategy(type: MeetingType, fields: FormData, isActive: boolean): Promise<void> {
  if (!isActive) {
    await captainApi.call(meetingTypeCalls.save, { params: { id: type.id }, input: { isActive } });
    return;
  }
  // As the form has shown them: its name and length are in its texts.
  const { values } = await captainApi.call(contentCalls.get, { params: { key: PAGE } });
  const name = textIn(fields, 'secondName');
  const place = fields.has('isSamePlace') ? '' : SECOND;
  if (name !== type.name) await renameForVisitors(type.slug, name);
  const input = {
    isActive,
    name,
    minutes: minutesIn(fields, 'secondMinutes'),
    price: textIn(fields, 'secondPrice'),
    location: textIn(fields, `${place}location`),
    questions: [...ownQuestions(type), ...placeQuestionIn(fields, place)],
  };
  await captainApi.call(meetingTypeCalls.save, { params: { id: type.id }, input });
  const lead = textIn(fields, 'secondLead');
  await changeDocument<BookingPageTexts>(PAGE, (texts) => ({
    ...texts,
    lead: withPlaceholders(lead, [texts.lead], values),
  }));
}

/** @throws InvalidField for a second meeting that is longer than any stretch of the hours: nobody could book it. */
export function refuseTooLong(minutes: number | null, hours: readonly BusinessHours[]): void {
  const open = hours.filter(({ isEnabled }) => isEnabled);
  const longest = Math.max(...open.map(({ startTime, endTime }) => toMinutes(endTime) - toMinutes(startTime)));
  if (open.length === 0 || (minutes ?? 0) <= longest) return;
  throw new InvalidField(
    'secondMinutes',
    `Nobody could book it: your hours are at most ${minutesInWords(longest)} in a row`,
  );
}

/** The questions of a meeting without that for its place. */
function ownQuestions({ questions }: MeetingType) {
  return questions.filter(({ id }) => id !== PLACE_QUESTION);
}

/** Changes with where a meeting takes place. */
function placeOf({ location, questions }: MeetingType): string {
  const asked = questions.find(({ id }) => id === PLACE_QUESTION);
  return JSON.stringify([location, asked?.kind, asked?.label]);
}
