import { STARTER } from '#content/starters/en/starter.ts';
import { ENGLISH, formatNumber } from '#shared/format.ts';
import { fill } from '#shared/placeholders.ts';

const { years, meeting, payment, market, legal } = STARTER.documents.facts;

/** The shipped texts with their facts; names and addresses are still placeholders. */
const filled = fill(STARTER.documents, {
  'years.it': String(years.it),
  'years.ai': String(years.ai),
  'years.industries': String(years.industries),
  'meeting.consultation': String(meeting.consultation),
  'meeting.strategy': String(meeting.strategy),
  'payment.days': String(payment.days),
  'market.integrations': formatNumber(market.integrations, ENGLISH),
  'market.leadsPerMonth': formatNumber(market.leadsPerMonth, ENGLISH),
  'legal.name': legal.name,
});

export const HOME = filled.home;
export const ABOUT = filled.about;
export const SCHEDULER = filled.booking.embed;
export const CONSULTATION = { ...filled.calendar, minutes: meeting.consultation };
export const STRATEGY_SESSION = { ...filled['strategy-session'], minutes: meeting.strategy };
export const PRIVACY_POLICY = filled['privacy-policy'];
export const TERMS_OF_SERVICE = filled['terms-of-service'];
export const COOKIE_POLICY = filled['cookie-policy'];
