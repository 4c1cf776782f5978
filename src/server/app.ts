import type { RequestListener } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { assetsApi } from './assets/routes.ts';
import { uploadsApi } from './assets/upload-routes.ts';
import { blogFilesApi } from './blog/file-routes.ts';
import { articlesApi, blogApi } from './blog/routes.ts';
import { tagsApi } from './blog/tag-routes.ts';
import { bookingsApi, schedulerApi, slotsApi } from './booking/routes.ts';
import { captainApi } from './captain-api.ts';
import { chatbotApi } from './chat/routes.ts';
import type { AppContext } from './context.ts';
import { bodyDeadline } from './http/body-deadline.ts';
import { answerError } from './http/errors.ts';
import { requestLog } from './http/request-log.ts';
import { securityHeaders } from './http/security-headers.ts';
import { pageViewsApi } from './insight/page-view-routes.ts';
import { popupNotificationsApi } from './insight/popup-routes.ts';
import { contactApi, formStampApi } from './leads/routes.ts';
import { newsletterApi } from './newsletter/routes.ts';
import { operationsApi } from './operations/routes.ts';
import type { Pages } from './render.tsx';
import { machineFilesApi } from './seo/routes.ts';
import { siteApi } from './settings/site-routes.ts';
import type { StaticFiles } from './static-files.ts';

/** Visitors that say of themselves that they are programs, or nothing at all. */
const MACHINES = /bot|crawl|spider|slurp|preview|monitor|curl|wget|python|^$/i;

/** Everything the server answers, in the order in which it is tried: API, files, pages. */
export function createApp(ctx: AppContext, front?: { files: StaticFiles; pages: Pages }) {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.onError(answerError(ctx));
  app.use(bodyDeadline(), securityHeaders(ctx.config));

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
  app.route('/api/site', siteApi(ctx));
  app.route('/api/site', schedulerApi(ctx));
  app.route('/api/site', formStampApi(ctx));
  app.route('/api/captain', captainApi(ctx));
  app.route('/api/popup-notifications', popupNotificationsApi(ctx));
  app.route('/api/page-views', pageViewsApi(ctx));
  app.route('/api/blog', blogApi(ctx));
  app.route('/api/articles', articlesApi(ctx));
  app.route('/api/tags', tagsApi(ctx));
  app.route('/api/assets', assetsApi(ctx));
  app.all('/api/*', (c) => c.json({ message: 'There is nothing at this address' }, 404));
  app.all('/api', (c) => c.json({ message: 'There is nothing at this address' }, 404));

  app.route('/', machineFilesApi(ctx));
  app.route('/uploads', uploadsApi(ctx));
  app.route('/blog', blogFilesApi(ctx));

  if (front) {
    app.get('*', async (c, next) => front.files(c) ?? next());
    app.on(['GET', 'POST'], '*', async (c) => {
      const page = await front.pages.answer(c, app);
      countPage(ctx, page.status, c.req.method, c.req.path, c.req.header('user-agent'));
      return page;
    });
    app.all('*', (c) => c.text('Please ask by GET, HEAD or POST', 405, { Allow: 'GET, HEAD, POST' }));
  }
  return app;
}

/** What the HTTP server calls: kept pages go out before anything is made of the request, all else goes through the app. */
export function createListener(ctx: AppContext, app: App, pages: Pages): RequestListener {
  const route = getRequestListener((request, env) => app.fetch(request, env as HttpBindings));
  return (incoming, outgoing) => {
    const status = pages.sendKept(incoming, outgoing);
    if (status === undefined) return route(incoming, outgoing);
    countPage(ctx, status, 'GET', incoming.url ?? '/', incoming.headers['user-agent']);
  };
}

/** Counts an answered page, and as a view when a person was shown it, as far as a server can tell; the dashboard is left out. */
function countPage(ctx: AppContext, status: number, method: string, path: string, agent = ''): void {
  ctx.metrics.countRequest('page', status);
  const isShown = method === 'GET' && (status === 200 || status === 304) && !/^\/captain(?:\/|$)/i.test(path);
  if (isShown && !MACHINES.test(agent)) ctx.counters.countView(path);
}

export type App = ReturnType<typeof createApp>;
