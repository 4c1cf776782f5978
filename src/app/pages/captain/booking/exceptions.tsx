import { type ReactNode, type SubmitEvent, useState } from 'react';
import { numberField, TextField, useIssues } from '#app/pages/captain/parts/forms.tsx';
import { Section } from '#app/pages/captain/parts/section.tsx';
import { Badge } from '#app/pages/captain/parts/states.tsx';
import { dayName } from '#app/pages/captain/parts/time.ts';
import { captainApi } from '#app/pages/captain/session.ts';
import { Button } from '#app/ui/button.tsx';
import { Field, Input, Select } from '#app/ui/field.tsx';
import { BLOCK_TYPES, type BlockedDate, type BlockType, type Schedule, WEEKDAYS } from '#shared/schedule.ts';
import type { SaveSchedule } from './use-schedule.ts';

interface ExceptionsProps {
  schedule: Schedule;
  save: SaveSchedule;
}

/** Days on which no call can be booked. */
export function BlockedDates({ schedule, save }: ExceptionsProps) {
  const issues = useIssues();
  const [type, setType] = useState<BlockType>('single');
  const path = '/captain/schedule/blocked-dates';

  async function add(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);

    const input = {
      type,
      startDate: fields.get('startDate') || null,
      endDate: fields.get('endDate') || null,
      dayOfWeek: numberField(fields, 'dayOfWeek'),
      dayOfMonth: numberField(fields, 'dayOfMonth'),
      description: fields.get('description'),
    };
    try {
      await save(captainApi.post<Schedule>(path, input), 'Days blocked');
      issues.clear();
      form.reset();
    } catch (error) {
      issues.take(error);
    }
  }
  const toggle = ({ id, isActive, ...rest }: BlockedDate) =>
    save(
      captainApi.put<Schedule>(`${path}/${id}`, { ...rest, isActive: !isActive }),
      isActive ? 'Days unblocked' : 'Days blocked',
    ).catch(() => undefined);
  const remove = (id: number) => save(captainApi.delete<Schedule>(`${path}/${id}`), 'Removed').catch(() => undefined);

  return (
    <Section title="Days off" lead="Holidays and other days without calls. The week view shows their names.">
      <List isEmpty={schedule.blockedDates.length === 0}>
        {inOrder(schedule).map((block) => (
          <Item key={block.id} name={describe(block)} note={block.description}>
            <Badge look={block.isActive ? 'good' : 'off'}>{block.isActive ? 'Blocked' : 'Off'}</Badge>
            <Button
              size="sm"
              variant="outline"
              aria-label={`${block.isActive ? 'Switch off' : 'Switch on'}: ${describe(block)}`}
              onClick={() => toggle(block)}
            >
              {block.isActive ? 'Switch off' : 'Switch on'}
            </Button>
            <Button
              size="sm"
              variant="quiet"
              aria-label={`Remove: ${describe(block)}`}
              onClick={() => remove(block.id)}
            >
              Remove
            </Button>
          </Item>
        ))}
      </List>
      <form onSubmit={add} noValidate className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-4 lg:items-start">
        <Field label="Block">
          {(control) => (
            <Select {...control} value={type} onChange={(event) => setType(event.target.value as BlockType)}>
              {Object.entries(BLOCK_TYPES).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {(type === 'single' || type === 'range') && (
          <TextField
            label={type === 'range' ? 'First day' : 'Day'}
            type="date"
            name="startDate"
            error={issues.errorOf('startDate')}
          />
        )}
        {type === 'range' && (
          <TextField label="Last day" type="date" name="endDate" error={issues.errorOf('endDate')} />
        )}
        {type === 'weekly' && (
          <Field label="Weekday" error={issues.errorOf('dayOfWeek')}>
            {(control) => (
              <Select {...control} name="dayOfWeek" defaultValue="1">
                {WEEKDAYS.map((day, index) => (
                  <option key={day} value={index}>
                    {day}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        {type === 'monthly' && (
          <TextField
            label="Day of the month"
            type="number"
            min={1}
            max={31}
            name="dayOfMonth"
            error={issues.errorOf('dayOfMonth')}
          />
        )}
        <TextField
          label="Name"
          note="optional"
          name="description"
          maxLength={200}
          error={issues.errorOf('description')}
        />
        <div className="self-end lg:self-auto lg:pt-6">
          <Button type="submit" size="sm" variant="ink">
            Block
          </Button>
        </div>
      </form>
    </Section>
  );
}

/** Single times that are open or closed regardless of the business hours. */
export function Overrides({ schedule, save }: ExceptionsProps) {
  const issues = useIssues();
  const path = '/captain/schedule/overrides';

  async function add(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const input = {
      date: fields.get('date'),
      time: fields.get('time'),
      isEnabled: fields.get('isEnabled') === 'true',
      reason: fields.get('reason'),
    };
    try {
      await save(captainApi.post<Schedule>(path, input), 'Exception saved');
      issues.clear();
      form.reset();
    } catch (error) {
      issues.take(error);
    }
  }
  const remove = (id: number) => save(captainApi.delete<Schedule>(`${path}/${id}`), 'Removed').catch(() => undefined);

  return (
    <Section title="Single times" lead="Open or close one time, regardless of the hours above.">
      <List isEmpty={schedule.overrides.length === 0}>
        {schedule.overrides.map((override) => {
          const name = `${dayName(override.date)}, ${override.time}`;
          return (
            <Item key={override.id} name={name} note={override.reason}>
              <Badge look={override.isEnabled ? 'good' : 'off'}>{override.isEnabled ? 'Open' : 'Closed'}</Badge>
              <Button size="sm" variant="quiet" aria-label={`Remove: ${name}`} onClick={() => remove(override.id)}>
                Remove
              </Button>
            </Item>
          );
        })}
      </List>
      <form onSubmit={add} noValidate className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-4 lg:items-start">
        <TextField label="Day" type="date" name="date" error={issues.errorOf('date')} />
        <Field label="Time" error={issues.errorOf('time')}>
          {(control) => <Input {...control} type="time" name="time" />}
        </Field>
        <Field label="Availability">
          {(control) => (
            <Select {...control} name="isEnabled" defaultValue="true">
              <option value="true">Open</option>
              <option value="false">Closed</option>
            </Select>
          )}
        </Field>
        <TextField label="Reason" note="optional" name="reason" maxLength={200} error={issues.errorOf('reason')} />
        <Button type="submit" size="sm" variant="ink" className="justify-self-start">
          Save time
        </Button>
      </form>
    </Section>
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

/** What repeats first, then by date; what is over comes last. */
function inOrder({ blockedDates, timezone }: Schedule): BlockedDate[] {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: timezone }).format(new Date());
  const rank = ({ startDate, endDate }: BlockedDate) =>
    startDate === null ? 0 : (endDate ?? startDate) >= today ? 1 : 2;
  return blockedDates.toSorted(
    (a, b) => rank(a) - rank(b) || (a.startDate ?? '').localeCompare(b.startDate ?? '') || a.id - b.id,
  );
}

function describe({ type, startDate, endDate, dayOfWeek, dayOfMonth }: BlockedDate): string {
  if (type === 'weekly') return `Every ${WEEKDAYS[dayOfWeek ?? 0]}`;
  if (type === 'monthly') return `Day ${dayOfMonth} of every month`;
  const first = startDate ? dayName(startDate) : '';
  return type === 'range' && endDate ? `${first} to ${dayName(endDate)}` : first;
}
