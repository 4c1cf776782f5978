import { paths } from '#shared/paths.ts';
import { has, known, type Rule } from './answer.ts';
import { sentence } from './passages.ts';
import { FREE_CALL, MONTHLY, PRICES, PRICING, PRICING_PATH, TERMS } from './site-facts.ts';
import { CONSULTATION, STRATEGY_SESSION } from './starter-documents.ts';

/** Prices. All amounts come from the content. */
export const prices: Rule = ({ text, topic }) => {
  const asksPrice =
    has(
      text,
      /\b(?:price|prices|pricing|priced|cost|costs|fee|fees|charge|charges|expensive|rates?|pay|paying|budget|dollars?|how much (?:is|are|does|do|would|will|for)|pays|end up paying|(?:is|are|really|completely|totally|it|for) (?:\w+ ){0,5}free(?! (?:consult|call|meeting|time))|free of charge|free\?|subscription|packages?|quote me|for money)\b/,
    ) &&
    !has(
      text,
      /\bhow much (?:time|faster|money|does a missed)\b|\b(?:missed|unanswered|lost|lose|calling riley|response|opening|success) \b.{0,30}\b(?:calls?|cost|money|rates?)\b|\bopen rates?\b|\b(?:prices?|costs?|rates?) (?:change|changes|controlled|capped)\b|\b(?:control|cap|limit)\w*\b.*\bcosts?\b|\bcosts?\b.*\b(?:control|cap|limit)\w*/,
    );
  if (!asksPrice || has(text, /\b(?:currency|milestones?|installments?|late payment|tax(?:es)?|vat|warranty|refund)\b/))
    return undefined;
  if (
    has(
      text,
      /\b(?:pay|pays) (?:for itself|off|back)\b|\bquote\w* (?:my |our |the |your )?(?:prices|a price)\b|\b(?:included|include|cover|covers)\b.{0,20}\bsetup\b|\bsetup\b.{0,20}\binclude|\bnot pay off\b|\bworth it\b|\bcan (?:it|the bot|the ai|riley) .{0,20}\b(?:quote|price)/,
    )
  )
    return undefined;
  if (has(text, /\b(?:strategy|deep[- ]dive|60[- ]?min\w*|strategic)\b/)) {
    return known(
      `The site names no price for the ${STRATEGY_SESSION.minutes}-minute strategy session, so I do not want to guess one: you will see it when you choose a time, or ask me by email. The consultation of ${FREE_CALL} is free.`,
      { path: paths.strategySession, topic: 'booking', cta: 'strategy' },
    );
  }
  if (
    has(
      text,
      /\b(?:consult\w*|first call|intro call|initial call|introductory call|intro call|discovery call|30[- ]?min\w*|free call|call with you|talk to you)\b/,
    )
  ) {
    return known(
      `Yes, it is free: ${sentence(CONSULTATION.facts.join(', '))} The voice AI discovery call and the AI discovery call are free too.`,
      { path: paths.calendar, topic: 'booking', cta: 'consultation' },
    );
  }
  if (
    has(text, /\b(?:openai|hosting|ai usage|server|tokens?|api) ?(?:costs?|fees?|bills?|usage)?\b/) &&
    !has(text, /\bx\b.*\bapi\b|\bdaily\b/)
  ) {
    return known(
      'You pay me directly for hosting and AI usage, at the rates we agreed in writing, shown separately on the invoice. No surprise bills: if usage is heading past what we agreed, I tell you first and we decide together.',
      { path: `${paths.terms}#payment-terms`, topic: topic ?? 'legal' },
    );
  }
  if (has(text, /\b(?:night|nights|weekends?|sundays?|saturdays?|holidays?|after hours)\b/)) {
    const always = PRICING.facts.find(({ description }) => /holidays/.test(description));
    return known(always ? `${sentence(always.title)} ${always.description}` : MONTHLY, {
      path: PRICING_PATH,
      topic: 'voice',
    });
  }
  if (topic === 'voice') {
    if (has(text, /\b(?:month|monthly|calls a|\d+ calls|minimum|per call|average|roughly|weekly)\b/)) {
      return known(MONTHLY, { path: PRICING_PATH, topic, cta: 'voice-ai' });
    }
    return known(
      `The voice AI receptionist costs ${PRICES}. ${TERMS} Support is included, and setup takes 3-5 business days.`,
      { path: PRICING_PATH, topic, cta: 'voice-ai' },
    );
  }
  if (
    topic === 'legal' ||
    has(text, /\bx\b|\binstagram|\bfollowers|\blimit|\bspend|\bdue\b|\bwhen\b.*\bpay\b|\bx may\b/)
  )
    return undefined;
  if (
    topic ||
    has(text, /\b(?:hourly|hour|project|website|automation|automate|integration|develop\w*|build|built|bot)\b/)
  ) {
    return known(
      'There is no fixed price list for this: it depends on the task. Project work is charged as agreed, with a fixed price, parts of it at milestones, or time spent, and you have price and hosting in writing before anything is built. In the free 30-minute call I can tell you what drives the cost.',
      { path: paths.calendar, topic, cta: 'consultation' },
    );
  }
  if (
    has(
      text,
      /\bhow much\b|\bpric(?:ing|e list)\b|\b(?:your|the) (?:prices|rates|fees|pricing)\b|\b(?:what|whats)\b.*\b(?:cost|charge|price|prices|rate|rates|fees)\b|^(?:price|prices|cost|costs|pricing)\W*$|\bexpensive\b|\bpackages?\b/,
    )
  ) {
    return known(
      `One service has a list price: the voice AI receptionist, with ${PRICES}. Everything else depends on the task and is agreed in writing before anything is built. The first call of ${FREE_CALL} is free.`,
      { path: PRICING_PATH, cta: 'consultation' },
    );
  }
  return undefined;
};
