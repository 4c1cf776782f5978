import type { DayCount } from '#shared/overview.ts';
import { number } from './lists.tsx';
import { dayName } from './time.ts';

const WIDTH = 280;
const HEIGHT = 64;
const GAP = 2;

interface BarsProps {
  /** The counted thing, e.g. `page views`. */
  what: string;
  days: DayCount[];
}

/** A bar per day, the last seven highlighted. Screen readers get one sentence. */
export function Bars({ what, days }: BarsProps) {
  const most = Math.max(1, ...days.map(({ count }) => count));
  const step = WIDTH / days.length;
  const peak = days.reduce((best, day) => (day.count > best.count ? day : best), days[0]!);
  const sum = days.reduce((total, { count }) => total + count, 0);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT + 8}`}
      className="block w-full"
      role="img"
      aria-label={`${number(sum)} ${what} in ${days.length} days; most on ${dayName(peak.day)} with ${number(peak.count)}.`}
    >
      {days.map(({ day, count }, index) => {
        const height = count === 0 ? 1 : Math.max(3, (count / most) * HEIGHT);
        return (
          <rect
            key={day}
            x={index * step}
            y={HEIGHT - height}
            width={step - GAP}
            height={height}
            className={
              count === 0 ? 'fill-paper-rule' : index >= days.length - 7 ? 'fill-signal-deep' : 'fill-paper-edge'
            }
          >
            <title>{`${dayName(day)}: ${number(count)}`}</title>
          </rect>
        );
      })}
      {days.map(({ day }, index) =>
        index % 7 === 0 ? (
          <rect key={day} x={index * step} y={HEIGHT + 2} width="1" height="6" className="fill-paper-edge" />
        ) : null,
      )}
    </svg>
  );
}
