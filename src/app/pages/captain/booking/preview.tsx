import { useMemo } from 'react';
import { Part } from '#app/pages/captain/parts/part.tsx';
import { Failed, Loading } from '#app/pages/captain/parts/states.tsx';
import { dayName } from '#app/pages/captain/parts/time.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import type { Schedule } from '#shared/schedule.ts';

const DAYS = 7;

/** The part of the public answer that is drawn here. */
interface OfferedSlots {
  days: { date: string; slots: { start: string; time: string }[] }[];
}

/** The coming days as the booking pages would offer them now; asked anew after every change of the rules. */
export function ComingDays({ schedule }: { schedule: Schedule }) {
  const version = useMemo(() => checksum(JSON.stringify(schedule)), [schedule]);
  const query = new URLSearchParams({ type: 'consultation', days: String(DAYS), timezone: schedule.timezone });
  const { data, error, isLoading, reload } = useCall<OfferedSlots>(`/slots?${query}&rules=${version}`);
  return (
    <Part title="The coming days" lead={`30-minute meetings as they would be offered, in ${schedule.timezone}.`}>
      {isLoading && !data && <Loading />}
      {error && <Failed reason={error} retry={reload} />}
      {data && (
        <ol className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-paper-rule bg-paper-rule sm:grid-cols-4 xl:grid-cols-7">
          {data.days.map(({ date, slots }) => (
            <li key={date} className="bg-paper-bright p-3 max-xl:last:col-span-2">
              <h3 className="label">{dayName(date)}</h3>
              {slots.length === 0 ? (
                <p className="mt-2 text-mute">Nothing free</p>
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
    </Part>
  );
}

/** Tells texts apart; so that a changed schedule asks again. */
function checksum(text: string): string {
  let sum = 0;
  for (const letter of text) sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0;
  return (sum >>> 0).toString(36);
}
