import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type ErrorResponse, matchRoutes, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { apiContext, createApi } from './api.ts';
import { rememberReferrer } from './components/first-referrer.ts';
import { Document, PAYLOAD_ID, type Payload } from './document.tsx';
import { withAnswersAhead } from './load-ahead.ts';
import { routes } from './routes.tsx';

rememberReferrer();

const payload = document.getElementById(PAYLOAD_ID)?.textContent ?? '';
const { assets, hydration } = JSON.parse(payload) as Payload;

// The page's lazy routes must be loaded before hydration, else React discards the server's HTML and renders it again.
for (const { route } of matchRoutes(routes, location) ?? []) {
  if (typeof route.lazy !== 'function') continue;
  const module = await route.lazy();
  Object.assign(route, module, { lazy: undefined });
}

const browserApi = withAnswersAhead(createApi((path, init) => fetch(path, init)));
const router = createBrowserRouter(routes, {
  hydrationData: { ...hydration, errors: hydration.errors && reviveErrors(hydration.errors) },
  getContext() {
    const context = new RouterContextProvider();
    context.set(apiContext, browserApi);
    return context;
  },
});

// The server counts the pages it sends; those opened inside the browser are told to it. Nothing else is.
let seen = location.pathname;
router.subscribe(({ location, matches, navigation }) => {
  if (navigation.state !== 'idle' || location.pathname === seen) return;
  seen = location.pathname;
  if (matches.at(-1)?.route.path === '*' || /^\/captain(?:\/|$)/.test(seen)) return;
  const body = new Blob([JSON.stringify({ path: seen })], { type: 'application/json' });
  navigator.sendBeacon('/api/page-views', body);
});

startTransition(() => {
  hydrateRoot(
    document,
    <Document assets={assets} payload={payload}>
      <RouterProvider router={router} />
    </Document>,
  );
});

/** An error page's data comes as plain JSON; the router knows its own errors by their shape. */
function reviveErrors(errors: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => {
      const { status, statusText, data } = error as ErrorResponse;
      return [id, { status, statusText: statusText ?? '', data, internal: false }];
    }),
  );
}
