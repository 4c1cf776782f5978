import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useSite } from '#app/components/site.ts';
import { toastOnFailure } from '#app/pages/captain/actions.ts';
import { DurationField, minutesIn } from '#app/pages/captain/parts/forms/duration-field.tsx';
import { Checkbox, numberIn, TextField } from '#app/pages/captain/parts/forms/forms.tsx';
import { SettingsForm } from '#app/pages/captain/parts/forms/settings-form.tsx';
import { TabSection } from '#app/pages/captain/parts/section.tsx';
import { Loaded } from '#app/pages/captain/parts/states.tsx';
import { captainApi } from '#app/pages/captain/session.ts';
import { scheduleCalls } from '#shared/schedule.calls.ts';
import type { Schedule } from '#shared/schedule.schema.ts';
import { settingsCalls } from '#shared/settings.calls.ts';
import { SETTINGS } from '#shared/settings.ts';
import { type ShowSchedule, useSchedule } from './hours/use-schedule.ts';

/** The scheduler that visitors see, and the limits of the built-in one. */
export function SettingsView() {
  const { call, show } = useSchedule();
  return <Loaded call={call}>{(schedule) => <Rules schedule={schedule} show={show} />}</Loaded>;
}

function Rules({ schedule: { limits }, show }: { schedule: Schedule; show: ShowSchedule }) {
  const { scheduler } = useSite();
  const { revalidate } = useRevalidator();

  async function send(fields: FormData) {
    const isBuiltIn = fields.has('scheduler_built_in');
    const input = {
      minimumAdvanceMinutes: minutesIn(fields, 'minimumAdvanceMinutes'),
      maximumFutureDays: numberIn(fields, 'maximumFutureDays'),
      maximumPerDay: numberIn(fields, 'maximumPerDay'),
    };
    show(await captainApi.call(scheduleCalls.saveLimits, { input }), 'Booking settings saved');
    if (isBuiltIn === scheduler.isBuiltIn) return true;
    const isSaved = await toastOnFailure('The limits are saved, the scheduler is not', () =>
      captainApi.call(settingsCalls.save, { input: { scheduler_built_in: String(isBuiltIn) } }),
    );
    if (isSaved) void revalidate();
    return isSaved;
  }

  return (
    <SettingsForm localCopy="booking" save={send} failed="Failed to save booking settings" className="grid gap-10">
      <SchedulerChoice isBuiltIn={scheduler.isBuiltIn} />
      <TabSection title="Limits" lead="A meeting type can have limits of its own.">
        <div className="grid gap-4 sm:grid-cols-2">
          <DurationField
            label="Minimum notice"
            hint="A call can be booked at the earliest this long from now."
            name="minimumAdvanceMinutes"
            defaultValue={limits.minimumAdvanceMinutes}
          />
          <TextField
            label="Booking window"
            note="days"
            hint="A call can be booked at most this far ahead."
            type="number"
            min={1}
            max={365}
            name="maximumFutureDays"
            defaultValue={limits.maximumFutureDays}
          />
          <TextField
            label="Calls per day"
            note="optional"
            hint="Of all kinds together. Leave it empty for any number."
            type="number"
            min={1}
            max={100}
            name="maximumPerDay"
            defaultValue={limits.maximumPerDay ?? ''}
          />
        </div>
      </TabSection>
    </SettingsForm>
  );
}

/** Switches between the built-in scheduler and the external tool. */
function SchedulerChoice({ isBuiltIn: before }: { isBuiltIn: boolean }) {
  const [isBuiltIn, setIsBuiltIn] = useState(before);
  return (
    <TabSection title="Scheduler">
      <p className="max-w-text">
        {isBuiltIn
          ? 'The booking pages offer your own free times. The external tool’s calendar is not shown.'
          : 'Below the external tool’s calendar, the booking pages also offer your own free times. Visitors can book even if their browser cannot load the external calendar.'}
      </p>
      <Checkbox
        label={SETTINGS.scheduler_built_in.label}
        hint={SETTINGS.scheduler_built_in.description}
        name="scheduler_built_in"
        checked={isBuiltIn}
        onChange={(event) => setIsBuiltIn(event.target.checked)}
        className="mt-3"
      />
    </TabSection>
  );
}
