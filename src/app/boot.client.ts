/**
 * The page's first script, of a few bytes: it lets the browser paint what came as HTML, then fetches what makes the page
 * alive. So a phone spends its first second on text, typefaces and pictures. Stands alone: it shares no module with the
 * rest, which would have to be fetched first.
 */
import type { Payload } from './document.tsx';

const { assets } = JSON.parse(document.getElementById('payload')?.textContent ?? '') as Payload;

// A form of ours that is sent before it came alive waits for that; without it, a second page would answer.
addEventListener('submit', hold, true);

let isFetching = false;
new PerformanceObserver(fetchModules).observe({ type: 'paint', buffered: true });
// Some browsers keep the times of paints to themselves; by then there was one.
addEventListener('load', () => setTimeout(fetchModules, 1_000));

async function fetchModules(): Promise<void> {
  if (isFetching) return;
  isFetching = true;
  for (const [index, module] of assets.modules.entries()) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = module;
    document.head.append(link);
    // To start a request takes a phone some milliseconds: a few at a time, and a tap is answered in between.
    if (index % 4 === 3) await new Promise((resolve) => setTimeout(resolve));
  }
  try {
    // One after the other, what others need first: each runs as a task of its own.
    for (const module of assets.modules) if (module !== assets.entry) await import(module);
    await import(assets.entry);
  } catch (error) {
    release();
    throw error;
  }
}

function hold(event: Event): void {
  const form = event.target as HTMLFormElement;
  if (form.dataset.alive !== 'false') return;
  event.preventDefault();
  form.dataset.alive = 'awaited';
}

/** The page will not come alive: its forms go the way they go without JavaScript. */
function release(): void {
  removeEventListener('submit', hold, true);
  document.querySelector<HTMLFormElement>('[data-alive=awaited]')?.submit();
}
