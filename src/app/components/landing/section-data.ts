import type { LoaderFunctionArgs } from 'react-router';
import { apiContext } from '#app/api.ts';
import { draftQueryOf, loadDocuments, type PageDocuments } from '#app/components/documents.ts';
import type { DocumentKey } from '#content/documents.schema.ts';
import type { LandingSection } from '#content/landing-sections.schema.ts';
import { postCalls } from '#shared/post.calls.ts';
import type { PostSummaryJson } from '#shared/post.schema.ts';
import { formStampCalls } from '#shared/site.calls.ts';
import { findVideo } from '#shared/video.ts';
import { loadDrawing } from './diagram/drawings.ts';
import { isRare, loadRareSections } from './rare-section-parts.ts';

/*
 * Needs of a page's sections besides their own texts: documents, code, origins of frames.
 */

/** Documents that only some sections need. */
const NEEDED: Partial<Record<LandingSection['kind'], readonly DocumentKey[]>> = {
  emailCapture: ['newsletter'],
  missedCalls: ['facts'],
  scheduler: ['booking'],
  contactForm: ['contact-form', 'services'],
  posts: ['blog'],
};

/** Sections with a form that has a stamp. */
const WITH_STAMP: ReadonlySet<string> = new Set<LandingSection['kind']>(['emailCapture', 'contactForm']);

/** Data of the sections of a page. */
export interface SectionData {
  documents: Partial<PageDocuments>;
  stamp?: string;
  posts?: PostSummaryJson[];
}

/** The most posts that a section shows. */
const MAX_POSTS = '6';

/** Loads the data of sections; for a draft that of all kinds, because an editor may add any section to it. */
export async function loadSectionData(
  args: LoaderFunctionArgs,
  sections: readonly LandingSection[],
): Promise<SectionData> {
  const { draft } = draftQueryOf(args.request);
  if (sections.length === 0 && !draft) return { documents: {} };
  const kinds = new Set<string>(draft ? Object.keys(NEEDED) : sections.map(({ kind }) => kind));
  const keys = Object.entries(NEEDED).flatMap(([kind, documents]) => (kinds.has(kind) ? documents : []));
  const needsStamp = [...kinds].some((kind) => WITH_STAMP.has(kind));
  const api = args.context.get(apiContext);
  const [{ documents }, stamp, posts] = await Promise.all([
    loadDocuments(args, 'landing-words', ...new Set(keys)),
    needsStamp ? api.call(formStampCalls.make) : {},
    kinds.has('posts') ? api.call(postCalls.list, { query: { newest: MAX_POSTS } }) : undefined,
  ]);
  return { documents, ...stamp, ...(posts && { posts }) };
}

function diagramsOf(sections: readonly LandingSection[]) {
  return sections.flatMap((section) => (section.kind === 'diagram' ? [section.diagram] : []));
}

/** Loads the code that only some sections need, before they are shown. */
export async function loadCode(sections: readonly LandingSection[]): Promise<void> {
  await Promise.all([...diagramsOf(sections).map(loadDrawing), sections.some(isRare) && loadRareSections()]);
}

/** Names of the modules with that code, in the build's manifest. */
export function modulesOf(sections: readonly LandingSection[]): string[] {
  const drawings = diagramsOf(sections).map((id) => `app/components/figures/diagrams/${id}`);
  return sections.some(isRare) ? [...drawings, 'app/components/landing/rare-sections'] : drawings;
}

/** Origins of the frames that sections may show. */
export function framesOf(sections: readonly LandingSection[]): string[] {
  const origins = sections.flatMap((section) =>
    section.kind === 'video' ? (findVideo(section.url)?.origin ?? []) : [],
  );
  return [...new Set(origins)];
}
