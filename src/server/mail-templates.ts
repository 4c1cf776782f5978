import { authMails } from './auth/mails.ts';
import { bookingMails } from './booking/mails.ts';
import { chatMails } from './chat/mails.ts';
import type { MailTemplates } from './context.ts';
import { systemMails } from './delivery/mails.ts';
import { leadMails } from './leads/mails.ts';
import { newsletterMails } from './newsletter/mails.ts';

const FEATURES: MailTemplates[] = [leadMails, newsletterMails, bookingMails, chatMails, authMails, systemMails];

/** The mails of all features. A feature with mails of its own adds them here. */
export const mailTemplates: MailTemplates = {
  owner: Object.assign({}, ...FEATURES.map(({ owner }) => owner)),
  visitor: Object.assign({}, ...FEATURES.map(({ visitor }) => visitor)),
  checks: Object.assign({}, ...FEATURES.map(({ checks }) => checks)),
};
