import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type ErrorResponse, matchRoutes, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { pageViewCalls } from '#shared/page-view.calls.ts';
import { apiContext, createApi } from './api.ts';
import { rememberReferrer } from './components/first-referrer.ts';
import { Document } from './document.tsx';
import { type Payload, readDataBlock } from './payload.ts';
import { routes } from './routes.tsx';

rememberReferrer();

void hydrate();

/** A function instead of a top-level await: chunks that import from this one would otherwise wait for it, and it for them. */
async function hydrate(): Promise<void> {
  const payload = readDataBlock();
  const { assets, hydration } = JSON.parse(payload) as Payload;

  // The page's code must be loaded before hydration, else React discards the server's HTML and renders it again.
  for (const { route } of matchRoutes(routes, location) ?? []) {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    await route.handle?.prepare?.(hydration.loaderData[route.id ?? '']);
  }

  const browserApi = createApi((path, init) => fetch(path, init));
  const router = createBrowserRouter(routes, {
    hydrationData: { ...hydration, errors: hydration.errors && reviveErrors(hydration.errors) },
    getContext() {
      const context = new RouterContextProvider();
      context.set(apiContext, browserApi);
      return context;
    },
  });
  countPageViews(router, assets.reportsViews);

  startTransition(() => {
    hydrateRoot(
      document,
      <Document assets={assets} payload={payload}>
        <RouterProvider router={router} />
      </Document>,
    );
  });
}

/**
 * The server counts the pages it sends; this reports those opened inside the browser, by path alone.
 *
 * @param reportsFirst also the page that was sent, because a CDN may have sent it.
 */
function countPageViews(router: ReturnType<typeof createBrowserRouter>, reportsFirst: boolean): void {
  let counted = reportsFirst ? undefined : location.pathname;
  let isFirst = reportsFirst;
  const count = ({ location, matches, navigation, loaderData }: typeof router.state) => {
    if (navigation.state !== 'idle' || location.pathname === counted) return;
    counted = location.pathname;
    const route = matches.at(-1)?.route;
    const isUnknown = route?.path === '*' && !loaderData[route.id];
    if (isUnknown || /^\/captain(?:\/|$)/.test(counted)) return;
    const view = { path: counted, from: isFirst ? [location.search, document.referrer] : undefined };
    const body = new Blob([JSON.stringify(view)], { type: 'application/json' });
    isFirst = false;
    navigator.sendBeacon(`/api${pageViewCalls.count.path}`, body);
  };
  count(router.state);
  router.subscribe(count);
}

/** The error in an error page's data comes as plain JSON; the router recognizes its own errors by their properties. */
function reviveErrors(errors: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => {
      const { status, statusText, data } = error as ErrorResponse;
      return [id, { status, statusText: statusText ?? '', data, internal: false }];
    }),
  );
}
