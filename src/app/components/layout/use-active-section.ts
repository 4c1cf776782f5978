import { useSyncExternalStore } from 'react';

/** A section is active when its top is at most this far below the top of the viewport, in px. */
const OFFSET_PX = 200;

/** Updated at most once per frame while scrolling: measuring in every render would force extra layouts. */
let active: string | undefined;

/** Id of the active section: the last one whose top is within 200 px of the scroll position. */
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
