import type { ActionFunctionArgs, IndexRouteObject, LoaderFunctionArgs } from 'react-router';
import { apiContext } from '#app/api.ts';
import { Cta, Related } from '#app/components/landing/closing.tsx';
import { Diagram } from '#app/components/landing/diagram.tsx';
import { count } from '#app/components/landing/frame.tsx';
import { Hero } from '#app/components/landing/hero.tsx';
import { Island } from '#app/components/landing/island.tsx';
import { type AnyPart, type LoadedParts, loadParts, SHOWN } from '#app/components/landing/parts.ts';
import { landingGraph } from '#app/components/landing/structured-data.ts';
import { PageMeta } from '#app/components/page-meta.tsx';
import { useCopy, useSite } from '#app/components/site.ts';
import type { Ground } from '#app/ui/section.tsx';
import type { LandingPage, LandingSection } from '#content/landing.ts';

/** Sections of links, which every page has. */
const LINKS: Partial<Record<LandingSection['kind'], AnyPart>> = {
  cta: Cta,
  related: Related,
};

/** Sections that stand on ink wherever they come; the others take turns between the two papers. */
const ON_INK: ReadonlySet<LandingSection['kind']> = new Set(['calculator', 'pricing', 'demo']);

type LandingModule = Pick<IndexRouteObject, 'element' | 'handle' | 'loader' | 'action'>;

/** The route of one landing page, made of its copy. */
export async function landingRoute(page: LandingPage): Promise<LandingModule> {
  const parts = await loadParts(page);
  const boxes = page.sections.filter(({ kind }) => kind === 'emailCapture');
  return {
    element: <Landing copy={page} parts={parts} />,
    handle: {
      modules: [`content/${page.slug}`, ...parts.modules],
      forms: boxes.map(({ id }) => id),
    },
    ...(boxes.length > 0 && {
      loader: async ({ context }: LoaderFunctionArgs) => ({
        ...(await context.get(apiContext).get<{ stamp: string }>('/site/stamp')),
        path: page.path,
      }),
      action: async (args: ActionFunctionArgs) => {
        const { formAction } = await import('#app/components/use-api-form.ts');
        return formAction(Object.fromEntries(boxes.map(({ id }) => [id, { path: '/newsletter' }])))(args);
      },
    }),
  };
}

function Landing({ copy, parts }: { copy: LandingPage; parts: LoadedParts }) {
  const page = useCopy(copy);
  const site = useSite();
  return (
    <>
      <PageMeta {...page.meta} path={page.path} image={`/og/${page.slug}.png`} graph={landingGraph(site, page)} />
      {place(page.sections).map(({ section, ground, number }) => {
        if (section.kind === 'hero') return <Hero key={section.id} section={section} homeLink={page.homeLink} />;
        if (section.kind === 'diagram') return <Diagram key={section.id} section={section} drawing={parts.drawing} />;
        const placed = { section, ground, number };
        const Part = LINKS[section.kind] ?? parts.byKind[section.kind];
        const shown = SHOWN[section.kind];
        if (!shown) return Part && <Part key={section.id} {...placed} />;
        return (
          <Island key={section.id} part={Part} load={shown.load} isInteractive={shown.isInteractive === true}>
            {(Loaded) => <Loaded {...placed} />}
          </Island>
        );
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
