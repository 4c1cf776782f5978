import type { Letter } from './letter.tsx';

export { enqueue, enqueueCalendarWrites, isMailboxFull, NO_MAIL } from './enqueue.ts';
export { blocksText, replyButton } from './layout.ts';
export type { Letter } from './letter.tsx';
export { bodyStyles, LETTER_WIDTH, letterLook } from './letter-look.ts';
export { explainFailure, type Mail, type MailServer, sendTestMail, tryMailServer } from './mail-server.ts';
export type { AlertPayload } from './mails.ts';
export { greeting, mailboxOf, safeName } from './names.ts';
export { isLasting, listOutages, reportFailure, reportSuccess } from './outages.ts';
export {
  countKept,
  countOutbox,
  listChangeMails,
  type OutboxRow,
  renameMeetingInMails,
  skipReminders,
} from './queries.ts';
export { letterBrand } from './render-mail.ts';
export { type BulkMails, backoffSeconds, cutError, SendError, type Sender, SkipError } from './sender.ts';
export { createThrottle } from './throttle.ts';

/** A mail as HTML. The library that makes it is loaded now, and not when the server starts. */
export async function renderLetter(letter: Letter): Promise<string> {
  return (await import('./letter.tsx')).letterHtml(letter);
}
