import { useSite } from '#app/components/site.ts';

/** Whether the site can send mail: only then does it ask new subscribers to confirm. */
export function useHasMail(): boolean {
  return useSite().asksToConfirm;
}
