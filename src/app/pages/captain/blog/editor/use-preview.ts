import { useEffect, useState } from 'react';
import { captainApi, reasonOf } from '#app/pages/captain/session.ts';
import type { RenderedContent } from '#shared/post.ts';

const DEBOUNCE_MS = 300;

/** The rendered content, updated shortly after the last key. */
export function usePreview(content: string): RenderedContent & { error: string | undefined } {
  const [rendered, setRendered] = useState<RenderedContent>({ html: '', toc: [], words: 0, readingTime: 1 });
  const [error, setError] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(() => {
      captainApi.post<RenderedContent>('/blog/preview', { content }).then(
        (answer) => {
          if (!isWanted) return;
          setRendered(answer);
          setError(undefined);
        },
        (reason: unknown) => isWanted && setError(reasonOf(reason)),
      );
    }, DEBOUNCE_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [content]);
  return { ...rendered, error };
}
