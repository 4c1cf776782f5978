import type { ReactNode } from 'react';
import type { SectionOf } from '#app/components/landing/frame.tsx';
import { onDemand } from '#app/components/landing/on-demand.ts';

export type DiagramId = SectionOf<'diagram'>['diagram'];

const drawingOf = ({ drawing }: { drawing: ReactNode }) => drawing;

export const { load: loadDrawing, useValue: useDrawing } = onDemand<DiagramId, ReactNode>({
  workflow: () => import('#app/components/figures/diagrams/workflow.tsx').then(drawingOf),
  conversation: () => import('#app/components/figures/diagrams/conversation.tsx').then(drawingOf),
  publishing: () => import('#app/components/figures/diagrams/publishing.tsx').then(drawingOf),
  'lead-funnel': () => import('#app/components/figures/diagrams/lead-funnel.tsx').then(drawingOf),
  reading: () => import('#app/components/figures/diagrams/reading.tsx').then(drawingOf),
  blueprint: () => import('#app/components/figures/diagrams/blueprint.tsx').then(drawingOf),
  'three-rings': () => import('#app/components/figures/diagrams/three-rings.tsx').then(drawingOf),
});
