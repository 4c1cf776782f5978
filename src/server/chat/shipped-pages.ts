import type { LandingDocument } from '#content/landing.schema.ts';
import { STARTER } from '#content/starters/en/starter.ts';
import { formatMoney } from '#shared/format.ts';
import { fill } from '#shared/placeholders.ts';

const { price, meeting, setup, market, years } = STARTER.documents.facts;
const money = (amount: number) => formatMoney(amount, { locale: 'en-US', currency: 'USD' });

/** The shipped landing pages with the facts filled in. */
const PAGES = fill(STARTER.pages, {
  'price.setup': money(price.setup),
  'price.perMinute': money(price.perMinute),
  'price.exampleMonth': money(price.exampleMonth),
  'meeting.consultation': String(meeting.consultation),
  'meeting.discovery': String(meeting.discovery),
  'setup.days': setup.days,
  'market.integrations': String(market.integrations),
  'market.missedCalls': String(market.missedCalls),
  'market.missedCallCost': money(market.missedCallCost),
  'market.lostPerYear': money(market.lostPerYear),
  'market.paybackMonths': String(market.paybackMonths),
  'years.ai': String(years.ai),
  'years.it': String(years.it),
  'years.industries': String(years.industries),
});

export const LANDING_PAGES = Object.values(PAGES);
export const aiIntegration = pageOf('ai-integration');
export const leadGeneration = pageOf('lead-generation');
export const n8nWorkflowAutomation = pageOf('n8n-workflow-automation');
export const voiceAi = pageOf('voice-ai');

function pageOf(key: string): LandingDocument {
  const page = PAGES[key];
  if (!page) throw new Error(`There is no page ${key}`);
  return page;
}
