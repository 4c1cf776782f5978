import { Notice } from '#app/pages/captain/parts/states.tsx';
import type { ListedCard, Regression } from '#shared/answers.schema.ts';

/** The tests of the bot that a change would break. */
export function RegressionsNotice({
  regressions,
  cards,
}: {
  regressions: readonly Regression[];
  cards: readonly ListedCard[];
}) {
  const titleOf = (id: string) => cards.find((card) => card.id === id)?.title ?? id;
  return (
    <Notice role="alert" isBad className="">
      <p className="font-semibold">
        {regressions.length === 1
          ? 'A test of the bot would fail:'
          : `${regressions.length} tests of the bot would fail:`}
      </p>
      <ul className="mt-2 grid gap-2">
        {regressions.map(({ question, card, got }) => (
          <li key={question} className="wrap-anywhere">
            “{question}” would get {got ? `“${titleOf(got)}”` : 'no answer'} instead of “{titleOf(card)}”.
          </li>
        ))}
      </ul>
    </Notice>
  );
}
