import type { CSSProperties } from 'react';
import type { LookValues } from '#shared/look/looks.ts';
import { paletteOf } from '#shared/look/palette.ts';
import { themeProperties } from '#shared/look/theme.ts';

/** Shipped values of the properties that `themeProperties` leaves out; without them the thumbnail would inherit the owner's. */
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
    <span style={{ ...style, containerType: 'inline-size' }} aria-hidden="true" className="block w-full">
      {/* Everything follows from the width. */}
      <span className="grid aspect-8/5 grid-rows-[3fr_2fr] overflow-hidden font-sans" style={{ fontSize: '4.6cqw' }}>
        <span className="relative flex flex-col justify-center gap-[0.8em] bg-ink px-[1.6em] text-paper">
          <span
            className="font-display leading-none"
            style={{ fontSize: 'calc(2.3em * var(--display-scale))', letterSpacing: 'var(--display-spacing)' }}
          >
            {title}
          </span>
          <span className="flex items-center gap-[1.2em] leading-none">
            <span className="rounded-md bg-button px-[0.8em] py-[0.4em] font-semibold text-button-text">Button</span>
            <span className="text-signal">Label</span>
          </span>
          {look.drawings && (
            <svg
              viewBox="0 0 60 40"
              aria-hidden="true"
              className="drawing absolute right-[1em] bottom-[0.6em]"
              style={{ width: '5.5em' }}
            >
              <path d="M2 30h14l6-18 8 24 6-14h22" />
              <circle className="signal-fill" cx="22" cy="12" r="3" />
            </svg>
          )}
        </span>
        <span className="grid grid-cols-3 gap-[0.9em] bg-paper p-[1em] text-ink">
          {['one', 'two', 'three'].map((card) => (
            <span key={card} className="rounded-md border border-paper-rule bg-paper-bright p-[0.6em]">
              <span className="block h-[0.4em] w-2/3 bg-signal-deep" />
              <span className="mt-[0.4em] block h-[0.4em] bg-mute opacity-60" />
            </span>
          ))}
        </span>
      </span>
    </span>
  );
}
