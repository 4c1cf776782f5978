/** Whether a picture can be an icon, which is square: one side is at most a quarter longer. What is missing stays transparent. */
export function canBeIcon({ width, height }: { width: number; height: number }): boolean {
  return Math.max(width, height) <= 1.25 * Math.min(width, height);
}

/** The picture of the icon: the owner's own, else their logo where it can be one; undefined as long as the shipped one is in use. */
export function iconOf<P extends { width: number; height: number }>(branding: {
  icon?: P | undefined;
  logo?: P | undefined;
}): P | undefined {
  const { icon, logo } = branding;
  return icon ?? (logo && canBeIcon(logo) ? logo : undefined);
}
