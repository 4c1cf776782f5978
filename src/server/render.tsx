import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  type RouteObject,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { apiContext, createApi } from '#app/api.ts';
import { ROOT_ROUTE_ID } from '#app/components/site.ts';
import { Document } from '#app/document.tsx';
import type { DocumentAssets, Manifest } from '#app/manifest.ts';
import { toDataBlock } from '#app/payload.ts';
import { routes } from '#app/routes.tsx';
import { TYPE_PAIRINGS } from '#shared/look/typefaces.ts';
import type { PublicSite } from '#shared/site.schema.ts';
import { siteLook } from './branding/branding.ts';
import { viewWithDraft } from './content/content.ts';
import type { AppContext } from './context.ts';
import { hashSource } from './http/security-headers.ts';
import { DRAFT_PARAM, SENT_PARAM } from './page-address.ts';

/** Properties of a route, in its `handle`. */
export interface RouteHandle {
  /** Query parameters that change what the server renders; only the browser uses all others. */
  searchParams?: string[];
  /** False on pages that must be rendered for each request. */
  cache?: boolean;
  /** True where the first screen has italics. */
  italics?: boolean;
  /** Modules that the page needs besides its own, by their source as in the manifest. */
  modules?: string[];
  /** Query parameters with free text: a page with one of them is not kept in memory. */
  uncachedParams?: string[];
  /** True on pages whose author may show images of other sites. */
  remoteImages?: boolean;
  /** Origins of frames that the page may show. */
  frames?: string[];
  /** The properties that depend on the page's loaded data. */
  fromData?: (loaded: unknown) => RouteHandle;
  /** The page's forms, by the names under which they are sent. */
  forms?: string[];
  /** True where sites of the setting `embed_origins` may show the page in a frame. */
  isEmbed?: boolean;
  /** True where the server renders the same page for every parameter: one is kept for all of them. */
  sharedByAllParams?: boolean;
}

/** A page after its action and loaders have run. */
export interface LoadedPage {
  status: number;
  handle: RouteHandle;
  /** Target of a redirect; `html` is then empty. */
  location?: string | undefined;
  /** The errors of its loaders as JSON, when an error page is shown. */
  errors?: string | undefined;
  /** Renders the document. @param path shown as its address instead of the request's. */
  html(path?: string): Promise<string>;
  /** The sources of its styles for a Content-Security-Policy. */
  styles: string[];
}

type FetchApi = Parameters<typeof createApi>[0];

/** @throws when the build is missing. */
export function readManifest(file: string): Manifest {
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
}

