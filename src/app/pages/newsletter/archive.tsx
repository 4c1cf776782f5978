import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext, orErrorPage } from '#app/api.ts';
import { loadDocuments, useDocument } from '#app/components/documents.ts';
import { BackLink } from '#app/components/layout/back-link.tsx';
import { PageMeta } from '#app/components/layout/page-meta.tsx';
import { SiteLink } from '#app/components/layout/site-link.tsx';
import { useSite } from '#app/components/site.ts';
import { buttonLook } from '#app/ui/button.tsx';
import { PageWidth } from '#app/ui/section.tsx';
import { formatDate } from '#shared/format.ts';
import { paths } from '#shared/paths.ts';
import { archiveCalls } from '#shared/subscription.calls.ts';

/** Answers 404 until the first issue is published in the archive. */
export async function loader(args: LoaderFunctionArgs) {
  const [issues, documents] = await Promise.all([
    orErrorPage(args.context.get(apiContext).call(archiveCalls.list)),
    loadDocuments(args, 'newsletter-pages'),
  ]);
  if (issues.length === 0) throw data(null, { status: 404, statusText: 'Not Found' });
  return { issues, ...documents };
}

/** The list of published issues of the newsletter. */
export function Component() {
  const { issues } = useLoaderData<typeof loader>();
  const site = useSite();
  const { archive } = useDocument('newsletter-pages');
  const { backHome } = useDocument('site');
  return (
    <section className="bg-paper pt-28 pb-20 text-ink md:pt-32">
      <PageMeta {...archive.meta} path={paths.newsletterArchive} />
      <PageWidth>
        <BackLink label={backHome} look="onPaper" />
        <div className="scale mt-4 text-paper-rule" />
        <div className="mt-8 grid items-end gap-x-20 gap-y-5 lg:grid-cols-[1.5fr_1fr]">
          <h1 className="max-w-[17ch] text-page">{archive.heading}</h1>
          <p className="max-w-text text-lead text-mute">{archive.lead}</p>
        </div>
        <ol className="mt-12 border-ink border-t">
          {issues.map(({ slug, subject, preview, sentAt }) => (
            <li key={slug} className="border-paper-rule border-b">
              <SiteLink
                href={paths.newsletterIssue(slug)}
                toTop
                className="group grid gap-x-10 gap-y-2 py-6 md:grid-cols-[12rem_minmax(0,1fr)] md:items-baseline"
              >
                <time dateTime={sentAt} className="small-mono text-mute">
                  {formatDate(sentAt, site)}
                </time>
                <span className="min-w-0">
                  <span className="block font-display text-title decoration-2 decoration-signal underline-offset-4 group-hover:underline">
                    {subject}
                  </span>
                  {preview && <span className="mt-1 block max-w-text text-mute">{preview}</span>}
                </span>
              </SiteLink>
            </li>
          ))}
        </ol>
        <SiteLink href={paths.section('blog')} className={`mt-10 ${buttonLook()}`}>
          {archive.subscribe}
        </SiteLink>
      </PageWidth>
    </section>
  );
}
