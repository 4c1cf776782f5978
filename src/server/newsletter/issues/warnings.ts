import { listMissingUploads } from '#server/assets/assets.ts';
import { findPlannedTime, isPostVisible } from '#server/blog/blog.ts';
import type { AppContext } from '#server/context.ts';
import { findSenderRecords, type ResolveTxt, resolveTxt, senderDomain } from '#server/newsletter/sending/sender-dns.ts';
import { countAudience } from '#server/newsletter/subscribers/audience-queries.ts';
import { CLIPPED_ABOVE_BYTES } from '#shared/newsletter.ts';
import type { IssueWarning } from '#shared/newsletter-issue.schema.ts';
import { paths } from '#shared/paths.ts';
import { isIssuePublic } from './archive-queries.ts';
import { getIssueRow } from './issues.ts';
import { fillIn, previewToken } from './mail.ts';
import { type PreparedIssue, prepareIssue } from './render.ts';

/** Files and pages that are no documents: they are not looked up. */
const OTHER_PATHS =
  /^\/(?:api|booking|calendar|images|newsletter|og|videos)\/|\.(?:xml|txt|png|ico|svg|webmanifest|md|ics)$/;

/**
 * Problems that the owner should know of before sending an issue.
 *
 * @throws AppError `not_found`.
 */
export async function listWarnings(
  ctx: AppContext,
  id: number,
  resolve: ResolveTxt = resolveTxt,
): Promise<IssueWarning[]> {
  const row = await getIssueRow(ctx.db, id);
  const [issue, sender, count] = await Promise.all([
    prepareIssue(ctx, row),
    senderWarnings(ctx, resolve),
    countAudience(ctx.db, row.audience),
  ]);
  const warnings: IssueWarning[] = [];
  const warn = (code: IssueWarning['code'], message: string) => warnings.push({ code, message });
  if (!row.subject) warn('subject', 'There is no subject.');
  if (!row.preview) warn('preview', 'There is no preview text: lists of mails show the first words instead.');
  if (!row.content.trim()) warn('content', 'There is no text.');
  if (count === 0) warn('audience', 'Nobody belongs to this audience.');
  if (!ctx.settings.mail().url)
    warn('mail', 'Nothing can be sent: no mail server is set up. Captain → Settings has a place for it.');
  if (!ctx.content.get('facts').legal.address) {
    warn('address', 'There is no postal address. Many countries require one in newsletters: add it to your facts.');
  }
  warnings.push(...(await contentWarnings(ctx, issue)), ...sender);
  const bytes = Buffer.byteLength(fillIn(ctx, issue, previewToken(ctx)).html);
  if (bytes > CLIPPED_ABOVE_BYTES) {
    const size = Math.ceil(bytes / 1024);
    warn(
      'size',
      `The mail has ${size} KB. Gmail cuts what is above ${CLIPPED_ABOVE_BYTES / 1024} KB off, with the link to unsubscribe.`,
    );
  }
  return warnings;
}

async function contentWarnings(ctx: AppContext, { images, links }: PreparedIssue): Promise<IssueWarning[]> {
  const warnings: IssueWarning[] = [];
  const warn = (code: IssueWarning['code'], message: string) => warnings.push({ code, message });
  for (const { src, alt } of images) if (!alt) warn('alt', `A picture has no description: ${src}`);
  const local = (address: string) => localPath(ctx.config.siteUrl, address);
  const files = [...images.map(({ src }) => src), ...links].flatMap((address) => local(address) ?? []);
  for (const path of await listMissingUploads(ctx, files)) {
    warn('image', `This file does not exist (any more): ${path}`);
  }
  for (const { src } of images) {
    if (!/^https?:|^\//i.test(src)) warn('image', `This picture has no usable address: ${src || '(empty)'}`);
  }
  for (const link of new Set(links)) {
    const path = local(link);
    const isBroken = path === undefined ? !isUsable(link) : !path.startsWith('/uploads/') && !(await isPage(ctx, path));
    if (!isBroken) continue;
    const slug = path && slugOfPost(path);
    const until = slug ? await findPlannedTime(ctx.db, slug, ctx.clock.now()) : undefined;
    const message = until ? 'The post of this link is not public yet' : 'This link leads nowhere';
    warnings.push({ code: 'link', message: `${message}: ${link || '(empty)'}`, until });
  }
  return warnings;
}

/** The path of an address of this site. */
function localPath(siteUrl: string, address: string): string | undefined {
  if (!address || !URL.canParse(address, `${siteUrl}/`)) return undefined;
  const url = new URL(address, `${siteUrl}/`);
  return url.origin === siteUrl ? url.pathname : undefined;
}

function isUsable(link: string): boolean {
  return /^(?:https?:\/\/[^/]+|mailto:\S+@\S+|tel:[+\d])/i.test(link);
}

function slugOfPost(path: string): string | undefined {
  return /^\/blog\/([a-z0-9_-]+)$/.exec(path)?.[1];
}

async function isPage(ctx: AppContext, path: string): Promise<boolean> {
  if (ctx.content.publicPaths().includes(path) || ctx.content.findPage(path) || path === paths.newsletterArchive)
    return true;
  const post = slugOfPost(path);
  if (post) return isPostVisible(ctx.db, post, ctx.clock.now());
  const issue = /^\/newsletter\/archive\/([a-z0-9_-]+)$/.exec(path)?.[1];
  if (issue) return isIssuePublic(ctx.db, issue);
  return OTHER_PATHS.test(path);
}

async function senderWarnings(ctx: AppContext, resolve: ResolveTxt): Promise<IssueWarning[]> {
  const domain = senderDomain(ctx);
  const { hasSpf, hasDmarc } = await findSenderRecords(domain, resolve);
  const warningFor = (code: 'spf' | 'dmarc', state: boolean | null): IssueWarning[] => {
    if (state) return [];
    const name = code.toUpperCase();
    const message =
      state === null
        ? `Whether ${domain} has a ${name} record could not be checked.`
        : `${domain} has no ${name} record: more of your mails will be taken for spam.`;
    return [{ code, message }];
  };
  return [...warningFor('spf', hasSpf), ...warningFor('dmarc', hasDmarc)];
}
