import { useState } from 'react';
import { FormDialog } from '#app/pages/captain/parts/dialog.tsx';
import { Fold } from '#app/pages/captain/parts/fold.tsx';
import { SelectField, TextField, textIn } from '#app/pages/captain/parts/forms/forms.tsx';
import { captainApi } from '#app/pages/captain/session.ts';
import { toast } from '#app/ui/toast.tsx';
import { calendarCalls } from '#shared/calendars.calls.ts';
import type { CalendarJson } from '#shared/calendars.schema.ts';
import { CALENDAR_MAX, type CalendarKind } from '#shared/calendars.ts';

const PLACES = [
  ['Google', 'Settings of the calendar → Integrate calendar → Secret address in iCal format'],
  ['Outlook', 'Settings → Calendar → Shared calendars → Publish a calendar → ICS link'],
  ['iCloud', 'Share button beside the calendar → Public Calendar → Copy link'],
  ['Proton', 'Settings → Calendars → the calendar → Share with anyone → Create link'],
  ['Nextcloud', 'Share button of the calendar → Copy subscription link; or its CalDAV address with an app password'],
] as const;
const KINDS: Record<CalendarKind, string> = { ics: 'Address of a calendar (iCal)', caldav: 'CalDAV account' };
/** The form's texts for each kind. */
const TEXTS = {
  ics: {
    kindHint: 'It is only read.',
    address: 'https://…/basic.ics',
    addressHint: 'Whoever has it can read the calendar: it is stored encrypted and never shown in full.',
    usernameNote: 'optional',
    usernameHint: 'With the password, only if the address asks for them.',
    passwordHint: undefined,
  },
  caldav: {
    kindHint: 'Bookings can also be written into it.',
    address: 'https://cloud.example.com/dav/calendars/me/work/',
    addressHint: 'Of one calendar; with the address of a server, all calendars of the account are read.',
    usernameNote: undefined,
    usernameHint: undefined,
    passwordHint: 'Most providers want an app password here, not the one of your login.',
  },
};

interface CalendarFormProps {
  /** Undefined for a new one. */
  calendar?: CalendarJson;
  onSaved(calendar: CalendarJson): void;
  onClose(): void;
}

/** Adds a calendar, or changes its name, address and account. Saving reads it once. */
export function CalendarForm({ calendar, onSaved, onClose }: CalendarFormProps) {
  const [kind, setKind] = useState<CalendarKind>(calendar?.kind ?? 'ics');
  const texts = TEXTS[kind];

  async function save(fields: FormData) {
    // Empty fields stay as they are stored.
    const given = (name: string) => (textIn(fields, name) === '' ? {} : { [name]: textIn(fields, name) });
    const input = {
      name: textIn(fields, 'name'),
      url: textIn(fields, 'url'),
      ...given('username'),
      ...given('password'),
    };
    const saved = calendar
      ? await captainApi.call(calendarCalls.save, { params: { id: calendar.id }, input })
      : await captainApi.call(calendarCalls.add, { input: { ...input, kind } });
    if (saved.lastError === null) toast({ title: `${saved.name} saved`, description: 'It was read once.' });
    else toast({ title: `${saved.name} cannot be read`, description: saved.lastError, variant: 'destructive' });
    onSaved(saved);
  }

  return (
    <FormDialog
      title={calendar ? `Edit ${calendar.name}` : 'Add a calendar'}
      onClose={onClose}
      localCopy={`calendar.${calendar?.id ?? 'new'}`}
      save={save}
      failed="Failed to save calendar"
      action={calendar ? 'Save' : 'Add'}
      busy="Reading the calendar…"
    >
      {!calendar && (
        <SelectField label="Kind" name="kind" hint={texts.kindHint} choices={KINDS} value={kind} onChoose={setKind} />
      )}
      <TextField label="Name" note="optional" name="name" maxLength={CALENDAR_MAX.name} defaultValue={calendar?.name} />
      <TextField
        label="Address"
        name="url"
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={CALENDAR_MAX.url}
        defaultValue={calendar?.url}
        placeholder={texts.address}
        hint={texts.addressHint}
      />
      {kind === 'ics' && <Places />}
      <TextField
        label="Username"
        note={texts.usernameNote}
        hint={texts.usernameHint}
        name="username"
        autoComplete="off"
        maxLength={CALENDAR_MAX.username}
      />
      <TextField
        label="Password"
        note={calendar ? 'empty keeps the stored one' : undefined}
        hint={texts.passwordHint}
        name="password"
        type="password"
        autoComplete="new-password"
        maxLength={CALENDAR_MAX.password}
      />
    </FormDialog>
  );
}

/** Help: the menus in which the large providers show the calendar's address. */
function Places() {
  return (
    <Fold
      keepsContent
      className="border border-paper-rule bg-paper-bright px-4"
      title="Where do I find the address?"
      titleClass="min-h-11 py-2.5 font-semibold"
    >
      <dl className="grid gap-3 pb-4">
        {PLACES.map(([provider, place]) => (
          <div key={provider}>
            <dt className="label">{provider}</dt>
            <dd>{place}</dd>
          </div>
        ))}
      </dl>
    </Fold>
  );
}
