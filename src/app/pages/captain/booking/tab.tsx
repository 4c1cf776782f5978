import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useSite } from '#app/components/site.ts';
import { Checkbox } from '#app/pages/captain/parts/forms.tsx';
import { Failed, Loading, TabHead } from '#app/pages/captain/parts/states.tsx';
import { captainApi, reasonOf } from '#app/pages/captain/session.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import { buttonLook } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.tsx';
import type { Schedule } from '#shared/schedule.ts';
import { SETTINGS } from '#shared/settings.ts';
import { CalendarChanges } from './calendar-changes.tsx';
import { CalendarFeed } from './calendar-feed.tsx';
import { CalendarsView } from './calendars-view.tsx';
import { BlockedDates, Overrides } from './exceptions.tsx';
import { HoursForm } from './hours.tsx';
import { LimitsForm } from './limits.tsx';
import { UpcomingDays } from './preview.tsx';

/** Waits for a write of the schedule, shows its result as a toast, and rethrows a failure. */
export type SaveSchedule = (call: Promise<Schedule>, done: string) => Promise<void>;

/** Switches between the built-in scheduler and the external tool. */
function BuiltInSwitch({ isBuiltIn, onChange }: { isBuiltIn: boolean; onChange(isBuiltIn: boolean): void }) {
  const { revalidate } = useRevalidator();

  async function choose(builtIn: boolean) {
    onChange(builtIn);
    try {
      await captainApi.put('/captain/settings', { scheduler_built_in: String(builtIn) });
      toast({ title: builtIn ? 'Visitors book with the built-in scheduler' : 'Visitors book in the external tool' });
      void revalidate();
    } catch (error) {
      onChange(!builtIn);
      toast({ title: 'Failed to save', description: reasonOf(error), variant: 'destructive' });
    }
  }

  return (
    <Checkbox
      label={SETTINGS.scheduler_built_in.label}
      hint={SETTINGS.scheduler_built_in.description}
      checked={isBuiltIn}
      onChange={(event) => choose(event.target.checked)}
      className="mt-3 mb-8"
    />
  );
}

/** Link to the external scheduler, and the settings of the built-in one. */
export function Tab() {
  const site = useSite();
  const [isBuiltIn, setIsBuiltIn] = useState(site.scheduler.isBuiltIn);
  const { data, error, isLoading, reload, setData } = useCall<Schedule>('/captain/schedule');

  const save: SaveSchedule = async (call, done) => {
    try {
      setData(await call);
      toast({ title: done });
    } catch (error) {
      toast({ title: 'Failed to save', description: reasonOf(error), variant: 'destructive' });
      throw error;
    }
  };

  return (
    <>
      <TabHead
        title="Booking Settings"
        lead={
          isBuiltIn
            ? 'Visitors book with the built-in scheduler.'
            : 'Booking is managed in an external scheduling tool.'
        }
      >
        <a
          href={site.scheduler.consultation}
          target="_blank"
          rel="noopener"
          className={buttonLook(isBuiltIn ? 'outline' : 'ink', 'sm')}
        >
          Open scheduling tool
        </a>
      </TabHead>
      <CalendarChanges />
      <p className="max-w-text">
        {isBuiltIn
          ? 'The booking pages offer the times below. The external tool’s calendar is not shown.'
          : 'Below that tool’s calendar, the booking pages also offer the times below. Visitors can book even if their browser cannot load the external calendar.'}
      </p>
      <BuiltInSwitch isBuiltIn={isBuiltIn} onChange={setIsBuiltIn} />
      {isLoading && !data && <Loading />}
      {error && <Failed reason={error} retry={reload} />}
      {data && (
        <div className="grid gap-10">
          <UpcomingDays schedule={data} />
          <HoursForm schedule={data} save={save} />
          <BlockedDates schedule={data} save={save} />
          <Overrides schedule={data} save={save} />
          <LimitsForm schedule={data} save={save} />
          <CalendarsView />
          <CalendarFeed />
        </div>
      )}
    </>
  );
}
