import { Suspense, useState } from 'react';
import { Checkbox, HiddenValue } from '#app/pages/captain/parts/forms/forms.tsx';
import { Loaded } from '#app/pages/captain/parts/states.tsx';
import { zoneName } from '#app/pages/captain/parts/time.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import { lazyPart } from '#app/ui/lazy-part.ts';
import { scheduleCalls } from '#shared/schedule.calls.ts';
import { type EditedHours, hoursInWords, toEditedHours, toHours } from './day-hours.ts';

const WeekHoursFields = lazyPart(() => import('./week-hours.tsx'), 'WeekHoursFields');

interface OwnHoursProps {
  /** Null where the weekly hours hold. */
  edited: EditedHours[] | null;
  onChange(edited: EditedHours[] | null): void;
}

/** The hours of a meeting type: the weekly ones, or its own. */
export function OwnHours({ edited, onChange }: OwnHoursProps) {
  const call = useCall(scheduleCalls.get);
  /** Own hours that were switched off: they are there again when they are switched on. */
  const [former, setFormer] = useState<EditedHours[]>();
  return (
    <fieldset className="min-w-0 border-paper-rule border-t pt-2 sm:col-span-2">
      <legend className="sr-only">Hours</legend>
      <HiddenValue
        name="hours"
        value={edited?.map(toHours) ?? null}
        onChange={(restored) => onChange(restored?.map(toEditedHours) ?? null)}
      />
      <Loaded call={call}>
        {({ hours, timezone }) => (
          <Checkbox
            label="Hours of its own"
            hint={
              edited
                ? `In place of the weekly hours, in ${zoneName(timezone)}. Days off, single times and all other calls count as before.`
                : `Otherwise it is offered in the weekly hours: ${hoursInWords(hours).join('; ') || 'none yet'}.`
            }
            checked={edited !== null}
            onChange={({ target }) => {
              if (edited) setFormer(edited);
              onChange(target.checked ? (former ?? hours.map(toEditedHours)) : null);
            }}
          />
        )}
      </Loaded>
      {edited && (
        <Suspense>
          <WeekHoursFields edited={edited} onChange={onChange} />
        </Suspense>
      )}
    </fieldset>
  );
}
