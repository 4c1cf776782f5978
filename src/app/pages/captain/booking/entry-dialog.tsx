import { Link } from 'react-router';
import { Dialog, DialogButtons } from '#app/pages/captain/parts/dialog.tsx';
import { dayName } from '#app/pages/captain/parts/time.ts';
import { Button } from '#app/ui/button.tsx';
import { localClock } from '#shared/local-clock.ts';
import { paths } from '#shared/paths.ts';
import type { Entry } from './entries.ts';

interface EntryDialogProps {
  entry: Entry;
  timezone: string;
  onUnblock(id: number): void;
  onClose(): void;
}

/** What takes a time of the week. */
export function EntryDialog({ entry, timezone, onUnblock, onClose }: EntryDialogProps) {
  const [start, end] = [localClock(entry.start, timezone), localClock(entry.end, timezone)];
  const until = end.date === start.date ? end.time : `${dayName(end.date)}, ${end.time}`;
  return (
    <Dialog title={entry.title} onClose={onClose}>
      <p>
        {dayName(start.date)}, {start.time} to {until}
      </p>
      {entry.kind === 'booking' && (
        <>
          <p className="mt-1">
            {entry.meeting} ·{' '}
            <a href={`mailto:${entry.email}`} className="link">
              {entry.email}
            </a>
          </p>
          <p className="mt-3 text-mute">
            The whole booking is in{' '}
            <Link to={paths.captainTab('leads')} className="link">
              Leads
            </Link>
            . You can cancel it there.
          </p>
        </>
      )}
      {entry.kind === 'busy' && <p className="mt-3 text-mute">This comes from one of your calendars.</p>}
      {entry.kind === 'blocked' && (
        <DialogButtons>
          <Button size="sm" variant="ink" onClick={() => onUnblock(entry.id)}>
            Unblock
          </Button>
        </DialogButtons>
      )}
    </Dialog>
  );
}
