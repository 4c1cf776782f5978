import { ABOUT } from '#content/about.ts';
import { BLOG_IN_A_LINE } from '#content/blog.ts';
import { CONSULTATION, STRATEGY_SESSION } from '#content/booking.ts';
import { LEGAL_ENTRIES } from '#content/legal/entries.ts';
import { PUBLIC_PATHS } from '#content/public-paths.ts';
import { LANDING_PAGES } from '#content/services/index.ts';
import { STARTER } from '#content/starters/en/starter.ts';
import { escapeMarkup } from '#shared/escape.ts';
import type { Look } from '#shared/look.ts';
import { paths } from '#shared/paths.ts';
import type { PostSummary } from '#shared/post.ts';
import { fill, type Site } from '#shared/site.ts';

const { hero: HERO, meta: HOME_META } = STARTER.documents.home;

/** Sitemap (https://www.sitemaps.org) of all public pages and visible posts. */
export async function sitemapXml(site: Site, posts: readonly PostSummary[]): Promise<string> {
  const legal = await Promise.all(LEGAL_ENTRIES.map((entry) => entry.load()));
  const legalDates = new Map<string, string>(legal.map((page) => [page.path, isoDay(`${page.lastUpdated} UTC`)]));
  const urls = [
    ...PUBLIC_PATHS.map((path) => ({ path, changed: legalDates.get(path) })),
    ...posts.map(({ slug, updatedAt }) => ({ path: paths.post(slug), changed: isoDay(updatedAt) })),
  ];
  const entries = urls.map(
    ({ path, changed }) =>
      `  <url><loc>${escapeMarkup(site.url + path)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}

/** robots.txt: everything except the dashboard and the API may be crawled. */
export function robotsTxt(site: Site): string {
  return `User-agent: *\nDisallow: ${paths.captain}\nDisallow: /api/\n\nSitemap: ${site.url}/sitemap.xml\n`;
}

/** llms.txt (https://llmstxt.org): the site summarised for language models. */
export async function llmsTxt(site: Site, posts: readonly PostSummary[]): Promise<string> {
  const legal = await Promise.all(LEGAL_ENTRIES.map((entry) => entry.load()));
  const line = (name: string, path: string, text: string) =>
    `- [${name}](${site.url}${path}): ${fillNames(text, site)}`;
  const section = (title: string, lines: string[]) => (lines.length > 0 ? `## ${title}\n\n${lines.join('\n')}\n` : '');
  return [
    `# ${site.brand}\n`,
    `> ${fillNames(HERO.tagline, site)}\n`,
    `${fillNames(ABOUT.lead, site)}\n`,
    section(
      'Services',
      LANDING_PAGES.map((page) => line(page.service.name, page.path, page.service.description)),
    ),
    section('Booking', [
      line(CONSULTATION.heading, CONSULTATION.path, CONSULTATION.meta.description),
      line(STRATEGY_SESSION.heading, STRATEGY_SESSION.path, STRATEGY_SESSION.meta.description),
    ]),
    section('About', [
      line('Home', paths.home, HOME_META.description),
      line('About', paths.about, ABOUT.meta.description),
      line('Blog', paths.blog, BLOG_IN_A_LINE.llms),
    ]),
    section(
      'Articles',
      posts.map(({ title, slug, excerpt }) => line(title, paths.postMarkdown(slug), excerpt)),
    ),
    section(
      'Optional',
      legal.map(({ title, path, summary }) => line(title, path, summary)),
    ),
  ]
    .filter(Boolean)
    .join('\n');
}

/** The web app manifest, in the brand's name. */
export function webManifest(site: Site, { color, icons = '' }: Look): object {
  const icon = (size: number, purpose: string) => ({
    src: `/icon-${size}.png${icons}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    name: site.brand,
    short_name: site.name || site.brand,
    description: HOME_META.description,
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: color,
    theme_color: color,
    icons: icons
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

/** On one line. */
function fillNames(text: string, site: Site): string {
  return fill(text, site).replace(/\s+/g, ' ');
}

function isoDay(date: string): string {
  return new Date(date).toISOString().slice(0, 10);
}
