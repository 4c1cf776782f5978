import { type ReactNode, useEffect, useState } from 'react';
import type { SectionOf } from './frame.tsx';

export type DiagramId = SectionOf<'diagram'>['diagram'];

/** Each drawing is loaded only by the pages that show it. */
const LOADERS: Record<DiagramId, () => Promise<{ drawing: ReactNode }>> = {
  workflow: () => import('#app/components/figures/diagrams/workflow.tsx'),
  conversation: () => import('#app/components/figures/diagrams/conversation.tsx'),
  publishing: () => import('#app/components/figures/diagrams/publishing.tsx'),
  'lead-funnel': () => import('#app/components/figures/diagrams/lead-funnel.tsx'),
  reading: () => import('#app/components/figures/diagrams/reading.tsx'),
  blueprint: () => import('#app/components/figures/diagrams/blueprint.tsx'),
  'three-rings': () => import('#app/components/figures/diagrams/three-rings.tsx'),
};

const loaded = new Map<DiagramId, ReactNode>();

/** Loads a drawing, so that `useDrawing` has it at once. */
export async function loadDrawing(id: DiagramId): Promise<void> {
  if (!loaded.has(id)) loaded.set(id, (await LOADERS[id]()).drawing);
}

/** A drawing. Pages load theirs before they are shown; one that an editor has just chosen appears once it is loaded. */
export function useDrawing(id: DiagramId): ReactNode {
  const [, showLoaded] = useState<DiagramId>();
  useEffect(() => {
    if (!loaded.has(id)) void loadDrawing(id).then(() => showLoaded(id));
  }, [id]);
  return loaded.get(id);
}
