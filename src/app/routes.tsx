import { data, type LoaderFunctionArgs, matchRoutes, Outlet, type RouteObject } from 'react-router';
import { paths } from '#shared/paths.ts';
import type { Site } from '#shared/site.ts';
import { apiContext } from './api.ts';
import { NotFound, PageError } from './components/error-page.tsx';
import { ROOT_ROUTE_ID } from './components/site.ts';
import { SiteLayout } from './components/site-layout.tsx';
import { type Prefetch, PrefetchContext } from './components/site-link.tsx';

type Page = NonNullable<RouteObject['lazy']>;

/** A page of its own chunk. `id` is its file under `pages/`, by which the build knows its modules. */
function page(id: string, path: string, lazy: Page, handle?: RouteObject['handle']): RouteObject {
  return { id, path, lazy, handle };
}

function loadSite({ context }: LoaderFunctionArgs): Promise<Site> {
  return context.get(apiContext).get<Site>('/site');
}

/** Every URL of the site. */
export const routes: RouteObject[] = [
  {
    id: ROOT_ROUTE_ID,
    loader: loadSite,
    shouldRevalidate: () => false,
    Component: Root,
    ErrorBoundary: PageError,
    children: [
      {
        id: 'captain/shell',
        path: paths.captain,
        lazy: () => import('./pages/captain/shell.tsx'),
        ErrorBoundary: PageError,
        children: [{ index: true, id: 'captain/dashboard', lazy: () => import('./pages/captain/dashboard.tsx') }],
      },
      {
        id: 'site',
        Component: SiteLayout,
        children: [
          {
            ErrorBoundary: PageError,
            children: [
              page('marketing/home', '/', () => import('./pages/marketing/home.tsx')),
              page('blog/list', '/blog', () => import('./pages/blog/list.tsx'), {
                searchParams: ['page', 'tag', 'q'],
                unkept: ['q'],
                remoteImages: true,
              }),
              page('blog/preview', '/blog/preview/:token', () => import('./pages/blog/preview.tsx'), {
                keep: false,
                remoteImages: true,
              }),
              page('blog/post', '/blog/:slug', () => import('./pages/blog/post.tsx'), { remoteImages: true }),
              { path: '*', loader: () => data(null, { status: 404, statusText: 'Not Found' }), Component: NotFound },
            ],
          },
        ],
      },
    ],
  },
];

function Root() {
  return (
    <PrefetchContext value={prefetch}>
      <Outlet />
    </PrefetchContext>
  );
}

const prefetch: Prefetch = (path) => {
  for (const { route } of matchRoutes(routes, path) ?? []) if (typeof route.lazy === 'function') void route.lazy();
};
