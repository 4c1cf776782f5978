import { useSite } from '#app/components/site.ts';
import { SiteLink } from '#app/components/site-link.tsx';

/** Link text of pages that a reply may link to, besides services and legal texts; other paths stay plain text. */
const PAGE_NAMES: Record<string, string> = {
  '/calendar': 'Free consultation',
  '/strategy-session': 'Strategy session',
  '/about': 'About page',
  '/blog': 'Blog',
  '/#contact': 'Contact form',
  '/#portfolio': 'All services',
  '/#blog': 'Newsletter',
};

const PATH = /(?<=^|[\s(])(\/[\w#/-]*\w)/g;

/** A reply as plain text, with known paths of this site as links. */
export function ChatText({ text }: { text: string }) {
  const { services, legal } = useSite();
  const names = {
    ...PAGE_NAMES,
    ...Object.fromEntries([...services, ...legal].map(({ path, label }) => [path, label])),
  };
  return text.split(PATH).map((part, index) => {
    const name = index % 2 === 1 ? nameOf(part, names) : undefined;
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

function nameOf(path: string, names: Readonly<Record<string, string>>): string | undefined {
  if (path.startsWith('/blog/')) return 'Read the article';
  return names[path] ?? names[path.split('#')[0] ?? path];
}
