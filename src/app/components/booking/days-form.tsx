import { useLocation } from 'react-router';

/** Id of the form to which the buttons of days and months belong. */
export function daysFormId(kind: string): string {
  return `days-of-${kind}`;
}

/** For pages with a `TimeChoice`, outside of its form: loads other days where there is no JavaScript. @param section anchor of the calendar. */
export function DaysForm({ kind, section }: { kind: string; section: string }) {
  const { pathname } = useLocation();
  return <form id={daysFormId(kind)} action={`${pathname}#${section}`} />;
}
