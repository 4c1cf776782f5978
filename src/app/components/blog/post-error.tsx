import { PageMeta } from '#app/components/page-meta.tsx';
import { SiteLink } from '#app/components/site-link.tsx';
import { buttonLook } from '#app/ui/button.tsx';
import { Page } from '#app/ui/section.tsx';
import { POST_COPY } from '#content/blog.ts';
import { paths } from '#shared/paths.ts';

/** Shown instead of an article that does not exist or could not be loaded. */
export function PostError() {
  return (
    <section className="on-ink flex min-h-svh items-end bg-ink pt-32 pb-24 text-paper">
      <PageMeta title={POST_COPY.notFound} description={POST_COPY.notFoundText} path={paths.blog} noIndex />
      <Page>
        <div className="scale text-ink-rule" />
        <h1 className="mt-10 max-w-[14ch] text-display">{POST_COPY.notFound}</h1>
        <p className="mt-6 max-w-text text-lead text-mist">{POST_COPY.notFoundText}</p>
        <SiteLink href={paths.blog} className={`${buttonLook()} mt-10`}>
          {POST_COPY.notFoundBack}
        </SiteLink>
      </Page>
    </section>
  );
}
