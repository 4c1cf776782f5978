import type { RequestListener } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { formStampCalls, publicContentCalls, siteCalls } from '#shared/site.calls.ts';
import { uploadsApi } from './assets/upload-routes.ts';
import { blogFilesApi } from './blog/file-routes.ts';
import { schedulerEmbedApi } from './booking/scheduler-embed-routes.ts';
import { shareCardsVersion } from './branding/branding.ts';
import { brandingApi } from './branding/routes.ts';
import { chromeOf, viewWithDraft } from './content/content.ts';
import { publicContentRoutes } from './content/routes.ts';
import type { AppContext } from './context.ts';
import { bodyDeadline } from './http/body-deadline.ts';
import { routes } from './http/calls.ts';
import { answerError } from './http/errors.ts';
import { isPlainHttp, redirectToHttps } from './http/https-redirect.ts';
import { messageText } from './http/messages.ts';
import { countCalls, createRequestLog, noCacheByDefault, noStore, REQUEST_ID } from './http/request-log.ts';
import { securityHeaders } from './http/security-headers.ts';
import { isProgram } from './http/user-agents.ts';
import { formStampRoutes } from './leads/stamp-routes.ts';
import { operationsApi } from './operations/routes.ts';
import { findTrafficSource } from './overview/sources.ts';
import type { Pages } from './pages.ts';
import { hasActivePopup } from './popups/popups.ts';
import { seoApi } from './seo/routes.ts';
import type { StaticFiles } from './static-files.ts';

/** The rest of the API is loaded this long after the start: no form is sent sooner. */
const LOAD_API_AFTER_MS = 1_000;
const PATHS_OF_PROGRAMS = [
  '/mcp',
  '/oauth/*',
  '/.well-known/oauth-protected-resource/*',
  '/.well-known/oauth-authorization-server/*',
];
/** A draft that is shown to somebody. */
const PREVIEW = /[?&]draft=|^\/blog\/preview\//;
/** A link in an issue of the newsletter: `?from=issue-12`. */
const FROM_ISSUE = /[?&]from=issue-(\d{1,9})(?:&|$)/;

const siteRoutes = routes(siteCalls, {
  async get(ctx, { query }) {
    // A draft is read or edited: a popup would take the focus from its editor, and be counted as shown.
    const hasPopups = query.draft === undefined && (await hasActivePopup(ctx.db));
    const view = viewWithDraft(ctx, query.draft);
    const site = ctx.settings.site();
    return { ...site, hasPopups, cards: shareCardsVersion(view, site), ...chromeOf(view) };
  },
});

/** Files that the build has made for the browser. */
interface Front {
  files: StaticFiles;
  pages: Pages;
  /** Text of `src/app/scheduler-embed.client.ts`. */
  embedScript: string;
}

