import { captainApi } from '#app/pages/captain/session.ts';
import { useCall, useSettled } from '#app/pages/captain/use-call.ts';
import type { RenderedContent } from '#shared/post.ts';

const DEBOUNCE_MS = 300;
const EMPTY: RenderedContent = { html: '', toc: [], words: 0, readingTime: 1 };

/** The rendered content, updated shortly after the last key. */
export function usePreview(content: string): RenderedContent & { error: string | undefined } {
  const { data = EMPTY, error } = useCall(useSettled(content, DEBOUNCE_MS), renderContent);
  return { ...data, error };
}

function renderContent(content: string): Promise<RenderedContent> {
  return captainApi.post<RenderedContent>('/blog/preview', { content });
}
