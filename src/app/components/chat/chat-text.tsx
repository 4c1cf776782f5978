import { Fragment, type ReactNode } from 'react';
import { useDocument } from '#app/components/documents.ts';
import { SiteLink } from '#app/components/layout/site-link.tsx';
import { useSite } from '#app/components/site.ts';
import { paths } from '#shared/paths.ts';
import { phoneHref } from '#shared/site.ts';

/** Paths of this site and https addresses, without the punctuation after them. */
const ADDRESS = /(?<=^|[\s(])(\/[\w#/-]*\w|https:\/\/[^\s<>"]*[^\s<>"'.,:;!?)\]])/g;

/** A reply as plain text, with https addresses and known paths of this site as links. */
export function ChatText({ text }: { text: string }) {
  const { services, legal } = useSite();
  const { pages, article, booking } = useDocument('chat');
  const names = new Map([
    ...[...services, ...legal].map(({ path, label }) => [path, label] as const),
    ...pages.map(({ href, label }) => [href, label] as const),
  ]);

  /** Link text of a path that a reply may link to; other paths stay plain text. */
  function nameOf(path: string): string | undefined {
    if (path.startsWith('/blog/')) return article;
    if (path.startsWith(paths.booking(''))) return booking.page;
    return names.get(path) ?? names.get(path.split('#')[0] ?? path);
  }

  return text.split(ADDRESS).map((part, index) => {
    const isAddress = index % 2 === 1;
    const name = isAddress && (part.startsWith('https:') ? part : nameOf(part));
    return name ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order.
      <AnyLink key={index} href={part} className="link">
        {name}
      </AnyLink>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order.
      <WithNumber key={index} text={part} />
    );
  });
}

/** A text in which the owner's phone number is a link. */
function WithNumber({ text }: { text: string }) {
  const { phone } = useSite();
  if (!phone) return text;
  return text.split(phone).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order.
    <Fragment key={index}>
      {index > 0 && (
        <a href={phoneHref(phone)} className="link">
          {phone}
        </a>
      )}
      {part}
    </Fragment>
  ));
}

interface AnyLinkProps {
  href: string;
  className: string;
  children: ReactNode;
}

/** A link within this site, to another site in a new tab, or to a mailbox or telephone; nothing for other addresses, such as scripts. */
export function AnyLink({ href, ...rest }: AnyLinkProps) {
  if (/^(?:#|\/(?![/\\]))/.test(href)) return <SiteLink href={href} {...rest} />;
  if (/^(?:mailto|tel):/.test(href)) return <a href={href} {...rest} />;
  if (!/^https?:/.test(href)) return null;
  return <a href={href} target="_blank" rel="noopener noreferrer" {...rest} />;
}
