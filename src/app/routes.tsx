import { data, type LoaderFunctionArgs, matchRoutes, Outlet, type RouteObject } from 'react-router';
import { LANDING_ENTRIES, type LandingEntry } from '#content/landing-pages.ts';
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

/** A landing page: one module for all of them, and the copy of this one. */
function landing({ slug, path, load }: LandingEntry): RouteObject {
  return {
    id: `marketing/landing/${slug}`,
    path,
    lazy: async () => {
      const [{ landingRoute }, copy] = await Promise.all([import('./pages/marketing/landing.tsx'), load()]);
      return landingRoute(copy);
    },
  };
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
        id: 'site',
        Component: SiteLayout,
        children: [
          {
            ErrorBoundary: PageError,
            children: [
              page('marketing/home', '/', () => import('./pages/marketing/home.tsx')),
              ...LANDING_ENTRIES.map(landing),
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