/** Runs the app's routes on the server. */
export function createRenderer(
  ctx: Pick<AppContext, 'clock' | 'config' | 'content' | 'log' | 'metrics' | 'signingKey' | 'linkVersion'>,
  manifest: Manifest,
) {
  const handler = createStaticHandler(routes);
  const cssSource = hashSource(manifest.css);

  return {
    match: (pathname: string) => handler.match({ pathname }),
    /** The forms of a page, which its route or its module names. */
    async formsOf(route: Pick<RouteObject, 'handle' | 'lazy'>): Promise<string[]> {
      const fixed = route.handle as RouteHandle | undefined;
      if (fixed?.forms || typeof route.lazy !== 'function') return fixed?.forms ?? [];
      const { handle } = await route.lazy();
      return (handle as RouteHandle | undefined)?.forms ?? [];
    },
    /** Runs the action of a POST and the loaders. @param headers sent with their calls of the API. */
    async load(request: Request, fetchApi: FetchApi, headers: Record<string, string>): Promise<LoadedPage> {
      const context = new RouterContextProvider();
      context.set(
        apiContext,
        createApi(fetchApi, () => headers),
      );
      const result = await handler.query(request, { requestContext: context });
      if (result instanceof Response) return redirectTo(result.status, result.headers.get('Location') ?? '/');
      const sentForm = formOutcome(result, 'sent');
      if (sentForm) {
        return redirectTo(303, `${new URL(request.url).pathname}?${SENT_PARAM}=${sentForm}#${sentForm}`);
      }
      for (const err of Object.values(result.errors ?? {})) {
        if (!isRouteErrorResponse(err)) ctx.log.error({ err }, 'a page failed to load');
      }
      const handle = handleOf(result);
      const assets = assetsFor(result, handle, request);
      const { theme } = assets.look;
      return {
        status: formOutcome(result, 'failed') ? 400 : result.statusCode,
        handle,
        errors: result.errors ? JSON.stringify(result.errors) : undefined,
        html: (path) => renderDocument(path === undefined ? result : atPath(result, path), assets),
        styles: theme ? [cssSource, hashSource(theme)] : [cssSource],
      };
    },
  };

  function assetsFor(context: StaticHandlerContext, handle: RouteHandle, request: Request): DocumentAssets {
    const draft = new URL(request.url).searchParams.get(DRAFT_PARAM) ?? undefined;
    const branding = viewWithDraft(ctx, draft).get('branding');
    const inUse = TYPE_PAIRINGS[branding.type].fonts;
    const pages = context.matches.flatMap(({ route }) => partOf(manifest, `app/pages/${route.id}`));
    const modules = [...pages, ...(handle.modules ?? []).flatMap((source) => manifest.parts[source] ?? [])];
    return {
      language: languageOf(context),
      isCaptain: isCaptain(context),
      captainCss: manifest.captainCss,
      afterPaint: manifest.afterPaint,
      look: siteLook(branding, draft),
      fonts: manifest.fonts.filter(
        (font) => inUse.some((name) => font.includes(`/${name}-`)) && (handle.italics || !font.includes('italic')),
      ),
      modules: [...new Set([...manifest.shared, ...modules])],
      remoteImages: handle.remoteImages === true,
      reportsViews: ctx.config.CDN === 'on',
      frames: handle.frames ?? [],
    };
  }

  async function renderDocument(context: StaticHandlerContext, assets: DocumentAssets): Promise<string> {
    ctx.metrics.countPageWork('render');
    const router = createStaticRouter(handler.dataRoutes, context);
    const { loaderData, actionData, errors } = context;
    const payload = toDataBlock({ assets, hydration: { loaderData, actionData, errors } });
    const document = (
      <Document assets={assets} payload={payload} css={manifest.css}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </Document>
    );
    return renderToText(document, (error) => ctx.log.error({ err: error }, 'a page failed to render'));
  }
}

/** The properties of a page that was loaded. */
function handleOf({ matches, errors, loaderData }: StaticHandlerContext): RouteHandle {
  // These matches have the handles of modules that were loaded on demand.
  const route = matches.at(-1)?.route;
  const fixed = (route?.handle ?? {}) as RouteHandle;
  return { ...fixed, ...(route && !errors && fixed.fromData?.(loaderData[route.id])) };
}

function redirectTo(status: number, location: string): LoadedPage {
  return { status, location, handle: {}, html: async () => '', styles: [] };
}

function atPath(context: StaticHandlerContext, pathname: string): StaticHandlerContext {
  return { ...context, location: { ...context.location, pathname, search: '', hash: '' } };
}

function isCaptain({ matches }: StaticHandlerContext): boolean {
  return matches.some(({ route }) => route.id.startsWith('captain/'));
}

/** The dashboard is in English; so are pages for which the settings could not be loaded. */
function languageOf(context: StaticHandlerContext): string {
  if (isCaptain(context)) return 'en';
  const site = context.loaderData[ROOT_ROUTE_ID] as PublicSite | undefined;
  return site?.language ?? 'en';
}

/** A route's id is its file under `pages/`; routes that share a file have one segment more. */
function partOf({ parts }: Manifest, source: string): string[] {
  return parts[source] ?? parts[source.slice(0, source.lastIndexOf('/'))] ?? [];
}

/**
 * A form's action returns `{ sent: FORM }` when it was accepted and `{ failed: FORM }` when it was refused, where FORM is
 * also the id of the form's section.
 */
function formOutcome(context: StaticHandlerContext, outcome: 'sent' | 'failed'): string | undefined {
  for (const result of Object.values(context.actionData ?? {})) {
    const form = (result as Record<string, unknown> | null)?.[outcome];
    if (typeof form === 'string') return form;
  }
  return undefined;
}

/** Waits for all content and returns one text, so that HEAD and all headers stay right and pages can be kept in memory. */
async function renderToText(document: ReactNode, onError: (error: unknown) => void): Promise<string> {
  const { prelude } = await prerenderToNodeStream(document, {
    // Else React moves large parts to the end of the page and puts them in place by inline scripts.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError,
  });
  return text(prelude);
}
