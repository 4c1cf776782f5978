import { useHasMail } from '#app/pages/captain/booking/mail-hint.ts';
import { paths } from '#shared/paths.ts';
import { TextLink } from './links.tsx';

/** Leads to the mail server in Settings; nothing where one is set up. */
export function SetUpMailLink() {
  return useHasMail() ? null : <TextLink to={paths.captainSetting('host')}>Set up mail</TextLink>;
}
