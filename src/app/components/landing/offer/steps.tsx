import { Frame, type Placed } from '#app/components/landing/frame.tsx';
import { Reveal } from '#app/ui/reveal.tsx';

const COLUMNS: Record<number, string> = {
  3: 'lg:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
  5: 'md:grid-cols-5',
};

/** Steps along a rail: side by side up to four, five as a ladder. */
export function Steps({ section, ...place }: Placed<'steps'>) {
  const { steps } = section;
  if (steps.length > 4) return <Ladder section={section} {...place} />;
  return (
    <Frame section={section} {...place}>
      <ol className={`mt-14 grid gap-x-10 gap-y-12 ${COLUMNS[steps.length] ?? 'lg:grid-cols-3'}`}>
        {steps.map(({ title, details }, index) => (
          <li key={title} className="relative border-t pt-6 border-rule">
            <span aria-hidden="true" className="-top-[5px] absolute left-0 size-[9px] rounded-full bg-signal" />
            <Reveal>
              <p className="font-mono text-figure text-accent">{index + 1}</p>
              <h3 className="mt-5 text-title">{title}</h3>
              <Details details={details} className="text-soft" />
            </Reveal>
          </li>
        ))}
      </ol>
    </Frame>
  );
}

function Ladder({ section, ...place }: Placed<'steps'>) {
  return (
    <Frame section={section} {...place}>
      <ol className="mt-12 border-t border-rule">
        {section.steps.map(({ title, details }, index) => (
          <li key={title} className="border-b border-rule">
            <Reveal className="grid gap-x-8 gap-y-2 py-7 md:grid-cols-[5rem_1fr_1.7fr] md:items-baseline">
              <p className="font-mono text-figure text-accent">{index + 1}</p>
              <h3 className="text-title">{title}</h3>
              <Details details={details} className="md:mt-0 text-soft" />
            </Reveal>
          </li>
        ))}
      </ol>
    </Frame>
  );
}

function Details({ details, className }: { details: readonly string[]; className: string }) {
  return (
    <ul className={`mt-3 grid gap-2 ${className}`}>
      {details.map((detail) => (
        <li key={detail} className="flex gap-3">
          <span aria-hidden="true" className="mt-[0.75em] h-px w-3 shrink-0 bg-current" />
          {detail}
        </li>
      ))}
    </ul>
  );
}
