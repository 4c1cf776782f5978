import { type LoaderFunctionArgs, matchRoutes, Outlet, type RouteObject } from 'react-router';
import type { Chrome } from '#content/chrome.ts';
import { LEGAL_PAGES, paths } from '#shared/paths.ts';
import { siteCalls } from '#shared/site.calls.ts';
import type { PublicSite } from '#shared/site.schema.ts';
import { apiContext } from './api.ts';
import { draftQueryOf, loadDocuments } from './components/documents.ts';
import { PageError } from './components/layout/error-page.tsx';
import { SiteLayout } from './components/layout/site-layout.tsx';
import { type Prefetch, PrefetchContext } from './components/layout/site-link.tsx';
import { ROOT_ROUTE_ID } from './components/site.ts';
import { landingRoute } from './landing-route.tsx';

type Page = NonNullable<RouteObject['lazy']>;

/** A page loaded on demand. `id` is its file under `pages/`, which is its name in the build's manifest. */
function page(id: string, path: string, lazy: Page, handle?: RouteObject['handle']): RouteObject {
  return { id, path, lazy, handle };
}

/** Pages behind a personal link: rendered for each request, never stored. */
const PRIVATE = { cache: false };
/** Booking pages: without JavaScript, the days of the calendar load them with the times of that day. */
const BY_DAY = { forms: ['booking'], searchParams: ['from'], uncachedParams: ['from'] };

const loadDashboard = () => import('./pages/captain/dashboard.tsx');

async function loadSite({ context, request }: LoaderFunctionArgs): Promise<PublicSite & Chrome> {
  const site = await context.get(apiContext).call(siteCalls.get, { query: draftQueryOf(request) });
  return { ...site, documents: site.documents as Chrome['documents'] };
}

/** Every URL of the site. */
export const routes: RouteObject[] = [
  {
    id: ROOT_ROUTE_ID,
    loader: loadSite,
    // Only when the current page asks for it, as the dashboard does after it saved a setting.
    shouldRevalidate: ({ currentUrl, nextUrl, formMethod }) => !formMethod && currentUrl.href === nextUrl.href,
    Component: Root,
    ErrorBoundary: PageError,
    children: [
      {
        id: 'captain/shell',
        path: paths.captain,
        lazy: () => import('./pages/captain/shell.tsx'),
        ErrorBoundary: PageError,
        children: [
          {
            index: true,
            id: 'captain/dashboard',
            lazy: loadDashboard,
            handle: { remoteImages: true, prepare: async () => (await loadDashboard()).loadScreen() },
          },
          page('captain/post-new', 'blog/new', () => import('./pages/captain/blog/post-new.tsx'), {
            remoteImages: true,
          }),
          page('captain/post-edit', 'blog/edit/:slug', () => import('./pages/captain/blog/post-edit.tsx'), {
            remoteImages: true,
            sharedByAllParams: true,
          }),
          page(
            'captain/newsletter/issue-edit',
            'newsletter/:id',
            () => import('./pages/captain/newsletter/issue-edit.tsx'),
            {
              remoteImages: true,
              sharedByAllParams: true,
            },
          ),
          page('captain/help/help-page', 'help/:name', () => import('./pages/captain/help/help-page.tsx'), {
            sharedByAllParams: true,
          }),
          page('captain/content/page-edit', 'pages/:key', () => import('./pages/captain/content/page-edit.tsx'), {
            remoteImages: true,
            sharedByAllParams: true,
          }),
        ],
      },
      page('marketing/meeting-embed', '/embed/book/:slug', () => import('./pages/marketing/meeting-embed.tsx'), {
        ...PRIVATE,
        forms: ['booking'],
        searchParams: ['from', 'booked'],
        isEmbed: true,
      }),
      {
        id: 'site',
        Component: SiteLayout,
        children: [
          {
            ErrorBoundary: PageError,
            children: [
              page('marketing/home', '/', () => import('./pages/marketing/home.tsx')),
              page('marketing/booking', '/booking/:token', () => import('./pages/marketing/booking.tsx'), {
                ...PRIVATE,
                searchParams: ['moved', 'from'],
              }),
              page('newsletter/archive', '/newsletter/archive', () => import('./pages/newsletter/archive.tsx')),
              page('newsletter/issue', '/newsletter/archive/:slug', () => import('./pages/newsletter/issue.tsx'), {
                remoteImages: true,
              }),
              page(
                'marketing/newsletter-topics',
                '/newsletter/topics/:token',
                () => import('./pages/marketing/newsletter-topics.tsx'),
                { ...PRIVATE, searchParams: ['saved'] },
              ),
              page(
                'marketing/newsletter-consent',
                '/newsletter/:what/:token',
                () => import('./pages/marketing/newsletter-consent.tsx'),
                PRIVATE,
              ),
              page('marketing/about', '/about', () => import('./pages/marketing/about.tsx')),
              page('marketing/calendar', '/calendar', () => import('./pages/marketing/calendar.tsx'), BY_DAY),
              page('marketing/meetings', '/book', () => import('./pages/marketing/meetings.tsx')),
              page('marketing/meeting', '/book/:slug', () => import('./pages/marketing/meeting.tsx'), BY_DAY),
              page(
                'marketing/strategy-session',
                '/strategy-session',
                () => import('./pages/marketing/strategy-session.tsx'),
                BY_DAY,
              ),
              ...LEGAL_PAGES.map((name) =>
                page(`marketing/legal/${name}`, `/${name}`, () => import('./pages/marketing/legal.tsx')),
              ),
              {
                // Loaded beside the article, so that the page of an article that does not exist has its texts too.
                id: 'blog/documents',
                loader: (args) => loadDocuments(args, 'blog'),
                children: [
                  page('blog/list', '/blog', () => import('./pages/blog/list.tsx'), {
                    searchParams: ['page', 'tag', 'q'],
                    uncachedParams: ['q'],
                    remoteImages: true,
                  }),
                  page('blog/preview', '/blog/preview/:token', () => import('./pages/blog/preview.tsx'), {
                    cache: false,
                    remoteImages: true,
                  }),
                  page('blog/post', '/blog/:slug', () => import('./pages/blog/post.tsx'), { remoteImages: true }),
                ],
              },
              landingRoute,
            ],
          },
        ],
      },
    ],
  },
];

/** Loads a page's modules before the click on a link to it; an error shows when the page is opened. */
const prefetch: Prefetch = (path) => {
  for (const { route } of matchRoutes(routes, path) ?? []) {
    const load = typeof route.lazy === 'function' ? route.lazy : route.handle?.prefetch;
    load?.().catch(() => {});
  }
};

function Root() {
  return (
    <PrefetchContext value={prefetch}>
      <Outlet />
    </PrefetchContext>
  );
}
