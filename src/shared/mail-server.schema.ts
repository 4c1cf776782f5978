import * as z from 'zod';
import { MAIL_SECURITY } from './mail-server.ts';
import { keyOf } from './stored.schema.ts';
import { EmailInput, tooLong } from './text.schema.ts';

const TEXT_MAX = 200;
const text = z.string('Please send a text').trim().max(TEXT_MAX, tooLong(TEXT_MAX)).default('');
const email = z.union([z.literal(''), EmailInput], 'This address looks incomplete').default('');
const security = keyOf(MAIL_SECURITY, 'Please choose one of the three');
const PORT = 'Please give a port, 1 to 65535';

/** Mail server, sender and reply address to save. Values that the environment sets are not changed. */
export const MailServerInput = z.object({
  /** Empty: no mail server. */
  host: text.pipe(
    z.union([z.literal(''), z.string().regex(/^(?!-)[\w.-]+$/)], 'Please give a name such as smtp.example.com'),
  ),
  port: z.coerce.number(PORT).int(PORT).min(1, PORT).max(65_535, PORT).default(587),
  security: security.default('starttls'),
  /** Empty: the server wants no login. */
  user: text,
  /** Left out or empty: the stored one stays. */
  password: z.string().max(TEXT_MAX, tooLong(TEXT_MAX)).default(''),
  fromName: text,
  /** Empty: the owner's address. */
  fromAddress: email,
  /** Empty: the owner's address. */
  replyTo: email,
});
export type MailServerInput = z.output<typeof MailServerInput>;

/** Mail server, sender and reply address as the dashboard shows them. The password stays on the server. */
export const MailServer = z.object({
  host: z.string(),
  port: z.number(),
  security: keyOf(MAIL_SECURITY),
  user: z.string(),
  hasPassword: z.boolean(),
  fromName: z.string(),
  fromAddress: z.string(),
  replyTo: z.string(),
  /** The environment sets the server (SMTP_URL), or the sender (MAIL_FROM); it cannot be changed here. */
  isServerGiven: z.boolean(),
  isSenderGiven: z.boolean(),
  /** The saved server cannot be decrypted: DATA_KEY is another one. */
  isUnreadable: z.boolean(),
});
export type MailServer = z.output<typeof MailServer>;

/** How a test went. A failure says why, and what to do. */
export const MailTest = z.object({ isSent: z.boolean(), text: z.string(), fix: z.string().nullable() });
export type MailTest = z.output<typeof MailTest>;
