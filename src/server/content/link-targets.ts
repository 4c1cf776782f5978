import { anchorsOf, HOME_ANCHORS } from '#content/anchors.ts';
import { LEGAL_ENTRIES } from '#content/legal/entries.ts';
import type { ContentView } from '#server/context.ts';
import type { LinkTarget } from '#shared/content.ts';
import { paths } from '#shared/paths.ts';

/** The pages and sections that a link of the document `key` can lead to. */
export function listLinkTargets(view: ContentView, key: string): LinkTarget[] {
  const landing = view.pages().map(({ document }) => ({ href: document.path, label: document.label }));
  const own = view.pages().find((page) => page.key === key);
  const sections = own ? anchorsOf(own.document) : [];
  return [
    { href: paths.home, label: 'Home' },
    ...HOME_ANCHORS.map((anchor) => ({ href: paths.section(anchor), label: `Home: ${anchor}` })),
    ...sections.map((anchor) => ({ href: `#${anchor}`, label: `This page: ${anchor}` })),
    { href: paths.about, label: 'About' },
    ...landing,
    { href: paths.calendar, label: 'Calendar' },
    { href: paths.strategySession, label: 'Strategy session' },
    { href: paths.blog, label: 'Blog' },
    ...LEGAL_ENTRIES.map(({ path, label }) => ({ href: path, label })),
  ];
}
