import { type SubmitEvent, useState } from 'react';
import { Dialog } from '#app/pages/captain/parts/dialog.tsx';
import { TextField, useIssues } from '#app/pages/captain/parts/forms.tsx';
import { captainApi, reasonOf } from '#app/pages/captain/session.ts';
import { Button } from '#app/ui/button.tsx';
import { Field, Select } from '#app/ui/field.tsx';
import { toast } from '#app/ui/toast.tsx';
import { CALENDAR_MAX, type Calendar, type CalendarKind } from '#shared/calendars.ts';

const PLACES = [
  ['Google', 'Settings of the calendar → Integrate calendar → Secret address in iCal format'],
  ['Outlook', 'Settings → Calendar → Shared calendars → Publish a calendar → ICS link'],
  ['iCloud', 'Share button beside the calendar → Public Calendar → Copy link'],
  ['Proton', 'Settings → Calendars → the calendar → Share with anyone → Create link'],
  ['Nextcloud', 'Share button of the calendar → Copy subscription link; or its CalDAV address with an app password'],
] as const;

interface CalendarFormProps {
  /** Undefined for a new one. */
  calendar: Calendar | undefined;
  onSaved(calendar: Calendar): void;
  onClose(): void;
}

/** Adds a calendar, or changes its name, address and account. Saving reads it once. */
export function CalendarForm({ calendar, onSaved, onClose }: CalendarFormProps) {
  const issues = useIssues();
  const [kind, setKind] = useState<CalendarKind>(calendar?.kind ?? 'ics');
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isAccount = kind === 'caldav';

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const text = (name: string) => String(fields.get(name) ?? '');
    // What is left empty stays as it is stored.
    const given = (name: string) => (text(name) === '' ? {} : { [name]: text(name) });
    const input = { name: text('name'), url: text('url'), ...given('username'), ...given('password') };
    setIsSaving(true);
    setFailure(undefined);
    try {
      const saved = calendar
        ? await captainApi.put<Calendar>(`/captain/calendars/${calendar.id}`, input)
        : await captainApi.post<Calendar>('/captain/calendars', { ...input, kind });
      if (saved.lastError === null) toast({ title: `${saved.name} saved`, description: 'It was read once.' });
      else toast({ title: `${saved.name} cannot be read`, description: saved.lastError, variant: 'destructive' });
      onSaved(saved);
    } catch (error) {
      issues.take(error);
      setFailure(reasonOf(error));
      setIsSaving(false);
    }
  }

  return (
    <Dialog title={calendar ? `Edit ${calendar.name}` : 'Add a calendar'} onClose={onClose}>
      <form onSubmit={save} noValidate className="grid gap-4">
        {!calendar && (
          <Field label="Kind" hint={isAccount ? 'Bookings can also be written into it.' : 'It is only read.'}>
            {(control) => (
              <Select {...control} value={kind} onChange={(event) => setKind(event.target.value as CalendarKind)}>
                <option value="ics">Address of a calendar (iCal)</option>
                <option value="caldav">CalDAV account</option>
              </Select>
            )}
          </Field>
        )}
        <TextField
          label="Name"
          note="optional"
          name="name"
          maxLength={CALENDAR_MAX.name}
          defaultValue={calendar?.name}
          error={issues.errorOf('name')}
        />
        <TextField
          label="Address"
          name="url"
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          maxLength={CALENDAR_MAX.url}
          defaultValue={calendar?.url}
          placeholder={isAccount ? 'https://cloud.example.com/dav/calendars/me/work/' : 'https://…/basic.ics'}
          hint={
            isAccount
              ? 'Of one calendar; with the address of a server, all calendars of the account are read.'
              : 'Whoever has it can read the calendar: it is stored encrypted and never shown in full.'
          }
          error={issues.errorOf('url')}
        />
        {!isAccount && <Places />}
        <TextField
          label="Username"
          note={isAccount ? undefined : 'optional'}
          hint={isAccount ? undefined : 'With the password, only if the address asks for them.'}
          name="username"
          autoComplete="off"
          maxLength={CALENDAR_MAX.username}
          error={issues.errorOf('username')}
        />
        <TextField
          label="Password"
          note={calendar ? 'empty keeps the stored one' : undefined}
          hint={isAccount ? 'Most providers want an app password here, not the one of your login.' : undefined}
          name="password"
          type="password"
          autoComplete="new-password"
          maxLength={CALENDAR_MAX.password}
          error={issues.errorOf('password')}
        />
        {failure && issues.all.length === 0 && (
          <p role="alert" className="border-danger border-l-4 pl-3">
            {failure}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button size="sm" variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" size="sm" variant="ink" disabled={isSaving}>
            {isSaving ? 'Reading the calendar…' : calendar ? 'Save' : 'Add'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Where the large providers show the address. */
function Places() {
  return (
    <details className="border border-paper-rule bg-paper-bright px-4">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">Where do I find the address?</summary>
      <dl className="grid gap-3 pb-4">
        {PLACES.map(([provider, place]) => (
          <div key={provider}>
            <dt className="label">{provider}</dt>
            <dd>{place}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
