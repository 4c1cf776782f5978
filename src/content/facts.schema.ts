import * as z from 'zod';
import { LEGAL_COUNTRIES, LEGAL_DETAILS } from '#shared/legal-details.ts';
import { PRICE_KINDS, PRICE_NAME_MAX, VAT_CHOICES } from '#shared/prices.ts';
import { choice, date, flag, group, line, list, money, number, text } from './fields.schema.ts';

const OWN_NAME = /^[a-z][a-zA-Z0-9]{0,39}$/;

/**
 * Statements of the owner about the business. Texts refer to a fact by its path, e.g. `{price.setup}`, so that a change shows
 * wherever it is mentioned. Amounts are in the currency of the settings.
 */
export const Facts = z.object({
  price: group('Prices', {
    setup: money('Setup of the voice receptionist, once'),
    perMinute: money('Voice receptionist, per minute of a call'),
    exampleMonth: money(
      'Voice receptionist, example of a month with 300 minutes',
      'Leave it empty: it is then 300 times the price of a minute.',
    ).optional(),
  }),
  response: group('Response', { minutes: number('You answer a message within, in minutes', { min: 1, max: 10_080 }) }),
  years: group('Experience', {
    it: number('Years in your trade', { max: 80 }),
    ai: number('Years with AI', { max: 80 }),
    industries: number('Industries you have worked for', { max: 500 }),
  }),
  meeting: group('Meetings', {
    discovery: number('Length of the discovery call, in minutes', { min: 5, max: 480 }),
  }),
  payment: group('Payment', {
    days: number('Invoices are due after, in days', { min: 1, max: 180 }),
    vat: choice('VAT in prices', VAT_CHOICES, 'Texts name it as a sentence, without its full stop.').optional(),
  }),
  setup: group('Setup', { days: line('Working days until the receptionist answers', { max: 40 }) }),
  market: group('Figures you quote', {
    integrations: number('Programs that can be connected'),
    missedCalls: number('Calls that go unanswered, in percent', { max: 100 }),
    missedCallCost: money('Cost of one missed call'),
    lostPerYear: money('Lost to missed calls in a year'),
    paybackMonths: number('Months of service that one recovered call pays', { max: 120 }),
    leadsPerMonth: number('Leads per month from which the strategy session pays'),
  }),
  budget: group('Brackets of the budget in the contact form', {
    small: money('Budget in the contact form: first amount'),
    medium: money('Budget in the contact form: second amount'),
    large: money('Budget in the contact form: third amount'),
    largest: money('Budget in the contact form: fourth amount'),
  }),
  legal: group('Who you are in legal texts', {
    name: line('Name of the business or person'),
    since: date('Legal texts apply from', {
      hint: 'Imprint, privacy policy, cookie policy and terms show no earlier date.',
    }).optional(),
    country: choice('Country', LEGAL_COUNTRIES).optional(),
    address: text('Postal address', { max: 300 }).optional(),
    phone: line(LEGAL_DETAILS.phone, {
      max: 40,
      hint: 'For the imprint. Settings has the one beside the contact form.',
    }).optional(),
    register: line(LEGAL_DETAILS.register).optional(),
    vatId: line(LEGAL_DETAILS.vatId, { max: 40 }).optional(),
    taxNumber: line(LEGAL_DETAILS.taxNumber).optional(),
    isNotRegulated: flag(
      'The profession is not regulated',
      'Details of a regulated profession are then not shown.',
    ).optional(),
    profession: line(LEGAL_DETAILS.profession).optional(),
    chamber: text(LEGAL_DETAILS.chamber, { max: 300 }).optional(),
    rules: text(LEGAL_DETAILS.rules, { max: 500 }).optional(),
    authority: text(LEGAL_DETAILS.authority, { max: 300 }).optional(),
    insurance: text(LEGAL_DETAILS.insurance, { max: 500 }).optional(),
    responsible: text(LEGAL_DETAILS.responsible, { max: 300 }).optional(),
    dataProtection: text(LEGAL_DETAILS.dataProtection, { max: 300 }).optional(),
  }),
  area: group('Service area', { name: line('Where you work', { hint: 'For example Global, or a city.' }) }),
  prices: list(
    'Your prices',
    group('Price', {
      name: line('Name', { max: PRICE_NAME_MAX }),
      amount: money('Amount', 'While it is 0, visitors read “on request”.'),
      unit: line('Unit', {
        max: 40,
        hint: 'For example per hour. Leave it empty for a price that is paid once.',
      }).optional(),
      kind: choice('Kind', PRICE_KINDS),
      words: line('In words', { max: 300, hint: 'In place of amount and unit, for example: by agreement.' }).optional(),
      id: factName(
        'Name in texts',
        'Written in braces into a text, as {prices.hour} for the name hour, it is replaced by the price.',
      ),
    }),
    { min: 0, max: 40 },
  ).refine(
    (prices) => new Set(prices.map(({ id }) => id)).size === prices.length,
    'Please give each price a name of its own in texts',
  ),
  own: list(
    'Your own facts',
    group('Fact', {
      name: factName(
        'Name',
        'Written in braces into a text, as {own.hourlyRate} for the name hourlyRate, it is replaced by the value.',
      ),
      value: line('Value', { max: 300 }),
    }),
    { min: 0, max: 60 },
  ).refine(
    (facts) => new Set(facts.map(({ name }) => name)).size === facts.length,
    'Please give each fact a name of its own',
  ),
});
export type Facts = z.output<typeof Facts>;

function factName(label: string, hint: string) {
  return z
    .string('Please fill this in')
    .regex(OWN_NAME, 'Please use letters and digits, starting with a small letter')
    .meta({ label, control: 'line', hint });
}
