import { useDocument } from '#app/components/documents.ts';
import { PageMeta } from '#app/components/layout/page-meta.tsx';
import { SiteLink } from '#app/components/layout/site-link.tsx';
import { buttonLook } from '#app/ui/button.tsx';
import { PageWidth } from '#app/ui/section.tsx';
import { paths } from '#shared/paths.ts';

/** Shown instead of an article that does not exist or could not be loaded. */
export function PostError() {
  const { notFound: copy } = useDocument('blog');
  return (
    <section className="on-ink flex min-h-svh items-end bg-ink pt-32 pb-24 text-paper">
      <PageMeta title={copy.title} description={copy.text} path={paths.blog} noIndex />
      <PageWidth>
        <div className="scale text-ink-rule" />
        <h1 className="mt-10 max-w-[14ch] text-display">{copy.title}</h1>
        <p className="mt-6 max-w-text text-lead text-mist">{copy.text}</p>
        <SiteLink href={paths.blog} className={`${buttonLook()} mt-10`}>
          {copy.back}
        </SiteLink>
      </PageWidth>
    </section>
  );
}
