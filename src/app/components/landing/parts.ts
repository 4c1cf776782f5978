import type { ComponentType, ReactNode } from 'react';
import type { DiagramId, LandingPage, LandingSection } from '#content/landing.ts';
import type { Placed } from './frame.tsx';

type Kind = LandingSection['kind'];

/** A section's component, whatever its kind; the page pairs it with the section it was loaded for. */
// biome-ignore lint/suspicious/noExplicitAny: the table below pairs each kind with the component for it.
export type AnyPart = ComponentType<Placed<any>>;

/** What a page has beyond the sections that all pages share, loaded; `modules` are its source files for the preload list. */
export interface LoadedParts {
  byKind: Partial<Record<Kind, AnyPart>>;
  drawing: ReactNode;
  modules: string[];
}

interface Part {
  /** Source file under `src/app/components`, without its ending. */
  file: string;
  load(): Promise<AnyPart>;
}

const voice = 'landing/voice-sections';
const loadVoice = () => import('./voice-sections.ts');
const cases = 'landing/use-cases';
const loadCases = () => import('./use-cases.tsx');

/** Sections that only some pages have. */
const RARE: Partial<Record<Kind, Part>> = {
  useCases: { file: cases, load: async () => (await loadCases()).UseCases },
  industries: { file: cases, load: async () => (await loadCases()).Industries },
  emailCapture: {
    file: 'landing/email-capture',
    load: async () => (await import('./email-capture.tsx')).EmailCapture,
  },
  calculator: { file: 'landing/calculator', load: async () => (await import('./calculator.tsx')).CalculatorPart },
  stats: { file: voice, load: async () => (await loadVoice()).Stats },
  pricing: { file: voice, load: async () => (await loadVoice()).Pricing },
  trades: { file: voice, load: async () => (await loadVoice()).Trades },
  integrations: { file: voice, load: async () => (await loadVoice()).Integrations },
  demo: { file: voice, load: async () => (await loadVoice()).Demo },
  faq: { file: voice, load: async () => (await loadVoice()).Faq },
  scheduler: { file: voice, load: async () => (await loadVoice()).Scheduling },
};

/** The drawings, each a module of its own. */
export const DRAWINGS: Record<DiagramId, () => Promise<{ drawing: ReactNode }>> = {
  workflow: () => import('#app/components/figures/diagrams/workflow.tsx'),
  conversation: () => import('#app/components/figures/diagrams/conversation.tsx'),
  publishing: () => import('#app/components/figures/diagrams/publishing.tsx'),
  'lead-funnel': () => import('#app/components/figures/diagrams/lead-funnel.tsx'),
  reading: () => import('#app/components/figures/diagrams/reading.tsx'),
  blueprint: () => import('#app/components/figures/diagrams/blueprint.tsx'),
  'three-rings': () => import('#app/components/figures/diagrams/three-rings.tsx'),
};

/** Loads what this page needs beyond the shared sections: its rare ones and its drawing. */
export async function loadParts(page: LandingPage): Promise<LoadedParts> {
  const modules = new Set<string>();
  const byKind: LoadedParts['byKind'] = {};
  let drawing: ReactNode = null;
  await Promise.all(
    page.sections.map(async (section) => {
      const rare = RARE[section.kind];
      if (rare) {
        modules.add(`app/components/${rare.file}`);
        byKind[section.kind] = await rare.load();
      } else if (section.kind === 'diagram') {
        modules.add(`app/components/figures/diagrams/${section.diagram}`);
        drawing = (await DRAWINGS[section.diagram]()).drawing;
      }
    }),
  );
  return { byKind, drawing, modules: [...modules] };
}
