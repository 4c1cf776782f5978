import { Suspense, useState } from 'react';
import { useSite } from '#app/components/site.ts';
import { type EqualDays, equalDays, sameHours, toWeek } from '#app/pages/captain/booking/hours/day-hours.ts';
import { TimezoneField } from '#app/pages/captain/booking/hours/timezone-field.tsx';
import { type ShowSchedule, useSchedule } from '#app/pages/captain/booking/hours/use-schedule.ts';
import { DurationField, minutesIn } from '#app/pages/captain/parts/forms/duration-field.tsx';
import {
  Checkbox,
  Form,
  InvalidField,
  SubmitButton,
  TextField,
  textIn,
} from '#app/pages/captain/parts/forms/forms.tsx';
import { TextLink } from '#app/pages/captain/parts/links.tsx';
import { MainButton, SmallButton } from '#app/pages/captain/parts/small-button.tsx';
import { Loaded, LoadedAll } from '#app/pages/captain/parts/states.tsx';
import { captainApi } from '#app/pages/captain/session.ts';
import { MailServerFields, MailServerTest, saveMailServer } from '#app/pages/captain/settings/mail-server.tsx';
import { type CallState, useCall } from '#app/pages/captain/use-call.ts';
import { lazyPart } from '#app/ui/lazy-part.ts';
import { toast } from '#app/ui/toast.tsx';
import { calendarCalls } from '#shared/calendars.calls.ts';
import type { CalendarJson } from '#shared/calendars.schema.ts';
import { isTimezone, proposedTimezone } from '#shared/local-clock.ts';
import { mailServerCalls } from '#shared/mail-server.calls.ts';
import type { MailServer } from '#shared/mail-server.schema.ts';
import { meetingTypeCalls } from '#shared/meeting-types.calls.ts';
import type { MeetingType } from '#shared/meeting-types.schema.ts';
import { paths } from '#shared/paths.ts';
import { scheduleCalls } from '#shared/schedule.calls.ts';
import type { BusinessHours, Schedule } from '#shared/schedule.schema.ts';
import { DEFAULT_TIMEZONE } from '#shared/schedule.ts';
import { serviceCalls } from '#shared/services.calls.ts';
import { settingsCalls } from '#shared/settings.calls.ts';
import type { ListedSetting } from '#shared/settings.schema.ts';
import type { SettingKey } from '#shared/settings.ts';
import { changeSettings, stateOf } from './change-settings.ts';
import {
  ConsultationFields,
  refuseTooLong,
  StrategyFields,
  saveConsultation,
  saveStrategy,
} from './meeting-fields.tsx';
import { StepForm, type StepProps } from './step-form.tsx';
import { WorkingHours, weekIn } from './working-hours.tsx';

/** Proposed until the owner has chosen: half a day to prepare. */
const PROPOSED_NOTICE_MINUTES = 12 * 60;
const DaysOffDialog = lazyPart(() => import('#app/pages/captain/booking/hours/days-off-dialog.tsx'), 'DaysOffDialog');
const HoursDialog = lazyPart(() => import('#app/pages/captain/booking/hours/hours-dialog.tsx'), 'HoursDialog');
const HolidaysDialog = lazyPart(() => import('#app/pages/captain/booking/hours/holidays-dialog.tsx'), 'HolidaysDialog');

const AddCalendarDialog = lazyPart(
  () => import('#app/pages/captain/booking/calendars/calendar-form.tsx'),
  'CalendarForm',
);

const BUILT_IN: SettingKey = 'scheduler_built_in';
const VOICE_AI: SettingKey = 'scheduler_voice_ai_url';
const STRATEGY: SettingKey = 'scheduler_strategy_url';
const ADDRESSES: SettingKey[] = ['scheduler_consultation_url', STRATEGY, VOICE_AI];

/** The scheduler, its hours, and the two meetings of the site. */
export function CalendarStep(props: StepProps) {
  const settings = useCall(settingsCalls.list);
  const { call: schedule, show } = useSchedule();
  const services = useCall(serviceCalls.list);
  const meetings = useCall(meetingTypeCalls.list);
  return (
    <LoadedAll calls={{ settings, schedule, services, meetings }}>
      {({ services: offered, ...loaded }) => (
        <CalendarForm
          key={stateOf(loaded.settings, [BUILT_IN, ...ADDRESSES])}
          {...props}
          {...loaded}
          call={settings}
          show={show}
          hasVoicePage={offered.some(({ path, isShown }) => path === paths.voiceAi && isShown)}
        />
      )}
    </LoadedAll>
  );
}

