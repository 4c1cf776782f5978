import type { ReactNode } from 'react';
import type { Service } from '#content/services.schema.ts';

type Drawing = NonNullable<Service['drawing']>;

/** Look of a day in the figure of a calendar: some days stand out, and some are faint. */
function dayLook(day: number, row: number): string | undefined {
  if ((day + row * 2) % 5 === 0) return 'signal';
  return (day + row) % 3 === 0 ? undefined : 'faint';
}

/** A decorative line drawing of a service, 320 × 150. */
export function ServiceFigure({ figure }: { figure: Drawing }) {
  return (
    <svg viewBox="0 0 320 150" className="drawing" aria-hidden="true">
      {FIGURES[figure]}
    </svg>
  );
}

const FIGURES: Record<Drawing, ReactNode> = {
  workflow: (
    <>
      <path d="M40 75h52M148 75h34c14 0 10-42 28-42h30M182 75c14 0 10 42 28 42h30" />
      <path className="pulse" pathLength="100" d="M40 75h52h56h34c14 0 10-42 28-42h62" />
      <path className="pulse pulse-late" pathLength="100" d="M40 75h52h56h34c14 0 10 42 28 42h62" />
      <circle cx="28" cy="75" r="12" />
      <circle className="signal-fill" cx="28" cy="75" r="4" />
      <rect x="92" y="55" width="56" height="40" rx="3" />
      <path className="faint" d="M102 67h36M102 75h24M102 83h30" />
      <rect x="240" y="15" width="52" height="36" rx="3" />
      <path d="M256 33l7 7 13-14" />
      <rect x="240" y="99" width="52" height="36" rx="3" />
      <path className="faint" d="M250 111h32M250 119h20" />
    </>
  ),
  integration: (
    <>
      <path d="M34 22h54l16 16v90H34z" />
      <path d="M88 22v16h16" />
      <path className="faint" d="M46 52h46M46 62h40M46 72h46M46 82h30M46 92h46M46 102h38M46 112h24" />
      <path className="signal" d="M46 82h30" />
      <path d="M116 75h26" />
      <circle cx="164" cy="75" r="22" />
      <path className="faint" d="M164 53v44M142 75h44" />
      <circle className="signal-fill" cx="164" cy="75" r="5" />
      <path d="M186 75h26" />
      <path className="pulse" pathLength="100" d="M104 75h38h44h26" />
      <rect x="212" y="32" width="80" height="86" rx="2" />
      <path d="M212 54h80M212 75h80M212 97h80M240 32v86" />
      <path className="signal" d="M250 65h32" />
      <path className="faint" d="M250 44h24M250 86h28M250 108h18M220 44h12M220 65h12M220 86h12M220 108h12" />
    </>
  ),
  chatbot: (
    <>
      <path d="M30 20h128v38H54l-12 12V58H30z" />
      <path className="faint" d="M44 34h96M44 45h58" />
      <path d="M290 78H126v50h142l12 12v-12h10z" />
      <path className="faint" d="M142 94h126M142 104h104" />
      <path className="signal" d="M142 115h46" />
      <path className="faint" d="M158 39h60c18 0 22 10 22 22v17" />
      <path className="pulse" pathLength="100" d="M158 39h60c18 0 22 10 22 22v17" />
      <circle cx="240" cy="39" r="3" className="signal-fill" />
    </>
  ),
  social: (
    <>
      <rect x="26" y="45" width="60" height="60" rx="2" />
      <path className="faint" d="M36 60h40M36 70h34M36 80h40M36 90h20" />
      <path d="M86 75h24M110 75c34 0 24-48 58-48h20M110 75c34 0 30-16 58-16h20M110 75c34 0 30 16 58 16h20M110 75c34 0 24 48 58 48h20" />
      <path className="pulse" pathLength="100" d="M86 75h24c34 0 24-48 58-48h20" />
      <path className="pulse pulse-late" pathLength="100" d="M86 75h24c34 0 24 48 58 48h20" />
      <circle className="signal-fill" cx="110" cy="75" r="4" />
      {[27, 59, 91, 123].map((y, row) => (
        <g key={y}>
          {[0, 1, 2, 3, 4].map((day) => (
            <rect
              key={day}
              x={194 + day * 21}
              y={y - 9}
              width="15"
              height="18"
              rx="1.5"
              className={dayLook(day, row)}
            />
          ))}
        </g>
      ))}
    </>
  ),
  leads: (
    <>
      {[
        [24, 28],
        [44, 62],
        [30, 98],
        [58, 124],
        [66, 36],
        [52, 88],
        [82, 70],
        [80, 108],
        [20, 132],
        [92, 24],
      ].map(([x, y], index) => (
        <circle
          key={`${x}`}
          cx={x}
          cy={y}
          r={index % 3 === 1 ? 4 : 2.5}
          className={index % 3 === 1 ? 'signal-fill' : 'faint'}
        />
      ))}
      <path d="M112 14l58 46v30l-58 46" />
      <path className="faint" d="M126 25v100M142 38v74M156 49v52" />
      <path d="M170 75h42" />
      <path className="pulse" pathLength="100" d="M44 62c40 6 70 13 126 13h42" />
      <rect x="212" y="34" width="82" height="82" rx="3" />
      <circle cx="232" cy="56" r="9" />
      <path className="faint" d="M250 52h32M250 61h20M224 80h58M224 90h46" />
      <path className="signal" d="M224 104h40" />
      <path d="M264 104h18" className="faint" />
    </>
  ),
  custom: (
    <>
      <path d="M60 40h64v24h24V40h112v76H188V92h-24v24H60z" />
      <path className="signal" d="M124 40v24h24V40" />
      <path className="faint" d="M60 30V14M260 30V14M60 20h200M60 20l7-3.5M60 20l7 3.5M260 20l-7-3.5M260 20l-7 3.5" />
      <path className="faint" d="M50 40H34M50 116H34M40 40v76M40 40l-3.5 7M40 40l3.5 7M40 116l-3.5-7M40 116l3.5-7" />
      <path className="faint" d="M60 78h200M160 40v76" strokeDasharray="8 3 2 3" />
      <circle cx="92" cy="78" r="12" />
      <circle cx="228" cy="78" r="12" />
      <circle className="signal-fill" cx="160" cy="78" r="4" />
      <path className="faint" d="M220 116l24 22h44" />
      <circle cx="288" cy="138" r="2" />
    </>
  ),
};
