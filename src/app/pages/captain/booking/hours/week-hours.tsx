import { useState } from 'react';
import { createPortal } from 'react-dom';
import { clockTime, endTime } from '#app/pages/captain/booking/clock.ts';
import { Dialog, DialogButtons } from '#app/pages/captain/parts/dialog.tsx';
import { Checkbox, HiddenValue, useFieldError } from '#app/pages/captain/parts/forms/forms.tsx';
import { MainButton, SmallButton } from '#app/pages/captain/parts/small-button.tsx';
import { CloseButton } from '#app/ui/close-button.tsx';
import { Input } from '#app/ui/field.tsx';
import { WEEKDAYS } from '#shared/schedule.ts';
import { copyDay, type EditedHours, FROM_MONDAY, nextRange, toEditedHours, toHours } from './day-hours.ts';

const WORKDAYS = [1, 2, 3, 4, 5];

interface WeekHoursFieldsProps {
  edited: EditedHours[];
  onChange(edited: EditedHours[]): void;
}

/** The hours of a week for a form that saves them: they are in its local copy too. */
export function SavedWeekHours({ edited, onChange }: WeekHoursFieldsProps) {
  return (
    <>
      <HiddenValue
        name="hours"
        value={edited.map(toHours)}
        onChange={(restored) => onChange(restored.map(toEditedHours))}
      />
      <WeekHoursFields edited={edited} onChange={onChange} />
    </>
  );
}

/** Controls for the hours of a week, any number of time ranges per weekday. The form around has the field `hours`; errors of `hours.N` are shown here. */
export function WeekHoursFields({ edited, onChange }: WeekHoursFieldsProps) {
  const [copied, setCopied] = useState<number>();
  const change = (key: number, changes: Partial<EditedHours>) =>
    onChange(edited.map((range) => (range.key === key ? { ...range, ...changes } : range)));
  const add = (dayOfWeek: number) => {
    const range = nextRange(edited.filter((one) => one.dayOfWeek === dayOfWeek));
    if (range) onChange([...edited, toEditedHours({ dayOfWeek, ...range, isEnabled: true })]);
  };
  return (
    <>
      <ul className="@container">
        {FROM_MONDAY.map((dayOfWeek) => {
          const day = WEEKDAYS[dayOfWeek] ?? '';
          const isClosed = !edited.some((range) => range.dayOfWeek === dayOfWeek);
          return (
            <li
              key={day}
              id={day}
              className="scroll-mt-16 grid grid-cols-[1fr_auto] gap-x-2 gap-y-1 border-paper-rule border-b py-2 @min-[46rem]:grid-cols-[6rem_1fr_auto] @min-[46rem]:gap-x-4 @min-[46rem]:items-start"
            >
              <h3 className="flex min-h-11 items-center font-sans font-semibold tracking-normal">{day}</h3>
              <div className="col-span-2 row-start-2 grid gap-2 @min-[46rem]:col-span-1 @min-[46rem]:row-start-auto">
                {isClosed && <p className="flex min-h-11 items-center text-mute">Closed</p>}
                {edited.map((range, index) =>
                  range.dayOfWeek === dayOfWeek ? (
                    <HoursRow
                      key={range.key}
                      day={day}
                      range={range}
                      index={index}
                      onChange={(changes) => change(range.key, changes)}
                      onRemove={() => onChange(edited.filter(({ key }) => key !== range.key))}
                    />
                  ) : null,
                )}
              </div>
              <div className="-mr-4 flex whitespace-nowrap @min-[46rem]:mr-0">
                <SmallButton variant="quiet" aria-label={`Copy ${day}`} onClick={() => setCopied(dayOfWeek)}>
                  Copy
                </SmallButton>
                <SmallButton variant="quiet" aria-label={`Add hours on ${day}`} onClick={() => add(dayOfWeek)}>
                  Add hours
                </SmallButton>
              </div>
            </li>
          );
        })}
      </ul>
      {copied !== undefined &&
        createPortal(
          // Outside of the form around, which the Enter key in a box would send.
          <CopyDialog
            from={copied}
            open={WORKDAYS.filter((day) => edited.some((range) => range.dayOfWeek === day && range.isEnabled))}
            onCopy={(days) => onChange(copyDay(edited, copied, days).map(toEditedHours))}
            onClose={() => setCopied(undefined)}
          />,
          document.body,
        )}
    </>
  );
}

