import type { RequestListener } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { VisitorError } from '#shared/errors.ts';
import type { PublicSite } from '#shared/site.ts';
import { assetsApi } from './assets/routes.ts';
import { uploadsApi } from './assets/upload-routes.ts';
import { blogFilesApi } from './blog/file-routes.ts';
import { articlesApi, blogApi } from './blog/routes.ts';
import { tagsApi } from './blog/tag-routes.ts';
import { bookingsApi, schedulerApi, slotsApi } from './booking/routes.ts';
import { schedulerEmbedApi } from './booking/scheduler-embed-routes.ts';
import { captainApi } from './captain-api.ts';
import { chatbotApi } from './chat/routes.ts';
import { chromeOf, viewFor } from './content/content.ts';
import { contentApi } from './content/routes.ts';
import type { AppContext } from './context.ts';
import { bodyDeadline } from './http/body-deadline.ts';
import { answerError } from './http/errors.ts';
import { isPlainHttp, redirectToHttps } from './http/https-redirect.ts';
import { textOf } from './http/messages.ts';
import { requestLog } from './http/request-log.ts';
import { securityHeaders } from './http/security-headers.ts';
import { pageViewsApi } from './insight/page-view-routes.ts';
import { hasActivePopup } from './insight/popup-queries.ts';
import { popupNotificationsApi } from './insight/popup-routes.ts';
import { contactApi, formStampApi } from './leads/routes.ts';
import { newsletterApi } from './newsletter/routes.ts';
import { operationsApi } from './operations/routes.ts';
import type { Pages } from './pages.ts';
import { seoApi } from './seo/routes.ts';
import type { StaticFiles } from './static-files.ts';

/** User agents of programs; an empty one is a program too. */
const BOTS = /bot|crawl|spider|slurp|preview|monitor|curl|wget|python|^$/i;

/** What the build has made for the browser. */
interface Front {
  files: StaticFiles;
  pages: Pages;
  /** Text of `src/app/scheduler-embed.client.ts`. */
  embedScript: string;
}

/** Everything the server answers, in the order in which it is tried: API, files, pages. */
export function createApp(ctx: AppContext, front?: Front) {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.onError(answerError(ctx));
  app.use(bodyDeadline(), securityHeaders(ctx.config), redirectToHttps(ctx.config));

  app.route('/', operationsApi(ctx));

  app.use('/api/*', requestLog(ctx), async (c, next) => {
    c.header('Cache-Control', 'no-store');
    await next();
  });
  app.route('/api/chatbot', chatbotApi(ctx));
  app.route('/api/contact', contactApi(ctx));
  app.route('/api/newsletter', newsletterApi(ctx));
  app.route('/api/slots', slotsApi(ctx));
  app.route('/api/bookings', bookingsApi(ctx));
  app.get('/api/site', async (c) => {
    const hasPopups = await hasActivePopup(ctx.db);
    const view = viewFor(ctx, c.req.query('draft'));
    return c.json({ ...ctx.settings.site(), hasPopups, ...chromeOf(view) } satisfies PublicSite);
  });
  app.route('/api/site', schedulerApi(ctx));
  app.route('/api/site', formStampApi(ctx));
  app.route('/api/content', contentApi(ctx));
  app.route('/api/captain', captainApi(ctx));
  app.route('/api/popup-notifications', popupNotificationsApi(ctx));
  app.route('/api/page-views', pageViewsApi(ctx));
  app.route('/api/blog', blogApi(ctx));
  app.route('/api/articles', articlesApi(ctx));
  app.route('/api/tags', tagsApi(ctx));
  app.route('/api/assets', assetsApi(ctx));
  for (const path of ['/api/*', '/api']) {
    app.all(path, () => {
      throw new VisitorError('not_found', 'nothingHere');
    });
  }

  app.route('/', seoApi(ctx));
  app.route('/uploads', uploadsApi(ctx));
  app.route('/blog', blogFilesApi(ctx));

  if (front) {
    app.route('/scheduler-embed', schedulerEmbedApi(ctx, front.embedScript));
    app.get('*', async (c, next) => front.files(c) ?? next());
    app.on(['GET', 'POST'], '*', async (c) => {
      const page = await front.pages.answer(c, app);
      countPage(ctx, page.status, c.req.method, c.req.path, c.req.header('user-agent'));
      return page;
    });
    app.all('*', (c) => c.text(textOf(ctx, 'methodUnknown'), 405, { Allow: 'GET, HEAD, POST' }));
  }
  return app;
}

/** What the HTTP server calls: pages in memory are sent before any routing, all other requests go through the app. */
export function createListener(ctx: AppContext, app: App, pages: Pages): RequestListener {
  const route = getRequestListener((request, env) => app.fetch(request, env as HttpBindings));
  return (incoming, outgoing) => {
    if (incoming.url !== '/healthz') ctx.proxyWatch.observe(incoming);
    const mustRedirect = isPlainHttp(ctx.config, incoming.headers['x-forwarded-proto']);
    const status = mustRedirect ? undefined : pages.sendFromMemory(incoming, outgoing);
    if (status === undefined) return route(incoming, outgoing);
    countPage(ctx, status, 'GET', incoming.url ?? '/', incoming.headers['user-agent']);
  };
}

/** Counts a page request, and a page view when the page was shown to a person; the dashboard has no page views. */
function countPage(ctx: AppContext, status: number, method: string, path: string, agent = ''): void {
  ctx.metrics.countRequest('page', status);
  const isShown = method === 'GET' && (status === 200 || status === 304) && !/^\/captain(?:\/|$)/i.test(path);
  if (isShown && !BOTS.test(agent)) ctx.counters.countView(path);
}

export type App = ReturnType<typeof createApp>;
