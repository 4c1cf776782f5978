import { type ReactNode, useState } from 'react';
import { toastOnFailure } from '#app/pages/captain/actions.ts';
import { describeDaysOff, sortDaysOff } from '#app/pages/captain/booking/hours/days-off.ts';
import { HolidaysDialog } from '#app/pages/captain/booking/hours/holidays-dialog.tsx';
import { Form, numberIn, SelectField, SubmitButton, TextField, textIn } from '#app/pages/captain/parts/forms/forms.tsx';
import { TabSection } from '#app/pages/captain/parts/section.tsx';
import { SmallButton } from '#app/pages/captain/parts/small-button.tsx';
import { Badge } from '#app/pages/captain/parts/states.tsx';
import { dayName, localizedTime } from '#app/pages/captain/parts/time.ts';
import { captainApi } from '#app/pages/captain/session.ts';
import { localClock } from '#shared/local-clock.ts';
import { scheduleCalls } from '#shared/schedule.calls.ts';
import type { BlockedDate, Schedule } from '#shared/schedule.schema.ts';
import { BLOCK_TYPES, type BlockType, WEEKDAYS } from '#shared/schedule.ts';
import type { ShowSchedule } from './use-schedule.ts';

const FAILED = 'Failed to save days and times';
const FORM = 'mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-4 lg:items-start';

interface ExceptionsProps {
  schedule: Schedule;
  show: ShowSchedule;
}

/** Days on which no call can be booked. */
export function BlockedDates({ schedule, show }: ExceptionsProps) {
  const today = localClock(Date.now(), schedule.timezone).date;
  const toggle = ({ id, isActive, ...rest }: BlockedDate) =>
    toastOnFailure(FAILED, async () => {
      const input = { ...rest, isActive: !isActive };
      const changed = await captainApi.call(scheduleCalls.saveBlockedDate, { params: { id }, input });
      show(changed, isActive ? 'Days unblocked' : 'Days blocked');
    });
  const remove = (id: number) =>
    toastOnFailure(FAILED, async () =>
      show(await captainApi.call(scheduleCalls.removeBlockedDate, { params: { id } }), 'Removed'),
    );

  return (
    <TabSection
      id="days-off"
      title="Days off"
      lead="Holidays and other days without calls. The week view shows their names."
    >
      <List isEmpty={schedule.blockedDates.length === 0}>
        {sortDaysOff(schedule.blockedDates, today).map((block) => {
          const name = describeDaysOff(block, today.slice(0, 4));
          return (
            <Item key={block.id} name={name} note={block.description}>
              <Badge look={block.isActive ? 'good' : 'off'}>{block.isActive ? 'Blocked' : 'Off'}</Badge>
              <SmallButton
                aria-label={`${block.isActive ? 'Switch off' : 'Switch on'}: ${name}`}
                onClick={() => toggle(block)}
              >
                {block.isActive ? 'Switch off' : 'Switch on'}
              </SmallButton>
              <SmallButton variant="quiet" aria-label={`Remove: ${name}`} onClick={() => remove(block.id)}>
                Remove
              </SmallButton>
            </Item>
          );
        })}
      </List>
      <BlockForm show={show} />
    </TabSection>
  );
}

