import { Bars } from '#app/pages/captain/parts/bars.tsx';
import { Cell, number, Table } from '#app/pages/captain/parts/lists.tsx';
import { Section } from '#app/pages/captain/parts/section.tsx';
import { dayName } from '#app/pages/captain/parts/time.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import type { AnsweredWeek } from '#shared/answers.ts';

/** How many questions were answered, by week; nothing before the first question. */
export function AnsweredWeeks() {
  const { data: weeks = [] } = useCall<AnsweredWeek[]>('/captain/answers/statistics');
  const asked = weeks.filter(({ questions }) => questions > 0).reverse();
  const [latest] = asked;
  if (!latest) return null;
  return (
    <Section title="Answered by week" lead="The light part of a bar is questions without an answer.">
      <p className="mb-3">
        <span className="mr-3 font-mono text-figure">{percent(latest)}</span>
        {number(latest.answered)} of {number(latest.questions)} answered in the week of {dayName(latest.week)}
      </p>
      <div className="max-w-text">
        <Bars
          what="answered questions"
          unit="weeks"
          days={weeks.map(({ week, answered, questions }) => ({ day: week, count: answered, of: questions }))}
        />
      </div>
      <details className="mt-2">
        <summary className="link min-h-11 cursor-pointer content-center">Show as a table</summary>
        <Table caption="Answered questions by week" columns={['Week of', 'Questions', 'Answered', 'Share']}>
          {asked.map((week) => (
            <tr key={week.week} className="border-paper-rule border-b">
              <Cell label="Week of">{dayName(week.week)}</Cell>
              <Cell label="Questions">{number(week.questions)}</Cell>
              <Cell label="Answered">{number(week.answered)}</Cell>
              <Cell label="Share">{percent(week)}</Cell>
            </tr>
          ))}
        </Table>
      </details>
    </Section>
  );
}

function percent({ share }: AnsweredWeek): string {
  return `${Math.round(share * 100)} %`;
}
