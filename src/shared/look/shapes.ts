interface Shape {
  name: string;
  /** Custom properties that differ from those of `app/styles/app.css`. */
  tokens: Readonly<Record<string, string>>;
}

/** Corners of buttons, fields, cards and pictures. */
export const CORNERS = {
  square: { name: 'Square', tokens: { 'radius-sm': '0', 'radius-md': '0' } },
  slight: { name: 'Slightly rounded', tokens: {} },
  round: { name: 'Round', tokens: { 'radius-sm': '6px', 'radius-md': '14px' } },
} as const satisfies Record<string, Shape>;
export type CornersName = keyof typeof CORNERS;

/** Weight of rules, borders and line drawings. */
export const LINES = {
  fine: { name: 'Fine', tokens: {} },
  strong: { name: 'Strong', tokens: { line: '2px', stroke: '2' } },
} as const satisfies Record<string, Shape>;
export type LinesName = keyof typeof LINES;
