import { useSyncExternalStore } from 'react';

/** A section counts as reached when its top is this near to the top of the window, in px. */
const OFFSET_PX = 200;

/** Read from the page at most once a frame, while it scrolls; reading it more often would make the browser lay it out anew. */
let active: string | undefined;

/** Id of the section being read: the last one whose top is within 200 px of the scroll position. */
export function useActiveSection(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => active,
    () => undefined,
  );
}

function findActive(): string | undefined {
  let last: string | undefined;
  for (const section of document.querySelectorAll('section[id]')) {
    if (section.getBoundingClientRect().top <= OFFSET_PX) last = section.id;
  }
  return last;
}

function subscribe(onChange: () => void): () => void {
  let frame = 0;
  const schedule = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      active = findActive();
      onChange();
    });
  };
  addEventListener('scroll', schedule, { passive: true });
  addEventListener('resize', schedule, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    removeEventListener('scroll', schedule);
    removeEventListener('resize', schedule);
  };
}
