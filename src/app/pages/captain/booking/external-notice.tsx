import { useSite } from '#app/components/site.ts';
import { TextLink } from '#app/pages/captain/parts/links.tsx';
import { Notice } from '#app/pages/captain/parts/states.tsx';
import { paths } from '#shared/paths.ts';

/** Says that visitors book in the external tool, where hours and meeting types of the built-in scheduler do not count. */
export function ExternalNotice() {
  if (useSite().scheduler.isBuiltIn) return null;
  return (
    <Notice className="mb-8">
      Visitors see the calendar of your external scheduling tool first, and it does not know what you set here: this
      counts for the built-in calendar only. To offer that one alone, switch on “Use the built-in scheduler” in{' '}
      <TextLink to={paths.captainBooking('settings')}>Settings</TextLink>.
    </Notice>
  );
}
