import { Form, numberIn, SubmitButton, TextField } from '#app/pages/captain/parts/forms.tsx';
import { Section } from '#app/pages/captain/parts/section.tsx';
import { captainApi } from '#app/pages/captain/session.ts';
import { scheduleCalls } from '#shared/schedule.calls.ts';
import type { Schedule } from '#shared/schedule.schema.ts';
import type { SaveSchedule } from './use-schedule.ts';

/** How soon and how far ahead somebody may book. */
export function LimitsForm({ schedule: { limits }, save }: { schedule: Schedule; save: SaveSchedule }) {
  const send = (fields: FormData) => {
    const input = {
      minimumAdvanceMinutes: numberIn(fields, 'minimumAdvanceMinutes'),
      maximumFutureDays: numberIn(fields, 'maximumFutureDays'),
      maximumPerDay: numberIn(fields, 'maximumPerDay'),
    };
    return save(captainApi.call(scheduleCalls.saveLimits, { input }), 'Limits saved');
  };
  return (
    <Section title="Limits" lead="A meeting type can have limits of its own.">
      <Form save={send} failed="Failed to save" className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Minimum notice"
          note="minutes"
          hint="A call can be booked at the earliest this long from now."
          type="number"
          min={0}
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
        <div className="sm:col-span-2">
          <SubmitButton>Save limits</SubmitButton>
        </div>
      </Form>
    </Section>
  );
}
