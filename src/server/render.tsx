import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Writable } from 'node:stream';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { apiContext, createApi } from '#app/api.ts';
import { Document, toDataBlock } from '#app/document.tsx';
import type { DocumentAssets, Manifest } from '#app/manifest.ts';
import { routes } from '#app/routes.tsx';
import type { App } from './app.ts';
import { canonicalPath, patternOf } from './canonical-path.ts';
import type { AppContext } from './context.ts';
import { baseHeaders, contentSecurityPolicy, schedulerOrigins } from './http/security-headers.ts';
import { chooseEncoding, isFresh } from './http/send-bytes.ts';
import { createPageCache, type Head, type KeptPage, type RenderedPage } from './page-cache.ts';

export interface Pages {
  /**
   * Answers a plain GET of a page that is in memory, straight from its bytes.
   *
   * @returns the status that was sent, or `undefined` where the router has to look and nothing was sent.
   */
  sendKept(request: IncomingMessage, response: ServerResponse): number | undefined;
  /** Answers a request for a page: GET from memory or rendered, POST through the route's action (forms without JavaScript). */
  answer(c: Context<{ Bindings: HttpBindings }>, app: App): Promise<Response>;
}

/** Largest form that a page's action takes without JavaScript, in bytes. */
const FORM_MAX_BYTES = 64 * 1024;
/** Added to the address after an accepted form, so that a reload sends nothing twice. */
const SENT_PARAM = 'sent';

/** What a route may say about itself, in `handle`. */
interface RouteHandle {
  /** Query parameters that change what the server renders; all others are the browser's business. */
  searchParams?: string[];
  /** False on pages that must be rendered for each request. */
  keep?: boolean;
  /** True where the first screen has italics in it. */
  italics?: boolean;
  /** Modules that the page needs beside its own, by their source as in the manifest. */
  modules?: string[];
  /** Query parameters with which the page is rendered for each request, since anybody can make up many of them. */
  unkept?: string[];
  /** True on pages whose author may show pictures of other sites. */
  remoteImages?: boolean;
  /** The page's forms, by the names under which they are sent. */
  forms?: string[];
  /** True where the server renders the same page whatever the address names: one is kept for all of them. */
  isOneForAll?: boolean;
}

/** @throws when the build is missing. */
export function readManifest(file: string): Manifest {
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
}

