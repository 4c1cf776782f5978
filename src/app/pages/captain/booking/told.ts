import { useSite } from '#app/components/site.ts';

/** A sentence about how the visitor learns of a change to a call: mails go out only where a mail server is set up. */
export function useTold(): string {
  // A site that asks new subscribers to confirm can send mail.
  return useSite().asksToConfirm
    ? 'The visitor is told by mail.'
    : 'The site has no mail server yet: please tell the visitor yourself.';
}
