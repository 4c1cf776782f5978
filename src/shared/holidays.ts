/** Countries, and the parts of them whose holidays differ, in the order of the list. */
export const HOLIDAY_REGIONS = {
  AT: 'Austria',
  BE: 'Belgium',
  CA: 'Canada (federal)',
  FR: 'France',
  DE: 'Germany (all states)',
  'DE-BW': 'Germany: Baden-Württemberg',
  'DE-BY': 'Germany: Bavaria',
  'DE-BE': 'Germany: Berlin',
  'DE-BB': 'Germany: Brandenburg',
  'DE-HB': 'Germany: Bremen',
  'DE-HH': 'Germany: Hamburg',
  'DE-HE': 'Germany: Hesse',
  'DE-NI': 'Germany: Lower Saxony',
  'DE-MV': 'Germany: Mecklenburg-Western Pomerania',
  'DE-NW': 'Germany: North Rhine-Westphalia',
  'DE-RP': 'Germany: Rhineland-Palatinate',
  'DE-SL': 'Germany: Saarland',
  'DE-SN': 'Germany: Saxony',
  'DE-ST': 'Germany: Saxony-Anhalt',
  'DE-SH': 'Germany: Schleswig-Holstein',
  'DE-TH': 'Germany: Thuringia',
  IT: 'Italy',
  LU: 'Luxembourg',
  NL: 'Netherlands',
  ES: 'Spain (national)',
  CH: 'Switzerland (most cantons)',
  'GB-ENG': 'United Kingdom: England and Wales',
  'GB-NIR': 'United Kingdom: Northern Ireland',
  'GB-SCT': 'United Kingdom: Scotland',
  US: 'United States (federal)',
} as const;
export type HolidayRegion = keyof typeof HOLIDAY_REGIONS;

/** The region of a locale such as `de-AT`, if its holidays are known. */
export function holidayRegionOf(locale: string): HolidayRegion | undefined {
  const { region = '' } = new Intl.Locale(locale).maximize();
  return (Object.keys(HOLIDAY_REGIONS) as HolidayRegion[]).find((id) => id.split('-')[0] === region);
}
