import { contrast, TEXT_CONTRAST } from './contrast.ts';
import { type Oklch, toHex, toOklch } from './oklch.ts';

/** The colours that the owner chooses, as `#rrggbb`; all others are made of them. */
export interface BrandColors {
  /** Dark: text on light sections, and the ground of dark ones. */
  ink: string;
  /** Light: the ground of light sections, and text on dark ones. */
  paper: string;
  /** Buttons, as it is; marks, and labels on dark sections, in a shade that can be read there. */
  signal: string;
}

/** The shipped colours: the tokens `--color-…` of `app/styles/app.css`. */
export const DEFAULT_PALETTE = {
  ink: '#11161d',
  'ink-raised': '#1a212b',
  'ink-rule': '#333d4a',
  paper: '#f5f0e6',
  'paper-deep': '#ebe4d5',
  'paper-bright': '#fbf8f2',
  'paper-rule': '#cfc6b3',
  'paper-edge': '#8a8271',
  mute: '#565d66',
  mist: '#aab2bc',
  signal: '#ff8a1f',
  'signal-deep': '#a03f00',
  button: '#ff8a1f',
  'button-hover': '#ffa24d',
  'button-text': '#11161d',
  warning: '#ff8a1f',
  'warning-deep': '#a03f00',
  'warning-text': '#11161d',
  danger: '#a3241b',
  'danger-bright': '#ff9d94',
  good: '#1d6b45',
  'dark-text': '#e9e3d6',
  'code-keyword': '#8a3200',
  'code-string': '#1d6b45',
  'code-constant': '#8c2f5c',
  'code-function': '#1f4f8f',
  'code-comment': '#665f50',
  'code-dark-keyword': '#ffb066',
  'code-dark-string': '#9bd6a8',
  'code-dark-constant': '#f0a6c6',
  'code-dark-function': '#9cc4ff',
  'code-dark-comment': '#a09a8c',
};

export type ColorToken = keyof typeof DEFAULT_PALETTE;
/** A colour for every token. */
export type Palette = Record<ColorToken, string>;

/** The chosen colour that a shade is made of. Shades that are not named keep their hue: errors stay red, and warnings orange. */
const MADE_OF: Partial<Record<ColorToken, keyof BrandColors>> = {
  'ink-raised': 'ink',
  'ink-rule': 'ink',
  mute: 'ink',
  mist: 'ink',
  'paper-deep': 'paper',
  'paper-bright': 'paper',
  'paper-rule': 'paper',
  'paper-edge': 'paper',
  'dark-text': 'paper',
  'code-comment': 'paper',
  'code-dark-comment': 'paper',
  'signal-deep': 'signal',
  'code-keyword': 'signal',
  'code-dark-keyword': 'signal',
};

/** Chroma that texts beside the main one have at most: in a strong colour they would look like links. */
const QUIET_CHROMA = 0.05;
const QUIET: ColorToken[] = ['mute', 'mist', 'code-comment', 'code-dark-comment', 'dark-text'];

/** Lightness below which an accent is dark. */
const DARK_ACCENT = 0.62;

/** Colours of text, by their ground; each becomes darker or lighter until it can be. */
const ON_LIGHT: ColorToken[] = ['mute', 'signal-deep', 'danger', 'good', 'warning-deep'];
const ON_DARK: ColorToken[] = ['mist', 'signal', 'danger-bright', 'dark-text'];
const CODE: ColorToken[] = ['code-keyword', 'code-string', 'code-constant', 'code-function', 'code-comment'];
const DARK_CODE = CODE.map((token) => token.replace('code-', 'code-dark-') as ColorToken);