interface CopyDialogProps {
  /** Number of the weekday whose hours are copied. */
  from: number;
  /** Numbers of the workdays with hours; they are chosen at first, since a closed day was closed on purpose. */
  open: number[];
  onCopy(days: number[]): void;
  onClose(): void;
}

function CopyDialog({ from, open, onCopy, onClose }: CopyDialogProps) {
  const [days, setDays] = useState(open.filter((day) => day !== from));
  return (
    <Dialog title={`Copy ${WEEKDAYS[from]} to`} onClose={onClose}>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {FROM_MONDAY.filter((day) => day !== from).map((day) => (
          <Checkbox
            key={day}
            label={WEEKDAYS[day] ?? ''}
            checked={days.includes(day)}
            onChange={({ target }) =>
              setDays((old) => (target.checked ? [...old, day] : old.filter((other) => other !== day)))
            }
          />
        ))}
      </div>
      <p className="mt-3 text-mute">The hours of these days are replaced.</p>
      <DialogButtons onCancel={onClose}>
        <MainButton
          disabled={days.length === 0}
          onClick={() => {
            onCopy(days);
            onClose();
          }}
        >
          Copy
        </MainButton>
      </DialogButtons>
    </Dialog>
  );
}

/** Look of a field for a time: where there is little space, without the browser's button. */
const CLOCK =
  'w-auto! min-w-0 flex-1 font-mono @min-[30rem]:flex-none @max-[30rem]:px-2! @max-[30rem]:[&::-webkit-calendar-picker-indicator]:hidden';

interface HoursRowProps {
  day: string;
  range: EditedHours;
  /** Its place among all hours. */
  index: number;
  onChange(changes: Partial<EditedHours>): void;
  onRemove(): void;
}

function HoursRow({ day, range, index, onChange, onRemove }: HoursRowProps) {
  const error = useFieldError(`hours.${index}`);
  return (
    <div>
      <div className="flex flex-wrap items-center gap-1 @min-[30rem]:flex-nowrap @min-[30rem]:gap-x-3">
        <label className="flex min-h-11 w-full min-w-23 items-center gap-2 @min-[30rem]:w-auto">
          <input
            type="checkbox"
            className="size-5 accent-signal-deep"
            checked={range.isEnabled}
            aria-label={`Open on ${day}, ${range.startTime} to ${range.endTime}`}
            onChange={(event) => onChange({ isEnabled: event.target.checked })}
          />
          {range.isEnabled ? 'Open' : 'Closed'}
        </label>
        <span className="flex min-w-0 flex-1 items-center gap-2 @min-[30rem]:flex-none">
          <Input
            type="time"
            className={`${CLOCK} ${range.isEnabled ? '' : 'text-mute!'}`}
            aria-label={`${day} from`}
            aria-invalid={error ? true : undefined}
            value={range.startTime}
            onChange={(event) => onChange({ startTime: event.target.value })}
          />
          <span aria-hidden="true">–</span>
          <Input
            type="time"
            className={`${CLOCK} ${range.isEnabled ? '' : 'text-mute!'}`}
            aria-label={`${day} to`}
            aria-invalid={error ? true : undefined}
            value={clockTime(range.endTime)}
            onChange={(event) => onChange({ endTime: endTime(event.target.value) })}
          />
        </span>
        <CloseButton
          aria-label={`Remove ${day}, ${range.startTime}`}
          onClick={onRemove}
          className="-mr-3 @min-[30rem]:mr-0"
        />
      </div>
      {error && <p className="font-medium text-danger">{error}</p>}
    </div>
  );
}
