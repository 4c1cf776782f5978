import { isTimezone } from './local-clock.ts';

/** The time zone that a text names: by its IANA name, or by its city alone where one zone has it (`Boise`, `new york`, `Zürich`). */
export function findTimezone(text: string): string | undefined {
  const name = text.trim().normalize('NFKD').replace(/\p{M}/gu, '').replace(/\s+/g, '_');
  if (/^[A-Z]/i.test(name) && isTimezone(name)) return name;
  const areas = new Set(Intl.supportedValuesOf('timeZone').map((zone) => zone.slice(0, zone.lastIndexOf('/'))));
  const zones = [...areas].map((area) => `${area}/${name}`).filter(isTimezone);
  // A zone may have several names, such as `America/Indianapolis` and `America/Indiana/Indianapolis`.
  const [found, another] = new Set(
    zones.map((zone) => new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone),
  );
  return another === undefined ? found : undefined;
}
