import { useHasMail } from '#app/pages/captain/parts/has-mail.ts';

/** Said once beside bookings while the site can send no mail. */
export const NO_CONFIRMATION =
  'The site has no mail server yet: visitors who book get no mail, neither a confirmation nor a reminder.';

/** A sentence about how the visitor learns of a change to a call: mails go out only where a mail server is set up. */
export function useMailHint(): string {
  return useHasMail()
    ? 'The visitor is told by mail.'
    : 'The site has no mail server yet: please tell the visitor yourself.';
}