export function createPages(ctx: AppContext, manifest: Manifest): Pages {
  const handler = createStaticHandler(routes);
  const cache = createPageCache(ctx);
  const base = baseHeaders(ctx.config);

  return {
    sendKept({ method, url = '', headers }, response) {
      const page = method === 'GET' ? cache.peek(url) : undefined;
      if (!page) return undefined;
      const form = formOf(page, headers['accept-encoding'] as string | undefined, headers['if-none-match']);
      const { status, headers: sent } = headOf(page, form, base);
      response.writeHead(status, sent);
      response.end(bytesOf(page, form));
      return status;
    },
    answer,
  };

  async function answer(c: Context<{ Bindings: HttpBindings }>, app: App): Promise<Response> {
    const { pathname, search: asked, searchParams } = new URL(c.req.url);
    const matches = (isReadable(pathname) && handler.match({ pathname })) || [];
    const route = matches.at(-1)?.route;
    // Unknown addresses share one kept page, so that nobody can fill the memory by asking for many.
    const isUnknown = !route || route.path === '*';
    const path = isUnknown ? '/404' : canonicalPath(matches);
    const isPost = c.req.method === 'POST';
    const handle = (route?.handle ?? {}) as RouteHandle;
    if (!isUnknown && !isPost && path !== undefined && path !== pathname) {
      // Before anything is rendered: a page has as many other spellings as somebody cares to make up.
      c.header('Cache-Control', cacheControl(handle));
      return c.redirect(path + asked, 301);
    }
    const search = isUnknown ? '' : knownSearch(searchParams, handle, await readForms(route, searchParams));
    const url = new URL((path ?? pathname) + search, ctx.config.siteUrl);

    if (isPost) return post(c, app, url, handle);
    const own = path === undefined ? { ...handle, keep: false } : handle;
    const key = (handle.isOneForAll ? patternOf(matches) : url.pathname) + search;
    const page = await cache.get(key, () => renderPage(c, app, new Request(url), own));
    return send(page, c.req.header('accept-encoding'), c.req.header('if-none-match'), base);
  }

  async function post(c: Context, app: App, url: URL, handle: RouteHandle): Promise<Response> {
    const type = c.req.header('content-type') ?? '';
    const length = Number(c.req.header('content-length') ?? Number.NaN);
    if (!type.startsWith('application/x-www-form-urlencoded'))
      return new Response(null, { status: 415, headers: base });
    if (!(length <= FORM_MAX_BYTES)) return new Response(null, { status: 413, headers: base });
    const request = new Request(url, { method: 'POST', headers: { 'Content-Type': type }, body: await c.req.text() });
    const page = await renderPage(c, app, request, handle);
    return new Response(page.html, {
      status: page.status,
      headers: { ...base, ...page.headers, 'Cache-Control': 'no-store' },
    });
  }

  async function renderPage(c: Context, app: App, request: Request, handle: RouteHandle): Promise<RenderedPage> {
    const context = new RouterContextProvider();
    const visitor = { 'X-Forwarded-For': c.req.header('x-forwarded-for') ?? '' };
    context.set(
      apiContext,
      createApi(
        (path, init) => app.request(path, init, c.env),
        () => visitor,
      ),
    );
    const result = await handler.query(request, { requestContext: context });
    if (result instanceof Response) return redirectPage(result);
    // A page loaded on demand brings its own handle, which is known only now.
    const own: RouteHandle = { ...handle, ...(result.matches.at(-1)?.route.handle as RouteHandle | undefined) };
    const accepted = formOutcome(result, 'sent');
    if (accepted) {
      const location = `${new URL(request.url).pathname}?${SENT_PARAM}=${accepted}#${accepted}`;
      return { status: 303, headers: { Location: location }, html: '', keep: false };
    }
    return {
      status: formOutcome(result, 'failed') ? 400 : result.statusCode,
      headers: pageHeaders(own),
      html: await renderDocument(result, assetsFor(result, own)),
      keep: (result.statusCode === 200 || result.matches.at(-1)?.route.path === '*') && mayKeep(request, own),
    };
  }

  function pageHeaders(handle: RouteHandle): Record<string, string> {
    return {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': cacheControl(handle),
      'Content-Security-Policy': contentSecurityPolicy(ctx.config, {
        remoteImages: handle.remoteImages,
        calendars: schedulerOrigins(ctx.settings.site().scheduler)?.calendars,
      }),
      // The scheduler's payment and sign-in windows report back to it.
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    };
  }

  function assetsFor(context: StaticHandlerContext, handle: RouteHandle): DocumentAssets {
    const pages = context.matches.flatMap(({ route }) => partOf(manifest, `app/pages/${route.id}`));
    const modules = [...pages, ...(handle.modules ?? []).flatMap((source) => manifest.parts[source] ?? [])];
    return {
      css: manifest.css,
      fonts: manifest.fonts.filter((font) => handle.italics || !font.includes('italic')),
      modules: [...new Set([...manifest.shared, ...modules])],
      remoteImages: handle.remoteImages === true,
    };
  }

  async function renderDocument(context: StaticHandlerContext, assets: DocumentAssets): Promise<string> {
    const router = createStaticRouter(handler.dataRoutes, context);
    const { loaderData, actionData, errors } = context;
    const payload = toDataBlock({ assets, hydration: { loaderData, actionData, errors } });
    const document = (
      <Document assets={assets} payload={payload}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </Document>
    );
    return renderToText(document, manifest.entry, (error) => ctx.log.error({ err: error }, 'a page failed to render'));
  }
}

/** False for what no link of ours says: escapes that mean nothing, and slashes that would name another host. */
function isReadable(pathname: string): boolean {
  try {
    return !decodeURIComponent(pathname).startsWith('//');
  } catch {
    return false;
  }
}

