import type { Facts } from '#content/facts.schema.ts';

export const facts: Facts = {
  price: { setup: 2_500, perMinute: 0.25 },
  response: { minutes: 5 },
  years: { it: 10, ai: 3, industries: 9 },
  meeting: { discovery: 30 },
  payment: { days: 30 },
  setup: { days: '3-5' },
  market: {
    integrations: 400,
    missedCalls: 27,
    missedCallCost: 1_200,
    lostPerYear: 45_600,
    paybackMonths: 8,
    leadsPerMonth: 1_000,
  },
  budget: { small: 2_500, medium: 10_000, large: 25_000, largest: 50_000 },
  legal: { name: '{brand}' },
  area: { name: 'Global' },
  prices: [],
  own: [],
};
