import { BarChart } from '#app/pages/captain/parts/bar-chart.tsx';
import { formatCount } from '#app/pages/captain/parts/counts.ts';
import { Fold } from '#app/pages/captain/parts/fold.tsx';
import { Table } from '#app/pages/captain/parts/lists/lists.tsx';
import { TabSection } from '#app/pages/captain/parts/section.tsx';
import { dayName } from '#app/pages/captain/parts/time.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import { answerCalls } from '#shared/answers.calls.ts';
import type { AnsweredWeek } from '#shared/answers.schema.ts';

/** How many questions were answered, by week; nothing before the first question. */
export function AnsweredWeeks() {
  const { data: weeks = [] } = useCall(answerCalls.statistics);
  const asked = weeks.filter(({ questions }) => questions > 0).reverse();
  const [latest] = asked;
  if (!latest) return null;
  return (
    <TabSection title="Answered by week" lead="The light part of a bar is questions without an answer.">
      <p className="mb-3">
        <span className="mr-3 font-mono text-figure">{percent(latest)}</span>
        {formatCount(latest.answered)} of {formatCount(latest.questions)} answered in the week of {dayName(latest.week)}
        {latest.deflected > 0 && `; ${formatCount(latest.deflected)} more refused as off topic`}
      </p>
      <div className="max-w-100">
        <BarChart
          what="answered questions"
          unit="weeks"
          days={weeks.map(({ week, answered, questions }) => ({ day: week, count: answered, of: questions }))}
        />
      </div>
      <Fold keepsContent className="mt-2" title="Show as a table" titleClass="link min-h-11 content-center">
        <Table
          caption="Answered questions by week"
          rows={asked}
          keyOf={({ week }) => week}
          columns={[
            { label: 'Week of', cell: ({ week }) => dayName(week) },
            { label: 'Questions', cell: ({ questions }) => formatCount(questions) },
            { label: 'Answered', cell: ({ answered }) => formatCount(answered) },
            { label: 'Share', cell: percent },
            { label: 'Refused', cell: ({ deflected }) => formatCount(deflected) },
          ]}
        />
      </Fold>
    </TabSection>
  );
}

function percent({ share }: AnsweredWeek): string {
  return `${Math.round(share * 100)}%`;
}
