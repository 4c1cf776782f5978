import { lazy, Suspense, useState } from 'react';
import { useSite } from '#app/components/site.ts';
import { toMinutes } from '#app/pages/captain/booking/clock.ts';
import { type EqualDays, equalDays, hoursInWords, sameHours, toWeek } from '#app/pages/captain/booking/day-hours.ts';
import { PlaceFields, placeQuestionIn } from '#app/pages/captain/booking/place-fields.tsx';
import { renameForVisitors } from '#app/pages/captain/booking/rename-for-visitors.ts';
import { TimezoneField } from '#app/pages/captain/booking/timezone-field.tsx';
import { type ShowSchedule, useSchedule } from '#app/pages/captain/booking/use-schedule.ts';
import { DurationField, minutesIn } from '#app/pages/captain/parts/duration-field.tsx';
import { Checkbox, Form, InvalidField, SubmitButton, TextField, textIn } from '#app/pages/captain/parts/forms.tsx';
import { TextLink } from '#app/pages/captain/parts/links.tsx';
import { MainButton, SmallButton } from '#app/pages/captain/parts/small-button.tsx';
import { Loaded } from '#app/pages/captain/parts/states.tsx';
import { captainApi } from '#app/pages/captain/session.ts';
import { MailServerFields, MailServerTest, saveMailServer } from '#app/pages/captain/settings/mail-server.tsx';
import { type Call, useCall } from '#app/pages/captain/use-call.ts';
import { toast } from '#app/ui/toast.tsx';
import { formatMoney } from '#shared/format.ts';
import { proposedTimezone } from '#shared/local-clock.ts';
import { mailServerCalls } from '#shared/mail-server.calls.ts';
import type { MailServer } from '#shared/mail-server.schema.ts';
import { meetingTypeCalls } from '#shared/meeting-types.calls.ts';
import type { MeetingType } from '#shared/meeting-types.schema.ts';
import { MEETING_MAX, PLACE_QUESTION } from '#shared/meeting-types.ts';
import { minutesInWords } from '#shared/minutes.ts';
import { paths } from '#shared/paths.ts';
import { scheduleCalls } from '#shared/schedule.calls.ts';
import type { BusinessHours, Schedule } from '#shared/schedule.schema.ts';
import { DEFAULT_TIMEZONE } from '#shared/schedule.ts';
import { serviceCalls } from '#shared/services.calls.ts';
import { settingsCalls } from '#shared/settings.calls.ts';
import type { ListedSetting } from '#shared/settings.schema.ts';
import type { SettingKey } from '#shared/settings.ts';
import { changeSettings, stateOf } from './change-settings.ts';
import { StepForm, type StepProps } from './step-form.tsx';
import { WorkingHours, weekIn } from './working-hours.tsx';

const HolidaysDialog = lazy(() =>
  import('#app/pages/captain/booking/holidays-dialog.tsx').then(({ HolidaysDialog }) => ({ default: HolidaysDialog })),
);

const BUILT_IN: SettingKey = 'scheduler_built_in';
const VOICE_AI: SettingKey = 'scheduler_voice_ai_url';
const STRATEGY: SettingKey = 'scheduler_strategy_url';
/** Before the names of the second meeting's fields. */
const SECOND = 'second.';
const ADDRESSES: SettingKey[] = ['scheduler_consultation_url', STRATEGY, VOICE_AI];

export function CalendarStep(props: StepProps) {
  const settings = useCall(settingsCalls.list);
  const { call: schedule, show } = useSchedule();
  const services = useCall(serviceCalls.list);
  const types = useCall(meetingTypeCalls.list);
  return (
    <Loaded call={settings}>
      {(listed) => (
        <Loaded call={schedule}>
          {(rules) => (
            <Loaded call={services}>
              {(offered) => (
                <Loaded call={types}>
                  {(meetings) => (
                    <CalendarForm
                      key={stateOf(listed, [BUILT_IN, ...ADDRESSES])}
                      {...props}
                      call={settings}
                      settings={listed}
                      schedule={rules}
                      show={show}
                      meetings={meetings}
                      hasVoicePage={offered.some(({ path, isShown }) => path === paths.voiceAi && isShown)}
                    />
                  )}
                </Loaded>
              )}
            </Loaded>
          )}
        </Loaded>
      )}
    </Loaded>
  );
}

