import { paths } from '#shared/paths.ts';
import { declined, known, type Rule, unknown } from './answer.ts';
import { PRICING_PATH } from './facts.ts';

const has = (text: string, pattern: RegExp) => pattern.test(text);

const BACK_ON_TRACK =
  'I can tell you about automation, chatbots, the voice AI receptionist, prices and how to book a call.';

/** Attempts to change the rules, and questions for what is nobody's business. */
export const refusals: Rule = ({ text, site }) => {
  if (
    has(
      text,
      /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instructions?|rules?|prompts?|above|previous|prior|everything|guidelines)\b|\b(?:system|hidden|initial|secret|developer|original) (?:prompt|instructions?|message|rules|text)\b|\b(?:prompt|model and prompt) are you\b|\byour (?:\w+ )?(?:prompt|instructions|guidelines|source code|config\w*)\b|\b(?:repeat|print|output|reveal|show|display)\b.{0,30}\b(?:above|prompt|instructions?|verbatim|everything|hidden|secrets?)\b|(?:^|[.!?:;,>] ?|\b(?:please|can you|could you|and|now|i want you to|you must|you should|you will) )(?:act as|pretend (?:to be|you|that)|role ?play)\b|\byou are now\b|\bfrom now on\b|\bjailbreak\b|\bdeveloper mode\b|\bnew (?:instructions?|rules?|system)\b|<\/?\s*(?:system|user|assistant|script|img|iframe)\b|\[(?:system|inst)\]/,
    )
  ) {
    return declined(`I keep to what ${site.name}'s site says, so I cannot do that. ${BACK_ON_TRACK}`);
  }
  if (
    has(text, /\b(?:api[- ]?keys?|passwords?|credentials?|tokens?|secrets?|env(?:ironment)? var\w*|\.env|ssh)\b/) &&
    !has(
      text,
      /\b(?:are|is|how|can|could)\b.{0,30}\b(?:passwords?|logins?|credentials)\b.{0,30}\b(?:readable|read|stored|safe|kept|protected|hashed|encrypted)|\bwhere\b.{0,40}\bstored/,
    )
  ) {
    return declined(`I do not have anything of that kind to give out. ${BACK_ON_TRACK}`);
  }
  if (
    has(
      text,
      /\b(?:other|previous|different|last|earlier) (?:visitors?|users?|people|customers?|clients?|chats?|conversations?)\b.{0,30}\b(?:ask|asked|said|say|wrote|write|chat)|\b(?:list|names?|emails?|contacts?|data) of (?:all )?(?:your |the )?(?:clients?|customers?|visitors?|users?|subscribers?|leads?)\b|\bwho are your (?:\w+ )?(?:clients|customers)\b|\bnames? of (?:\w+ ){0,3}(?:clients|customers)\b/,
    )
  ) {
    return declined(
      'I cannot share anything about other visitors or clients: what people tell me stays confidential, and I name a client only with permission.',
      { path: `${paths.terms}#intellectual-property`, topic: 'legal' },
    );
  }
  if (
    has(
      text,
      /\b(?:how old|married|wife|husband|girlfriend|boyfriend|(?:your|his|her|have|has|any|got) (?:\w+ )?(?:kids|children)|religio\w*|salary|earn|net worth|birthday|home address|private address|where (?:do|does) (?:you|he|she|the owner) live|age of the owner|personal (?:phone|number|address))\b/,
    ) &&
    !has(text, /\bdirected at\b/)
  ) {
    return declined(
      `That is private and not something I answer here. On the about page you can read how ${site.name} works.`,
      {
        path: paths.about,
        topic: 'about',
      },
    );
  }
  return undefined;
};

/** Prices and promises that are not on the site. */
export const promises: Rule = ({ text, topic, site }) => {
  const asksDiscount = has(
    text,
    /\b(?:discounts?|coupons?|promo(?:tion)? ?codes?|cheaper|lower (?:the )?price|better (?:price|deal)|negotia\w*|special (?:price|offer|deal)|\d+ ?% off|for free instead|free (?:trial|month)|price match|knock|half (?:the )?(?:price|off)|reduce the price|if i sign today|(?:price|prices|cost) (?:down|lower))\b/,
  );
  const dictates = has(
    text,
    /\b(?:promise|confirm|agree|say|tell me|state|guarantee|admit|assure)\b.{0,60}\$ ?\d|\$ ?\d[\d.,]*.{0,40}\b(?:confirm|agree|promise|right\?|correct\?|ok\?)/,
  );
  if (asksDiscount || dictates) {
    return unknown(
      `I cannot make or change a price in this chat, so I will not promise you one. The prices on the page stand; anything else is agreed in writing with ${site.name}.`,
      { path: topic === 'voice' ? PRICING_PATH : paths.calendar, topic, cta: 'consultation' },
    );
  }
  if (
    has(text, /\b(?:guarantee\w*|promise\w*|assure|100 ?%)\b/) &&
    !has(
      text,
      /\bmoney[- ]back\b|\bwarranty\b|\bbot\b.*\bpromise|\bchat ?bots?\b.*\bpromise|\bi never promised\b|\bsurprise\b/,
    )
  ) {
    if (topic === 'leads' || has(text, /\bdeals?\b/)) {
      return known(
        'No promised number of deals. I can promise complete records and quick follow-up. Your offer and your people close the deal.',
        {
          path: `${paths.service('lead-generation')}#limits`,
          topic: 'leads',
        },
      );
    }
    if (topic === 'social') {
      return known(
        'No promise of reach. It gives you time and regularity. Whether a post takes off is up to the people who read it.',
        {
          path: `${paths.service('social-media-automation')}#limits`,
          topic,
        },
      );
    }
    return unknown(
      'I cannot promise a result. The figures and examples on this site show what is possible; they are not a promise of the same result for you. In the strategy session I work out what to expect with your own figures.',
      { path: paths.strategySession, topic: 'booking', cta: 'consultation' },
    );
  }
  return undefined;
};

