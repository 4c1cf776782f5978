const SANS = '"Instrument Sans", "Instrument Sans Fallback", sans-serif';
const SYSTEM = 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';

interface TypePairing {
  name: string;
  /** Names of the font files that the first paint needs, without those of the italics. */
  fonts: readonly string[];
  /** Custom properties that differ from those of `app/styles/app.css`. */
  tokens: Readonly<Record<string, string>>;
}

/** Typefaces of headings and text. The sizes of headings make up for the width of their letters. */
export const TYPE_PAIRINGS = {
  editorial: { name: 'Serif headings, sans-serif text', fonts: ['newsreader', 'instrument-sans'], tokens: {} },
  plain: {
    name: 'Sans-serif headings and text',
    fonts: ['instrument-sans'],
    tokens: { 'font-display': SANS, 'display-weight': '600', 'display-spacing': '-0.025em', 'display-scale': '0.84' },
  },
  technical: {
    name: 'Monospaced headings, sans-serif text',
    fonts: ['geist-mono', 'instrument-sans'],
    tokens: {
      'font-display': '"Geist Mono", "Geist Mono Fallback", monospace',
      'display-weight': '500',
      'display-spacing': '-0.05em',
      'display-scale': '0.72',
    },
  },
  system: {
    name: 'The typefaces of the visitor’s device: nothing to download',
    fonts: [],
    tokens: {
      'font-display': SYSTEM,
      'font-sans': SYSTEM,
      'display-weight': '650',
      'display-spacing': '-0.02em',
      'display-scale': '0.82',
    },
  },
} as const satisfies Record<string, TypePairing>;

export type TypePairingName = keyof typeof TYPE_PAIRINGS;
