import type { Content, MeetingTypes } from '#server/context.ts';
import { escapeMarkup } from '#shared/escape.ts';
import type { Look } from '#shared/look/head.ts';
import { isSiteMeeting } from '#shared/meeting-types.ts';
import type { PublicIssue } from '#shared/newsletter.schema.ts';
import { oneLine } from '#shared/one-line.ts';
import { paths } from '#shared/paths.ts';
import type { PostSummary } from '#shared/post.schema.ts';
import type { Site } from '#shared/site.schema.ts';
import { toIsoDay } from '#shared/time.ts';

/** Sitemap (https://www.sitemaps.org) of all public pages, visible posts and issues in the archive. */
export function sitemapXml(
  site: Site,
  content: Content,
  meetingTypes: MeetingTypes,
  posts: readonly PostSummary[],
  issues: readonly PublicIssue[],
): string {
  const legalDates = new Map<string, string>(
    content.legalPages().map((key) => [`/${key}`, content.get(key).lastUpdated]),
  );
  const [newestIssue] = issues;
  const pages: { path: string; changedOn?: string | undefined }[] = [
    ...content.publicPaths().map((path) => ({ path, changedOn: legalDates.get(path) })),
    ...meetingPaths(meetingTypes).map((path) => ({ path })),
    ...posts.map(({ slug, updatedAt }) => ({ path: paths.post(slug), changedOn: toIsoDay(updatedAt) })),
    ...(newestIssue ? [{ path: paths.newsletterArchive, changedOn: toIsoDay(newestIssue.sentAt) }] : []),
    ...issues.map(({ slug, sentAt }) => ({ path: paths.newsletterIssue(slug), changedOn: toIsoDay(sentAt) })),
  ];
  const entries = pages.map(({ path, changedOn }) => {
    const lastmod = changedOn ? `<lastmod>${changedOn}</lastmod>` : '';
    return `  <url><loc>${escapeMarkup(site.url + path)}</loc>${lastmod}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}

/** The meeting types that have a page of their own. */
function ownMeetings(meetingTypes: MeetingTypes) {
  return meetingTypes.list().filter(({ slug, isActive }) => isActive && !isSiteMeeting(slug));
}

/** The pages of the owner's meeting types, and where there are any, the list of all. */
function meetingPaths(meetingTypes: MeetingTypes): string[] {
  const own = ownMeetings(meetingTypes).map(({ slug }) => paths.meeting(slug));
  return own.length > 0 ? [paths.meetings, ...own] : [];
}

/** robots.txt: everything except the dashboard and the API may be crawled. */
export function robotsTxt(site: Site): string {
  return `User-agent: *\nDisallow: ${paths.captain}\nDisallow: /api/\n\nSitemap: ${site.url}/sitemap.xml\n`;
}

/** llms.txt (https://llmstxt.org): the site summarised for language models. */
export function llmsTxt(
  site: Site,
  content: Content,
  meetingTypes: MeetingTypes,
  posts: readonly PostSummary[],
): string {
  const line = (name: string, path: string, text: string) =>
    `- [${name}](${site.url}${path})${text && `: ${oneLine(text)}`}`;
  const section = (title: string, lines: string[]) => (lines.length > 0 ? `## ${title}\n\n${lines.join('\n')}\n` : '');
  const { services } = content.get('services');
  const pages = content.pages();
  const descriptionAt = (path = '') =>
    pages.find(({ document }) => document.path === path)?.document.service.description;
  const { llms: headings } = content.get('machine');
  const [home, about, blog] = [content.get('home'), content.get('about'), content.get('blog')];
  const [calendar, strategy] = [content.get('calendar'), content.get('strategy-session')];
  return [
    `# ${site.brand}\n`,
    `> ${oneLine(home.hero.tagline)}\n`,
    `${oneLine(about.lead)}\n`,
    section(headings.services, [
      ...services.map(({ name, path, text, price }) =>
        line(name, path ?? paths.section('portfolio'), [descriptionAt(path) ?? text, price].filter(Boolean).join(' ')),
      ),
      ...pages
        .filter(({ document }) => !services.some(({ path }) => path === document.path))
        .map(({ name, document }) => line(name, document.path, document.service.description)),
    ]),
    section(headings.booking, [
      line(calendar.heading, paths.calendar, calendar.meta.description),
      ...(meetingTypes.find('strategy')?.isActive
        ? [line(strategy.heading, paths.strategySession, strategy.meta.description)]
        : []),
      ...ownMeetings(meetingTypes).map(({ slug, name, description }) => line(name, paths.meeting(slug), description)),
    ]),
    section(headings.about, [
      line(content.get('site').home, paths.home, home.meta.description),
      line(about.name, paths.about, about.meta.description),
      ...(content.publicPaths().includes(paths.blog) ? [line(blog.label, paths.blog, blog.llms)] : []),
    ]),
    section(
      headings.articles,
      posts.map(({ title, slug, excerpt }) => line(title, paths.postMarkdown(slug), excerpt)),
    ),
    section(
      // The format gives a meaning to this word: what may be skipped.
      'Optional',
      content.legalPages().map((key) => line(content.get(key).title, `/${key}`, content.get(key).summary)),
    ),
  ]
    .filter(Boolean)
    .join('\n');
}

/** The web app manifest, in the brand's name, with the owner's icons or the shipped ones. */
export function webManifest(site: Site, content: Content, { color, iconQuery }: Look): object {
  const icon = (size: number, purpose: string) => ({
    src: `/icon-${size}.png${iconQuery ?? ''}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    name: site.brand,
    short_name: site.name || site.brand,
    description: content.get('home').meta.description,
    lang: site.language,
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: color,
    theme_color: color,
    icons: iconQuery
      ? [icon(192, 'any'), icon(512, 'any')]
      : [
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          icon(192, 'any'),
          icon(512, 'any'),
          // The shipped ones have margins that a mask may cut away.
          icon(192, 'maskable'),
          icon(512, 'maskable'),
        ],
  };
}
