import { Frame, type Placed } from '#app/components/landing/frame.tsx';
import { SectionPhoto } from '#app/components/landing/section-photo.tsx';
import { Reveal } from '#app/ui/reveal.tsx';

/** A quote longer than this is set smaller. */
const LONG_QUOTE = 220;

/** A client's words, set large, with the client's name. */
export function TestimonialPart({ section, ...place }: Placed<'testimonial'>) {
  const { quote, name, role, company, picture } = section;
  const isLong = quote.length > LONG_QUOTE;
  const size = isLong ? 'max-w-[46ch] text-title' : 'max-w-[30ch] text-[clamp(1.75rem,1.3rem+2vw,3rem)]';
  return (
    <Frame hasOwnHeading section={section} {...place}>
      <Reveal>
        <figure className="mt-10 grid gap-x-10 gap-y-8 md:mt-14 md:grid-cols-[4rem_1fr] lg:grid-cols-[8rem_1fr]">
          <svg viewBox="0 0 64 48" className="w-12 md:w-full md:max-w-20 text-accent" aria-hidden="true">
            <path
              fill="currentColor"
              d="M0 48V28C0 12 8 3 24 0v9c-7 2-10 6-10 13h10v26zM36 48V28C36 12 44 3 60 0v9c-7 2-10 6-10 13h10v26z"
            />
          </svg>
          <div>
            <blockquote className={`wrap-anywhere text-pretty font-display leading-[1.2] tracking-[-0.012em] ${size}`}>
              {quote}
            </blockquote>
            <figcaption className="mt-10 flex max-w-text items-center gap-5 border-t pt-6 border-rule">
              {picture && <SectionPhoto picture={picture} className="size-18 shrink-0 rounded-md" />}
              <span className="min-w-0">
                <span className="block font-semibold">{name}</span>
                <span className="block text-small text-soft">{[role, company].filter(Boolean).join(', ')}</span>
              </span>
            </figcaption>
          </div>
        </figure>
      </Reveal>
    </Frame>
  );
}
