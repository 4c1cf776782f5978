import { useState } from 'react';
import { Form, SubmitButton, useFieldError } from '#app/pages/captain/parts/forms.tsx';
import { Section } from '#app/pages/captain/parts/section.tsx';
import { captainApi } from '#app/pages/captain/session.ts';
import { Button } from '#app/ui/button.tsx';
import { CloseButton } from '#app/ui/close-button.tsx';
import { Input } from '#app/ui/field.tsx';
import { scheduleCalls } from '#shared/schedule.calls.ts';
import type { BusinessHours, Schedule } from '#shared/schedule.schema.ts';
import { WEEKDAYS } from '#shared/schedule.ts';
import { clockTime, endTime } from './clock.ts';
import { TimezoneField } from './timezone-field.tsx';
import type { SaveSchedule } from './use-schedule.ts';

/** Numbers of the weekdays, Monday first. */
const ORDER = [1, 2, 3, 4, 5, 6, 0];
const NEW_HOURS = { startTime: '09:00', endTime: '17:00', isEnabled: true };

type Draft = BusinessHours & { key: number };
let nextKey = 0;
const toDraft = (hours: BusinessHours): Draft => {
  nextKey += 1;
  return { ...hours, key: nextKey };
};

/** The business hours: any number of time ranges per weekday. */
export function HoursForm({ schedule, save }: { schedule: Schedule; save: SaveSchedule }) {
  const [timezone, setTimezone] = useState(schedule.timezone);
  const [drafts, setDrafts] = useState(() => schedule.hours.map(toDraft));
  const change = (key: number, changes: Partial<Draft>) =>
    setDrafts((old) => old.map((draft) => (draft.key === key ? { ...draft, ...changes } : draft)));

  function send() {
    const hours = drafts.map(({ key: _key, ...rest }) => rest);
    return save(captainApi.call(scheduleCalls.saveHours, { input: { timezone, hours } }), 'Hours saved');
  }

  return (
    <Section title="Hours" lead="Calls are offered within these hours. They may end at midnight, 00:00.">
      <Form save={send} failed="Failed to save">
        <TimezoneField value={timezone} onChange={setTimezone} className="mb-5 max-w-80" />
        <ul>
          {ORDER.map((dayOfWeek) => {
            const day = WEEKDAYS[dayOfWeek] ?? '';
            return (
              <li
                key={day}
                className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-paper-rule border-b py-2 md:grid-cols-[6rem_1fr_auto] md:items-start"
              >
                <h3 className="flex min-h-11 items-center font-sans font-semibold tracking-normal">{day}</h3>
                <div className="grid gap-2 max-md:col-span-2 max-md:row-start-2">
                  {drafts.filter((draft) => draft.dayOfWeek === dayOfWeek).length === 0 && (
                    <p className="flex min-h-11 items-center text-mute">Closed</p>
                  )}
                  {drafts.map((draft, index) =>
                    draft.dayOfWeek === dayOfWeek ? (
                      <HoursRow
                        key={draft.key}
                        day={day}
                        draft={draft}
                        index={index}
                        onChange={(changes) => change(draft.key, changes)}
                        onRemove={() => setDrafts((old) => old.filter(({ key }) => key !== draft.key))}
                      />
                    ) : null,
                  )}
                </div>
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={`Add hours on ${day}`}
                  className="max-md:-mr-4"
                  onClick={() => setDrafts((old) => [...old, toDraft({ dayOfWeek, ...NEW_HOURS })])}
                >
                  Add hours
                </Button>
              </li>
            );
          })}
        </ul>
        <SubmitButton className="mt-5">Save hours</SubmitButton>
      </Form>
    </Section>
  );
}

interface HoursRowProps {
  day: string;
  draft: Draft;
  /** Its place among all hours. */
  index: number;
  onChange(changes: Partial<Draft>): void;
  onRemove(): void;
}

function HoursRow({ day, draft, index, onChange, onRemove }: HoursRowProps) {
  const error = useFieldError(`hours.${index}`);
  return (
    <div>
      <div className="flex items-center gap-x-1 gap-y-1 max-sm:flex-wrap sm:gap-x-3">
        <label className="flex min-h-11 min-w-23 items-center gap-2 max-sm:w-full">
          <input
            type="checkbox"
            className="size-5 accent-signal-deep"
            checked={draft.isEnabled}
            aria-label={`Open on ${day}, ${draft.startTime} to ${draft.endTime}`}
            onChange={(event) => onChange({ isEnabled: event.target.checked })}
          />
          {draft.isEnabled ? 'Open' : 'Closed'}
        </label>
        <span className="flex min-w-0 items-center gap-2 max-sm:flex-1">
          <Input
            type="time"
            className={`w-auto! min-w-0 font-mono max-sm:flex-1 max-sm:[&::-webkit-calendar-picker-indicator]:hidden ${draft.isEnabled ? '' : 'text-mute!'}`}
            aria-label={`${day} from`}
            value={draft.startTime}
            onChange={(event) => onChange({ startTime: event.target.value })}
          />
          <span aria-hidden="true">–</span>
          <Input
            type="time"
            className={`w-auto! min-w-0 font-mono max-sm:flex-1 max-sm:[&::-webkit-calendar-picker-indicator]:hidden ${draft.isEnabled ? '' : 'text-mute!'}`}
            aria-label={`${day} to`}
            aria-invalid={error ? true : undefined}
            value={clockTime(draft.endTime)}
            onChange={(event) => onChange({ endTime: endTime(event.target.value) })}
          />
        </span>
        <CloseButton aria-label={`Remove ${day}, ${draft.startTime}`} onClick={onRemove} className="max-sm:-mr-3" />
      </div>
      {error && <p className="font-medium text-danger">{error}</p>}
    </div>
  );
}
