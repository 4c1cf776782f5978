import * as z from 'zod';
import { webOrigin } from './links.ts';
import {
  SETTING_CATEGORIES,
  SETTING_MAX,
  SETTING_TYPES,
  SETTINGS,
  type SettingDefinition,
  type SettingKey,
  type SettingType,
} from './settings.ts';
import { keyOf } from './stored.schema.ts';
import { EmailInput, tooLong } from './text.schema.ts';

const text = z.string().trim().max(SETTING_MAX, tooLong(SETTING_MAX));

/** How a value of each type is checked and stored. */
const VALUES: Record<Exclude<SettingType, 'choice'>, z.ZodType<string>> = {
  string: text,
  email: EmailInput,
  url: text
    .pipe(z.url({ protocol: /^https?$/, error: 'Please give a full address with http(s)://', abort: true }))
    .refine((address) => webOrigin(address), 'Please give an address whose host is a plain name, as in example.com'),
  phone: text.regex(/^[\d\s()+.-]{7,30}$/, 'Please give a phone number'),
  number: text.regex(/^\d{1,9}$/, 'Please give a whole number'),
  minutes: text.regex(/^\d{1,9}$/, 'Please give a whole number of minutes'),
  locale: text.refine(isLocale, 'Please give a language code such as en, de or en-GB'),
  currency: text
    .toUpperCase()
    .refine((code) => Intl.supportedValuesOf('currency').includes(code), 'Please give a currency such as USD or EUR'),
  origins: text.transform((addresses, { addIssue }) => {
    const origins = addresses.split(/[\s,]+/).map(webOrigin);
    if (origins.includes(undefined)) addIssue('Please give addresses such as https://example.com');
    return [...new Set(origins)].join(' ');
  }),
  boolean: z.enum(['true', 'false'], 'Please say true or false'),
};

/** An empty value deletes the saved one, so that the environment or the default is used again. */
const value = ({ dataType, choices = {} }: SettingDefinition) =>
  z.preprocess(
    (given) => {
      if (given === null) return '';
      return typeof given === 'number' || typeof given === 'boolean' ? String(given) : given;
    },
    z.union([z.literal(''), dataType === 'choice' ? oneOf(Object.keys(choices)) : VALUES[dataType]], {
      error: (issue) => firstMessage(issue),
    }),
  );

function oneOf(choices: string[]) {
  return z.enum(choices, `Please choose one of ${choices.join(', ')}`);
}

function isLocale(code: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(code).length === 1;
  } catch {
    return false;
  }
}

/** The message of the rule of the type, not of the union around it. */
function firstMessage(issue: { code?: string; errors?: unknown }): string {
  const branches = (issue.errors ?? []) as { message: string }[][];
  return branches.at(-1)?.[0]?.message ?? 'Please check this value';
}

const shape = Object.fromEntries(
  Object.entries(SETTINGS).map(([key, definition]) => [key, value(definition).optional()]),
);
const ByKey = z.object(shape);

/** Settings to save: an object by key, or a list of `{ key, value }` as the API returns it. Others do not change. */
export const SettingsInput = z.preprocess(
  (given) => {
    const list = (given as { settings?: unknown } | null)?.settings ?? given;
    // The schema refuses a list, also an empty one, which has nothing to save.
    if (!Array.isArray(list) || list.length === 0) return list;
    return Object.fromEntries(
      list.map((entry) => [(entry as { key?: unknown } | null)?.key, (entry as { value?: unknown } | null)?.value]),
    );
  },
  ByKey as z.ZodType<Partial<Record<SettingKey, string>>>,
);

/** A setting as the dashboard shows it. */
export const ListedSetting = z.object({
  key: keyOf(SETTINGS),
  label: z.string(),
  category: keyOf(SETTING_CATEGORIES),
  dataType: z.enum(SETTING_TYPES),
  description: z.string(),
  /** The values of a choice, with their labels. */
  choices: z.record(z.string(), z.string()).optional(),
  /** The empty value can be saved; elsewhere saving it restores the default. */
  canBeEmpty: z.boolean().optional(),
  /** Variable of the environment that it overrides. */
  variable: z.string().optional(),
  /** The value in use. */
  value: z.string(),
  /** Where `value` comes from. */
  source: z.enum(['saved', 'environment', 'default']),
  /** The value in use when nothing is saved. */
  fallback: z.string(),
  /** Its value is the one that ships with the site, saved or not. */
  isShipped: z.boolean(),
});
export type ListedSetting = z.output<typeof ListedSetting>;

/** A variable that can only be set in the environment. Its value stays on the server. */
export const EnvironmentVariable = z.object({ name: z.string(), meaning: z.string(), isSet: z.boolean() });
export type EnvironmentVariable = z.output<typeof EnvironmentVariable>;
