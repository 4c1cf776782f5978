import { useDocument } from '#app/components/documents.ts';
import { useSite } from '#app/components/site.ts';
import { SiteLink } from '#app/components/site-link.tsx';

const PATH = /(?<=^|[\s(])(\/[\w#/-]*\w)/g;

/** A reply as plain text, with known paths of this site as links. */
export function ChatText({ text }: { text: string }) {
  const { services, legal } = useSite();
  const { pages, article } = useDocument('chat');
  const names = new Map([
    ...pages.map(({ href, label }) => [href, label] as const),
    ...[...services, ...legal].map(({ path, label }) => [path, label] as const),
  ]);

  /** Link text of a path that a reply may link to; other paths stay plain text. */
  function nameOf(path: string): string | undefined {
    if (path.startsWith('/blog/')) return article;
    return names.get(path) ?? names.get(path.split('#')[0] ?? path);
  }

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
