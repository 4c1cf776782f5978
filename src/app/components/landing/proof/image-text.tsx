import { Frame, type Placed } from '#app/components/landing/frame.tsx';
import { Actions } from '#app/components/landing/hero.tsx';
import { SectionPhoto } from '#app/components/landing/section-photo.tsx';
import { NoHyphenBreaks } from '#app/ui/no-hyphen-breaks.tsx';
import { Reveal } from '#app/ui/reveal.tsx';

/** A picture beside a text; below it on a narrow screen. */
export function ImageTextPart({ section, ...place }: Placed<'imageText'>) {
  const { picture, heading, intro, side, actions } = section;
  const paragraphs = section.text.split(/\n\s*\n/);
  const isLeft = side === 'left';
  return (
    <Frame hasOwnHeading section={section} {...place}>
      <div
        className={`mt-8 grid gap-x-10 gap-y-10 md:mt-12 lg:gap-x-16 md:items-center ${isLeft ? 'md:grid-cols-[1fr_1.15fr]' : 'md:grid-cols-[1.15fr_1fr]'}`}
      >
        <div>
          <h2 className="max-w-[18ch] text-heading">{heading}</h2>
          {intro && (
            <p className="mt-5 max-w-text text-lead text-soft">
              <NoHyphenBreaks>{intro}</NoHyphenBreaks>
            </p>
          )}
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-5 max-w-text whitespace-pre-line">
              {paragraph}
            </p>
          ))}
          <Actions actions={actions} className="mt-8" />
        </div>
        <Reveal className={isLeft ? 'md:order-first' : ''}>
          <SectionPhoto picture={picture} className="h-auto w-full rounded-md border border-rule" />
        </Reveal>
      </div>
    </Frame>
  );
}
