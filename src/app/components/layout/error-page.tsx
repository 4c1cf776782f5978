import type { ReactNode } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { useDocument, useOptionalDocument } from '#app/components/documents.ts';
import { Button, buttonLook } from '#app/ui/button.tsx';
import { PageWidth } from '#app/ui/section.tsx';
import { PageMeta } from './page-meta.tsx';
import { SiteLink } from './site-link.tsx';

/** The not-found page. */
export function NotFound() {
  const { notFound: copy } = useDocument('site');
  return (
    <Message title={copy.title} text={copy.text}>
      <PageMeta {...copy.meta} path="/404" noIndex />
      <SiteLink href="/" className={buttonLook()}>
        {copy.back}
      </SiteLink>
    </Message>
  );
}

/** Where not even the texts could be loaded. */
const WITHOUT_DOCUMENTS = {
  title: 'This page failed to load',
  text: 'Please reload it in a moment.',
  reload: 'Reload',
};

/** Shown instead of a page that failed to load or to render. */
export function PageError() {
  const error = useRouteError();
  const copy = useOptionalDocument('site')?.pageError ?? WITHOUT_DOCUMENTS;
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return (
    <Message title={copy.title} text={copy.text}>
      <title>{copy.title}</title>
      <Button onClick={() => location.reload()}>{copy.reload}</Button>
    </Message>
  );
}

function Message({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="on-ink flex min-h-svh items-end bg-ink pt-32 pb-24 text-paper">
      <PageWidth>
        <div className="scale text-ink-rule" />
        <h1 className="mt-10 max-w-[14ch] text-display">{title}</h1>
        <p className="mt-6 max-w-text text-lead text-mist">{text}</p>
        <div className="mt-10">{children}</div>
      </PageWidth>
    </section>
  );
}
