import { useState } from 'react';
import { FormDialog } from '#app/pages/captain/parts/dialog.tsx';
import { captainApi } from '#app/pages/captain/session.ts';
import { scheduleCalls } from '#shared/schedule.calls.ts';
import type { BusinessHours } from '#shared/schedule.schema.ts';
import { toEditedHours, toHours } from './day-hours.ts';
import type { ShowSchedule } from './use-schedule.ts';
import { SavedWeekHours } from './week-hours.tsx';

interface HoursDialogProps {
  /** The hours to begin with. */
  hours: readonly BusinessHours[];
  timezone: string;
  show: ShowSchedule;
  onSaved(hours: BusinessHours[]): void;
  onClose(): void;
}

/** The weekly hours of each day, for a screen that shows the same hours for all days. */
export function HoursDialog({ hours, timezone, show, onSaved, onClose }: HoursDialogProps) {
  const [edited, setEdited] = useState(() => hours.map(toEditedHours));
  async function save() {
    const input = { timezone, hours: edited.map(toHours) };
    show(await captainApi.call(scheduleCalls.saveHours, { input }), 'Hours saved');
    onSaved(input.hours);
  }
  return (
    <FormDialog
      title="Hours of each day"
      onClose={onClose}
      isWide
      localCopy="hours-of-each-day"
      save={save}
      failed="Failed to save hours"
      action="Save hours"
    >
      <SavedWeekHours edited={edited} onChange={setEdited} />
    </FormDialog>
  );
}
