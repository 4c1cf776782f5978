import { useState } from 'react';
import { CallDialog } from '#app/pages/captain/booking/call-dialog.tsx';
import { Dialog, DialogButtons } from '#app/pages/captain/parts/dialog.tsx';
import { TextLink } from '#app/pages/captain/parts/links.tsx';
import { MainButton, SmallButton } from '#app/pages/captain/parts/small-button.tsx';
import { dayName, localizedTime } from '#app/pages/captain/parts/time.ts';
import { localClock } from '#shared/local-clock.ts';
import { paths } from '#shared/paths.ts';
import { placeKind } from '#shared/place-kind.ts';
import { phoneHref } from '#shared/site.ts';
import type { Entry } from './entries.ts';

interface EntryDialogProps {
  entry: Entry;
  timezone: string;
  /** The current moment, ISO 8601. */
  now: string;
  onUnblock(id: number): void;
  /** A booking was moved or cancelled. */
  onChanged(): void;
  onClose(): void;
}

/** Dialog of an entry of the week. A call ahead can be moved or cancelled. */
export function EntryDialog({ entry, timezone, now, onUnblock, onChanged, onClose }: EntryDialogProps) {
  const [step, setStep] = useState<'move' | 'cancel'>();
  const [start, end] = [localClock(entry.start, timezone), localClock(entry.end, timezone)];
  const until = end.date === start.date ? localizedTime(end.time) : `${dayName(end.date)}, ${localizedTime(end.time)}`;
  if (entry.kind === 'booking' && step) {
    const call = { id: entry.id, name: entry.title, start: entry.start };
    return <CallDialog step={step} call={call} onMoved={onChanged} onCancelled={onChanged} onClose={onClose} />;
  }
  return (
    <Dialog title={entry.title} onClose={onClose}>
      <p>
        {dayName(start.date)}, {localizedTime(start.time)} to {until}
      </p>
      {entry.kind === 'booking' && (
        <>
          <p className="mt-1">
            {entry.meeting} ·{' '}
            <a href={`mailto:${entry.email}`} className="link">
              {entry.email}
            </a>
          </p>
          {entry.place && (
            <p className="wrap-anywhere mt-1">
              <Place place={entry.place} />
            </p>
          )}
          <p className="mt-3">
            <TextLink to={paths.captainLeads(entry.email)}>The whole booking</TextLink>
          </p>
          {entry.start > now && (
            <DialogButtons>
              <SmallButton variant="quiet" className="text-danger" onClick={() => setStep('cancel')}>
                Cancel the call
              </SmallButton>
              <MainButton onClick={() => setStep('move')}>Move</MainButton>
            </DialogButtons>
          )}
        </>
      )}
      {entry.kind === 'busy' && <p className="mt-3 text-mute">This comes from one of your calendars.</p>}
      {entry.kind === 'blocked' && (
        <DialogButtons>
          <MainButton onClick={() => onUnblock(entry.id)}>Unblock</MainButton>
        </DialogButtons>
      )}
    </Dialog>
  );
}

/** Where a call takes place: a link to join it, a number to call, or an address. */
function Place({ place }: { place: string }) {
  const kind = placeKind(place);
  if (kind !== 'link' && kind !== 'phone') return place;
  const target =
    kind === 'link' ? { href: place, target: '_blank', rel: 'noopener noreferrer' } : { href: phoneHref(place) };
  return (
    <a {...target} className="link">
      {place}
    </a>
  );
}
