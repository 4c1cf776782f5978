import { Icon } from '#app/components/icon.tsx';
import { Reveal } from '#app/ui/reveal.tsx';
import type { Ground } from '#app/ui/section.tsx';
import { Frame, type Placed, RULE, SECONDARY_TEXT, type SectionOf } from './frame.tsx';
import { List } from './list.tsx';

export function Features({ section, ...place }: Placed<'features'>) {
  return (
    <Frame kind="features" section={section} {...place}>
      <CardGrid cards={section.cards} ground={place.ground} />
      {section.list && (
        <>
          <h3 className="mt-16 text-title">{section.list.heading}</h3>
          <List {...section.list} ground={place.ground} />
        </>
      )}
    </Frame>
  );
}

export function Capabilities({ section, ...place }: Placed<'capabilities'>) {
  return (
    <Frame kind="capabilities" section={section} {...place}>
      <CardGrid cards={section.capabilities} ground={place.ground} />
    </Frame>
  );
}

/** Cards in a grid of hairlines: by threes when they come in threes, else by twos or fours. */
export function CardGrid({
  cards,
  ground,
  as: Title = 'h3',
}: {
  cards: SectionOf<'capabilities'>['capabilities'];
  ground: Ground;
  as?: 'h3' | 'h4';
}) {
  const columns = cards.length % 3 === 0 ? 'lg:grid-cols-3' : 'xl:grid-cols-4';
  return (
    <ul className={`mt-12 grid border-t border-l sm:grid-cols-2 ${columns} ${RULE[ground]}`}>
      {cards.map(({ icon, title, description }) => (
        <li key={title} className={`border-r border-b ${RULE[ground]}`}>
          <Reveal className="h-full p-6 sm:p-7">
            <Icon name={icon} />
            <Title className="mt-6 font-[number:var(--display-weight,380)] font-display text-title tracking-[var(--display-spacing,-0.018em)]">
              {title}
            </Title>
            <p className={`mt-3 ${SECONDARY_TEXT[ground]}`}>{description}</p>
          </Reveal>
        </li>
      ))}
    </ul>
  );
}
