import { useSite } from '#app/components/site.ts';

/** Whether the site can send mail: only then does it ask new subscribers to confirm. */
export function useHasMail(): boolean {
  return useSite().asksToConfirm;
}

/** A sentence about how the visitor learns of a change to a call: mails go out only where a mail server is set up. */
export function useTold(): string {
  return useHasMail()
    ? 'The visitor is told by mail.'
    : 'The site has no mail server yet: please tell the visitor yourself.';
}