/** Everything that has nothing to do with the business. */
export const offTopic: Rule = ({ text, site }) => {
  const isOff =
    has(
      text,
      /\b(?:weather|temperature outside|poem|haiku|limerick|lyrics|sing|joke|riddle|recipe|cook|lasagna|pizza|horoscope|zodiac|lottery|football|soccer|basketball|nba|nfl|world cup|olympics?|movie|film|netflix|actor|celebrit\w*|song|president|election|vote|politic\w*|democrats?|republicans?|war in|religion|bible|bitcoin|crypto\w*|ethereum|stocks?|invest in|forex|dating|girlfriend|boyfriend|sex\w*|porn|nude|drugs?|weapons?|bomb|(?:my|with|the) homework|essay|moon|planets?|galaxy|dinosaurs?|restaurants?|bedtime|fairy tale|tall(?:est)?|eiffel|mountain|ocean|animals?|dogs?|cats?|pets?|birthday party|wedding|therapist|lonely|depress\w*|suicid\w*|diet|workout|vacation|flights?|hotel)\b/,
    ) ||
    has(
      text,
      /\b(?:capital|population|president|king|queen|currency|history) of\b|\bmeaning of life\b|\d+ ?% of \d+|\brecommend (?:me )?(?:a|some) (?!service|meeting|session|tool)|\bwho (?:won|invented|discovered|painted|wrote)\b|\btranslate\b|\bspell\b|\bwhat (?:day|year|time) is it\b/,
    ) ||
    has(
      text,
      /^[\s\d+\-*/x().=^?]*$|\b(?:solve|calculate|compute|what is|what's|whats)\b\s*-?\d+(?:\.\d+)?\s*[-+*/x^]\s*-?\d+/,
    ) ||
    has(
      text,
      /\bwrite (?:me |us )?(?:a |an |some |the )?(?:\w+ )?(?:script|code|program|function|story|song|essay|letter|cv|resume|cover letter|poem|joke|book|speech|email to)\b|\b(?:debug|fix|review|refactor) (?:my|this|the) (?:code|script|function|program|bug)\b/,
    ) ||
    has(
      text,
      /\b(?:medication|medicine|headache|symptoms?|diagnos\w*|prescription|doctor|diabet\w*|ibuprofen|pills?|vaccine|pregnan\w*)\b/,
    ) ||
    has(
      text,
      /\b(?:evict\w*|divorce|custody|visa|immigration|lawsuit|sue (?:my|the|someone)|legal advice (?:on|about|for) my|my landlord|is it legal|am i allowed|allowed to (?:evict|fire))\b/,
    ) ||
    has(text, /\b(?:hack|hacking|phish\w*|malware|ddos|exploit|crack|steal|break into)\b/) ||
    has(
      text,
      /\b(?:your |a |the )?competitors?\b.{0,20}\b(?:charge|price|cost|better|worse)|\b(?:charge|price|prices|cost) .{0,20}\bcompetitors?\b/,
    );
  if (isOff) return declined(`That is outside what I can help with here. ${BACK_ON_TRACK}`);
  if (
    has(
      text,
      /\b(?:are you hiring|need a job|job (?:opening|application)s?|work for you|vacanc\w+|internship|my resume|my cv)\b/,
    )
  ) {
    return unknown(
      `The site names no open positions. If you would like to write to ${site.name} all the same: ${site.email}.`,
    );
  }
  if (
    has(
      text,
      /\b(?:can|could|will|would|do) (?:you|your (?:team|guys|people)) (?:personally |yourself |also |come and |come |please )*(?:fix|repair|install|unclog|clean|mow|paint|replace|service)\b.{0,40}\b(?:furnace|boiler|heater|ac|air con\w*|toilet|sink|drain|pipe|roof|solar|panels|house|home|lawn|garden|car|gutters?|leak)\b/,
    )
  ) {
    return declined(
      'I do not do work of that kind myself: I build automation and AI for the businesses that do. If you run such a business, tell me which calls or tasks cost you the most time.',
      { path: paths.voiceAi, topic: 'voice' },
    );
  }
  return undefined;
};

/** Fair questions that the pages are silent on, where a passage with the same words would mislead. */
export const notStated: Rule = ({ text, site }) => {
  if (
    !has(
      text,
      /\b(?:opening|office|business|working) hours\b|\b(?:you|riley|it|bot|receptionist) (?:speak|speaks|talk|answer) (?:in )?(?:spanish|french|german|italian|portuguese|chinese|other languages|\w+ languages)\b|\bin (?:spanish|french|german|italian|chinese)\b|\b(?:which|what|how many|other|foreign) languages\b|\bpayment methods?\b|\b(?:paypal|stripe|wire transfer|crypto)\b|\bon[- ]?site (?:visits?|meetings?|support)\b|\bin person\b|\bcome to (?:our|my) office\b|\bmobile apps?\b|\bseo\b|\b(?:build|design|make) (?:me |us )?(?:a )?(?:new )?websites?\b/,
    )
  ) {
    return undefined;
  }
  return unknown(
    `I do not know that: the site does not say, and I do not guess. Ask ${site.name} directly at ${site.email}, or in the free 30-minute call.`,
    { path: paths.calendar, cta: 'consultation' },
  );
};
