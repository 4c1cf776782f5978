import { useState } from 'react';
import { SettingsForm } from '#app/pages/captain/parts/forms/settings-form.tsx';
import { TabSection } from '#app/pages/captain/parts/section.tsx';
import { captainApi } from '#app/pages/captain/session.ts';
import { scheduleCalls } from '#shared/schedule.calls.ts';
import type { Schedule } from '#shared/schedule.schema.ts';
import { toEditedHours, toHours } from './day-hours.ts';
import { TimezoneField } from './timezone-field.tsx';
import type { ShowSchedule } from './use-schedule.ts';
import { SavedWeekHours } from './week-hours.tsx';

/** The weekly hours: any number of time ranges per weekday. */
export function HoursForm({ schedule, show }: { schedule: Schedule; show: ShowSchedule }) {
  const [timezone, setTimezone] = useState(schedule.timezone);
  const [edited, setEdited] = useState(() => schedule.hours.map(toEditedHours));
  const save = async () =>
    show(
      await captainApi.call(scheduleCalls.saveHours, { input: { timezone, hours: edited.map(toHours) } }),
      'Hours saved',
    );

  return (
    <TabSection title="Hours" lead="Calls are offered within these hours. They may end at midnight, 00:00.">
      <SettingsForm localCopy="hours" save={save} failed="Failed to save hours">
        <TimezoneField value={timezone} onChange={setTimezone} className="mb-5 max-w-80" />
        <SavedWeekHours edited={edited} onChange={setEdited} />
      </SettingsForm>
    </TabSection>
  );
}
