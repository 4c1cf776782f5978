import { ExternalNotice } from '#app/pages/captain/booking/external-notice.tsx';
import { JumpLinks, TextLink } from '#app/pages/captain/parts/links.tsx';
import { TabSection } from '#app/pages/captain/parts/section.tsx';
import { Loaded } from '#app/pages/captain/parts/states.tsx';
import { dayName, localizedTime } from '#app/pages/captain/parts/time.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import { slotCalls } from '#shared/booking.calls.ts';
import { meetingTypeCalls } from '#shared/meeting-types.calls.ts';
import { minutesInWords } from '#shared/minutes.ts';
import { paths } from '#shared/paths.ts';
import type { Schedule } from '#shared/schedule.schema.ts';
import { WEEKDAYS } from '#shared/schedule.ts';
import { FROM_MONDAY } from './day-hours.ts';
import { BlockedDates, Overrides } from './exceptions.tsx';
import { HoursForm } from './hours.tsx';
import { useSchedule } from './use-schedule.ts';

/** Their fields of times take a dozen presses of Tab each. */
const WEEK = FROM_MONDAY.map((day) => [WEEKDAYS[day]!, WEEKDAYS[day]!] as const);
const PARTS = [
  ['days-off', 'Days off'],
  ['single-times', 'Single times'],
  ['next-days', 'Next seven days'],
] as const;

/** Hours, days off and single times. */
export function HoursView() {
  const { call, show } = useSchedule();
  return (
    <Loaded call={call}>
      {(schedule) => (
        <>
          <ExternalNotice />
          <JumpLinks parts={PARTS} hiddenUntilFocus={WEEK} />
          <div className="grid gap-10">
            <div>
              <HoursForm schedule={schedule} show={show} />
              <OthersNotice />
            </div>
            <BlockedDates schedule={schedule} show={show} />
            <Overrides schedule={schedule} show={show} />
            <UpcomingDays schedule={schedule} />
          </div>
        </>
      )}
    </Loaded>
  );
}

/** Names the meeting types that do not follow the weekly hours. */
function OthersNotice() {
  const { data: types = [] } = useCall(meetingTypeCalls.list);
  const others = types.filter(({ hours, isActive }) => hours && isActive).map(({ name }) => name);
  if (others.length === 0) return null;
  return (
    <p className="mt-4 wrap-anywhere">
      Not for {others.join(', ')}, with hours of {others.length === 1 ? 'its' : 'their'} own:{' '}
      <TextLink to={paths.captainBooking('types')}>Meeting types</TextLink>
    </p>
  );
}

const DAYS = 7;

/** Free times of the next seven days, as the booking pages offer them; reloaded after every change of the schedule. */
function UpcomingDays({ schedule }: { schedule: Schedule }) {
  const query = { type: 'consultation', days: DAYS, timezone: schedule.timezone };
  const call = useCall(slotCalls.list, { query }, JSON.stringify(schedule));
  return (
    <TabSection
      id="next-days"
      title="Next seven days"
      lead={call.data && `Free times for calls of ${minutesInWords(call.data.minutes)}, in ${schedule.timezone}.`}
    >
      <Loaded call={call}>
        {({ days }) => (
          <ol className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-paper-rule bg-paper-rule sm:grid-cols-4 xl:grid-cols-7">
            {days.map(({ date, slots }) => (
              <li key={date} className="bg-paper-bright p-3 max-xl:last:col-span-2">
                <h3 className="label">{dayName(date)}</h3>
                {slots.length === 0 ? (
                  <p className="mt-2 text-mute">No free time</p>
                ) : (
                  <>
                    <p className="mt-2 font-mono text-title">{slots.length}</p>
                    <p className="mt-1 font-mono text-label text-mute">
                      {localizedTime(slots[0]!.time)} – {localizedTime(slots.at(-1)!.time)}
                    </p>
                  </>
                )}
              </li>
            ))}
          </ol>
        )}
      </Loaded>
    </TabSection>
  );
}
