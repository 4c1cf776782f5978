import type { AppContext, MailDraft } from '#server/context.ts';
import { OUTBOX_EVENTS, type OutboxEvent } from '#shared/outbox.ts';
import { paletteOf } from '#shared/palette.ts';
import { toHtml, toText } from './layout.ts';
import type { OutboxRow } from './queries.ts';

/** A stored message as a mail. `calendar` creates its calendar entry, if it has one. */
export interface RenderedMail extends Omit<MailDraft, 'blocks'> {
  to: string;
  text: string;
  html: string;
}

/** Writes the mail of a stored message with the templates in `ctx.mails`. */
export function renderMail(ctx: Pick<AppContext, 'mails' | 'settings' | 'content'>, row: OutboxRow): RenderedMail {
  const site = ctx.settings.site();
  const { blocks, ...draft } = draftOf(ctx, row);
  const content = { blocks, isToVisitor: row.audience === 'visitor' };
  const html = toHtml(content, site, paletteOf(ctx.content.get('branding').colors));
  return { ...draft, to: row.recipient ?? site.email, text: toText(content, site), html };
}

function draftOf({ mails, settings }: Pick<AppContext, 'mails' | 'settings'>, row: OutboxRow): MailDraft {
  const event = row.event as OutboxEvent;
  const template = mails[row.audience]?.[event];
  if (template) return template(JSON.parse(row.payload) as never, settings);
  return { subject: OUTBOX_EVENTS[event] ?? event, blocks: [{ kind: 'quote', text: row.payload }] };
}
