import { useState } from 'react';
import { DeleteDialog } from '#app/pages/captain/parts/dialog.tsx';
import { Empty, Failed, Loading } from '#app/pages/captain/parts/states.tsx';
import { captainApi, reasonOf } from '#app/pages/captain/session.ts';
import { useCall, useNow } from '#app/pages/captain/use-call.ts';
import { Button } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.tsx';
import type { Calendar } from '#shared/calendars.ts';
import { CalendarForm } from './calendar-form.tsx';
import { CalendarItem } from './calendar-item.tsx';

const PATH = '/captain/calendars';
const MINUTE_MS = 60_000;

/** The owner's calendars: what they block, how reading them goes, and adding one. */
export function CalendarsView() {
  const { data, error, isLoading, reload, setData } = useCall<Calendar[]>(PATH);
  /** A calendar that is edited, `new` for one that is added. */
  const [edited, setEdited] = useState<Calendar | 'new'>();
  const [removed, setRemoved] = useState<Calendar>();
  const now = useNow(MINUTE_MS);

  function show(calendar: Calendar) {
    const isKnown = data?.some(({ id }) => id === calendar.id);
    setData(
      isKnown ? (data ?? []).map((one) => (one.id === calendar.id ? calendar : one)) : [...(data ?? []), calendar],
    );
  }

  async function remove({ id, name }: Calendar) {
    setRemoved(undefined);
    try {
      await captainApi.delete(`${PATH}/${id}`);
      toast({ title: `${name} removed`, description: 'Its events no longer block times.' });
    } catch (reason) {
      toast({ title: 'The calendar was not removed', description: reasonOf(reason), variant: 'destructive' });
    }
    reload();
  }

  return (
    <section aria-labelledby="calendars-title">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h2 id="calendars-title" className="text-title">
            Calendars
          </h2>
          <p className="mt-1 max-w-text text-mute">
            Visitors cannot book while an event is in one of your calendars. They are read every five minutes, and once
            more when somebody books.
          </p>
        </div>
        {data && data.length > 0 && (
          <Button size="sm" variant="ink" onClick={() => setEdited('new')}>
            Add a calendar
          </Button>
        )}
      </div>
      {isLoading && !data && <Loading />}
      {error && <Failed reason={error} retry={reload} />}
      {data?.length === 0 && (
        <Empty title="No calendar yet">
          <p>Without one, the site knows its own bookings only, and somebody can book while you are at the dentist.</p>
          <Button size="sm" variant="ink" className="mt-5" onClick={() => setEdited('new')}>
            Add a calendar
          </Button>
        </Empty>
      )}
      {data && data.length > 0 && (
        <ul className="grid gap-4">
          {data.map((calendar) => (
            <CalendarItem
              key={calendar.id}
              calendar={calendar}
              now={now}
              onChange={show}
              onEdit={() => setEdited(calendar)}
              onRemove={() => setRemoved(calendar)}
            />
          ))}
        </ul>
      )}
      {edited && (
        <CalendarForm
          calendar={edited === 'new' ? undefined : edited}
          onSaved={(calendar) => {
            setEdited(undefined);
            show(calendar);
          }}
          onClose={() => setEdited(undefined)}
        />
      )}
      {removed && (
        <DeleteDialog
          title={`Remove ${removed.name}?`}
          action="Remove"
          onDelete={() => void remove(removed)}
          onClose={() => setRemoved(undefined)}
        >
          Its events will no longer block times, and its password is deleted here. The calendar itself stays as it is.
        </DeleteDialog>
      )}
    </section>
  );
}
