import type { ComponentType } from 'react';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type RouteObject,
  redirect,
  useLoaderData,
} from 'react-router';
import type { DocumentKey } from '#content/documents.schema.ts';
import type { LandingDocument } from '#content/landing.schema.ts';
import type { LandingSection } from '#content/landing-sections.schema.ts';
import { formStampCalls, publicContentCalls } from '#shared/site.calls.ts';
import { findVideo } from '#shared/video.ts';
import { ApiError, apiContext, orErrorPage } from './api.ts';
import { blocksFrames, toNewDocument } from './components/document-state.ts';
import { draftOf, loadDocuments, type PageDocuments } from './components/documents.ts';
import { NotFound } from './components/error-page.tsx';
import { loadDrawing } from './components/landing/drawings.ts';
import { keepLoaded } from './components/use-api-form.ts';

/** Data of a landing page besides its document. */
interface PageFrame {
  /** The name of its service, or its own. */
  name: string;
  /** Path of its share card. */
  picture: string;
}

/** Data from which a landing page is rendered. */
interface LoadedPage extends PageFrame {
  documents: Partial<PageDocuments> & { landing: LandingDocument };
  stamp?: string;
}

type Found = { page: PageFrame & { document: LandingDocument } } | { redirect: string };

/** Documents that only some sections need. */
const NEEDED: Partial<Record<LandingSection['kind'], DocumentKey>> = {
  emailCapture: 'newsletter',
  missedCalls: 'facts',
  scheduler: 'booking',
};

/** Loaded with the first landing page, so that the not-found page does without it. */
let Landing: ComponentType<PageFrame> | undefined;

const loadModule = () => import('./pages/marketing/landing.tsx');

/** Every address that no other route has: a landing page, or none. */
export const landingRoute: RouteObject = {
  path: '*',
  id: 'landing',
  loader,
  action,
  shouldRevalidate: keepLoaded,
  Component: LandingOrNotFound,
  handle: {
    prefetch: loadModule,
    prepare,
    of: (loaded: LoadedPage | null) => (loaded ? { modules: modulesOf(loaded), frames: framesOf(loaded) } : {}),
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
  const { draft } = draftOf(args.request);
  // An editor may add any section to a draft.
  const needed = landing.sections.flatMap(({ kind }) => NEEDED[kind] ?? []);
  const keys = draft ? Object.values(NEEDED) : needed;
  const [{ documents }, stamp] = await orErrorPage(
    Promise.all([loadDocuments(args, 'landing-words', ...new Set(keys)), loadStamp(args, keys.includes('newsletter'))]),
  );
  const loaded: LoadedPage = { name, picture, documents: { landing, ...documents }, ...stamp };
  if (blocksFrames(framesOf(loaded))) return toNewDocument(args.request);
  await prepare(loaded);
  return loaded;
}

async function action(args: ActionFunctionArgs) {
  const found = await find(args);
  if (!found || 'redirect' in found) throw data(null, { status: 404 });
  const forms = found.page.document.sections.flatMap(({ kind, id }) => (kind === 'emailCapture' ? [id] : []));
  return (await loadModule()).sendForm(args, forms);
}

async function find({ request, context }: LoaderFunctionArgs | ActionFunctionArgs): Promise<Found | undefined> {
  const path = new URL(request.url).pathname;
  try {
    const query = { path, ...draftOf(request) };
    return (await context.get(apiContext).call(publicContentCalls.page, { query })) as Found;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return undefined;
    throw error;
  }
}

async function loadStamp({ context }: LoaderFunctionArgs, isNeeded: boolean): Promise<{ stamp?: string }> {
  return isNeeded ? context.get(apiContext).call(formStampCalls.make) : {};
}

/** Loads the code and the drawings of a page before it is shown. */
async function prepare(loaded: LoadedPage | null): Promise<void> {
  if (!loaded) return;
  const [module] = await Promise.all([loadModule(), ...diagramsOf(loaded).map(loadDrawing)]);
  Landing = module.Landing;
}

function diagramsOf({ documents }: LoadedPage) {
  return documents.landing.sections.flatMap((section) => (section.kind === 'diagram' ? [section.diagram] : []));
}

function modulesOf(loaded: LoadedPage): string[] {
  const diagrams = diagramsOf(loaded).map((id) => `app/components/figures/diagrams/${id}`);
  return ['app/pages/marketing/landing', ...diagrams];
}

/** Origins of the frames that the page may show. */
function framesOf({ documents }: LoadedPage): string[] {
  const origins = documents.landing.sections.flatMap((section) =>
    section.kind === 'video' ? (findVideo(section.url)?.origin ?? []) : [],
  );
  return [...new Set(origins)];
}
