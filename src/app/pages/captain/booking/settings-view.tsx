import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useSite } from '#app/components/site.ts';
import { act } from '#app/pages/captain/act.ts';
import { Checkbox } from '#app/pages/captain/parts/forms.tsx';
import { Section } from '#app/pages/captain/parts/section.tsx';
import { Loaded } from '#app/pages/captain/parts/states.tsx';
import { captainApi } from '#app/pages/captain/session.ts';
import { toast } from '#app/ui/toast.tsx';
import { settingsCalls } from '#shared/settings.calls.ts';
import { SETTINGS } from '#shared/settings.ts';
import { LimitsForm } from './limits.tsx';
import { useSchedule } from './use-schedule.ts';

/** Which scheduler visitors see, and the limits of the built-in one. */
export function SettingsView() {
  const { call, save } = useSchedule();
  return (
    <div className="grid gap-10">
      <SchedulerChoice />
      <Loaded call={call}>{(schedule) => <LimitsForm schedule={schedule} save={save} />}</Loaded>
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
    const isSaved = await act('Failed to save', async () => {
      await captainApi.call(settingsCalls.save, { input: { scheduler_built_in: String(builtIn) } });
      toast({ title: builtIn ? 'Visitors book with the built-in scheduler' : 'Visitors book in the external tool' });
      void revalidate();
    });
    if (!isSaved) setIsBuiltIn(!builtIn);
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
