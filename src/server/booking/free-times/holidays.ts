import { DAY_MS } from '#shared/day.ts';
import type { HolidayRegion } from '#shared/holidays.ts';
import { toIsoDay } from '#shared/time.ts';

/** A public holiday; its day is `YYYY-MM-DD`. */
export interface Holiday {
  date: string;
  name: string;
}

/**
 * When a holiday is: a day of the year (`12-25`), days from Easter Sunday (`easter-2`), or a weekday on or after a day of the year
 * (`Mon>=05-25`, the last Monday in May).
 */
type Rules = Readonly<Record<string, string>>;

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

const GERMANY: Rules = {
  '01-01': 'Neujahr',
  'easter-2': 'Karfreitag',
  'easter+1': 'Ostermontag',
  '05-01': 'Tag der Arbeit',
  'easter+39': 'Christi Himmelfahrt',
  'easter+50': 'Pfingstmontag',
  '10-03': 'Tag der Deutschen Einheit',
  '12-25': '1. Weihnachtstag',
  '12-26': '2. Weihnachtstag',
};
const EPIPHANY: Rules = { '01-06': 'Heilige Drei Könige' };
const WOMEN: Rules = { '03-08': 'Frauentag' };
const CORPUS_CHRISTI: Rules = { 'easter+60': 'Fronleichnam' };
const ASSUMPTION: Rules = { '08-15': 'Mariä Himmelfahrt' };
const REFORMATION: Rules = { '10-31': 'Reformationstag' };
const ALL_SAINTS: Rules = { '11-01': 'Allerheiligen' };

const BRITAIN: Rules = {
  '01-01': 'New Year’s Day',
  'easter-2': 'Good Friday',
  'Mon>=05-01': 'Early May bank holiday',
  'Mon>=05-25': 'Spring bank holiday',
  '12-25': 'Christmas Day',
  '12-26': 'Boxing Day',
};

const RULES: Record<HolidayRegion, Rules> = {
  AT: {
    '01-01': 'Neujahr',
    ...EPIPHANY,
    'easter+1': 'Ostermontag',
    '05-01': 'Staatsfeiertag',
    'easter+39': 'Christi Himmelfahrt',
    'easter+50': 'Pfingstmontag',
    ...CORPUS_CHRISTI,
    ...ASSUMPTION,
    '10-26': 'Nationalfeiertag',
    ...ALL_SAINTS,
    '12-08': 'Mariä Empfängnis',
    '12-25': 'Christtag',
    '12-26': 'Stefanitag',
  },
  BE: {
    '01-01': 'New Year’s Day',
    'easter+1': 'Easter Monday',
    '05-01': 'Labour Day',
    'easter+39': 'Ascension Day',
    'easter+50': 'Whit Monday',
    '07-21': 'National Day',
    '08-15': 'Assumption',
    '11-01': 'All Saints’ Day',
    '11-11': 'Armistice Day',
    '12-25': 'Christmas Day',
  },
  CA: {
    '01-01': 'New Year’s Day',
    'easter-2': 'Good Friday',
    'Mon>=05-18': 'Victoria Day',
    '07-01': 'Canada Day',
    'Mon>=09-01': 'Labour Day',
    '09-30': 'National Day for Truth and Reconciliation',
    'Mon>=10-08': 'Thanksgiving',
    '11-11': 'Remembrance Day',
    '12-25': 'Christmas Day',
    '12-26': 'Boxing Day',
  },
  FR: {
    '01-01': 'Jour de l’An',
    'easter+1': 'Lundi de Pâques',
    '05-01': 'Fête du Travail',
    '05-08': 'Victoire 1945',
    'easter+39': 'Ascension',
    'easter+50': 'Lundi de Pentecôte',
    '07-14': 'Fête nationale',
    '08-15': 'Assomption',
    '11-01': 'Toussaint',
    '11-11': 'Armistice 1918',
    '12-25': 'Noël',
  },
  DE: GERMANY,
  'DE-BW': { ...GERMANY, ...EPIPHANY, ...CORPUS_CHRISTI, ...ALL_SAINTS },
  'DE-BY': { ...GERMANY, ...EPIPHANY, ...CORPUS_CHRISTI, ...ASSUMPTION, ...ALL_SAINTS },
  'DE-BE': { ...GERMANY, ...WOMEN },
  'DE-BB': { ...GERMANY, 'easter+0': 'Ostersonntag', 'easter+49': 'Pfingstsonntag', ...REFORMATION },
  'DE-HB': { ...GERMANY, ...REFORMATION },
  'DE-HH': { ...GERMANY, ...REFORMATION },
  'DE-HE': { ...GERMANY, ...CORPUS_CHRISTI },
  'DE-NI': { ...GERMANY, ...REFORMATION },
  'DE-MV': { ...GERMANY, ...WOMEN, ...REFORMATION },
  'DE-NW': { ...GERMANY, ...CORPUS_CHRISTI, ...ALL_SAINTS },
  'DE-RP': { ...GERMANY, ...CORPUS_CHRISTI, ...ALL_SAINTS },
  'DE-SL': { ...GERMANY, ...CORPUS_CHRISTI, ...ASSUMPTION, ...ALL_SAINTS },
  'DE-SN': { ...GERMANY, ...REFORMATION, 'Wed>=11-16': 'Buß- und Bettag' },
  'DE-ST': { ...GERMANY, ...EPIPHANY, ...REFORMATION },
  'DE-SH': { ...GERMANY, ...REFORMATION },
  'DE-TH': { ...GERMANY, '09-20': 'Weltkindertag', ...REFORMATION },
  IT: {
    '01-01': 'Capodanno',
    '01-06': 'Epifania',
    'easter+1': 'Lunedì dell’Angelo',
    '04-25': 'Festa della Liberazione',
    '05-01': 'Festa del Lavoro',
    '06-02': 'Festa della Repubblica',
    '08-15': 'Ferragosto',
    '11-01': 'Ognissanti',
    '12-08': 'Immacolata Concezione',
    '12-25': 'Natale',
    '12-26': 'Santo Stefano',
  },
  LU: {
    '01-01': 'New Year’s Day',
    'easter+1': 'Easter Monday',
    '05-01': 'Labour Day',
    '05-09': 'Europe Day',
    'easter+39': 'Ascension Day',
    'easter+50': 'Whit Monday',
    '06-23': 'National Day',
    '08-15': 'Assumption',
    '11-01': 'All Saints’ Day',
    '12-25': 'Christmas Day',
    '12-26': 'St Stephen’s Day',
  },
  NL: {
    '01-01': 'Nieuwjaarsdag',
    'easter+1': 'Tweede paasdag',
    '04-27': 'Koningsdag',
    'easter+39': 'Hemelvaartsdag',
    'easter+50': 'Tweede pinksterdag',
    '12-25': 'Eerste kerstdag',
    '12-26': 'Tweede kerstdag',
  },
  ES: {
    '01-01': 'Año Nuevo',
    '01-06': 'Epifanía del Señor',
    'easter-2': 'Viernes Santo',
    '05-01': 'Fiesta del Trabajo',
    '08-15': 'Asunción de la Virgen',
    '10-12': 'Fiesta Nacional',
    '11-01': 'Todos los Santos',
    '12-06': 'Día de la Constitución',
    '12-08': 'Inmaculada Concepción',
    '12-25': 'Navidad',
  },
  CH: {
    '01-01': 'Neujahr',
    'easter-2': 'Karfreitag',
    'easter+1': 'Ostermontag',
    'easter+39': 'Auffahrt',
    'easter+50': 'Pfingstmontag',
    '08-01': 'Bundesfeier',
    '12-25': 'Weihnachten',
    '12-26': 'Stephanstag',
  },
  'GB-ENG': { ...BRITAIN, 'easter+1': 'Easter Monday', 'Mon>=08-25': 'Summer bank holiday' },
  'GB-NIR': {
    ...BRITAIN,
    '03-17': 'St Patrick’s Day',
    'easter+1': 'Easter Monday',
    '07-12': 'Battle of the Boyne',
    'Mon>=08-25': 'Summer bank holiday',
  },
  'GB-SCT': {
    ...BRITAIN,
    '01-02': '2 January',
    'Mon>=08-01': 'Summer bank holiday',
    '11-30': 'St Andrew’s Day',
  },
  US: {
    '01-01': 'New Year’s Day',
    'Mon>=01-15': 'Martin Luther King Jr. Day',
    'Mon>=02-15': 'Washington’s Birthday',
    'Mon>=05-25': 'Memorial Day',
    '06-19': 'Juneteenth',
    '07-04': 'Independence Day',
    'Mon>=09-01': 'Labor Day',
    'Mon>=10-08': 'Columbus Day',
    '11-11': 'Veterans Day',
    'Thu>=11-22': 'Thanksgiving Day',
    '12-25': 'Christmas Day',
  },
};

