import { Loaded } from '#app/pages/captain/parts/states.tsx';
import { BlockedDates, Overrides } from './exceptions.tsx';
import { HoursForm } from './hours.tsx';
import { UpcomingDays } from './preview.tsx';
import { useSchedule } from './use-schedule.ts';

/** Hours, days off and single times. */
export function HoursView() {
  const { call, save } = useSchedule();
  return (
    <Loaded call={call}>
      {(schedule) => (
        <div className="grid gap-10">
          <HoursForm schedule={schedule} save={save} />
          <BlockedDates schedule={schedule} save={save} />
          <Overrides schedule={schedule} save={save} />
          <UpcomingDays schedule={schedule} />
        </div>
      )}
    </Loaded>
  );
}