/** Everything the server answers, in the order in which it is tried; without `front`, as in tests, no pages. */
export function createApp(ctx: AppContext, front?: Front) {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.onError(answerError(ctx));
  app.use(noCacheByDefault, bodyDeadline(), securityHeaders(ctx.config), redirectToHttps(ctx.config));

  app.route('/', operationsApi(ctx));

  for (const { path } of [siteCalls.get, formStampCalls.make, ...Object.values(publicContentCalls)]) {
    app.get(`/api${path}`, countCalls(ctx), noStore);
  }
  app.route('/api', siteRoutes(ctx)).route('/api', formStampRoutes(ctx)).route('/api', publicContentRoutes(ctx));
  // All else is loaded at its first call, or soon after the start: the first page does not wait for it.
  const loadApi = once(async () => (await import('./api.ts')).createApi(ctx));
  if (ctx.config.isProduction) setTimeout(loadApi, LOAD_API_AFTER_MS).unref();
  app.on('ALL', ['/api', '/api/*'], async (c) => {
    const answer = await (await loadApi()).fetch(c.req.raw, c.env);
    return c.newResponse(answer.body, answer);
  });

  app.get('/calendar/:file{[^/]*\\.ics}', async (c) => {
    const { answerFeed } = await import('./booking/calendar/feed-routes.ts');
    return answerFeed(ctx, c);
  });
  // Mail programs send this to the address of the page itself. A browser without JavaScript gets the page back.
  const openAsPage = (c: Context) => app.request(c.req.path, { headers: { Accept: 'text/html' } }, c.env);
  const loadOneClickApi = once(async () =>
    (await import('./newsletter/subscribers/one-click-routes.ts')).oneClickApi(ctx, openAsPage),
  );
  app.post('/newsletter/unsubscribe/:token', async (c) => (await loadOneClickApi()).fetch(c.req.raw, c.env));
  const loadProgramsApi = once(async () => (await import('./programs.ts')).createProgramsApi(ctx));
  app.on('ALL', PATHS_OF_PROGRAMS, async (c) => {
    const answer = await (await loadProgramsApi()).fetch(c.req.raw, c.env);
    return c.newResponse(answer.body, answer);
  });

  app.route('/', seoApi(ctx));
  app.route('/', brandingApi(ctx));
  app.route('/uploads', uploadsApi(ctx));
  app.route('/blog', blogFilesApi(ctx));

  if (front) {
    app.route('/scheduler-embed', schedulerEmbedApi(ctx, front.embedScript));
    app.get('*', async (c, next) => front.files(c) ?? next());
    app.on(['GET', 'POST'], '*', async (c) => {
      const page = await front.pages.answer(c, app);
      const { pathname, search } = new URL(c.req.url);
      countPage(ctx, page.status, c.req.method, pathname + search, c.req.header());
      return page;
    });
    app.all('*', (c) => c.text(messageText(ctx, 'methodUnknown'), 405, { Allow: 'GET, HEAD, POST' }));
  }
  return app;
}

/** @returns a function that runs `load` at its first call, and always gives its result. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => {
    loaded ??= load();
    return loaded;
  };
}

/** The function that the HTTP server calls: pages in memory are sent before any routing, all other requests go through the app. */
export function createListener(ctx: AppContext, app: App, pages: Pages): RequestListener {
  const route = getRequestListener((request, env) => app.fetch(request, env as HttpBindings));
  const log = createRequestLog(ctx);
  return (incoming, outgoing) => {
    const id = log(incoming, outgoing);
    if (incoming.url !== '/healthz') ctx.proxyWatch.observe(incoming);
    const mustRedirect = isPlainHttp(ctx.config, incoming.headers['x-forwarded-proto']);
    const status = mustRedirect ? undefined : pages.sendFromMemory(incoming, outgoing, id);
    if (status === undefined) {
      outgoing.setHeader(REQUEST_ID, id);
      return route(incoming, outgoing);
    }
    countPage(ctx, status, 'GET', incoming.url ?? '/', incoming.headers);
  };
}

/** Headers of a request that say who looks at a page, and from where. */
type PageHeaders = Partial<Record<'cookie' | 'referer' | 'user-agent', string>>;

/**
 * Counts a page request, and a page view when the page was shown to a visitor: the dashboard has no page views, and captains and previews are
 * left out.
 */
function countPage(ctx: AppContext, status: number, method: string, path: string, headers: PageHeaders): void {
  ctx.metrics.countRequest('page', status);
  const isShown = method === 'GET' && (status === 200 || status === 304) && !/^\/captain(?:[/?]|$)/i.test(path);
  const isOwn = ctx.sessions.hasCookie(headers.cookie) || PREVIEW.test(path);
  if (!isShown || isOwn || isProgram(headers['user-agent'] ?? '')) return;
  // A CDN answers most visitors itself: then browsers report what they open.
  if (ctx.config.CDN === 'off') {
    ctx.counters.countView(path);
    const source = findTrafficSource(path, headers.referer, ctx.config.siteUrl);
    if (source !== undefined) ctx.counters.countVisit(source);
  }
  const issue = FROM_ISSUE.exec(path)?.[1];
  if (issue) ctx.counters.countIssueVisit(Number(issue));
}

export type App = ReturnType<typeof createApp>;
