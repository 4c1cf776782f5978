import { useDocument } from '#app/components/documents.ts';
import { useSite } from '#app/components/site.ts';
import { JsonLd } from './json-ld.tsx';
import { siteGraph } from './structured-data.ts';

interface PageMetaProps {
  /** 30 to 60 characters; the brand is not appended. */
  title: string;
  /** 110 to 160 characters. */
  description: string;
  /** Path of the page in its canonical URL. */
  path: string;
  /** Path of the picture for social cards, 1200 × 630. */
  image?: string;
  type?: 'website' | 'article' | 'profile';
  /** Set on pages that search engines must not index. */
  noIndex?: boolean;
  /** schema.org nodes of this page, in addition to those of the site. */
  graph?: object[];
}

/** Title, description, canonical link, social cards and structured data of a page. */
export function PageMeta({
  title,
  description,
  path,
  image = '/og/home.png',
  type = 'website',
  noIndex,
  graph = [],
}: PageMetaProps) {
  const site = useSite();
  const url = site.url + path;
  const picture = `${site.url}${image}${image.startsWith('/og/') ? `?v=${site.cards}-${checksum(title)}` : ''}`;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {noIndex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={site.brand} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={picture} />
      {!noIndex && <StructuredData graph={graph} />}
    </>
  );
}

function StructuredData({ graph }: { graph: object[] }) {
  const { business } = useDocument('site');
  const { icon, logo } = useDocument('branding');
  const site = useSite();
  return <JsonLd graph={[...graph, ...siteGraph(site, business, site.prices, icon ? undefined : logo?.src)]} />;
}

/** A short number that changes with the text (FNV-1a): a card whose title has changed gets an address that no cache knows. */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}
