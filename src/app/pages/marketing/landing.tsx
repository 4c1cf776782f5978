import type { ActionFunctionArgs } from 'react-router';
import { BOOKING_FORM } from '#app/components/booking/booking-form.ts';
import { useDocument } from '#app/components/documents.ts';
import { CONTACT_FORM } from '#app/components/forms/contact-call.ts';
import { formAction } from '#app/components/forms/use-api-form.ts';
import { assignGrounds } from '#app/components/landing/grounds.ts';
import { PageTop } from '#app/components/landing/hero.tsx';
import { SectionPart } from '#app/components/landing/section-part.tsx';
import { landingGraph } from '#app/components/landing/structured-data.ts';
import { PageMeta } from '#app/components/layout/page-meta.tsx';
import { useSite } from '#app/components/site.ts';
import { subscriptionCalls } from '#shared/subscription.calls.ts';

/** The action of a page with these forms, which keep an address as an interest in the page, and with the booking form. */
export function sendForm(args: ActionFunctionArgs, forms: readonly string[]) {
  const signUps = Object.fromEntries(forms.map((form) => [form, { call: subscriptionCalls.signUp }]));
  return formAction({ ...signUps, ...(forms.includes('contact') && { contact: CONTACT_FORM }), booking: BOOKING_FORM })(
    args,
  );
}

/** A landing page. @param name that of its service, or its own. @param picture path of its share card. */
export function Landing({ name, picture }: { name: string; picture: string }) {
  const page = useDocument('landing');
  const { home, business } = useDocument('site');
  const { breadcrumb } = useDocument('landing-words');
  const site = useSite();
  const title = page.sections.find(({ kind }) => kind === 'hero');
  const beginsWithHero = page.sections[0]?.kind === 'hero';
  return (
    <>
      <PageMeta
        {...page.meta}
        path={page.path}
        image={picture}
        graph={landingGraph(page, { name, site, area: business.areaServed, picture, trail: [home, breadcrumb] })}
      />
      {!beginsWithHero && <PageTop name={name} homeLink={page.homeLink} hasTitle={title !== undefined} />}
      {assignGrounds(page.sections, site).map((placed) => (
        <SectionPart key={placed.section.id} {...placed} title={title} homeLink={page.homeLink} />
      ))}
    </>
  );
}
