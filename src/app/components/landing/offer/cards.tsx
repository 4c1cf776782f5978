import { Icon } from '#app/components/icon.tsx';
import { Frame, type Placed, type SectionOf } from '#app/components/landing/frame.tsx';
import { Reveal } from '#app/ui/reveal.tsx';
import { HeadedList } from './list.tsx';

/** Cards, and a list of claims below them. */
export function Features({ section, ...place }: Placed<'features'>) {
  return (
    <Frame section={section} {...place}>
      <CardGrid cards={section.cards} />
      {section.list && <HeadedList {...section.list} />}
    </Frame>
  );
}

/** Cards alone. */
export function Capabilities({ section, ...place }: Placed<'capabilities'>) {
  return (
    <Frame section={section} {...place}>
      <CardGrid cards={section.capabilities} />
    </Frame>
  );
}

interface CardGridProps {
  cards: SectionOf<'capabilities'>['capabilities'];
  as?: 'h3' | 'h4';
}

/** Cards in a grid of hairlines: by threes when they come in threes, else by twos or fours. */
export function CardGrid({ cards, as: Title = 'h3' }: CardGridProps) {
  const columns = cards.length % 3 === 0 ? 'lg:grid-cols-3' : 'xl:grid-cols-4';
  return (
    <ul className={`mt-12 grid border-t border-l sm:grid-cols-2 ${columns} border-rule`}>
      {cards.map(({ icon, title, description }) => (
        <li key={title} className="border-r border-b border-rule">
          <Reveal className="h-full p-6 sm:p-7">
            <Icon name={icon} />
            <Title className="mt-6 font-[number:var(--display-weight,380)] font-display text-title tracking-[var(--display-spacing,-0.018em)]">
              {title}
            </Title>
            <p className="mt-3 text-soft">{description}</p>
          </Reveal>
        </li>
      ))}
    </ul>
  );
}
