import { useSearchParams } from 'react-router';
import { useSite } from '#app/components/site.ts';
import { TextLink } from '#app/pages/captain/parts/links.tsx';
import { TabHead } from '#app/pages/captain/parts/states.tsx';
import { Views } from '#app/pages/captain/parts/views.tsx';
import { buttonLook } from '#app/ui/button.tsx';
import { lazyPart } from '#app/ui/lazy-part.ts';
import { paths } from '#shared/paths.ts';
import { CalendarChanges } from './calendars/calendar-changes.tsx';
import { WeekView } from './week/week.tsx';

const Calendars = lazyPart(() => import('./calendars/calendars.tsx'), 'Calendars');
const HoursView = lazyPart(() => import('./hours/hours-view.tsx'), 'HoursView');
const MeetingTypes = lazyPart(() => import('./meeting-types/meeting-types.tsx'), 'MeetingTypes');
const SettingsView = lazyPart(() => import('./settings-view.tsx'), 'SettingsView');

const VIEWS = [
  { id: '', label: 'Week', href: paths.captainTab('booking'), View: WeekView },
  { id: 'hours', label: 'Hours and days off', href: paths.captainBooking('hours'), View: HoursView },
  { id: 'types', label: 'Meeting types', href: paths.captainBooking('types'), View: MeetingTypes },
  { id: 'calendars', label: 'Calendars', href: paths.captainBooking('calendars'), View: Calendars },
  { id: 'settings', label: 'Settings', href: paths.captainBooking('settings'), View: SettingsView },
];

/** Link to the external scheduler; the week, hours, meeting types, calendars and settings of the built-in one. */
export function Tab() {
  const { scheduler } = useSite();
  const [search] = useSearchParams();
  return (
    <>
      <TabHead
        title="Booking Settings"
        lead={
          <>
            <span>
              {scheduler.isBuiltIn
                ? 'Visitors book with the built-in scheduler.'
                : 'Booking is managed in an external scheduling tool.'}
            </span>{' '}
            What visitors read is in Pages: <TextLink to={paths.editPage('booking')}>the form</TextLink> and{' '}
            <TextLink to={paths.editPage('mails')}>the confirmation</TextLink>.
          </>
        }
      >
        {!scheduler.isBuiltIn && (
          <a href={scheduler.consultation} target="_blank" rel="noopener" className={buttonLook('ink', 'sm')}>
            Open scheduling tool
          </a>
        )}
      </TabHead>
      <CalendarChanges />
      <Views label="Booking" views={VIEWS} open={search.get('view')} />
    </>
  );
}
