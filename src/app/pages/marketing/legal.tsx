import { Fragment, useEffect } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { orErrorPage } from '#app/api.ts';
import { loadDocuments, useDocument } from '#app/components/documents.ts';
import { PageHead } from '#app/components/layout/page-head.tsx';
import { PageMeta } from '#app/components/layout/page-meta.tsx';
import { SiteLink } from '#app/components/layout/site-link.tsx';
import { breadcrumbs } from '#app/components/layout/structured-data.ts';
import { useSite } from '#app/components/site.ts';
import { PageWidth } from '#app/ui/section.tsx';
import type { LegalBlock } from '#content/legal.schema.ts';
import { formatDate } from '#shared/format.ts';
import { LEGAL_PAGES, paths } from '#shared/paths.ts';

/** Serves the legal texts: the path is the document's key. */
export async function loader(args: LoaderFunctionArgs) {
  const { pathname } = new URL(args.request.url);
  const key = LEGAL_PAGES.find((name) => pathname.toLowerCase().startsWith(`/${name}`)) ?? LEGAL_PAGES[0];
  // The imprint is no page until the owner gives an address.
  return { key, ...(await orErrorPage(loadDocuments(args, key))) };
}

export function Component() {
  const site = useSite();
  const { key } = useLoaderData<typeof loader>();
  const page = useDocument(key);
  const { home } = useDocument('site');
  const path = `/${key}`;
  useEffect(() => {
    if (!location.hash) window.scrollTo({ top: 0 });
  }, []);
  return (
    <>
      <PageMeta
        {...page.meta}
        path={path}
        image={`/og/${key}.png`}
        graph={[
          {
            '@type': 'WebPage',
            '@id': `${site.url}${path}#page`,
            url: site.url + path,
            name: page.title,
            dateModified: page.lastUpdated,
          },
          breadcrumbs(site, [
            [home, paths.home],
            [page.title, path],
          ]),
        ]}
      />
      <PageHead eyebrow={page.eyebrow} title={page.title}>
        <p className="max-w-text text-lead text-paper/90">
          {[page.summary, ...(page.more ?? []).map(({ text }) => text)].join(' ')}
        </p>
        <dl className="small-mono mt-8 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-mist">
          <dt>{page.effectiveLabel}</dt>
          <dd className="text-paper">
            <time dateTime={page.effectiveDate}>{formatDate(page.effectiveDate, site)}</time>
          </dd>
          <dt>{page.updatedLabel}</dt>
          <dd className="text-paper">
            <time dateTime={page.lastUpdated}>{formatDate(page.lastUpdated, site)}</time>
          </dd>
        </dl>
      </PageHead>
      <div className="bg-paper py-16 text-ink md:py-24">
        <PageWidth className="grid gap-x-16 gap-y-12 lg:grid-cols-[18rem_1fr]">
          <nav aria-label={page.contents} className="self-start lg:sticky lg:top-24">
            <ol className="border-paper-rule border-t">
              {page.sections.map(({ id, heading }, index) => (
                <li key={id} className="border-paper-rule border-b">
                  <SiteLink
                    href={`#${id}`}
                    className="flex min-h-11 items-center gap-3 py-1.5 text-small hover:text-signal-deep"
                  >
                    <span className="label text-signal-deep">{index + 1}</span>
                    {heading}
                  </SiteLink>
                </li>
              ))}
            </ol>
          </nav>
          <div className="max-w-text">
            {page.sections.map(({ id, heading, blocks }, index) => (
              <section key={id} id={id} aria-labelledby={`${id}-title`} className="mb-14 outline-none last:mb-0">
                <p className="label text-signal-deep">{index + 1}</p>
                <h2
                  id={`${id}-title`}
                  className="mt-2 text-[calc(var(--display-scale,1)*clamp(1.75rem,1.4rem+1.4vw,2.5rem))] leading-tight"
                >
                  {heading}
                </h2>
                {blocks.map((block) => (
                  <Block key={block.text ?? block.items?.[0]?.text} block={block} />
                ))}
              </section>
            ))}
          </div>
        </PageWidth>
      </div>
    </>
  );
}

function Block({ block: { text, items = [] } }: { block: LegalBlock }) {
  return (
    <>
      {text && (
        <p className="mt-5 whitespace-pre-line">
          <TextWithEmailLinks text={text} />
        </p>
      )}
      {items.length > 0 && (
        <ul className="mt-5 border-paper-rule border-t">
          {items.map((item) => (
            <li key={item.text} className="whitespace-pre-line border-paper-rule border-b py-3">
              {item.term && <strong className="font-semibold">{item.term} </strong>}
              <TextWithEmailLinks text={item.text} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Text with the owner's email address as links. */
function TextWithEmailLinks({ text }: { text: string }) {
  const { email } = useSite();
  if (!email) return text;
  return text.split(email).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order.
    <Fragment key={index}>
      {index > 0 && (
        <a href={`mailto:${email}`} className="link">
          {email}
        </a>
      )}
      {part}
    </Fragment>
  ));
}