/** The public holidays of a year, in order. One that falls on a weekend is where the country takes it instead. */
export function holidaysOf(region: HolidayRegion, year: number): Holiday[] {
  const days = Object.entries(RULES[region])
    .map(([rule, name]) => ({ at: startOf(rule, year), name }))
    .sort((a, b) => a.at - b.at);
  const taken = new Set(days.map(({ at }) => at).filter((at) => !isWeekend(at)));
  return days
    .map(({ at, name }) => ({ date: toIsoDay(observed(region, at, taken) / 1000), name }))
    .sort((a, b) => a.date.localeCompare(b.date));
}

function observed(region: HolidayRegion, at: number, taken: Set<number>): number {
  if (!isWeekend(at)) return at;
  if (region === 'US') return at + (weekday(at) === 'Sat' ? -DAY_MS : DAY_MS);
  if (region !== 'CA' && !region.startsWith('GB')) return at;
  let instead = at;
  while (isWeekend(instead) || taken.has(instead)) instead += DAY_MS;
  taken.add(instead);
  return instead;
}

/** The beginning of a holiday in UTC, in milliseconds. */
function startOf(rule: string, year: number): number {
  const fromEaster = /^easter([+-]\d+)$/.exec(rule)?.[1];
  if (fromEaster !== undefined) return easterSunday(year) + Number(fromEaster) * DAY_MS;
  const [, name, day = rule] = /^(\w{3})>=(.*)$/.exec(rule) ?? [];
  let at = Date.parse(`${year}-${day}T00:00:00Z`);
  while (name !== undefined && weekday(at) !== name) at += DAY_MS;
  return at;
}

/** By the method of Gauss, for the years 1900 to 2099. */
function easterSunday(year: number): number {
  const d = (19 * (year % 19) + 24) % 30;
  const e = (2 * (year % 4) + 4 * (year % 7) + 6 * d + 5) % 7;
  const isLate = (d === 29 && e === 6) || (d === 28 && e === 6 && year % 19 > 10);
  return Date.UTC(year, 2, 22 + d + e - (isLate ? 7 : 0));
}

function weekday(at: number): string {
  return WEEKDAYS[new Date(at).getUTCDay()] ?? '';
}

function isWeekend(at: number): boolean {
  return ['Sat', 'Sun'].includes(weekday(at));
}
