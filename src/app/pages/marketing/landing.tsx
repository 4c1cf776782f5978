import type { IndexRouteObject, LoaderFunctionArgs } from 'react-router';
import { apiContext } from '#app/api.ts';
import { loadDocuments } from '#app/components/documents.ts';
import { Diagram } from '#app/components/landing/diagram.tsx';
import { count } from '#app/components/landing/frame.tsx';
import { Hero } from '#app/components/landing/hero.tsx';
import { DRAWINGS, PARTS } from '#app/components/landing/parts.ts';
import { landingGraph } from '#app/components/landing/structured-data.ts';
import { PageMeta } from '#app/components/page-meta.tsx';
import { useCopy, useSite } from '#app/components/site.ts';
import { formAction } from '#app/components/use-api-form.ts';
import type { Ground } from '#app/ui/section.tsx';
import type { LandingPage, LandingSection } from '#content/landing.ts';

/** Sections with a dark ground wherever they come; the others alternate between the two light ones. */
const ON_INK: ReadonlySet<LandingSection['kind']> = new Set(['calculator', 'pricing', 'demo']);

type LandingModule = Pick<IndexRouteObject, 'element' | 'handle' | 'loader' | 'action'>;

/** The route of one landing page, made of its copy. */
export function landingRoute(page: LandingPage): LandingModule {
  const forms = page.sections.filter(({ kind }) => kind === 'emailCapture').map(({ id }) => id);
  return {
    element: <Landing copy={page} />,
    handle: { forms, modules: [`content/${page.slug}`] },
    loader: async (args: LoaderFunctionArgs) => ({
      ...(await args.context.get(apiContext).get<{ stamp: string }>('/site/stamp')),
      ...(await loadDocuments(args, 'booking', 'newsletter')),
      path: page.path,
    }),
    ...(forms.length > 0 && {
      action: formAction(Object.fromEntries(forms.map((form) => [form, { path: '/newsletter' }]))),
    }),
  };
}

function Landing({ copy }: { copy: LandingPage }) {
  const page = useCopy(copy);
  const site = useSite();
  return (
    <>
      <PageMeta {...page.meta} path={page.path} image={`/og/${page.slug}.png`} graph={landingGraph(site, page)} />
      {place(page.sections).map(({ section, ground, number }) => {
        if (section.kind === 'hero') return <Hero key={section.id} section={section} homeLink={page.homeLink} />;
        if (section.kind === 'diagram')
          return <Diagram key={section.id} section={section} drawing={DRAWINGS[section.diagram]} />;
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
  return sections.map((section) => {
    const { kind } = section;
    if (kind === 'hero' || kind === 'diagram') return { section, ground: 'ink' as Ground, number: '' };
    if (kind !== 'related') counted += 1;
    if (!ON_INK.has(kind)) paper = paper === 'deep' ? 'paper' : 'deep';
    return { section, ground: ON_INK.has(kind) ? ('ink' as Ground) : paper, number: count(counted) };
  });
}
