import { useNavigate } from 'react-router';
import type { Toast } from '#app/ui/toast.tsx';
import { paths } from '#shared/paths.ts';
import { useHasMail } from './has-mail.ts';
import { TextLink } from './links.tsx';

/** Leads to the mail server in Settings; nothing where one is set up. */
export function SetUpMailLink() {
  return useHasMail() ? null : <TextLink to={paths.captainSetting('host')}>Set up mail</TextLink>;
}

/** `SetUpMailLink` as a button for the toast about a mail that failed. */
export function useSetUpMail(): Toast['action'] {
  const navigate = useNavigate();
  return useHasMail()
    ? undefined
    : { label: 'Set up mail', onClick: () => void navigate(paths.captainSetting('host')) };
}
