import { Section } from '#app/pages/captain/parts/section.tsx';
import { Loaded } from '#app/pages/captain/parts/states.tsx';
import { dayName } from '#app/pages/captain/parts/time.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import { slotCalls } from '#shared/booking.calls.ts';
import type { Schedule } from '#shared/schedule.schema.ts';
import { BlockedDates, Overrides } from './exceptions.tsx';
import { HoursForm } from './hours.tsx';
import { useSchedule } from './use-schedule.ts';

/** Parts after the hours, whose fields of times take some ninety presses of Tab. */
const PARTS = [
  ['days-off', 'Days off'],
  ['single-times', 'Single times'],
  ['next-days', 'Next seven days'],
];

/** Hours, days off and single times. */
export function HoursView() {
  const { call, save } = useSchedule();
  return (
    <Loaded call={call}>
      {(schedule) => (
        <div className="grid gap-10">
          <p className="flex flex-wrap gap-x-5 gap-y-2 text-small">
            Below the hours:
            {PARTS.map(([id, title]) => (
              <a key={id} href={`#${id}`} className="link">
                {title}
              </a>
            ))}
          </p>
          <HoursForm schedule={schedule} save={save} />
          <BlockedDates schedule={schedule} save={save} />
          <Overrides schedule={schedule} save={save} />
          <UpcomingDays schedule={schedule} />
        </div>
      )}
    </Loaded>
  );
}

const DAYS = 7;

/** Free times of the next seven days, as the booking pages offer them; reloaded after every change of the schedule. */
function UpcomingDays({ schedule }: { schedule: Schedule }) {
  const query = { type: 'consultation', days: DAYS, timezone: schedule.timezone };
  const call = useCall(slotCalls.list, { query }, JSON.stringify(schedule));
  return (
    <Section id="next-days" title="Next seven days" lead={`Free times for 30-minute calls, in ${schedule.timezone}.`}>
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
                      {slots[0]?.time} – {slots.at(-1)?.time}
                    </p>
                  </>
                )}
              </li>
            ))}
          </ol>
        )}
      </Loaded>
    </Section>
  );
}
