import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { paths } from '#shared/paths.ts';
import { formsOf } from '#shared/sections.ts';
import type { App } from './app.ts';
import { sharedPageHeaders } from './cdn/cdn.ts';
import { viewWithDraft } from './content/editing/draft-links.ts';
import type { AppContext } from './context.ts';
import { clientAddress } from './http/client-address.ts';
import { messageText } from './http/messages.ts';
import { createRate } from './http/rate.ts';
import { REQUEST_ID } from './http/request-log.ts';
import { baseHeaders, contentSecurityPolicy, schedulerOrigins } from './http/security-headers.ts';
import { chooseResponse, createTextResponse, sendText } from './http/text-response.ts';
import { canonicalPath, DRAFT_PARAM, isReadable, patternOf, renderedSearch, SENT_PARAM } from './page-address.ts';
import { createPageCache, type Page } from './page-cache.ts';
import { findMovedPost } from './post-transfer/former-paths.ts';
import { createRenderer, type LoadedPage, type RouteHandle } from './render.tsx';

export interface Pages {
  /**
   * Answers a plain GET of a page that is in memory.
   *
   * @param id of the request.
   * @returns the status that was sent, or `undefined` when nothing was sent and the router has to answer.
   */
  sendFromMemory(request: IncomingMessage, response: ServerResponse, id: string): number | undefined;
  /** Answers a request for a page: GET from memory or rendered, POST through the route's action (forms without JavaScript). */
  answer(c: Context<{ Bindings: HttpBindings }>, app: App): Promise<Response>;
}

/** Largest form that a page's action takes without JavaScript, in bytes. */
const FORM_MAX_BYTES = 64 * 1024;
/** Pages that one client address can have loaded or rendered in a minute; pages from memory are not counted. */
const RENDERS_PER_MINUTE = 120;

/** Page to render for a request. */
interface Target {
  url: URL;
  /** Under which the page is in memory. */
  key: string;
  /** The path as the route table writes it. */
  pattern: string;
  mayBeCached: boolean;
}

type Renderer = ReturnType<typeof createRenderer>;
/** Runs the action or the loaders of a request's route. */
type Load = (request: Request) => Promise<LoadedPage>;

/** Keeps public pages in memory, and renders all others for each request. */
export function createPages(ctx: AppContext, manifest: Parameters<typeof createRenderer>[1]): Pages {
  const renderer = createRenderer(ctx, manifest);
  const cache = createPageCache(ctx);
  const limited = limitRenders(ctx);

  return {
    sendFromMemory({ method, url = '', headers }, response, id) {
      const page = method === 'GET' ? cache.find(url) : undefined;
      const representation = page?.text.find(headers['accept-encoding'] as string | undefined);
      if (!representation) return undefined;
      const { head, body } = chooseResponse(representation, headers['if-none-match']);
      // As a list: `setHeader` before it would make a page from memory a fifth slower.
      response.writeHead(head.status, [...head.list, REQUEST_ID, id]);
      response.end(body ?? undefined);
      return head.status;
    },
    async answer(c, app) {
      const isPost = c.req.method === 'POST';
      const url = new URL(c.req.url);
      const found = findPage(ctx, renderer, url);
      const redirect = isPost ? undefined : await findRedirect(ctx, found, url);
      if (redirect) {
        if (redirect.cacheControl) c.header('Cache-Control', redirect.cacheControl);
        return c.redirect(redirect.location, 301);
      }
      const target = await targetOf(ctx, renderer, found, url);
      // Loaders and actions call the API of `app` inside the process, from the visitor's client address.
      const visitor = { 'X-Forwarded-For': c.req.header('x-forwarded-for') ?? '' };
      const load: Load = (request) => renderer.load(request, (path, init) => app.request(path, init, c.env), visitor);
      if (isPost) return refuseForm(ctx, c) ?? limited(c, () => answerForm(ctx, c, load, target.url));
      const { key } = target;
      const getRendered = () => cache.get(key, () => renderPage(ctx, cache, load, target));
      const page = cache.find(key) ?? (await limited(c, getRendered));
      return page instanceof Response ? page : sendText(page.text, (name) => c.req.header(name));
    },
  };
}