/** A route's id is its file under `pages/`; routes that share a file have one segment more. */
function partOf({ parts }: Manifest, source: string): string[] {
  return parts[source] ?? parts[source.slice(0, source.lastIndexOf('/'))] ?? [];
}

function mayKeep(request: Request, handle: RouteHandle): boolean {
  const { searchParams } = new URL(request.url);
  return handle.keep !== false && !handle.unkept?.some((name) => searchParams.has(name));
}

function cacheControl(handle: RouteHandle): string {
  return handle.keep === false ? 'no-store' : 'no-cache';
}

/** The forms of a page, which its module names; looked for only where the address says that one was sent. */
async function readForms(route: Pick<RouteObject, 'handle' | 'lazy'>, searchParams: URLSearchParams) {
  if (!searchParams.has(SENT_PARAM)) return [];
  const { handle } = typeof route.lazy === 'function' ? await route.lazy() : route;
  return (handle as RouteHandle | undefined)?.forms ?? [];
}

/** The query parameters that change the page; of the forms that were sent only those that it has. */
function knownSearch(searchParams: URLSearchParams, handle: RouteHandle, forms: string[]): string {
  const known = new URLSearchParams();
  for (const name of handle.searchParams ?? []) {
    const value = searchParams.get(name);
    if (value !== null) known.set(name, value.slice(0, 200));
  }
  const sent = searchParams.get(SENT_PARAM);
  if (sent !== null && forms.includes(sent)) known.set(SENT_PARAM, sent);
  return known.size > 0 ? `?${known}` : '';
}

/**
 * A form's action says `{ sent: FORM }` when it was taken and `{ failed: FORM }` when it was refused, where FORM is also
 * the id of the form's section.
 */
function formOutcome(context: StaticHandlerContext, outcome: 'sent' | 'failed'): string | undefined {
  for (const result of Object.values(context.actionData ?? {})) {
    const form = (result as Record<string, unknown> | null)?.[outcome];
    if (typeof form === 'string') return form;
  }
  return undefined;
}

function redirectPage(response: Response): RenderedPage {
  return {
    status: response.status,
    headers: { Location: response.headers.get('Location') ?? '/' },
    html: '',
    keep: false,
  };
}

/** What is sent of a page: its bytes in one encoding, or the word that the browser's copy is still right. */
type Form = 'not-modified' | 'identity' | 'br' | 'gzip';

function send(
  page: KeptPage,
  accept: string | undefined,
  ifNoneMatch: string | undefined,
  base: Record<string, string>,
): Response {
  const form = formOf(page, accept, ifNoneMatch);
  return new Response(bytesOf(page, form), headOf(page, form, base));
}

function formOf(page: KeptPage, accept: string | undefined, ifNoneMatch: string | undefined): Form {
  if (page.status === 200 && isFresh(ifNoneMatch, page.etag)) return 'not-modified';
  return chooseEncoding(accept, page) ?? 'identity';
}

function bytesOf(page: KeptPage, form: Form): KeptPage['identity'] | undefined {
  return form === 'not-modified' ? undefined : (page[form] ?? page.identity);
}

/** Status and headers of a kept page in one form; the same object each time, so that a request leaves little to clean up. */
function headOf(page: KeptPage, form: Form, base: Record<string, string>): Head {
  let head = page.heads.get(form);
  if (head) return head;
  const bytes = bytesOf(page, form);
  const headers: Record<string, string> = { ...base, ...page.headers, ETag: page.etag, Vary: 'Accept-Encoding' };
  if (form === 'br' || form === 'gzip') headers['Content-Encoding'] = form;
  if (bytes) headers['Content-Length'] = String(bytes.byteLength);
  head = { status: bytes ? page.status : 304, headers };
  page.heads.set(form, head);
  return head;
}

/** Waits for everything and returns one text: a page is kept as bytes, and HEAD and all headers stay right. */
function renderToText(document: ReactNode, entry: string, onError: (error: unknown) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('utf8'));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(document, {
      bootstrapModules: [entry],
      // Else React moves large parts to the end of the page and puts them in place by inline scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError,
    });
  });
}
