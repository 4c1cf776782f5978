import type { ComponentType } from 'react';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type RouteObject,
  redirect,
  useLoaderData,
} from 'react-router';
import type { LandingDocument } from '#content/landing.schema.ts';
import { formsOf } from '#shared/sections.ts';
import { publicContentCalls } from '#shared/site.calls.ts';
import { ApiError, apiContext, orErrorPage } from './api.ts';
import { blocksFrames, reloadAsDocument } from './components/document-state.ts';
import { draftQueryOf, type PageDocuments } from './components/documents.ts';
import { skipReloadAfterPost } from './components/forms/use-api-form.ts';
import { framesOf, loadCode, loadSectionData, modulesOf, type SectionData } from './components/landing/section-data.ts';
import { NotFound } from './components/layout/error-page.tsx';

/** Data of a landing page besides its document. */
interface PageFrame {
  /** The name of its service, or its own. */
  name: string;
  /** Path of its share card. */
  picture: string;
}

/** Data from which a landing page is rendered. */
interface LoadedPage extends PageFrame, SectionData {
  documents: Partial<PageDocuments> & { landing: LandingDocument };
}

type Found = { page: PageFrame & { document: LandingDocument } } | { redirect: string };

/** Loaded with the first landing page, so that the not-found page does without it. */
let Landing: ComponentType<PageFrame> | undefined;

const loadModule = () => import('./pages/marketing/landing.tsx');

/** Every address that no other route has: a landing page, or none. */
export const landingRoute: RouteObject = {
  path: '*',
  id: 'landing',
  loader,
  action,
  shouldRevalidate: skipReloadAfterPost,
  Component: LandingOrNotFound,
  handle: {
    prefetch: loadModule,
    prepare,
    fromData: (loaded: LoadedPage | null) => (loaded ? ofSections(loaded.documents.landing) : {}),
  },
};

function LandingOrNotFound() {
  const loaded = useLoaderData<LoadedPage | null>();
  return loaded && Landing ? <Landing name={loaded.name} picture={loaded.picture} /> : <NotFound />;
}

async function loader(args: LoaderFunctionArgs) {
  const found = await find(args);
  if (!found) return data(null, { status: 404, statusText: 'Not Found' });
  if ('redirect' in found) {
    const { search, hash } = new URL(args.request.url);
    return redirect(found.redirect + search + hash, 301);
  }
  const { document: landing, name, picture } = found.page;
  const { documents, ...rest } = await orErrorPage(loadSectionData(args, landing.sections));
  const loaded: LoadedPage = { name, picture, ...rest, documents: { landing, ...documents } };
  if (blocksFrames(framesOf(landing.sections))) return reloadAsDocument(args.request);
  await prepare(loaded);
  return loaded;
}

async function action(args: ActionFunctionArgs) {
  const found = await find(args);
  if (!found || 'redirect' in found) throw data(null, { status: 404 });
  return (await loadModule()).sendForm(args, formsOf(found.page.document.sections));
}

async function find({ request, context }: LoaderFunctionArgs | ActionFunctionArgs): Promise<Found | undefined> {
  const path = new URL(request.url).pathname;
  try {
    const query = { path, ...draftQueryOf(request) };
    return (await context.get(apiContext).call(publicContentCalls.page, { query })) as Found;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return undefined;
    throw error;
  }
}

/** Loads the code of a page and of its sections before it is shown. */
async function prepare(loaded: LoadedPage | null): Promise<void> {
  if (!loaded) return;
  const [module] = await Promise.all([loadModule(), loadCode(loaded.documents.landing.sections)]);
  Landing = module.Landing;
}

function ofSections({ sections }: LandingDocument) {
  return { modules: ['app/pages/marketing/landing', ...modulesOf(sections)], frames: framesOf(sections) };
}
