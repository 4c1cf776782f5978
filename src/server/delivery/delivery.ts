import type { HtmlMail } from './html-mail.tsx';

export { enqueue, enqueueCalendarWrites, isMailboxFull, NO_MAIL_REASON } from './enqueue.ts';
export type { HtmlMail } from './html-mail.tsx';
export { blocksText, replyButton } from './layout.ts';
export { bodyStyles, MAIL_WIDTH, mailLook } from './mail-look.ts';
export { explainFailure, type Mail, type MailServer, sendTestMail, tryMailServer } from './mail-server.ts';
export type { AlertPayload } from './mails.ts';
export { greeting, mailboxOf, safeName, visitorName } from './names.ts';
export { isLasting, listOutages, reportFailure, reportSuccess } from './outages.ts';
export {
  countNotSent,
  countOutbox,
  listChangeMails,
  type OutboxRow,
  renameMeetingInMails,
  skipReminders,
} from './queries.ts';
export { mailBrand } from './render-mail.ts';
export { type BulkMails, backoffSeconds, cutError, SendError, type Sender, SkipError } from './sender.ts';
export { createThrottle } from './throttle.ts';

/** A mail as HTML. The library that makes it is loaded now, and not when the server starts. */
export async function renderHtmlMail(mail: HtmlMail): Promise<string> {
  return (await import('./html-mail.tsx')).renderHtmlMail(mail);
}
