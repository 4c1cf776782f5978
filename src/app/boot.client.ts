/**
 * The page's first script, of a few bytes: it lets the browser paint what came as HTML, then fetches what makes the page
 * alive. So a phone spends its first second on text, typefaces and pictures. Stands alone: it shares no module with the
 * rest, which would have to be fetched first.
 */
import type { Payload } from './document.tsx';

const { assets } = JSON.parse(document.getElementById('payload')?.textContent ?? '') as Payload;

requestAnimationFrame(() => setTimeout(fetchModules));

function fetchModules(): void {
  for (const module of assets.modules) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = module;
    document.head.append(link);
  }
  void import(assets.entry);
}