/** Adds days off of one's own, or public holidays. */
function BlockForm({ show }: Pick<ExceptionsProps, 'show'>) {
  const [type, setType] = useState<BlockType>('single');
  const [isAddingHolidays, setIsAddingHolidays] = useState(false);

  async function add(fields: FormData) {
    const input = {
      type,
      startDate: textIn(fields, 'startDate') || null,
      endDate: textIn(fields, 'endDate') || null,
      dayOfWeek: numberIn(fields, 'dayOfWeek'),
      dayOfMonth: numberIn(fields, 'dayOfMonth'),
      description: textIn(fields, 'description'),
    };
    show(await captainApi.call(scheduleCalls.addBlockedDate, { input }), 'Days blocked');
  }

  return (
    <>
      <Form localCopy="days-off" save={add} failed="Failed to block days" resets className={FORM}>
        <SelectField label="Block" name="type" choices={BLOCK_TYPES} value={type} onChoose={setType} />
        {(type === 'single' || type === 'range') && (
          <TextField label={type === 'range' ? 'First day' : 'Day'} type="date" name="startDate" />
        )}
        {type === 'range' && <TextField label="Last day" type="date" name="endDate" />}
        {type === 'weekly' && (
          <SelectField label="Weekday" name="dayOfWeek" defaultValue="1">
            {WEEKDAYS.map((day, index) => (
              <option key={day} value={index}>
                {day}
              </option>
            ))}
          </SelectField>
        )}
        {type === 'monthly' && <TextField label="Day of the month" type="number" min={1} max={31} name="dayOfMonth" />}
        <TextField label="Name" note="optional" name="description" maxLength={200} />
        <div className="col-span-full flex flex-wrap gap-3">
          <SubmitButton>Block</SubmitButton>
          <SmallButton onClick={() => setIsAddingHolidays(true)}>Add public holidays</SmallButton>
        </div>
      </Form>
      {isAddingHolidays && <HolidaysDialog show={show} onClose={() => setIsAddingHolidays(false)} />}
    </>
  );
}

/** Single times that are open or closed regardless of the business hours. */
export function Overrides({ schedule, show }: ExceptionsProps) {
  async function add(fields: FormData) {
    const input = { ...Object.fromEntries(fields), isEnabled: textIn(fields, 'isEnabled') === 'true' };
    show(await captainApi.call(scheduleCalls.saveOverride, { input }), 'Exception saved');
  }
  const remove = (id: number) =>
    toastOnFailure(FAILED, async () =>
      show(await captainApi.call(scheduleCalls.removeOverride, { params: { id } }), 'Removed'),
    );

  return (
    <TabSection id="single-times" title="Single times" lead="Open or close one time, regardless of the hours above.">
      <List isEmpty={schedule.overrides.length === 0}>
        {schedule.overrides.map((override) => {
          const name = `${dayName(override.date)}, ${localizedTime(override.time)}`;
          return (
            <Item key={override.id} name={name} note={override.reason}>
              <Badge look={override.isEnabled ? 'good' : 'off'}>{override.isEnabled ? 'Open' : 'Closed'}</Badge>
              <SmallButton variant="quiet" aria-label={`Remove: ${name}`} onClick={() => remove(override.id)}>
                Remove
              </SmallButton>
            </Item>
          );
        })}
      </List>
      <Form localCopy="single-times" save={add} failed="Failed to save time" resets className={FORM}>
        <TextField label="Day" type="date" name="date" />
        <TextField label="Time" type="time" name="time" />
        <SelectField
          label="Availability"
          name="isEnabled"
          choices={{ true: 'Open', false: 'Closed' }}
          defaultValue="true"
        />
        <TextField label="Reason" note="optional" name="reason" maxLength={200} />
        <SubmitButton className="justify-self-start">Save time</SubmitButton>
      </Form>
    </TabSection>
  );
}

function List({ isEmpty, children }: { isEmpty: boolean; children: ReactNode }) {
  if (isEmpty) return <p className="text-mute">None.</p>;
  return (
    <ul className="relative max-h-96 overflow-y-auto border border-paper-rule bg-paper-bright px-4 [&>:last-child]:border-b-0">
      {children}
    </ul>
  );
}

function Item({ name, note, children }: { name: string; note: string | null; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-paper-rule border-b py-2">
      <span className="min-w-0 wrap-anywhere">
        <span className="font-semibold">{name}</span>
        {note && <span className="text-mute"> · {note}</span>}
      </span>
      <span className="flex flex-wrap items-center gap-2">{children}</span>
    </li>
  );
}
