import type { ComponentProps } from 'react';
import { Select } from '#app/ui/field.tsx';
import type { ListedCard } from '#shared/answers.schema.ts';
import { TOPICS, type Topic } from '#shared/answers.ts';

interface CardSelectProps extends ComponentProps<'select'> {
  cards: readonly ListedCard[];
  /** Name of the empty choice. */
  none: string;
  /** Ids of cards that are listed first. */
  nearest?: readonly string[];
}

/** A choice among the answers, by title. */
export function CardSelect({ cards, none, nearest = [], ...select }: CardSelectProps) {
  const near = nearest.flatMap((id) => cards.filter((card) => card.id === id));
  return (
    <Select {...select} className="truncate pr-10">
      <option value="">{none}</option>
      {near.length > 0 && <Group label="Nearest" cards={near} />}
      {cardsByTopic(cards.filter((card) => !near.includes(card))).map(([topic, group]) => (
        <Group key={topic} label={TOPICS[topic]} cards={group} />
      ))}
    </Select>
  );
}

function Group({ label, cards }: { label: string; cards: readonly ListedCard[] }) {
  return (
    <optgroup label={label}>
      {cards.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </optgroup>
  );
}

/** The topics that have cards, in their order. */
export function cardsByTopic(cards: readonly ListedCard[]): [Topic, ListedCard[]][] {
  return (Object.keys(TOPICS) as Topic[])
    .map((topic): [Topic, ListedCard[]] => [topic, cards.filter((card) => card.topic === topic)])
    .filter(([, group]) => group.length > 0);
}