interface CalendarFormProps extends StepProps {
  call: Call<ListedSetting[]>;
  settings: ListedSetting[];
  schedule: Schedule;
  show: ShowSchedule;
  meetings: MeetingType[];
  /** Only the page about voice AI embeds the third address. */
  hasVoicePage: boolean;
}

function CalendarForm({ call, settings, schedule, show, meetings, hasVoicePage, ...props }: CalendarFormProps) {
  // Proposed until the owner has chosen: nobody can book at the example addresses that a site comes with.
  const [isBuiltIn, setIsBuiltIn] = useState(
    settings.some(({ key, value, isShipped }) => key === BUILT_IN && (isShipped || value === 'true')),
  );
  const { limits } = schedule;
  const site = useSite();
  const [timezone, setTimezone] = useState(
    schedule.timezone === DEFAULT_TIMEZONE ? proposedTimezone(site.locale) : schedule.timezone,
  );
  const [week, setWeek] = useState(() => equalDays(schedule.hours));
  const first = meetings.find(({ slug }) => slug === 'consultation');
  const second = meetings.find(({ slug }) => slug === 'strategy');
  const [isAddingHolidays, setIsAddingHolidays] = useState(false);
  const [isSecondOffered, setIsSecondOffered] = useState(second?.isActive ?? false);
  const unused = [...(hasVoicePage ? [] : [VOICE_AI]), ...(isSecondOffered ? [] : [STRATEGY])];
  const pages = settings.filter(({ key }) => ADDRESSES.includes(key) && !unused.includes(key));

  async function save(fields: FormData) {
    const isExample = ({ key, isShipped, value }: ListedSetting) => isShipped && textIn(fields, key) === value;
    if (!isBuiltIn && pages.every(isExample)) {
      const whatNext = 'Give your own page here, use the built-in scheduler, or skip this step.';
      throw new InvalidField(ADDRESSES[0]!, `This is an example, and nobody can book there. ${whatNext}`);
    }
    const hours = isBuiltIn && week ? hoursOf(weekIn(fields), schedule.hours) : schedule.hours;
    if (isBuiltIn && week && second && isSecondOffered && !second.hours)
      refuseTooLong(minutesIn(fields, 'secondMinutes'), hours);
    const addresses = Object.fromEntries(pages.map(({ key }) => [key, fields.get(key)]));
    const input = { ...(!isBuiltIn && addresses), [BUILT_IN]: String(isBuiltIn) };
    await changeSettings(call, input);
    if (timezone !== schedule.timezone || hours !== schedule.hours) {
      await captainApi.call(scheduleCalls.saveHours, { input: { timezone, hours } });
    }
    const notice = isBuiltIn ? (minutesIn(fields, 'minimumAdvanceMinutes') ?? 0) : limits.minimumAdvanceMinutes;
    if (notice !== limits.minimumAdvanceMinutes) {
      await captainApi.call(scheduleCalls.saveLimits, { input: { ...limits, minimumAdvanceMinutes: notice } });
    }
    if (second && (second.isActive || isSecondOffered)) await saveSecond(second, fields, isSecondOffered);
    if (first) await saveFirst(first, fields);
    return { isPublished: true };
  }

  return (
    <>
      <StepForm {...props} save={save}>
        <Checkbox
          name="isBuiltIn"
          label="Use the built-in scheduler"
          hint="Visitors choose among your free times; no outside service is needed."
          checked={isBuiltIn}
          onChange={({ target }) => setIsBuiltIn(target.checked)}
        />
        {isBuiltIn ? (
          <WorkingHours hours={schedule.hours} week={week} onChange={setWeek}>
            <button type="button" className="link" onClick={() => setIsAddingHolidays(true)}>
              Close on public holidays
            </button>
          </WorkingHours>
        ) : (
          <>
            <p className="text-mute">Or give the booking pages of your scheduling service, for example Calendly:</p>
            {pages.map(({ key, label, value }) => (
              <TextField key={key} name={key} label={label} type="url" defaultValue={value} />
            ))}
          </>
        )}
        {isBuiltIn && (
          <DurationField
            label="Minimum notice"
            hint="A call can be booked at the earliest this long from now."
            name="minimumAdvanceMinutes"
            defaultValue={limits.minimumAdvanceMinutes}
          />
        )}
        <TimezoneField value={timezone} onChange={setTimezone} hint="Your hours are counted in it." />
        {first && <FirstFields type={first} />}
        {second && (
          <Checkbox
            label="I offer a second, paid meeting"
            hint={`Its page is ${paths.strategySession}. Otherwise that page and the links to it are gone.`}
            checked={isSecondOffered}
            onChange={({ target }) => setIsSecondOffered(target.checked)}
          />
        )}
        {second && isSecondOffered && <SecondFields type={second} />}
      </StepForm>
      {isAddingHolidays && (
        <Suspense>
          <HolidaysDialog show={show} onClose={() => setIsAddingHolidays(false)} />
        </Suspense>
      )}
    </>
  );
}

