import type { ComponentType, ReactNode } from 'react';
import { isFirstLoad } from '#app/components/document-state.ts';
import type { DiagramId, LandingPage, LandingSection } from '#content/landing.ts';
import type { Placed } from './frame.tsx';

type Kind = LandingSection['kind'];

/** A section's component, whatever its kind; the page pairs it with the section it was loaded for. */
// biome-ignore lint/suspicious/noExplicitAny: the table below pairs each kind with the component for it.
export type AnyPart = ComponentType<Placed<any>>;

/** What a page is made of beside its hero and its links, loaded as far as it is needed now. */
export interface LoadedParts {
  byKind: Partial<Record<Kind, AnyPart>>;
  drawing: ReactNode;
  /** Source files that the page's first load needs, for the preload list. */
  modules: string[];
}

interface ShownPart {
  load(): Promise<AnyPart>;
  /** Does more than its HTML. */
  isInteractive?: boolean;
}

const shown = () => import('./shown.ts');

/** Sections that are read as the server sent them; see `Island`. */
export const SHOWN: Partial<Record<Kind, ShownPart>> = {
  features: { load: async () => (await shown()).Features },
  capabilities: { load: async () => (await shown()).Capabilities },
  list: { load: async () => (await shown()).ListPart },
  steps: { load: async () => (await shown()).Steps },
  pairs: { load: async () => (await shown()).Pairs },
  useCases: { load: async () => (await shown()).UseCases },
  industries: { load: async () => (await shown()).Industries },
  stats: { load: async () => (await shown()).Stats },
  pricing: { load: async () => (await shown()).Pricing },
  trades: { load: async () => (await shown()).Trades },
  integrations: { load: async () => (await shown()).Integrations },
  demo: { load: async () => (await shown()).Demo },
  faq: { load: async () => (await shown()).Faq },
  emailCapture: { load: async () => (await shown()).EmailCapture, isInteractive: true },
  calculator: { load: async () => (await shown()).CalculatorPart, isInteractive: true },
};

/**
 * The drawings, each a module of its own.
 *
 * @public scripts/pictures draws the social cards with them.
 */
export const DRAWINGS: Record<DiagramId, () => Promise<{ drawing: ReactNode }>> = {
  workflow: () => import('#app/components/figures/diagrams/workflow.tsx'),
  conversation: () => import('#app/components/figures/diagrams/conversation.tsx'),
  publishing: () => import('#app/components/figures/diagrams/publishing.tsx'),
  'lead-funnel': () => import('#app/components/figures/diagrams/lead-funnel.tsx'),
  reading: () => import('#app/components/figures/diagrams/reading.tsx'),
  blueprint: () => import('#app/components/figures/diagrams/blueprint.tsx'),
  'three-rings': () => import('#app/components/figures/diagrams/three-rings.tsx'),
};

/** Loads what this page is made of. What the server has drawn already can wait. */
export async function loadParts(page: LandingPage): Promise<LoadedParts> {
  const modules: string[] = [];
  const byKind: LoadedParts['byKind'] = {};
  const isDrawn = isFirstLoad();
  let drawing: ReactNode = null;
  await Promise.all(
    page.sections.map(async (section) => {
      const part = SHOWN[section.kind];
      if (part && !isDrawn) byKind[section.kind] = await part.load();
      if (section.kind === 'scheduler') {
        modules.push('app/components/landing/scheduling');
        byKind.scheduler = (await import('./scheduling.tsx')).Scheduling;
      }
      if (section.kind === 'diagram') {
        modules.push(`app/components/figures/diagrams/${section.diagram}`);
        drawing = (await DRAWINGS[section.diagram]()).drawing;
      }
    }),
  );
  return { byKind, drawing, modules };
}
