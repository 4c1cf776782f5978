import { type Payload, readDataBlock } from './payload.ts';

// Before hydration, because a visitor may scroll earlier. The styles are in `margin-tabs.css`.
const markScrolled = () => document.documentElement.toggleAttribute('data-scrolled', scrollY > 0);
addEventListener('scroll', markScrolled, { passive: true });
markScrolled();

// Before hydration too: the menu opens without code, and a link in it may lead to a section of the page that is open.
addEventListener('click', ({ target }) =>
  (target as Element).closest('a')?.closest<HTMLElement>('[popover]')?.hidePopover(),
);

/*
 * Loads the page's code after the first paint. Loaded earlier, it takes a slow connection from the styles and fonts that the
 * visitor waits for: the first paint comes 7 to 18 % later, see decisions/unusual-mechanisms.md.
 */
const { modules } = (JSON.parse(readDataBlock()) as Payload).assets;

// A hidden tab is not painted.
if (document.hidden) loadModules();
else requestAnimationFrame(() => setTimeout(loadModules));

function loadModules(): void {
  for (const href of modules)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  // The first one is the entry, which hydrates the page.
  if (modules[0]) void import(modules[0]);
}
