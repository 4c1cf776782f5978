import type { AppContext, MailContext, MailDraft, Settings } from '#server/context.ts';
import { OUTBOX_EVENTS, type OutboxEvent } from '#shared/outbox.ts';
import { paletteOf } from '#shared/palette.ts';
import { fill } from '#shared/placeholders.ts';
import { type MailContent, toHtml, toText } from './layout.ts';
import type { OutboxRow } from './queries.ts';

/** A stored message as a mail. `calendar` creates its calendar entry, if it has one. */
export interface RenderedMail extends Omit<MailDraft, 'blocks'> {
  to: string;
  text: string;
  html: string;
}

/** Writes the mail of a stored message with the templates in `ctx.mails`. */
export function renderMail(ctx: MailContext & Pick<AppContext, 'mails'>, row: OutboxRow): RenderedMail {
  const site = ctx.settings.site();
  const { blocks, ...draft } = draftOf(ctx, row);
  const content = { blocks, ...(row.audience === 'visitor' ? visitorFrame(ctx) : ownerFrame(ctx)) };
  const html = toHtml(content, site, paletteOf(ctx.content.get('branding').colors));
  return { ...draft, to: row.recipient ?? site.email, text: toText(content, site), html };
}

type Frame = Omit<MailContent, 'blocks'>;

function visitorFrame({ content, settings }: MailContext): Frame {
  const { reason, privacy } = content.get('mails').footer;
  const { language, url } = settings.site();
  return { language, footer: { lines: [sender(settings), fill(reason, { host: new URL(url).host })], privacy } };
}

function ownerFrame({ settings }: MailContext): Frame {
  const lines = [`Sent by the website of ${sender(settings)}`];
  return { language: 'en', footer: { lines, privacy: 'Privacy policy' } };
}

function sender(settings: Settings): string {
  const { brand, ownerName } = settings.site();
  return brand.includes(ownerName) ? brand : `${ownerName}, ${brand}`;
}

function draftOf(ctx: MailContext & Pick<AppContext, 'mails'>, row: OutboxRow): MailDraft {
  const event = row.event as OutboxEvent;
  const template = ctx.mails[row.audience]?.[event];
  if (template) return template(JSON.parse(row.payload) as never, ctx);
  return { subject: OUTBOX_EVENTS[event] ?? event, blocks: [{ kind: 'quote', text: row.payload }] };
}
