import { Fragment, useEffect } from 'react';
import type { IndexRouteObject } from 'react-router';
import { PageHead } from '#app/components/page-head.tsx';
import { PageMeta } from '#app/components/page-meta.tsx';
import { useCopy, useSite } from '#app/components/site.ts';
import { SiteLink } from '#app/components/site-link.tsx';
import { breadcrumbs } from '#app/components/structured-data.ts';
import { Page } from '#app/ui/section.tsx';
import type { LegalBlock, LegalPage } from '#content/legal/legal-page.ts';
import { paths } from '#shared/paths.ts';

/** The route of one legal page. */
export function legalRoute(slug: string, page: LegalPage): Pick<IndexRouteObject, 'element' | 'handle'> {
  return { element: <Legal slug={slug} copy={page} />, handle: { modules: [`content/${slug}`] } };
}

function Legal({ slug, copy }: { slug: string; copy: LegalPage }) {
  const site = useSite();
  const page = useCopy(copy);
  useEffect(() => {
    if (!location.hash) window.scrollTo({ top: 0 });
  }, []);
  return (
    <>
      <PageMeta
        {...page.meta}
        path={page.path}
        image={`/og/${slug}.png`}
        graph={[
          {
            '@type': 'WebPage',
            '@id': `${site.url}${page.path}#page`,
            url: site.url + page.path,
            name: page.title,
            dateModified: isoDate(page.lastUpdated),
          },
          breadcrumbs(site, [
            ['Home', paths.home],
            [page.title, page.path],
          ]),
        ]}
      />
      <PageHead eyebrow="Legal" title={page.title}>
        <p className="max-w-text text-lead text-paper/90">{page.summary}</p>
        <dl className="small-mono mt-8 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-mist">
          <dt>Effective date</dt>
          <dd className="text-paper">
            <time dateTime={isoDate(page.effectiveDate)}>{page.effectiveDate}</time>
          </dd>
          <dt>Last updated</dt>
          <dd className="text-paper">
            <time dateTime={isoDate(page.lastUpdated)}>{page.lastUpdated}</time>
          </dd>
        </dl>
      </PageHead>
      <div className="bg-paper py-16 text-ink md:py-24">
        <Page className="grid gap-x-16 gap-y-12 lg:grid-cols-[18rem_1fr]">
          <nav aria-label="On this page" className="self-start lg:sticky lg:top-24">
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
                  <Block
                    key={block.kind === 'list' ? block.items[0]?.text : block.text}
                    block={block}
                    email={site.email}
                  />
                ))}
              </section>
            ))}
          </div>
        </Page>
      </div>
    </>
  );
}

function Block({ block, email }: { block: LegalBlock; email: string }) {
  if (block.kind === 'paragraph') {
    return (
      <p className="mt-5">
        <TextWithEmailLinks text={block.text} email={email} />
      </p>
    );
  }
  return (
    <ul className="mt-5 border-paper-rule border-t">
      {block.items.map(({ term, text }) => (
        <li key={text} className="border-paper-rule border-b py-3">
          {term && <strong className="font-semibold">{term} </strong>}
          <TextWithEmailLinks text={text} email={email} />
        </li>
      ))}
    </ul>
  );
}

/** Text with the owner's email address as links. */
function TextWithEmailLinks({ text, email }: { text: string; email: string }) {
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

/** `June 10, 2025` → `2025-06-10`. */
function isoDate(shown: string): string {
  const date = new Date(`${shown} UTC`);
  return Number.isNaN(date.getTime()) ? shown : date.toISOString().slice(0, 10);
}
