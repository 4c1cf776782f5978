import { toastOnFailure } from '#app/pages/captain/actions.ts';
import { useHasMail } from '#app/pages/captain/parts/has-mail.ts';
import { mailtoHref } from '#app/pages/captain/parts/mailto-href.ts';
import { captainApi } from '#app/pages/captain/session.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import type { Toast } from '#app/ui/toast.tsx';
import { bookingLetterCalls } from '#shared/booking-letter.calls.ts';

/** Opens the mail program with what tells the visitor of the last change of a call. @param id of the booking. */
export function LetterLink({ id, name }: { id: number; name: string }) {
  const letter = useCall(bookingLetterCalls.get, { params: { id } }).data;
  if (!letter) return null;
  return (
    <a href={mailtoHref(letter.email, letter)} className="link mr-4 inline-block py-1.5">
      Write to {name}
    </a>
  );
}

/** `LetterLink` as a button for the toast about a change; undefined where the site has told the visitor. */
export function useLetterAction(id: number, name: string): Toast['action'] {
  const hasMail = useHasMail();
  if (hasMail) return undefined;
  const open = async () => {
    const letter = await captainApi.call(bookingLetterCalls.get, { params: { id } });
    location.assign(mailtoHref(letter.email, letter));
  };
  return { label: `Write to ${name}`, onClick: () => void toastOnFailure('Failed to write the mail', open) };
}
