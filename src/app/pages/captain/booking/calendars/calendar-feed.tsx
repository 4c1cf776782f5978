import { useState } from 'react';
import { copyText, useAction } from '#app/pages/captain/actions.ts';
import { DeleteDialog } from '#app/pages/captain/parts/dialog.tsx';
import { TextField } from '#app/pages/captain/parts/forms/forms.tsx';
import { TabSection } from '#app/pages/captain/parts/section.tsx';
import { Loaded } from '#app/pages/captain/parts/states.tsx';
import { dateAndTime } from '#app/pages/captain/parts/time.ts';
import { captainApi } from '#app/pages/captain/session.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import { Button } from '#app/ui/button.tsx';
import { calendarFeedCalls } from '#shared/calendars.calls.ts';
import type { FeedAddress } from '#shared/calendars.schema.ts';

/** Where each program subscribes to a calendar. */
const HINTS = [
  ['Google Calendar', 'Other calendars, +, From URL. Google asks for changes a few times a day.'],
  [
    'Apple Calendar',
    'File, New Calendar Subscription. On an iPhone: Calendars, Add Calendar, Add Subscription Calendar.',
  ],
  ['Outlook', 'Add calendar, Subscribe from web.'],
] as const;

/** The secret address of the feed of all bookings: shown once when it is made, since only its hash is stored. */
export function CalendarFeed() {
  const call = useCall(calendarFeedCalls.get);
  const { isBusy, run } = useAction();
  const [made, setMade] = useState<FeedAddress>();
  const [isReplacing, setIsReplacing] = useState(false);

  async function make() {
    setMade(await captainApi.call(calendarFeedCalls.rotate));
    call.reload();
  }

  return (
    <TabSection
      title="Bookings in your calendar"
      lead="Subscribe to a private address, and your calendar shows all bookings of the last 90 days and the future."
    >
      <Loaded call={call}>
        {({ createdAt }) => (
          <>
            {made ? (
              <ShownAddress url={made.url} />
            ) : (
              <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
                <p>{createdAt ? `There is an address since ${dateAndTime(createdAt)}.` : 'There is no address yet.'}</p>
                {createdAt ? (
                  <Button variant="outline" onClick={() => setIsReplacing(true)}>
                    Make a new address
                  </Button>
                ) : (
                  <Button variant="ink" disabled={isBusy} onClick={() => void run('Failed to make address', make)}>
                    Make an address
                  </Button>
                )}
              </div>
            )}
            <p className="mt-3 max-w-text text-mute">
              Whoever has the address can read names and messages of your visitors. A new password of an owner ends it.
              A CalDAV account is faster, and Captain notices what you move there.
            </p>
            <dl className="mt-5 grid gap-x-6 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)]">
              {HINTS.map(([program, hint]) => (
                <div key={program} className="contents">
                  <dt className="font-semibold">{program}</dt>
                  <dd className="text-mute max-sm:mb-2">{hint}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
      </Loaded>
      {isReplacing && (
        <DeleteDialog
          title="Make a new address?"
          action="Make a new address"
          failed="Failed to replace address"
          onDelete={make}
          onClose={() => setIsReplacing(false)}
        >
          Programs that use the present address no longer get any bookings until they subscribe to the new one.
        </DeleteDialog>
      )}
    </TabSection>
  );
}

function ShownAddress({ url }: { url: string }) {
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label="Private address"
          value={url}
          readOnly
          onFocus={(event) => event.target.select()}
          className="min-w-0 grow basis-80 font-mono"
        />
        <Button
          variant="ink"
          onClick={() => copyText(url, { title: 'Address copied' }, 'Please select the address and copy it.')}
        >
          Copy
        </Button>
      </div>
      <p role="status" className="mt-3 max-w-text font-semibold">
        Copy it now: it is not shown again, since only its hash is stored.
      </p>
    </>
  );
}
