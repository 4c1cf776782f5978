import type { Branding } from '#content/branding.schema.ts';
import type { Issue } from '#shared/errors.ts';
import { formatRatio, unreadablePairs } from '#shared/look/color-pairs.ts';

/** Colours in which a text of the site could not be read. */
export function findUnreadableColors({ colors }: Pick<Branding, 'colors'>): Issue[] {
  return unreadablePairs(colors).flatMap(({ pair, colors: names }) =>
    names.map((name) => ({
      path: `colors.${name}`,
      message: `${pair.title}: the contrast is ${formatRatio(pair.ratio)}, and must be at least ${formatRatio(pair.atLeast)}`,
    })),
  );
}