interface CalendarFormProps extends StepProps {
  call: CallState<ListedSetting[]>;
  settings: ListedSetting[];
  schedule: Schedule;
  show: ShowSchedule;
  meetings: MeetingType[];
  /** Only the page about voice AI embeds the third address. */
  hasVoicePage: boolean;
}

function CalendarForm({ call, settings, schedule, show, meetings, hasVoicePage, ...props }: CalendarFormProps) {
  // Proposed until the owner has chosen: nobody can book at the example addresses that a site comes with.
  const chosen = settings.find(({ key }) => key === BUILT_IN);
  const [isBuiltIn, setIsBuiltIn] = useState(chosen?.isShipped || chosen?.value === 'true');
  const { limits } = schedule;
  const site = useSite();
  const [timezone, setTimezone] = useState(
    schedule.timezone === DEFAULT_TIMEZONE ? proposedTimezone(site.locale) : schedule.timezone,
  );
  const [week, setWeek] = useState(() => equalDays(schedule.hours));
  const consultation = meetings.find(({ slug }) => slug === 'consultation');
  const strategy = meetings.find(({ slug }) => slug === 'strategy');
  const calendars = useCall(calendarCalls.list);
  const [dialog, setDialog] = useState<'hours' | 'holidays' | 'days' | 'calendar'>();
  const [isStrategyOffered, setIsStrategyOffered] = useState(strategy?.isActive ?? false);
  const unused = [...(hasVoicePage ? [] : [VOICE_AI]), ...(isStrategyOffered ? [] : [STRATEGY])];
  const pages = settings.filter(({ key }) => ADDRESSES.includes(key) && !unused.includes(key));

  function openHours(typed: EqualDays | undefined) {
    if (week && typed) setWeek(typed);
    setDialog('hours');
  }

  async function save(fields: FormData) {
    if (!isBuiltIn) refuseExamples(pages, fields);
    const hours = isBuiltIn && week ? hoursOf(weekIn(fields), schedule.hours) : schedule.hours;
    if (isBuiltIn && week && strategy && isStrategyOffered && !strategy.hours)
      refuseTooLong(minutesIn(fields, 'secondMinutes'), hours);
    const addresses = Object.fromEntries(pages.map(({ key }) => [key, fields.get(key)]));
    const input = { ...(!isBuiltIn && addresses), [BUILT_IN]: String(isBuiltIn) };
    const notice = isBuiltIn ? (minutesIn(fields, 'minimumAdvanceMinutes') ?? 0) : limits.minimumAdvanceMinutes;
    await saveSchedule(schedule, { timezone, hours, notice });
    if (strategy && (strategy.isActive || isStrategyOffered)) await saveStrategy(strategy, fields, isStrategyOffered);
    if (consultation) await saveConsultation(consultation, fields);
    // Last: once they are stored, the form is drawn anew without what it proposes, and another attempt would meet them as somebody else's.
    await changeSettings(call, input);
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
          <WorkingHours schedule={schedule} week={week} onChange={setWeek} onEachDay={openHours}>
            <button type="button" className="link" onClick={() => setDialog('holidays')}>
              Close on public holidays
            </button>
            <button type="button" className="link" onClick={() => setDialog('days')}>
              Close for some days
            </button>
            <button type="button" className="link" onClick={() => setDialog('calendar')}>
              Add your own calendar
            </button>
            {calendars.data && <OwnCalendars calendars={calendars.data} />}
          </WorkingHours>
        ) : (
          <AddressFields pages={pages} />
        )}
        {isBuiltIn && (
          <DurationField
            label="Minimum notice"
            hint="A call can be booked at the earliest this long from now."
            name="minimumAdvanceMinutes"
            defaultValue={Math.max(limits.minimumAdvanceMinutes, chosen?.isShipped ? PROPOSED_NOTICE_MINUTES : 0)}
          />
        )}
        <TimezoneField value={timezone} onChange={setTimezone} hint="Your hours are counted in it." />
        {consultation && <ConsultationFields type={consultation} />}
        {strategy && (
          <Checkbox
            label="I offer a second, paid meeting"
            hint={`Its page is ${paths.strategySession}. Otherwise that page and the links to it are gone.`}
            checked={isStrategyOffered}
            onChange={({ target }) => setIsStrategyOffered(target.checked)}
          />
        )}
        {strategy && isStrategyOffered && <StrategyFields type={strategy} first={consultation} />}
      </StepForm>
      <Suspense>
        {dialog === 'hours' && (
          <HoursDialog
            hours={(week ? toWeek(week) : schedule.hours).filter(({ isEnabled }) => isEnabled)}
            timezone={isTimezone(timezone) ? timezone : schedule.timezone}
            show={show}
            onSaved={(hours) => setWeek(equalDays(hours))}
            onClose={() => setDialog(undefined)}
          />
        )}
        {dialog === 'holidays' && <HolidaysDialog isFolded show={show} onClose={() => setDialog(undefined)} />}
        {dialog === 'days' && <DaysOffDialog show={show} onClose={() => setDialog(undefined)} />}
        {dialog === 'calendar' && <AddCalendarDialog onSaved={calendars.reload} onClose={() => setDialog(undefined)} />}
      </Suspense>
    </>
  );
}

