import type { ComponentProps } from 'react';

/** A region that scrolls separately from the page, also by keyboard. `label` names it for screen readers. */
export function ScrollRegion({ label, ...rest }: ComponentProps<'section'> & { label: string }) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: some browsers scroll a region by keyboard only when it can be focused.
  return <section aria-label={label} tabIndex={0} {...rest} />;
}
