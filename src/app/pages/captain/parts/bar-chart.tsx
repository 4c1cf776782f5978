import { dayName } from '#app/pages/captain/parts/time.ts';
import { formatCount } from './counts.ts';

const WIDTH = 280;
const HEIGHT = 64;
const GAP = 2;
/** How many of the last bars are highlighted, and how far apart the marks below the bars are. */
const STEPS = { days: 7, weeks: 4 } as const;

interface BarChartProps {
  /** The counted thing, e.g. `page views`. */
  what: string;
  /** Oldest first. `of` is what `count` is a part of; it is drawn behind it. `day` is the first one of a week. */
  days: { day: string; count: number; of?: number }[];
  unit?: keyof typeof STEPS;
}

/** A bar per day or week, the last ones highlighted. Screen readers get one sentence. */
export function BarChart({ what, days, unit = 'days' }: BarChartProps) {
  const highest = Math.max(1, ...days.map(({ count, of = count }) => of));
  const step = WIDTH / days.length;
  const peak = days.reduce((best, day) => (day.count > best.count ? day : best), days[0]!);
  const sum = days.reduce((total, { count }) => total + count, 0);
  const heightOf = (count: number) => (count === 0 ? 1 : Math.max(3, (count / highest) * HEIGHT));
  const when = unit === 'weeks' ? 'in the week of' : 'on';
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT + 8}`}
      className="block w-full"
      role="img"
      aria-label={`${formatCount(sum)} ${what} in ${days.length} ${unit}; most ${when} ${dayName(peak.day)} with ${formatCount(peak.count)}.`}
    >
      {days.map(({ day, count, of }, index) => (
        <g key={day}>
          <title>{`${dayName(day)}: ${formatCount(count)}${of === undefined ? '' : ` of ${formatCount(of)}`}`}</title>
          {of !== undefined && of > count && (
            <rect
              x={index * step}
              y={HEIGHT - heightOf(of)}
              width={step - GAP}
              height={heightOf(of)}
              className="fill-paper-rule"
            />
          )}
          <rect
            x={index * step}
            y={HEIGHT - heightOf(count)}
            width={step - GAP}
            height={heightOf(count)}
            className={fillOf(count, index >= days.length - STEPS[unit])}
          />
        </g>
      ))}
      {days.map(({ day }, index) =>
        index % STEPS[unit] === 0 ? (
          <rect key={day} x={index * step} y={HEIGHT + 2} width="1" height="6" className="fill-paper-edge" />
        ) : null,
      )}
    </svg>
  );
}

function fillOf(count: number, isHighlighted: boolean): string {
  if (count === 0) return 'fill-paper-rule';
  return isHighlighted ? 'fill-signal-deep' : 'fill-paper-edge';
}
