import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useSite } from '#app/components/site.ts';
import { Checkbox } from '#app/pages/captain/parts/forms.tsx';
import { Section } from '#app/pages/captain/parts/section.tsx';
import { Failed, Loading } from '#app/pages/captain/parts/states.tsx';
import { captainApi, reasonOf } from '#app/pages/captain/session.ts';
import { toast } from '#app/ui/toast.tsx';
import { SETTINGS } from '#shared/settings.ts';
import { LimitsForm } from './limits.tsx';
import { useSchedule } from './use-schedule.ts';

/** Which scheduler visitors see, and the limits of the built-in one. */
export function SettingsView() {
  const { schedule, error, isLoading, reload, save } = useSchedule();
  return (
    <div className="grid gap-10">
      <SchedulerChoice />
      {isLoading && !schedule && <Loading />}
      {error && <Failed reason={error} retry={reload} />}
      {schedule && <LimitsForm schedule={schedule} save={save} />}
    </div>
  );
}

/** Switches between the built-in scheduler and the external tool. */
function SchedulerChoice() {
  const { scheduler } = useSite();
  const [isBuiltIn, setIsBuiltIn] = useState(scheduler.isBuiltIn);
  const { revalidate } = useRevalidator();

  async function choose(builtIn: boolean) {
    setIsBuiltIn(builtIn);
    try {
      await captainApi.put('/captain/settings', { scheduler_built_in: String(builtIn) });
      toast({ title: builtIn ? 'Visitors book with the built-in scheduler' : 'Visitors book in the external tool' });
      void revalidate();
    } catch (error) {
      setIsBuiltIn(!builtIn);
      toast({ title: 'Failed to save', description: reasonOf(error), variant: 'destructive' });
    }
  }

  return (
    <Section title="Scheduler">
      <p className="max-w-text">
        {isBuiltIn
          ? 'The booking pages offer your own free times. The external tool’s calendar is not shown.'
          : 'Below the external tool’s calendar, the booking pages also offer your own free times. Visitors can book even if their browser cannot load the external calendar.'}
      </p>
      <Checkbox
        label={SETTINGS.scheduler_built_in.label}
        hint={SETTINGS.scheduler_built_in.description}
        checked={isBuiltIn}
        onChange={(event) => choose(event.target.checked)}
        className="mt-3"
      />
    </Section>
  );
}
