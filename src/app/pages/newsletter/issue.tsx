import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext, orErrorPage } from '#app/api.ts';
import { Prose } from '#app/components/blog/prose.tsx';
import { hasRemoteImages, omitHtmlFromHydration, postHtml, TEXT_ID } from '#app/components/blog/shown-post.ts';
import { blocksRemoteImages, reloadAsDocument } from '#app/components/document-state.ts';
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

export async function loader(args: LoaderFunctionArgs) {
  const { slug = '' } = args.params;
  const [issue, documents] = await Promise.all([
    orErrorPage(args.context.get(apiContext).call(archiveCalls.get, { params: { slug } })),
    loadDocuments(args, 'newsletter-pages'),
  ]);
  if (blocksRemoteImages() && hasRemoteImages({ html: issue.html, coverImage: null })) {
    throw reloadAsDocument(args.request);
  }
  return { issue: omitHtmlFromHydration(issue), ...documents };
}

/** A published issue of the newsletter. */
export function Component() {
  const { issue } = useLoaderData<typeof loader>();
  const site = useSite();
  const { archive } = useDocument('newsletter-pages');
  const { subject, preview, sentAt, slug } = issue;
  return (
    <article className="reading pt-28 pb-20 md:pt-32">
      <PageMeta title={subject} description={preview || subject} path={paths.newsletterIssue(slug)} type="article" />
      <meta property="article:published_time" content={sentAt} />
      <PageWidth>
        <BackLink href={paths.newsletterArchive} label={archive.back} look="onPaper" />
        <div className="scale reading-rule mt-4" />
        <header className="mt-10">
          <time dateTime={sentAt} className="small-mono reading-mute">
            {formatDate(sentAt, site)}
          </time>
          <h1 className="reading-title mt-4 max-w-[58rem]">{subject}</h1>
          {preview && <p className="reading-mute mt-6 max-w-text text-lead">{preview}</p>}
        </header>
        <Text key={slug} issue={issue} />
        <SiteLink href={paths.section('blog')} className={`mt-14 ${buttonLook()}`}>
          {archive.subscribe}
        </SiteLink>
      </PageWidth>
    </article>
  );
}

/** The HTML is set once: setting it again would reload pictures and lose the reader's selection. */
function Text({ issue }: { issue: { html?: string } }) {
  const [html] = useState(() => postHtml(issue));
  return <Prose id={TEXT_ID} html={html} className="mt-12" />;
}
