import { findIana } from 'windows-iana';

/** Names for which windows-iana has a zone whose clocks were changed since: Mexico in 2022, Kazakhstan in 2024. */
const CORRECTED: Readonly<Record<string, string | undefined>> = {
  'Mountain Standard Time (Mexico)': 'America/Mazatlan',
  'Central Asia Standard Time': 'Asia/Bishkek',
};

/** Names that people see in Outlook, without the offset before them. */
const DISPLAY_NAMES: Readonly<Record<string, string | undefined>> = {
  Alaska: 'America/Anchorage',
  'Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna': 'Europe/Berlin',
  'Athens, Bucharest': 'Europe/Bucharest',
  'Auckland, Wellington': 'Pacific/Auckland',
  'Belgrade, Bratislava, Budapest, Ljubljana, Prague': 'Europe/Budapest',
  'Brussels, Copenhagen, Madrid, Paris': 'Europe/Paris',
  'Canberra, Melbourne, Sydney': 'Australia/Sydney',
  'Central Time (US & Canada)': 'America/Chicago',
  'Dublin, Edinburgh, Lisbon, London': 'Europe/London',
  'Eastern Time (US & Canada)': 'America/New_York',
  'Helsinki, Kyiv, Riga, Sofia, Tallinn, Vilnius': 'Europe/Kiev',
  'Atlantic Time (Canada)': 'America/Halifax',
  'Mountain Time (US & Canada)': 'America/Denver',
  Newfoundland: 'America/St_Johns',
  'Pacific Time (US & Canada)': 'America/Los_Angeles',
  'Sarajevo, Skopje, Warsaw, Zagreb': 'Europe/Warsaw',
};

/** The IANA name of a Windows time zone, as Outlook and Exchange write it: its key or the name that people see. */
export function findWindowsZone(name: string): string | undefined {
  return CORRECTED[name] ?? DISPLAY_NAMES[name] ?? findIana(name)[0];
}
