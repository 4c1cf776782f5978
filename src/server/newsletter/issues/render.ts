import { randomUUID } from 'node:crypto';
import { getPostById, renderMailBody } from '#server/blog/blog.ts';
import type { AppContext } from '#server/context.ts';
import { bodyStyles, MAIL_WIDTH, mailBrand, mailLook, renderHtmlMail } from '#server/delivery/delivery.ts';
import { formatDate } from '#shared/format.ts';
import { paths } from '#shared/paths.ts';
import { fill } from '#shared/placeholders.ts';
import { toIso } from '#shared/time.ts';
import type { IssueRow } from './queries.ts';

/** The fields that an issue is rendered from. */
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

/** Renders an issue for all recipients. */
export async function prepareIssue(ctx: AppContext, issue: IssueSource): Promise<PreparedIssue> {
  const { siteUrl } = ctx.config;
  const look = mailLook(ctx.content.get('branding'));
  const { html, text, images, links } = await renderMailBody(ctx, issue.content, {
    siteUrl,
    from: `issue-${issue.id}`,
    styles: bodyStyles(look),
    width: MAIL_WIDTH,
  });
  // No text of the author can contain it.
  const leave = `${siteUrl}/${randomUUID()}`;
  const site = ctx.settings.site();
  const footer = await footerOf(ctx, issue, leave);
  const rendered = await renderHtmlMail({
    look,
    language: site.language,
    title: issue.subject,
    preview: issue.preview,
    brand: mailBrand(ctx),
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
  return { subject: issue.subject, html: rendered.split(leave), text: `${plain}\n`.split(leave), images, links };
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