/** @returns a function that gives the result of `work`, or a plain 429 where the client address had too many pages rendered. */
function limitRenders(ctx: AppContext) {
  const renders = createRate({ count: RENDERS_PER_MINUTE, seconds: 60 });
  const base = baseHeaders(ctx.config);
  return async <T>(c: Context, work: () => Promise<T>): Promise<T | Response> => {
    const wait = renders.take(clientAddress(c, ctx.config), ctx.clock.now());
    if (wait === 0) return work();
    const headers = { ...base, 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': String(wait) };
    return new Response(`${messageText(ctx, 'tooManyPages', { seconds: wait })}\n`, { status: 429, headers });
  };
}

/** The page that a URL names: a route with a path of its own, or a landing page. */
function findPage(ctx: AppContext, renderer: Renderer, { pathname, searchParams }: URL) {
  const matches = (isReadable(pathname) && renderer.match(pathname)) || [];
  const route = matches.at(-1)?.route;
  const ownRoute = route?.path === '*' ? undefined : route;
  const landing = ownRoute ? undefined : findLandingPage(ctx, pathname, searchParams.get(DRAFT_PARAM));
  return {
    matches,
    handle: (route?.handle ?? {}) as RouteHandle,
    ownRoute,
    landing,
    // All unknown addresses share one page, so that requests for many of them cost one rendering.
    isUnknown: !ownRoute && !landing,
    path: ownRoute ? canonicalPath(matches) : (landing?.path ?? '/404'),
  };
}
type FoundPage = ReturnType<typeof findPage>;

/** Where a URL leads that is not the page's own: a former address to the post it had, another spelling to the canonical one. */
async function findRedirect(
  ctx: AppContext,
  { path, handle, isUnknown }: FoundPage,
  { pathname, search, searchParams }: URL,
): Promise<{ location: string; cacheControl?: string } | undefined> {
  const isPlainPermalink = pathname === '/' && searchParams.has('p');
  const mayHaveMoved = isReadable(pathname) && (isUnknown || isPlainPermalink);
  const slug = mayHaveMoved ? await findMovedPost(ctx, pathname + search) : undefined;
  if (slug) return { location: paths.post(slug) };
  if (isUnknown || path === undefined || path === pathname) return undefined;
  return { location: path + search, cacheControl: cacheControl(handle) };
}

/** The page to render, with the parameters that it shows and no others. */
async function targetOf(
  ctx: AppContext,
  renderer: Renderer,
  { matches, handle, ownRoute, landing, isUnknown, path }: FoundPage,
  { pathname, searchParams }: URL,
): Promise<Target> {
  const ownForms = ownRoute && searchParams.has(SENT_PARAM) ? await renderer.formsOf(ownRoute) : [];
  const forms = landing?.forms ?? ownForms;
  const search = isUnknown ? '' : renderedSearch(searchParams, [...(handle.searchParams ?? []), DRAFT_PARAM], forms);
  const url = new URL((path ?? pathname) + search, ctx.config.siteUrl);
  const pattern = patternOf(matches);
  return {
    url,
    pattern,
    key: (handle.sharedByAllParams ? pattern : url.pathname) + search,
    mayBeCached:
      path !== undefined &&
      !url.searchParams.has(DRAFT_PARAM) &&
      !handle.uncachedParams?.some((name) => url.searchParams.has(name)),
  };
}

/** The landing page at a path, in any spelling, or the one that has moved from there. */
function findLandingPage(ctx: AppContext, pathname: string, draft: string | null) {
  if (!isReadable(pathname)) return undefined;
  const found = viewWithDraft(ctx, draft ?? undefined).findPage(decodeURIComponent(pathname));
  if (!found) return undefined;
  if ('redirect' in found) return { path: found.redirect, forms: [] };
  const { path, sections } = found.page.document;
  return { path, forms: formsOf(sections) };
}

/** Loads and renders a page, and decides whether it stays in memory. */
async function renderPage(
  ctx: AppContext,
  cache: ReturnType<typeof createPageCache>,
  load: Load,
  { url, pattern, mayBeCached }: Target,
): Promise<Page> {
  const loaded = await load(new Request(url));
  const { status, errors, handle } = loaded;
  if (url.searchParams.has(DRAFT_PARAM)) {
    // A draft is for people with its link, and for the editor's frame: it is not cached, and no search engine lists it.
    const headers = { ...headersFor(ctx, loaded, ["'self'"]), 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };
    return render(ctx, loaded, headers, { isCacheable: false });
  }
  // The page for unknown addresses is a 404 without errors.
  const isRefusal = status >= 400 && status < 500 && errors !== undefined;
  if (isRefusal) {
    // Refusals of one kind share one rendering, whatever slug or token the URL names.
    const shared = await cache.get(`${status} ${pattern} ${errors}`, () =>
      render(ctx, loaded, headersFor(ctx, loaded), { isCacheable: true, path: pattern }),
    );
    return { ...shared, isCacheable: false };
  }
  const isCacheable = mayBeCached && handle.cache !== false && (status === 200 || status === 404);
  const isShared = isCacheable && status === 200 && !url.pathname.startsWith(paths.captain);
  const isMarketing = isCacheable && ctx.content.publicPaths().includes(url.pathname + url.search);
  const headers = { ...headersFor(ctx, loaded), ...(isShared ? sharedHeaders(ctx) : {}) };
  return render(ctx, loaded, headers, { isCacheable, isMarketing });
}

async function render(
  ctx: AppContext,
  { status, html }: LoadedPage,
  headers: Record<string, string>,
  { isCacheable, isMarketing, path }: { isCacheable: boolean; isMarketing?: boolean; path?: string },
): Promise<Page> {
  return { status, isCacheable, text: createTextResponse(ctx, await html(path), { status, headers }, isMarketing) };
}

/** The answer to a form that is too large or no form. */
function refuseForm({ config }: AppContext, { req }: Context): Response | undefined {
  const headers = baseHeaders(config);
  const isForm = req.header('content-type')?.startsWith('application/x-www-form-urlencoded');
  if (!isForm) return new Response(null, { status: 415, headers });
  const length = Number(req.header('content-length') ?? Number.NaN);
  return length <= FORM_MAX_BYTES ? undefined : new Response(null, { status: 413, headers });
}

async function answerForm(ctx: AppContext, { req }: Context, load: Load, url: URL): Promise<Response> {
  const type = { 'Content-Type': req.header('content-type') ?? '' };
  const loaded = await load(new Request(url, { method: 'POST', headers: type, body: await req.text() }));
  const headers = { ...headersFor(ctx, loaded), 'Cache-Control': 'no-store' };
  return new Response(await loaded.html(), { status: loaded.status, headers });
}

/** @param ancestors that may show the page in a frame, besides those that its route allows. */
function headersFor(
  { config, settings }: AppContext,
  { handle, location, styles }: LoadedPage,
  ancestors: string[] = [],
): Record<string, string> {
  const base = baseHeaders(config);
  if (location !== undefined) return { ...base, Location: location };
  const origins = handle.isEmbed ? ["'self'", ...settings.text('embed_origins').split(' ').filter(Boolean)] : ancestors;
  // This older header can name no other sites: browsers that know the policy ignore it.
  const { 'X-Frame-Options': _, ...unframed } = base;
  const isFramedByItself = origins.length === 1;
  return {
    ...(origins.length > 0 ? unframed : base),
    ...(isFramedByItself ? { 'X-Frame-Options': 'SAMEORIGIN' } : {}),
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': cacheControl(handle),
    'Content-Security-Policy': contentSecurityPolicy(config, {
      styles,
      remoteImages: handle.remoteImages,
      frames: handle.frames,
      calendars: schedulerOrigins(settings.site().scheduler)?.calendars,
      ancestors: origins,
    }),
    // The calendar's payment and sign-in windows report back to it.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  };
}

/** Added where the page is the same for every visitor. */
function sharedHeaders({ config }: AppContext): Record<string, string> {
  // These pages show nothing of a person to a window that opened them. For any other value a browser starts a new process before
  // it shows the page: on a slow phone that delays the first paint by about 200 ms (docs/benchmarks.md).
  return { ...sharedPageHeaders(config), 'Cross-Origin-Opener-Policy': 'unsafe-none' };
}

function cacheControl(handle: RouteHandle): string {
  return handle.cache === false ? 'no-store' : 'no-cache';
}
