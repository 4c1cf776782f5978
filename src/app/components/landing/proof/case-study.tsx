import { useDocument } from '#app/components/documents.ts';
import { Frame, type Placed } from '#app/components/landing/frame.tsx';
import { SectionPhoto } from '#app/components/landing/section-photo.tsx';
import { ArrowLink } from '#app/components/layout/site-link.tsx';
import { Reveal } from '#app/ui/reveal.tsx';

/** A finished job: the client, how it was, what was done, what came of it, and the figures. */
export function CaseStudyPart({ section, ...place }: Placed<'caseStudy'>) {
  const { caseStudy: words } = useDocument('landing-words');
  const { client, challenge, solution, result, figures, picture, link } = section;
  const parts = [
    { label: words.challenge, text: challenge },
    { label: words.solution, text: solution },
    { label: words.result, text: result },
  ];
  return (
    <Frame section={section} {...place}>
      <div className="mt-12 grid gap-x-10 gap-y-10 md:grid-cols-[1fr_1.7fr] lg:gap-x-16">
        <Reveal>
          <p className="label border-t pt-5 border-rule text-soft">{words.client}</p>
          <p className="mt-2 font-display text-title">{client}</p>
          {picture && <SectionPhoto picture={picture} className="mt-6 aspect-4/3 w-full rounded-md md:aspect-auto" />}
          {link && <ArrowLink href={link.href} label={link.label} className="mt-5" />}
        </Reveal>
        <div className="border-t border-rule">
          {parts.map(({ label, text }) => (
            <div key={label} className="border-b py-5 border-rule">
              <h3 className="label font-sans text-accent">{label}</h3>
              <p className="mt-2 max-w-text">{text}</p>
            </div>
          ))}
        </div>
      </div>
      {figures.length > 0 && (
        <ul className={`mt-12 grid border-t border-l sm:grid-cols-2 ${COLUMNS[figures.length] ?? ''} border-rule`}>
          {figures.map(({ figure, description }) => (
            <li key={`${figure} ${description}`} className="border-r border-b p-6 lg:p-8 border-rule">
              <span className="wrap-anywhere block font-mono text-figure text-accent">{figure}</span>{' '}
              <span className="mt-3 block text-soft">{description}</span>
            </li>
          ))}
        </ul>
      )}
    </Frame>
  );
}

const COLUMNS: Record<number, string> = { 1: 'sm:grid-cols-1', 3: 'sm:grid-cols-3', 4: 'lg:grid-cols-4' };
