import { randomUUID } from 'node:crypto';
import { getPostById, renderMailBody } from '#server/blog/blog.ts';
import type { AppContext } from '#server/context.ts';
import { bodyStyles, LETTER_WIDTH, letterBrand, letterLook, renderLetter } from '#server/delivery/delivery.ts';
import { makeLinkToken } from '#server/http/link-tokens.ts';
import { formatDate } from '#shared/format.ts';
import { paths } from '#shared/paths.ts';
import { fill } from '#shared/placeholders.ts';
import { toIso } from '#shared/time.ts';
import type { IssueRow } from './issue-queries.ts';

/** A subscriber who gets an issue. */
export interface IssueRecipient {
  /** Of the subscriber. */
  id: number;
  email: string;
}

/** An issue as a mail to one recipient. */
export interface RenderedIssue {
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
}

/** What an issue is rendered from. */
export type IssueSource = Pick<
  IssueRow,
  'id' | 'subject' | 'preview' | 'content' | 'publishAs' | 'slug' | 'postId' | 'startedAt'
>;

/** An issue that is the same for all recipients but for the link to unsubscribe, which comes between the parts. */
export interface PreparedIssue {
  subject: string;
  html: string[];
  text: string[];
  images: { src: string; alt: string }[];
  links: string[];
}

/** The issue that was rendered last; sending renders one for thousands of recipients. */
const prepared = new WeakMap<AppContext, { key: string; issue: Promise<PreparedIssue> }>();

/** An issue as a mail to one recipient. It is rendered once and then filled in for each. */
export async function renderIssue(ctx: AppContext, issue: IssueRow, recipient: IssueRecipient): Promise<RenderedIssue> {
  const key = `${issue.id} ${issue.version} ${issue.state} ${ctx.publicContent.version()}`;
  let known = prepared.get(ctx);
  if (known?.key !== key) {
    known = { key, issue: prepareIssue(ctx, issue) };
    prepared.set(ctx, known);
    known.issue.catch(() => prepared.delete(ctx));
  }
  return fillIn(ctx, await known.issue, recipient);
}

/** An issue with the link of one recipient, and the headers that let mail programs unsubscribe by one POST (RFC 8058). */
export function fillIn(ctx: AppContext, issue: PreparedIssue, recipient: IssueRecipient): RenderedIssue {
  const { siteUrl } = ctx.config;
  const token = makeLinkToken(ctx, 'newsletter-unsubscribe', recipient.id, recipient.email);
  const leave = `${siteUrl}${paths.newsletterLeave(token)}`;
  return {
    subject: issue.subject,
    html: issue.html.join(leave),
    text: issue.text.join(leave),
    headers: {
      'List-Id': `<newsletter.${new URL(siteUrl).hostname}>`,
      'List-Unsubscribe': `<${leave}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** Renders an issue for all recipients. */
export async function prepareIssue(ctx: AppContext, issue: IssueSource): Promise<PreparedIssue> {
  const { siteUrl } = ctx.config;
  const look = letterLook(ctx.content.get('branding'));
  const { html, text, images, links } = await renderMailBody(ctx, issue.content, {
    siteUrl,
    from: `issue-${issue.id}`,
    styles: bodyStyles(look),
    width: LETTER_WIDTH,
  });
  // No text of the author can contain it.
  const leave = `${siteUrl}/${randomUUID()}`;
  const site = ctx.settings.site();
  const footer = await footerOf(ctx, issue, leave);
  const letter = await renderLetter({
    look,
    language: site.language,
    title: issue.subject,
    preview: issue.preview,
    brand: letterBrand(ctx),
    label: formatDate(toIso(issue.startedAt ?? ctx.clock.now()), site),
    headline: issue.subject,
    content: { html },
    footer,
  });
  const plain = [
    `${issue.subject}\n${'='.repeat(Math.min(issue.subject.length, 60))}`,
    text,
    `-- \n${[...footer.lines, ...footer.links.map(({ label, url }) => `${label}: ${url}`)].join('\n')}`,
  ].join('\n\n');
  return { subject: issue.subject, html: letter.split(leave), text: `${plain}\n`.split(leave), images, links };
}

async function footerOf(ctx: AppContext, issue: IssueSource, leave: string) {
  const { reason, online, unsubscribe } = ctx.content.get('mails').issue;
  const { privacy } = ctx.content.get('mails').footer;
  const { legal } = ctx.content.get('facts');
  const { brand, ownerName, url } = ctx.settings.site();
  const names = [...new Set([ownerName, brand, legal.name])].filter(
    (name, index, all) => !all.some((other, at) => at !== index && other !== name && other.includes(name)),
  );
  const path = await onlinePath(ctx, issue);
  return {
    lines: [
      [names.join(', '), legal.address?.replace(/\s*\n\s*/g, ', ')].filter(Boolean).join(', '),
      fill(reason, { host: new URL(url).host }),
    ],
    links: [
      ...(path ? [{ label: online, url: `${url}${path}?from=issue-${issue.id}` }] : []),
      { label: unsubscribe, url: leave },
      { label: privacy, url: url + paths.privacy },
    ],
  };
}

/** Where the issue can be read on the site, if it can. */
async function onlinePath(ctx: AppContext, { publishAs, slug, postId }: IssueSource): Promise<string | undefined> {
  if (publishAs === 'archive') return slug ? paths.newsletterIssue(slug) : undefined;
  if (publishAs === 'none' || postId === null) return undefined;
  const post = await getPostById(ctx, postId);
  return post.status === 'published' ? paths.post(post.slug) : undefined;
}
