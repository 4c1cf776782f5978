import type { SubmitEvent } from 'react';
import { numberField, TextField, useIssues } from '#app/pages/captain/parts/forms.tsx';
import { Section } from '#app/pages/captain/parts/section.tsx';
import { captainApi } from '#app/pages/captain/session.ts';
import { Button } from '#app/ui/button.tsx';
import type { Schedule } from '#shared/schedule.ts';
import type { SaveSchedule } from './use-schedule.ts';

/** How soon and how far ahead somebody may book. */
export function LimitsForm({ schedule: { limits }, save }: { schedule: Schedule; save: SaveSchedule }) {
  const issues = useIssues();
  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const input = {
      minimumAdvanceMinutes: numberField(fields, 'minimumAdvanceMinutes'),
      maximumFutureDays: numberField(fields, 'maximumFutureDays'),
      maximumPerDay: numberField(fields, 'maximumPerDay'),
    };
    try {
      await save(captainApi.put<Schedule>('/captain/schedule/limits', input), 'Limits saved');
      issues.clear();
    } catch (error) {
      issues.take(error);
    }
  }
  return (
    <Section title="Limits" lead="A meeting type can have limits of its own.">
      <form onSubmit={send} noValidate className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Minimum notice"
          note="minutes"
          hint="A call can be booked at the earliest this long from now."
          type="number"
          min={0}
          name="minimumAdvanceMinutes"
          defaultValue={limits.minimumAdvanceMinutes}
          error={issues.errorOf('minimumAdvanceMinutes')}
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
          error={issues.errorOf('maximumFutureDays')}
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
          error={issues.errorOf('maximumPerDay')}
        />
        <div className="sm:col-span-2">
          <Button type="submit" size="sm" variant="ink">
            Save limits
          </Button>
        </div>
      </form>
    </Section>
  );
}
