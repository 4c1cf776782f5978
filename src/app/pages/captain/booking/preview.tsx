import { useMemo } from 'react';
import { Section } from '#app/pages/captain/parts/section.tsx';
import { Failed, Loading } from '#app/pages/captain/parts/states.tsx';
import { dayName } from '#app/pages/captain/parts/time.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import type { Schedule } from '#shared/schedule.ts';

const DAYS = 7;

/** The part of the answer of `/slots` that is shown here. */
interface OfferedSlots {
  days: { date: string; slots: { start: string; time: string }[] }[];
}

/** Free times of the next seven days, as the booking pages offer them; reloaded after every change of the schedule. */
export function UpcomingDays({ schedule }: { schedule: Schedule }) {
  const version = useMemo(() => checksum(JSON.stringify(schedule)), [schedule]);
  const query = new URLSearchParams({ type: 'consultation', days: String(DAYS), timezone: schedule.timezone });
  const { data, error, isLoading, reload } = useCall<OfferedSlots>(`/slots?${query}&rules=${version}`);
  return (
    <Section title="Next seven days" lead={`Free times for 30-minute calls, in ${schedule.timezone}.`}>
      {isLoading && !data && <Loading />}
      {error && <Failed reason={error} retry={reload} />}
      {data && (
        <ol className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-paper-rule bg-paper-rule sm:grid-cols-4 xl:grid-cols-7">
          {data.days.map(({ date, slots }) => (
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
    </Section>
  );
}

/** A short hash: changes the request's URL when the schedule changes. */
function checksum(text: string): string {
  let sum = 0;
  for (const letter of text) sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0;
  return (sum >>> 0).toString(36);
}
