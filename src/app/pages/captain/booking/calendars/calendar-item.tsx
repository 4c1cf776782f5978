import { useState } from 'react';
import { useAction } from '#app/pages/captain/actions.ts';
import { formatCount } from '#app/pages/captain/parts/counts.ts';
import { DeleteButton, DialogButton } from '#app/pages/captain/parts/dialog.tsx';
import { Checkbox } from '#app/pages/captain/parts/forms/forms.tsx';
import { SmallButton } from '#app/pages/captain/parts/small-button.tsx';
import { Badge } from '#app/pages/captain/parts/states.tsx';
import { timeAgo } from '#app/pages/captain/parts/time.ts';
import { captainApi } from '#app/pages/captain/session.ts';
import { toast } from '#app/ui/toast.tsx';
import { calendarCalls } from '#shared/calendars.calls.ts';
import type { CalendarJson } from '#shared/calendars.schema.ts';
import { CalendarEvents } from './calendar-events.tsx';
import { CalendarForm } from './calendar-form.tsx';

const CHOICES = [
  ['allDayBlocks', 'All-day events block'],
  ['tentativeBlocks', 'Tentative events block'],
  ['transparentBlocks', 'Events marked as free block'],
] as const;
const WRITES_BOOKINGS = ['writesBookings', 'Bookings are written into it'] as const;

interface CalendarItemProps {
  calendar: CalendarJson;
  now: number;
  onChange(calendar: CalendarJson): void;
  onRemoved(): void;
}

/** A calendar: its state, what of it blocks, and its next events on demand. */
export function CalendarItem({ calendar, now, onChange, onRemoved }: CalendarItemProps) {
  const { isBusy, run } = useAction();
  const [isOpen, setIsOpen] = useState(false);
  const { name, url, lastError, busy } = calendar;
  const params = { id: calendar.id };

  /** Shows the calendar that a call answers with. */
  async function update(call: Promise<CalendarJson>, done: string) {
    await run('Failed to save calendar', async () => {
      const changed = await call;
      onChange(changed);
      if (changed.lastError === null) toast({ title: done });
    });
  }

  return (
    <li className="border border-paper-rule bg-paper-bright p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 wrap-anywhere font-sans font-semibold tracking-normal">
            {name} <State calendar={calendar} />
          </h3>
          <p className="mt-1 font-mono text-label text-mute wrap-anywhere">{url}</p>
          <p className="mt-1">
            {calendar.lastFetchedAt ? `Read ${timeAgo(calendar.lastFetchedAt, now)}` : 'Not read yet'}
            {' · '}
            {busy === 0 ? 'no event blocks' : `${formatCount(busy)} ${busy === 1 ? 'event blocks' : 'events block'}`}
          </p>
        </div>
        <div className="flex flex-wrap gap-x-1 gap-y-2 max-sm:-mr-4">
          <SmallButton
            disabled={isBusy}
            aria-label={`Read ${name} now`}
            onClick={() => void update(captainApi.call(calendarCalls.refresh, { params }), `${name} was read`)}
          >
            {isBusy ? 'One moment…' : 'Read now'}
          </SmallButton>
          <DialogButton
            variant="quiet"
            aria-label={`Edit ${name}`}
            dialog={(close) => <CalendarForm calendar={calendar} onSaved={onChange} onClose={close} />}
          >
            Edit
          </DialogButton>
          <DeleteButton
            label="Remove"
            of={name}
            title={`Remove ${name}?`}
            action="Remove"
            failed="Failed to remove calendar"
            onDelete={async () => {
              await captainApi.call(calendarCalls.remove, { params }).finally(onRemoved);
              toast({ title: `${name} removed`, description: 'Its events no longer block times.' });
            }}
          >
            Its events will no longer block times, and its password is deleted here. The calendar itself stays as it is.
          </DeleteButton>
        </div>
      </div>
      {lastError && (
        <p role="status" className="mt-3 border-danger border-l-4 py-1 pl-3 wrap-anywhere">
          {lastError.replace(/\.$/, '')}. {consequenceOf(calendar)}
        </p>
      )}
      <UnreadEvents calendar={calendar} />
      <BlockingChoices
        calendar={calendar}
        isDisabled={isBusy}
        save={(choice) => update(captainApi.call(calendarCalls.save, { params, input: choice }), `${name} saved`)}
      />
      <SmallButton
        variant="quiet"
        className="mt-2 -ml-4"
        aria-expanded={isOpen}
        aria-label={`Next two weeks of ${name}`}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span aria-hidden="true">{isOpen ? '−' : '+'}</span> Next two weeks
      </SmallButton>
      {isOpen && <CalendarEvents calendar={calendar} />}
    </li>
  );
}

interface BlockingChoicesProps {
  calendar: CalendarJson;
  isDisabled: boolean;
  save(choice: Partial<CalendarJson>): Promise<void>;
}

function BlockingChoices({ calendar, isDisabled, save }: BlockingChoicesProps) {
  /** Shown as chosen while it is being saved. */
  const [chosen, setChosen] = useState<Partial<CalendarJson>>({});
  const choices = calendar.kind === 'caldav' ? [...CHOICES, WRITES_BOOKINGS] : CHOICES;

  async function choose(choice: Partial<CalendarJson>) {
    setChosen(choice);
    await save(choice);
    setChosen({});
  }

  return (
    <fieldset className="mt-3 flex flex-wrap gap-x-8" disabled={isDisabled}>
      <legend className="sr-only">What of {calendar.name} blocks</legend>
      {choices.map(([key, label]) => (
        <Checkbox
          key={key}
          label={label}
          checked={chosen[key] ?? calendar[key]}
          onChange={({ target }) => void choose({ [key]: target.checked })}
        />
      ))}
    </fieldset>
  );
}

/** Events of which something cannot be read, each with the reason. */
function UnreadEvents({ calendar: { unread } }: { calendar: CalendarJson }) {
  if (unread.length === 0) return null;
  return (
    <div className="mt-3 border-danger border-l-4 py-1 pl-3 wrap-anywhere">
      <p>
        {unread.length === 1
          ? 'One event cannot be read as a whole: what can be read of its times blocks.'
          : `${formatCount(unread.length)} events cannot be read as a whole: what can be read of their times blocks.`}
      </p>
      <ul className="mt-1">
        {unread.map(({ title, line, reason }) => (
          <li key={`${line} ${title} ${reason}`}>
            <strong>{title}</strong>
            {line !== null && ` (line ${line})`}: {reason}
          </li>
        ))}
      </ul>
    </div>
  );
}

function State({ calendar: { isStale, lastError, unread } }: { calendar: CalendarJson }) {
  if (isStale) return <Badge look="late">Out of date</Badge>;
  if (lastError !== null) return <Badge look="alert">Cannot be read</Badge>;
  if (unread.length > 0) return <Badge look="alert">Not all can be read</Badge>;
  return <Badge look="good">Up to date</Badge>;
}

function consequenceOf({ isStale, lastFetchedAt }: CalendarJson): string {
  if (isStale) return 'It is out of date; Settings say what happens then.';
  return lastFetchedAt ? 'The events of the last time go on blocking.' : 'Nothing of it blocks yet.';
}
