import { capitalized } from '#shared/capitalized.ts';
/**
 * Countries whose rules for an imprint the texts know. The United Kingdom: regulation 6 of the Electronic Commerce (EC Directive) Regulations
 * 2002 (name, geographic address, email, register and number, VAT number, regulated profession), and sections 1201 and 1202 of the
 * Companies Act 2006 (under a business name, the owner's name and an address for the service of documents). Ireland: regulation 7 of the
 * European Communities (Directive 2000/31/EC) Regulations 2003, which asks for the details that regulation 6 asks for.
 */
export const LEGAL_COUNTRIES = {
  de: 'Germany',
  at: 'Austria',
  ch: 'Switzerland',
  gb: 'United Kingdom',
  ie: 'Ireland',
  us: 'United States',
  other: 'Another country',
} as const;
export type LegalCountry = keyof typeof LEGAL_COUNTRIES;

/** Details of the business for imprint and privacy policy, each a fact `{legal.…}`, with its name for the owner. */
export const LEGAL_DETAILS = {
  phone: 'Telephone',
  register: 'Register and number',
  vatId: 'VAT identification number',
  taxNumber: 'Tax or registration number',
  profession: 'Professional title, and the state that granted it',
  chamber: 'Professional chamber',
  rules: 'Professional rules, and where to read them',
  authority: 'Supervisory authority',
  insurance: 'Professional liability insurance',
  responsible: 'Person responsible for articles, with address',
  dataProtection: 'Data protection officer',
} as const;
export type LegalDetail = keyof typeof LEGAL_DETAILS;

/** Details of a business, each missing where it does not apply. */
export type LegalDetails = Partial<Record<LegalDetail | 'address', string>> & {
  country?: LegalCountry;
  /** Details of a regulated profession stay stored, and are not shown. */
  isNotRegulated?: boolean;
};

/** Details of a regulated profession. */
export const OF_PROFESSION: readonly LegalDetail[] = ['profession', 'chamber', 'rules', 'authority', 'insurance'];

/** True for a detail that only a regulated profession has. In Austria every trade has a chamber, rules and an authority. */
export function isOfRegulated(detail: LegalDetail, country: LegalCountry | '' | undefined): boolean {
  const details: readonly LegalDetail[] = country === 'at' ? ['profession', 'insurance'] : OF_PROFESSION;
  return details.includes(detail);
}

/** Condition under which a text that names a detail is shown. */
function conditionOf(detail: LegalDetail): string {
  return `legal${capitalized(detail)}`;
}

const IN_COUNTRY: Record<LegalCountry, string> = {
  de: 'inGermany',
  at: 'inAustria',
  ch: 'inSwitzerland',
  gb: 'inUnitedKingdom',
  ie: 'inIreland',
  us: 'inUnitedStates',
  other: 'inOtherCountry',
};

/** Conditions of legal texts that depend on the business, with their names for the owner. */
export const LEGAL_CONDITIONS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(LEGAL_COUNTRIES).map(([key, name]) => [
      IN_COUNTRY[key as LegalCountry],
      `The business is in ${{ gb: 'the United Kingdom', us: 'the United States', other: 'another country' }[key] ?? name} (Legal details)`,
    ]),
  ),
  legalOwnName: 'The name of the business has the owner’s name in it (Legal details)',
  legalOtherName: 'The name of the business does not have the owner’s name in it (Legal details)',
  legalPerson: 'The name of the business is the owner’s name (Legal details)',
  legalFirm: 'The name of the business is not just the owner’s name (Legal details)',
  legalRegulated: 'A title, chamber or professional rules are given (Legal details)',
  legalNumbers: 'A register, VAT or tax number is given (Legal details)',
  legalAddress: 'Postal address: given (Legal details)',
  ...Object.fromEntries(
    Object.entries(LEGAL_DETAILS).map(([detail, label]) => [
      conditionOf(detail as LegalDetail),
      `${label}: given (Legal details)`,
    ]),
  ),
};

/** True for the owner's name, also with a business name behind it: `Ada Byron, doing business as Byron Works`. */
function isPerson(businessName: string, ownerName: string): boolean {
  const rest = businessName.startsWith(ownerName) ? businessName.slice(ownerName.length) : undefined;
  return rest !== undefined && /^(?:$|,| \(| (?:doing business|trading) as | (?:d\/b\/a|dba|t\/a) )/i.test(rest);
}

/** The conditions of `LEGAL_CONDITIONS` that hold. @param businessName as visitors read it. */
export function legalConditions(legal: LegalDetails, businessName: string, ownerName: string): string[] {
  const isShown = (detail: LegalDetail) => !(legal.isNotRegulated && isOfRegulated(detail, legal.country));
  const given = (Object.keys(LEGAL_DETAILS) as LegalDetail[]).filter((detail) => legal[detail] && isShown(detail));
  const isAny = (...details: LegalDetail[]) => details.some((detail) => given.includes(detail));
  return [
    businessName.includes(ownerName) ? 'legalOwnName' : 'legalOtherName',
    isPerson(businessName.trim(), ownerName.trim()) ? 'legalPerson' : 'legalFirm',
    ...(legal.country ? [IN_COUNTRY[legal.country]] : []),
    ...(isAny(...OF_PROFESSION) ? ['legalRegulated'] : []),
    ...(isAny('register', 'vatId', 'taxNumber') ? ['legalNumbers'] : []),
    ...(legal.address ? ['legalAddress'] : []),
    ...given.map(conditionOf),
  ];
}

type RequiredDetail = LegalDetail | 'address' | 'country';

/**
 * Details that the law asks of a business and that are missing. Where the texts do not cover the law of a country, only the country is required.
 * A chamber or a title means a regulated profession, which needs more; in Austria a title alone, because every trade has a chamber.
 */
export function missingDetails(legal: LegalDetails): RequiredDetail[] {
  const isLawCovered = legal.country !== 'other' && legal.country !== 'us';
  const isInAustria = legal.country === 'at';
  const isRegulated = !legal.isNotRegulated && Boolean(legal.profession || (legal.chamber && !isInAustria));
  const owed: RequiredDetail[] = [
    'country',
    ...(isLawCovered ? (['address'] as const) : []),
    ...(isRegulated && isLawCovered ? (['profession', 'chamber', 'rules'] as const) : []),
    ...(isInAustria && (isRegulated || legal.chamber) ? (['authority'] as const) : []),
  ];
  return owed.filter((detail) => !legal[detail]);
}
