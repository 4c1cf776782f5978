import { SiteLink } from '#app/components/site-link.tsx';
import { LANDING_ENTRIES } from '#content/landing-pages.ts';
import { LEGAL_ENTRIES } from '#content/legal/entries.ts';

/** Link text of each path that a reply may link to; other paths stay plain text. */
const PAGE_NAMES: Record<string, string> = {
  '/calendar': 'Free consultation',
  '/strategy-session': 'Strategy session',
  '/about': 'About page',
  '/blog': 'Blog',
  '/#contact': 'Contact form',
  '/#portfolio': 'All services',
  '/#blog': 'Newsletter',
  ...Object.fromEntries([...LANDING_ENTRIES, ...LEGAL_ENTRIES].map(({ path, label }) => [path, label])),
};

const PATH = /(?<=^|[\s(])(\/[\w#/-]*\w)/g;

/** A reply as plain text, with known paths of this site as links. */
export function ChatText({ text }: { text: string }) {
  return text.split(PATH).map((part, index) => {
    const name = index % 2 === 1 ? nameOf(part) : undefined;
    return name ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order.
      <SiteLink key={index} href={part} className="link">
        {name}
      </SiteLink>
    ) : (
      part
    );
  });
}

function nameOf(path: string): string | undefined {
  if (path.startsWith('/blog/')) return 'Read the article';
  return PAGE_NAMES[path] ?? PAGE_NAMES[path.split('#')[0] ?? path];
}
