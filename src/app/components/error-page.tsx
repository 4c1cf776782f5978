import type { ReactNode } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { Button, buttonLook } from '#app/ui/button.tsx';
import { Page } from '#app/ui/section.tsx';
import { NOT_FOUND, PAGE_ERROR } from '#content/site.ts';
import { PageMeta } from './page-meta.tsx';
import { useCopy } from './site.ts';
import { SiteLink } from './site-link.tsx';

/** The not-found page. */
export function NotFound() {
  return (
    <Message title={NOT_FOUND.title} text={NOT_FOUND.text}>
      <PageMeta {...NOT_FOUND.meta} path="/404" noIndex />
      <SiteLink href="/" className={buttonLook()}>
        {NOT_FOUND.back}
      </SiteLink>
    </Message>
  );
}

/** Shown instead of a page that failed to load or to render. */
export function PageError() {
  const error = useRouteError();
  const copy = useCopy(PAGE_ERROR);
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
      <Page>
        <div className="scale text-ink-rule" />
        <h1 className="mt-10 max-w-[14ch] text-display">{title}</h1>
        <p className="mt-6 max-w-text text-lead text-mist">{text}</p>
        <div className="mt-10">{children}</div>
      </Page>
    </section>
  );
}
