import { useId, useState } from 'react';
import { useSite } from '#app/components/site.ts';
import { pluralize } from '#app/pages/captain/parts/counts.ts';
import { FormDialog } from '#app/pages/captain/parts/dialog.tsx';
import { Fold } from '#app/pages/captain/parts/fold.tsx';
import { SelectField, useFieldError } from '#app/pages/captain/parts/forms/forms.tsx';
import { Loaded } from '#app/pages/captain/parts/states.tsx';
import { fullDayName } from '#app/pages/captain/parts/time.ts';
import { captainApi } from '#app/pages/captain/session.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import { FieldError } from '#app/ui/field.tsx';
import { HOLIDAY_REGIONS, type HolidayRegion, holidayRegionOf } from '#shared/holidays.ts';
import { scheduleCalls } from '#shared/schedule.calls.ts';
import type { ListedHoliday } from '#shared/schedule.schema.ts';
import type { ShowSchedule } from './use-schedule.ts';

/** Chooses public holidays of a country to take over as days off. */
export function HolidaysDialog({ show, onClose }: { show: ShowSchedule; onClose(): void }) {
  const { locale } = useSite();
  const [region, setRegion] = useState<HolidayRegion>(holidayRegionOf(locale) ?? 'US');
  const call = useCall(scheduleCalls.holidays, { query: { region } });

  async function add(fields: FormData) {
    const input = { region, dates: fields.getAll('dates') as string[] };
    const { added, schedule } = await captainApi.call(scheduleCalls.addHolidays, { input });
    show(schedule, `${pluralize(added, 'holiday')} added`);
  }

  return (
    <FormDialog
      title="Add public holidays"
      onClose={onClose}
      save={add}
      failed="Failed to add holidays"
      action="Add holidays"
      className="grid gap-4"
    >
      <SelectField label="Country or state" choices={HOLIDAY_REGIONS} value={region} onChoose={setRegion} />
      <Loaded call={call}>{(holidays) => <Choice key={region} holidays={holidays} />}</Loaded>
    </FormDialog>
  );
}

function Choice({ holidays }: { holidays: ListedHoliday[] }) {
  const error = useFieldError('dates');
  const errorId = useId();
  const open = holidays.filter(({ isBlocked }) => !isBlocked);
  return (
    <fieldset aria-describedby={error && errorId}>
      <legend className="label mb-1.5">Holidays until the end of next year</legend>
      <Fold
        keepsContent
        title={open.length === 0 ? 'All are days off already' : `${pluralize(open.length, 'day')}, choose single ones`}
        titleClass="link min-h-11 py-2"
      >
        <ul className="max-h-80 overflow-y-auto border border-paper-rule bg-paper-bright px-4">
          {holidays.map(({ date, name, isBlocked }) => (
            <li key={`${date} ${name}`} className="border-paper-rule border-b last:border-b-0">
              <label className="flex min-h-11 flex-wrap items-center gap-x-3 py-1.5">
                <input
                  type="checkbox"
                  name="dates"
                  value={date}
                  disabled={isBlocked}
                  defaultChecked={!isBlocked}
                  className="size-5 shrink-0 accent-signal-deep"
                />
                <span className={`min-w-40 flex-1 ${isBlocked ? 'text-mute' : ''}`}>{name}</span>
                <span className="ml-8 font-mono text-mute">{isBlocked ? 'day off' : fullDayName(date)}</span>
              </label>
            </li>
          ))}
        </ul>
      </Fold>
      <FieldError id={errorId} error={error} />
    </fieldset>
  );
}
