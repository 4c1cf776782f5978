import type { AppContext, MailContext, MailDraft, Settings } from '#server/context.ts';
import { OUTBOX_EVENTS } from '#shared/outbox.ts';
import { paths } from '#shared/paths.ts';
import { fill } from '#shared/placeholders.ts';
import type { HtmlMail } from './html-mail.tsx';
import { type MailContent, toText } from './layout.ts';
import { mailLook } from './mail-look.ts';
import type { Mail } from './mail-server.ts';
import type { OutboxRow } from './queries.ts';

/** The part of a stored message that its mail follows from. */
type WritableRow = Pick<OutboxRow, 'audience' | 'event' | 'payload' | 'recipient'>;
type MailsContext = MailContext & Pick<AppContext, 'mails'>;

/** A stored message as a mail in plain text. `calendar` creates its calendar entry, if it has one. */
export interface WrittenMail extends Omit<MailDraft, 'blocks' | 'html'> {
  to: string;
  text: string;
  /** The mail as HTML; its library is loaded when it is needed. */
  html(): Promise<string>;
}

/** Writes the mail of a stored message with the templates in `ctx.mails`. */
export function writeMail(ctx: MailsContext, row: WritableRow): WrittenMail {
  const site = ctx.settings.site();
  const { blocks, html, text, ...draft } = draftOf(ctx, row);
  const content = { blocks, ...(row.audience === 'visitor' ? visitorFrame(ctx, row.event) : ownerFrame(ctx)) };
  return {
    ...draft,
    to: row.recipient ?? site.email,
    text: text ?? toText(content, site),
    html: async () => html ?? (await import('./html-mail.tsx')).renderHtmlMail(htmlMailOf(ctx, draft.subject, content)),
  };
}

/** The mail of a stored message as it is sent. @param row its `uid` makes the mail known again in a second attempt. */
export async function makeMail(ctx: MailsContext, row: WritableRow & Pick<OutboxRow, 'uid'>): Promise<Mail> {
  const { html, headers, calendar, to, subject, text, replyTo } = writeMail(ctx, row);
  return {
    to,
    subject,
    text,
    html: await html(),
    replyTo,
    messageId: `<${row.uid}@${new URL(ctx.settings.site().url).hostname}>`,
    headers: { 'Auto-Submitted': 'auto-generated', ...headers, 'X-Event': row.event },
    calendar: calendar?.(),
  };
}

/** Pixels that a logo is scaled into. */
const LOGO_MAX = { width: 200, height: 40 };

/** The name and the logo that mails show. */
export function mailBrand({ content, settings }: MailContext): HtmlMail['brand'] {
  const { brand, url } = settings.site();
  const { logo } = content.get('branding');
  // Outlook shows no SVG.
  if (!logo || /\.svg$/.test(logo.src)) return { name: brand, url };
  const height = Math.min(LOGO_MAX.height, Math.round((logo.height * LOGO_MAX.width) / logo.width));
  const width = Math.round((logo.width * height) / logo.height);
  return { name: brand, url, logo: { src: new URL(logo.src, url).href, width, height } };
}

function htmlMailOf(ctx: MailContext, title: string, { blocks, language, footer }: MailContent): HtmlMail {
  const { url } = ctx.settings.site();
  // The name at the top links to the site. With another link to it, the parts would not have the same links, which costs points as spam.
  const links = [{ label: footer.privacy, url: url + paths.privacy }];
  return {
    look: mailLook(ctx.content.get('branding')),
    language,
    title,
    brand: mailBrand(ctx),
    content: blocks,
    footer: { lines: footer.lines, links },
  };
}

type Frame = Omit<MailContent, 'blocks'>;

function visitorFrame({ content, settings }: MailContext, event: string): Frame {
  const { privacy, reason, ...reasons } = content.get('mails').footer;
  const { language, url } = settings.site();
  const why = new Map(Object.entries(reasons)).get(event.split('.')[0] ?? '') ?? reason;
  return { language, footer: { lines: [senderName(settings), fill(why, { host: new URL(url).host })], privacy } };
}

function ownerFrame({ settings }: MailContext): Frame {
  const lines = [`Sent by the website of ${senderName(settings)}`];
  return { language: 'en', footer: { lines, privacy: 'Privacy policy' } };
}

function senderName(settings: Settings): string {
  const { brand, ownerName } = settings.site();
  return brand.includes(ownerName) ? brand : `${ownerName}, ${brand}`;
}

function draftOf(ctx: MailsContext, row: WritableRow): MailDraft {
  const template = ctx.mails[row.audience]?.[row.event];
  if (template) return template(row.payload as never, ctx);
  // A row of another version may have an event that is not known here.
  return {
    subject: OUTBOX_EVENTS[row.event] ?? row.event,
    blocks: [{ kind: 'quote', text: JSON.stringify(row.payload) }],
  };
}