function FirstFields({ type }: { type: MeetingType }) {
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

async function saveFirst(type: MeetingType, fields: FormData): Promise<void> {
  const input = {
    minutes: minutesIn(fields, 'minutes'),
    location: textIn(fields, 'location'),
    questions: [...ownQuestions(type), ...placeQuestionIn(fields)],
  };
  await captainApi.call(meetingTypeCalls.save, { params: { id: type.id }, input });
}

function SecondFields({ type }: { type: MeetingType }) {
  const site = useSite();
  return (
    <div className="grid gap-3">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Name of the second meeting"
          hint="On its page, in the menu and in mails."
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
        <PlaceFields type={type} errorAt={ownQuestions(type).length} prefix={SECOND} />
      </div>
      <p className="text-mute">
        Visitors read about it on <TextLink to={paths.editPage('strategy-session')}>its page</TextLink>.
      </p>
    </div>
  );
}

async function saveSecond(type: MeetingType, fields: FormData, isActive: boolean): Promise<void> {
  if (!isActive) {
    await captainApi.call(meetingTypeCalls.save, { params: { id: type.id }, input: { isActive } });
    return;
  }
  const name = textIn(fields, 'secondName');
  if (name !== type.name) await renameForVisitors(type.slug, name);
  const input = {
    isActive,
    name,
    minutes: minutesIn(fields, 'secondMinutes'),
    price: textIn(fields, 'secondPrice'),
    location: textIn(fields, `${SECOND}location`),
    questions: [...ownQuestions(type), ...placeQuestionIn(fields, SECOND)],
  };
  await captainApi.call(meetingTypeCalls.save, { params: { id: type.id }, input });
}

/** @throws InvalidField for a second meeting that is longer than any stretch of the hours: nobody could book it. */
function refuseTooLong(minutes: number | null, hours: readonly BusinessHours[]): void {
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

/** The entered week, or the stored hours where they mean the same. */
function hoursOf(entered: EqualDays, stored: BusinessHours[]): BusinessHours[] {
  const hours = toWeek(entered);
  return sameHours(hours, stored) ? stored : hours;
}

export function MailStep(props: StepProps) {
  const call = useCall(mailServerCalls.get);
  return <Loaded call={call}>{(mail) => <MailForm {...props} mail={mail} onSaved={call.setData} />}</Loaded>;
}

function MailForm({ mail, onSaved, onDone, skip }: StepProps & { mail: MailServer; onSaved(mail: MailServer): void }) {
  const isSetUp = mail.host !== '';
  const [isTested, setIsTested] = useState(false);
  const save = async (fields: FormData) => {
    onSaved(await saveMailServer(mail, fields));
    toast({ title: 'Mail server saved', description: 'Send yourself a test now.' });
  };
  return (
    <div className="grid max-w-[44rem] gap-5">
      {!isSetUp && (
        <p>Until a mail server is set up nothing is sent: messages wait in the outbox, where you can read them.</p>
      )}
      <Form keeps="mail-server" save={save} failed="Failed to save mail server">
        <MailServerFields key={JSON.stringify(mail)} mail={mail} />
        <p className="mt-4">
          <SubmitButton variant="outline" busy="Saving…">
            Save the mail server
          </SubmitButton>
        </p>
        <MailServerTest isSetUp={isSetUp} onSent={() => setIsTested(true)} />
      </Form>
      <div className="flex flex-wrap gap-3">
        {isSetUp && isTested && <MainButton onClick={onDone}>The test arrived</MainButton>}
        {isSetUp && !isTested && <SmallButton onClick={onDone}>Continue without a test</SmallButton>}
        {skip}
      </div>
    </div>
  );
}