/** All tokens for the chosen colours: each shade differs from its colour as the shipped one does from the shipped colour. */
export function paletteOf(colors: BrandColors): Palette {
  const palette: Palette = { ...DEFAULT_PALETTE, ink: colors.ink, paper: colors.paper, signal: colors.signal };
  for (const [token, base] of Object.entries(MADE_OF) as [ColorToken, keyof BrandColors][]) {
    const shade = shadeOf(toOklch(colors[base]), toOklch(DEFAULT_PALETTE[base]), toOklch(DEFAULT_PALETTE[token]));
    palette[token] = toHex(QUIET.includes(token) ? { ...shade, c: Math.min(shade.c, QUIET_CHROMA) } : shade);
  }
  const adjust = (tokens: ColorToken[], grounds: string[], step: number, ratio = TEXT_CONTRAST) => {
    for (const token of tokens) palette[token] = legible(palette[token], grounds, step, ratio);
  };
  // Black and white have no darker and lighter shades, but lines must be visible on them too.
  adjust(['ink-raised'], [palette.ink], 0.01, 1.1);
  adjust(['ink-rule'], [palette.ink], 0.01, 1.5);
  adjust(['paper-rule'], [palette.paper], -0.01, 1.4);
  const lights = [palette.paper, palette['paper-deep'], palette['paper-bright']];
  const darks = [palette.ink, palette['ink-raised']];
  // A dark accent needs little change to be read: the difference of the shipped shade would make it black.
  if (toOklch(colors.signal).l < DARK_ACCENT) palette['signal-deep'] = colors.signal;
  adjust(ON_LIGHT, lights, -0.01);
  adjust(ON_DARK, darks, 0.01);
  // On black, text with the least contrast would be dim.
  adjust(['mist'], darks, 0.01, 7);
  adjust(CODE, [palette['paper-deep']], -0.01);
  adjust(DARK_CODE, [palette['ink-raised']], 0.01);
  adjust(['paper-edge'], [palette.paper, palette['paper-bright']], -0.01, 3);
  return { ...palette, ...buttonOf(palette, colors.signal) };
}

/** A button in the accent as it was chosen: its text is the colour of the site that can be read on it, and else black or white. */
function buttonOf(palette: Palette, ground: string) {
  const texts = [palette.ink, palette['paper-bright'], '#000000', '#ffffff'];
  const text = texts.find((color) => isLegible(color, [ground])) ?? '#ffffff';
  const { l, c, h } = toOklch(ground);
  const shipped = toOklch(DEFAULT_PALETTE['button-hover']).l - toOklch(DEFAULT_PALETTE.button).l;
  // The pointer moves the button away from its text.
  const isDarkText = contrast(text, '#ffffff') > contrast(ground, '#ffffff');
  const lighter = shadeOf({ l, c, h }, toOklch(DEFAULT_PALETTE.button), toOklch(DEFAULT_PALETTE['button-hover']));
  const hover = toHex(isDarkText ? lighter : { l: l - shipped, c, h });
  return { button: ground, 'button-hover': hover, 'button-text': text };
}

function isLegible(color: string, grounds: readonly string[], ratio = TEXT_CONTRAST): boolean {
  return grounds.every((ground) => contrast(color, ground) >= ratio);
}

function shadeOf(own: Oklch, from: Oklch, to: Oklch): Oklch {
  return { l: own.l + to.l - from.l, c: chromaOfShade(own.c, from.c, to.c), h: own.h + to.h - from.h };
}

/** More chroma is added and less is a share: a factor above 1 would make the shades of a strong colour glaring. A grey stays one. */
function chromaOfShade(own: number, from: number, to: number): number {
  if (to <= from) return own * (to / from);
  const isGrey = own <= 0.005;
  return isGrey ? own : own + to - from;
}

/** @param step of lightness: below 0 for light grounds. @returns black or white where nothing less is enough. */
function legible(color: string, grounds: string[], step: number, ratio: number): string {
  const { l, c, h } = toOklch(color);
  let shade = color;
  for (let lightness = l + step; lightness > -0.01 && lightness < 1.01; lightness += step) {
    if (isLegible(shade, grounds, ratio)) break;
    shade = toHex({ l: lightness, c, h });
  }
  return shade;
}