/** Names the calendars whose events block times, and those that cannot be read. */
function OwnCalendars({ calendars }: { calendars: CalendarJson[] }) {
  const names = (some: CalendarJson[]) => some.map(({ name }) => name).join(', ');
  const read = calendars.filter(({ lastError }) => lastError === null);
  const failed = calendars.filter(({ lastError }) => lastError !== null);
  return (
    <span className="block w-full text-mute">
      {calendars.length === 0 &&
        'An event in your own calendar, such as Google or Outlook, blocks its time once that calendar is added.'}
      {read.length > 0 && `Nobody can book while an event is in ${names(read)}. `}
      {failed.length > 0 && (
        <>
          Not readable: {names(failed)}. <TextLink to={paths.captainBooking('calendars')}>Look why</TextLink>
        </>
      )}
    </span>
  );
}

function AddressFields({ pages }: { pages: readonly ListedSetting[] }) {
  return (
    <>
      <p className="text-mute">Or give the booking pages of your scheduling service, for example Calendly:</p>
      {pages.map(({ key, label, value }) => (
        <TextField key={key} name={key} label={label} type="url" defaultValue={value} />
      ))}
    </>
  );
}

/** @throws InvalidField where all booking pages are the examples that the site came with. */
function refuseExamples(pages: readonly ListedSetting[], fields: FormData): void {
  if (pages.some(({ key, isShipped, value }) => !isShipped || textIn(fields, key) !== value)) return;
  const whatNext = 'Give your own page here, use the built-in scheduler, or skip this step.';
  throw new InvalidField(ADDRESSES[0]!, `This is an example, and nobody can book there. ${whatNext}`);
}

/** Saves what differs from the stored schedule. @param changed.notice in minutes. */
async function saveSchedule(
  { timezone, hours, limits }: Schedule,
  changed: Pick<Schedule, 'timezone' | 'hours'> & { notice: number },
): Promise<void> {
  if (changed.timezone !== timezone || changed.hours !== hours) {
    const input = { timezone: changed.timezone, hours: changed.hours };
    await captainApi.call(scheduleCalls.saveHours, { input });
  }
  if (changed.notice !== limits.minimumAdvanceMinutes) {
    const input = { ...limits, minimumAdvanceMinutes: changed.notice };
    await captainApi.call(scheduleCalls.saveLimits, { input });
  }
}

/** The entered week, or the stored hours where they mean the same. */
function hoursOf(entered: EqualDays, stored: BusinessHours[]): BusinessHours[] {
  const hours = toWeek(entered);
  return sameHours(hours, stored) ? stored : hours;
}

/** The mail server, with a test. */
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
        <p>
          Until a mail server is set up, visitors who write or book get no mail. Mails to you wait in the outbox, where
          you can read them.
        </p>
      )}
      <Form localCopy="mail-server" save={save} failed="Failed to save mail server">
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
