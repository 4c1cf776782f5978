import type { CSSProperties } from 'react';
import type { LookValues } from '#shared/look/looks.ts';
import { paletteOf } from '#shared/look/palette.ts';
import { themeProperties } from '#shared/look/theme.ts';

/** The shipped values of what `themeProperties` leaves out: the page around the thumbnail has the owner's. */
const SHIPPED = {
  '--font-display': '"Newsreader", "Newsreader Fallback", serif',
  '--font-sans': '"Instrument Sans", "Instrument Sans Fallback", sans-serif',
  '--display-weight': '380',
  '--display-spacing': '-0.018em',
  '--display-scale': '1',
  '--radius-sm': '2px',
  '--radius-md': '4px',
  '--line': '1px',
  '--stroke': '1.25',
};

/** A small page in a look, drawn from its values. */
export function LookThumbnail({ look, title }: { look: LookValues; title: string }) {
  const colors = Object.entries(paletteOf(look.colors)).map(([token, value]) => [`--color-${token}`, value]);
  const style = { ...SHIPPED, ...Object.fromEntries([...colors, ...themeProperties(look)]) } as CSSProperties;
  return (
    <span
      style={style}
      aria-hidden="true"
      className="grid aspect-8/5 w-full grid-rows-[3fr_2fr] overflow-hidden font-sans"
    >
      <span className="relative flex flex-col justify-center gap-2 bg-ink px-4 text-paper">
        <span
          className="font-display leading-none"
          style={{ fontSize: 'calc(1.5rem * var(--display-scale))', letterSpacing: 'var(--display-spacing)' }}
        >
          {title}
        </span>
        <span className="flex items-center gap-3">
          <span className="rounded-md bg-button px-2 py-1 font-semibold text-[0.625rem] text-button-text leading-none">
            Button
          </span>
          <span className="text-[0.625rem] text-signal leading-none">Label</span>
        </span>
        {look.drawings && (
          <svg
            viewBox="0 0 60 40"
            aria-hidden="true"
            className="drawing absolute right-3 bottom-2"
            style={{ width: '3.75rem' }}
          >
            <path d="M2 30h14l6-18 8 24 6-14h22" />
            <circle className="signal-fill" cx="22" cy="12" r="3" />
          </svg>
        )}
      </span>
      <span className="grid grid-cols-3 gap-2 bg-paper p-2.5 text-ink">
        {['one', 'two', 'three'].map((card) => (
          <span key={card} className="rounded-md border border-paper-rule bg-paper-bright p-1.5">
            <span className="block h-1 w-2/3 bg-signal-deep" />
            <span className="mt-1 block h-1 bg-mute opacity-60" />
          </span>
        ))}
      </span>
    </span>
  );
}
