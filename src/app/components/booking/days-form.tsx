import { useLocation } from 'react-router';

/** Id of the form to which the buttons of days and months belong. */
export function daysFormId(meetingType: string): string {
  return `days-of-${meetingType}`;
}

/** For pages with a `TimeChoice`, outside of its form: loads other days where there is no JavaScript. @param section anchor of the calendar. */
export function DaysForm({ meetingType, section }: { meetingType: string; section: string }) {
  const { pathname } = useLocation();
  return <form id={daysFormId(meetingType)} action={`${pathname}#${section}`} />;
}
