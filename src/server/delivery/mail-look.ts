import type { Branding } from '#content/branding.schema.ts';
import { type Palette, paletteOf } from '#shared/look/palette.ts';
import type { TypePairingName } from '#shared/look/typefaces.ts';

/** Width in pixels of the text of a mail, and of its widest pictures. */
export const MAIL_WIDTH = 536;

/** Colours and typefaces of mails. */
export interface MailLook {
  colors: Palette;
  display: string;
  sans: string;
  mono: string;
  /** Size of the headline in pixels; smaller for a wide typeface. */
  headline: number;
  weight: number;
}

const SERIF = "Newsreader,Georgia,'Times New Roman',serif";
const SANS = "'Instrument Sans','Helvetica Neue',Helvetica,Arial,sans-serif";
const MONO = "'Geist Mono',ui-monospace,SFMono-Regular,Menlo,Consolas,monospace";
const SYSTEM = "system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

const FACES: Record<TypePairingName, Omit<MailLook, 'colors' | 'mono'>> = {
  editorial: { display: SERIF, sans: SANS, headline: 34, weight: 500 },
  plain: { display: SANS, sans: SANS, headline: 29, weight: 600 },
  technical: { display: MONO, sans: SANS, headline: 25, weight: 500 },
  system: { display: SYSTEM, sans: SYSTEM, headline: 29, weight: 650 },
};

/** Colours and typefaces of mails, from the owner’s branding. Each typeface ends with similar ones, for devices that lack it. */
export function mailLook({ colors, type }: Pick<Branding, 'colors' | 'type'>): MailLook {
  return { ...FACES[type], mono: MONO, colors: paletteOf(colors) };
}

/** Inline style by element of a text that was written in markdown. */
export function bodyStyles({ colors, display, mono, weight }: MailLook): Record<string, string> {
  const heading = (size: number) =>
    `margin:32px 0 12px;font-family:${display};font-size:${size}px;line-height:1.2;font-weight:${weight};color:${colors.ink}`;
  const small = `font-family:${mono};font-size:14px;background-color:${colors['paper-deep']}`;
  const cell = `padding:8px 12px 8px 0;border-bottom:1px solid ${colors['paper-rule']};text-align:left;vertical-align:top`;
  return {
    p: 'margin:0 0 18px',
    h2: heading(25),
    h3: heading(20),
    h4: heading(17),
    h5: heading(17),
    h6: heading(17),
    a: `color:${colors['signal-deep']};text-decoration:underline`,
    button: buttonStyle(colors),
    ul: 'margin:0 0 18px;padding:0 0 0 24px',
    ol: 'margin:0 0 18px;padding:0 0 0 24px',
    li: 'margin:0 0 8px',
    blockquote: `margin:24px 0;padding:2px 0 2px 18px;border-left:3px solid ${colors.signal};font-style:italic`,
    hr: `margin:32px 0;border:0;border-top:1px solid ${colors['paper-rule']}`,
    img: 'display:block;max-width:100%;height:auto;margin:0 0 6px;border:0',
    figcaption: `font-size:14px;color:${colors.mute}`,
    pre: `${small};margin:0 0 18px;padding:14px 16px;white-space:pre-wrap;overflow-wrap:anywhere;line-height:1.6`,
    code: `${small};padding:1px 4px`,
    table: 'width:100%;margin:0 0 18px;border-collapse:collapse;font-size:15px',
    th: `${cell};font-weight:600`,
    td: cell,
  };
}

/** A button that is a link in a text. */
function buttonStyle(colors: Palette): string {
  return `display:inline-block;margin:8px 0;padding:13px 22px;border-radius:6px;background-color:${colors.button};color:${colors['button-text']};font-size:16px;font-weight:600;text-decoration:none`;
}

/** Styles that cannot be inline: dark colours, and less room around the text on a phone. */
export function mailCss({ colors }: MailLook): string {
  const dark: [selector: string, style: string][] = [
    ['.ground,.ground>table>tbody>tr>td', `background-color:${colors.ink}`],
    [
      '.sheet',
      `background-color:${colors['ink-raised']};border-color:${colors['ink-rule']};color:${colors['dark-text']}`,
    ],
    ['.sheet h1,.sheet h2,.sheet h3,.sheet h4,.sheet h5,.sheet h6,.sheet p,.strong', `color:${colors['dark-text']}`],
    ['.sheet a', `color:${colors.signal}`],
    ['.sheet .button', `background-color:${colors.button};color:${colors['button-text']}`],
    ['.sheet pre,.sheet code', `background-color:${colors.ink};color:${colors['dark-text']}`],
    ['.sheet hr,.sheet .cell,.rule', `border-color:${colors['ink-rule']}`],
    ['.sheet figcaption,.sheet .mute,.mute,.mute a', `color:${colors.mist}`],
  ];
  const rules = dark.map(([selector, style]) => `${selector}{${style.replaceAll(/;|$/g, ' !important;')}}`);
  return [
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    '@media (max-width:480px){.sheet>tbody>tr>td{padding:28px 20px 20px !important}.edge>tbody>tr>td{padding-left:20px !important;padding-right:20px !important}.headline{font-size:28px !important}}',
    `@media (prefers-color-scheme:dark){${rules.join('')}}`,
  ].join('');
}
