import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isAwaited, readTyped, restoreTyped } from '#app/components/awaited-forms.ts';
import { observeReveal } from '#app/ui/reveal.tsx';
import type { AnyPart } from './parts.ts';

/** Code is fetched when its part is this near to the window. */
const NEAR = '100% 0%';
/** Between leaving a field for the button beside it and the form being sent. Milliseconds. */
const PRESS_MS = 500;
/** Tells React to leave alone what the server put here. */
const AS_SERVED = { __html: '' };

interface IslandProps {
  /** Known on the server, and in the browser when the page was reached by a link. */
  part: AnyPart | undefined;
  load(): Promise<AnyPart>;
  /** Whether the part does anything that its HTML alone does not. */
  isInteractive: boolean;
  children(Part: AnyPart): ReactNode;
}

/**
 * A part of a page that stays as the server sent it: its code is not fetched at all when it only shows something, and when
 * it is interactive only as the visitor comes near. Drawn by the browser, it is a part like any other.
 */
export function Island({ part, load, isInteractive, children }: IslandProps) {
  const place = useRef<HTMLDivElement>(null);
  const [Part, setPart] = useState(() => part);
  const typed = useRef<ReturnType<typeof readTyped>>(undefined);

  useEffect(() => {
    const element = place.current;
    if (Part || !element) return;
    const wake = async () => {
      const loaded = await load();
      await untilLeft(element);
      typed.current = readTyped(element);
      setPart(() => loaded);
    };
    if (!element.firstChild) return void wake();
    const quiet = [...element.querySelectorAll('.reveal')].map(observeReveal);
    const stop = isInteractive ? whenNear(element, wake) : undefined;
    return () => {
      stop?.();
      for (const end of quiet) end();
    };
  }, [Part, load, isInteractive]);

  useEffect(() => {
    if (!Part || !place.current || !typed.current) return;
    restoreTyped(place.current, typed.current);
    typed.current = undefined;
  }, [Part]);

  if (Part) {
    return (
      <div key="drawn" ref={place}>
        {children(Part)}
      </div>
    );
  }
  return <div key="served" ref={place} suppressHydrationWarning dangerouslySetInnerHTML={AS_SERVED} />;
}

function whenNear(element: Element, then: () => void): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      then();
    },
    { rootMargin: NEAR },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** Resolves once nobody types in it or has sent it: what somebody has in hand is not taken from under their fingers. */
function untilLeft(element: Element): Promise<void> {
  if (!element.querySelector('input:focus') || isAwaited(element)) return Promise.resolve();
  return new Promise((resolve) => {
    element.addEventListener('submit', () => resolve(), { once: true });
    element.addEventListener('focusout', () => setTimeout(resolve, PRESS_MS), { once: true });
  });
}
