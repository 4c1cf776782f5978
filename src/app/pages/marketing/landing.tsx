import type { ActionFunctionArgs } from 'react-router';
import { BOOKING_FORM } from '#app/components/booking/booking-form.ts';
import { useDocument } from '#app/components/documents.ts';
import { Diagram } from '#app/components/landing/diagram.tsx';
import { count } from '#app/components/landing/frame.tsx';
import { Hero, PageTop } from '#app/components/landing/hero.tsx';
import { PARTS } from '#app/components/landing/parts.ts';
import { landingGraph } from '#app/components/landing/structured-data.ts';
import { PageMeta } from '#app/components/page-meta.tsx';
import { useSite } from '#app/components/site.ts';
import { formAction } from '#app/components/use-api-form.ts';
import type { Ground } from '#app/ui/section.tsx';
import type { LandingSection } from '#content/landing-sections.schema.ts';
import { subscriptionCalls } from '#shared/subscription.calls.ts';

/** Sections with a dark ground wherever they come; the others alternate between the two light ones. */
const ON_INK: ReadonlySet<LandingSection['kind']> = new Set(['hours', 'missedCalls', 'pricing', 'demo', 'video']);

/** The action of a page with these forms, which keep an address as an interest in the page, and with the booking form. */
export function sendForm(args: ActionFunctionArgs, forms: readonly string[]) {
  const signUps = Object.fromEntries(forms.map((form) => [form, { call: subscriptionCalls.signUp }]));
  return formAction({ ...signUps, booking: BOOKING_FORM })(args);
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
      {place(page.sections).map(({ section, ground, number, before }) => {
        if (section.kind === 'hero') {
          const homeLink = before ? undefined : page.homeLink;
          return <Hero key={section.id} section={section} isTitle={section === title} homeLink={homeLink} />;
        }
        if (section.kind === 'diagram')
          return <Diagram key={section.id} section={section} isBelowHero={before?.kind === 'hero'} />;
        const Part = PARTS[section.kind];
        return <Part key={section.id} section={section} ground={ground} number={number} />;
      })}
    </>
  );
}

/** Gives each section its ground and its number; the hero, the drawing and the links at the end are not counted. */
function place(sections: readonly LandingSection[]) {
  let counted = 0;
  let paper: Ground = 'deep';
  return sections.map((section, index) => {
    const { kind } = section;
    const before = sections[index - 1];
    if (kind === 'hero' || kind === 'diagram') return { section, ground: 'ink' as Ground, number: '', before };
    if (kind !== 'related') counted += 1;
    if (!ON_INK.has(kind)) paper = paper === 'deep' ? 'paper' : 'deep';
    return { section, ground: ON_INK.has(kind) ? ('ink' as Ground) : paper, number: count(counted), before };
  });
}
