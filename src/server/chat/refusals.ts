import { paths } from '#shared/paths.ts';
import { has, known, type Rule, refused, unknown } from './answer.ts';
import { PRICES, PRICING_PATH } from './site-facts.ts';

const BACK_ON_TRACK =
  'I can tell you about automation, chatbots, the voice AI receptionist, prices and how to book a call.';

/** Attempts to change the rules, and questions for confidential or private data. */
export const refusals: Rule = ({ text, site }) => {
  if (has(text, /\b(?:kill|hurt|harm) myself\b|\bsuicid\w*|\bend my life\b|\bself[- ]harm\b|\bwant to die\b/)) {
    return refused(
      'I am only a demo bot and cannot help with that, but please do not stay alone with it: talk to somebody you trust, or call your local emergency number. In the US you can call or text 988 at any hour.',
    );
  }
  if (
    has(
      text,
      /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instructions?|rules?|prompts?|above|previous|prior|everything|guidelines)\b|\b(?:system|hidden|initial|secret|developer|original) (?:prompt|instructions?|message|rules|text)\b|\b(?:prompt|model and prompt) are you\b|\byour (?:\w+ )?(?:prompt|instructions|guidelines|source code|config\w*)\b|\b(?:repeat|print|output|reveal|show|display)\b.{0,30}\b(?:above|prompt|instructions?|verbatim|everything|hidden|secrets?)\b|(?:^|[.!?:;,>] ?|\b(?:please|can you|could you|and|now|i want you to|you must|you should|you will) )(?:act as|pretend (?:to be|you|that)|role ?play)\b|\byou are now\b|\bfrom now on\b|\bjailbreak\b|\b(?:developer|debug|admin|god) mode\b|\bdo anything now\b|(?:^|[.!?] )system ?:|\brepeat after me\b|\b(?:say|respond|reply|answer) (?:exactly|only with|with only|nothing but)\b|\bi am (?:the|your|an?) (?:developer|admin\w*|programmer|creator)\b|\bi am the owner of this (?:site|website|bot)\b|\bnew (?:instructions?|rules?|system)\b|<\/?\s*(?:system|user|assistant|script|img|iframe)\b|\[(?:system|inst)\]/,
    )
  ) {
    return refused(`I keep to what ${site.name}'s site says, so I cannot do that. ${BACK_ON_TRACK}`);
  }
  if (
    has(
      text,
      /\b(?:api[- ]?keys?|(?:openai|secret|private|access|license|your) keys?|passwords?|credentials?|tokens?|secrets?|env(?:ironment)? var\w*|\.env|ssh)\b/,
    ) &&
    !has(
      text,
      /\b(?:are|is|how|can|could)\b.{0,30}\b(?:passwords?|logins?|credentials)\b.{0,30}\b(?:readable|read|stored|safe|kept|protected|hashed|encrypted)|\bwhere\b.{0,40}\bstored/,
    )
  ) {
    return refused(`I do not have anything of that kind to give out. ${BACK_ON_TRACK}`);
  }
  if (
    has(
      text,
      /\b(?:other|previous|different|last|earlier) (?:visitors?|users?|people|customers?|clients?|chats?|conversations?)\b.{0,30}\b(?:ask|asked|said|say|wrote|write|chat)|\b(?:list|names?|emails?|contacts?|data) of (?:all )?(?:your |the )?(?:clients?|customers?|visitors?|users?|subscribers?|leads?)\b|\bwho are your (?:\w+ )?(?:clients|customers)\b|\bnames? of (?:\w+ ){0,3}(?:clients|customers)\b|\b(?:emails?|e-mails?|addresses|names?|phone numbers?|numbers?|contacts?|(?:contact )?(?:details|info\w*)|messages|bookings|leads) (?:of|from) (?:the |all |other |your |those |some )*(?:people|visitors|users|subscribers|clients|customers|leads|persons?|others|man|woman|guy|company)\b|\b(?:what|which) (?:did|has|have|do|does) (?:the |your |any )*(?:guy|person|man|woman|one|visitor|client|customer|people|others?|somebody|someone)(?: else)?(?: before me| earlier| yesterday| today)? (?:ask|say|said|write|pay|paid|buy|book)|\bwho (?:else )?(?:booked|subscribed|signed up|wrote to you|contacted you|chatted)\b|\bshow me (?:all |your |the )*(?:leads|subscribers|bookings|messages|chats|transcripts|customers|clients)\b/,
    )
  ) {
    return refused(
      'I cannot share anything about other visitors or clients: what people tell me stays confidential, and I name a client only with permission.',
      { path: `${paths.terms}#intellectual-property`, topic: 'legal' },
    );
  }
  if (
    has(
      text,
      /\b(?:how old|married|wife|husband|girlfriend|boyfriend|(?:your|his|her|have|has|any|got) (?:\w+ )?(?:kids|children)|religio\w*|salary|earn|net worth|birthday|home address|private address|where (?:do|does) (?:you|he|she|the owner) live|(?:is|are) (?:you|he|she|the owner) (?:single|gay|straight|rich|pregnant|a christian|a muslim|a republican|a democrat)|how much (?:money )?(?:do|does) (?:you|he|she|the owner) (?:make|earn)|age of the owner|personal (?:phone|number|address))\b/,
    ) &&
    !has(text, /\bdirected at\b/)
  ) {
    return refused(
      `That is private and not something I answer here. On the about page you can read how ${site.name} works.`,
      { path: paths.about, topic: 'about' },
    );
  }
  return undefined;
};

/** Prices and promises that are not on the site. */
export const promises: Rule = ({ text, topic, site }) => {
  const asksDiscount = has(
    text,
    /\b(?:discounts?|coupons?|promo(?:tion)? ?codes?|cheaper|lower (?:the )?price|better (?:price|deal)|negotia\w*|special (?:price|offer|deal)|\d+ ?% off|for free instead|free (?:trial|month)|price match|knock|half (?:the )?(?:price|off)|reduce the price|if i sign today|only pay \$ ?\d+|\$ ?\d+ instead|\$ ?\d+.{0,30}\bdeal|(?:price|prices|cost) (?:down|lower))\b/,
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
    has(
      text,
      /\b(?:premium|enterprise|basic|pro|gold|silver|platinum|starter|deluxe|unlimited|family|student|annual|yearly|lifetime) (?:plan|package|tier|version|edition|subscription|deal|price|rate|license)s?\b|\bfinanc(?:e|ing)\b|\b(?:payment|installment) plans?\b|\bpay(?:ing)? in (?:rates|installments)\b|\binstallments?\b/,
    )
  ) {
    const list = !topic || topic === 'voice' ? ` The voice AI receptionist has one price: ${PRICES}.` : '';
    return unknown(
      `I cannot quote that: the site names no plans, packages or financing.${list} Anything else is agreed in writing with ${site.name} before work begins.`,
      { path: topic === 'voice' ? PRICING_PATH : paths.calendar, topic, cta: 'consultation' },
    );
  }
  if (has(text, /\bmoney[- ]back\b|\brefund\w*|\breturn policy\b/)) {
    return unknown(
      'I cannot promise you a refund: the site names no money-back guarantee. What it says is this: if something I built does not do what we agreed, tell me and I will first try to put it right.',
      { path: `${paths.terms}#limitation-of-liability`, topic: 'legal' },
    );
  }
  if (
    has(
      text,
      /\b(?:guarantee\w*|promise\w*|assure|100 ?%|for sure|risk[- ]free)\b|\bwill (?:i|we|it|this|you) (?:definitely |surely |really )*(?:double|triple|(?:make|get|earn) (?:me|us) (?:rich|millions?|money|a (?:million|fortune)))\b|\bhow many (?:more )?(?:leads|customers|clients|sales|jobs|deals) (?:will|can|would) (?:i|we|you)\b/,
    ) &&
    !has(
      text,
      /\bmoney[- ]back\b|\bwarranty\b|\bbot\b.*\bpromise|\bchat ?bots?\b.*\bpromise|\bi never promised\b|\bsurprise\b/,
    )
  ) {
    if (topic === 'leads' || has(text, /\bdeals?\b/)) {
      return known(
        'No promised number of deals: that I cannot give you. I can promise complete records and quick follow-up. Your offer and your people close the deal.',
        {
          path: `${paths.service('lead-generation')}#limits`,
          topic: 'leads',
        },
      );
    }
    if (topic === 'social') {
      return known(
        'No promise of reach: that I cannot give you. It gives you time and regularity. Whether a post takes off is up to the people who read it.',
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

/** Off topic, except from a business of that kind: "We are a hotel, can a bot take bookings?" */
const OTHER_MATTERS = [
  /\b(?:pizza|football|soccer|basketball|movie|film|netflix|actor|religion|dating|drugs?|restaurants?|baseball|hockey|tennis|golf|tattoos?|haircuts?|makeup|perfume|vegan|yoga|gym|guitars?|pianos?|novels?|laptops?|headphones|smartphones?|iphones?|wine|beer|cocktails?|birthday gifts?|mountain|ocean|animals?|dogs?|cats?|pets?|birthday party|wedding|therapist|depress\w*|diet|workout|vacation|flights?|hotel)\b/,
  /\b(?:medications?|medicines?|headaches?|symptoms?|diagnos\w*|prescriptions?|doctor|diabet\w*|ibuprofen|aspirin|pills?|vaccin\w*|pregnan\w*|rash|fever|cough|allerg\w*|blood pressure|cancer|toothache|sore throat|(?:back|chest|knee|stomach) pain)\b/,
  /\b(?:evict\w*|divorce|custody|visa|immigration|lawsuit|sue (?:my|the|someone)|legal advice (?:on|about|for) my|my (?:landlord|tenant|ex|neighbou?r|spouse)|(?:throw|kick) (?:him|her|them|a tenant) out|bankruptcy|alimony|prenup|inheritance|speeding ticket|dui|(?:should|can|could) (?:i|we) sue|sue (?:him|her|them|somebody|someone)|press charges|is it legal|am i allowed|allowed to (?:evict|fire))\b/,
];
const IS_BUSINESS =
  /\b(?:i|we) (?:run|own|manage|operate)\b|\b(?:we are|we're|i'm|i am) (?:a|an) |\b(?:my|our) (?:clients?|customers?|patients?|guests?|staff|team|company|business|firm|practice|clinic|office|shop|store|agency)\b|\b(?:automat\w*|chat ?bots?|receptionist|crm|integrat\w*|workflows?|leads|appointments?|patients|guests|callers?)\b/;

/** Questions that have nothing to do with the business. */
export const offTopic: Rule = ({ text, site }) => {
  const isOff =
    (!IS_BUSINESS.test(text) && OTHER_MATTERS.some((matter) => matter.test(text))) ||
    has(
      text,
      /\b(?:weather|temperature outside|poem|haiku|limerick|lyrics|sing|joke|riddle|recipe|cook|lasagna|horoscope|zodiac|lottery|nba|nfl|world cup|olympics?|celebrit\w*|song|president|election|vote|politic\w*|democrats?|republicans?|war in|bible|bitcoin|crypto\w*|ethereum|stocks?|invest in|forex|girlfriend|boyfriend|sex\w*|porn|nude|weapons?|bomb|(?:my|with|the) homework|essay|moon|planets?|galaxy|dinosaurs?|super ?bowl|champions league|world series|wimbledon|nascar|gaming|video games?|playstation|xbox|minecraft|fortnite|calories|marathon|anime|homework|quantum|black holes?|aliens?|ufos?|ghosts?|jesus|allah|covid|bedtime|fairy tale|tall(?:est)?|eiffel|lonely|suicid\w*)\b/,
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
      /\bhow (?:do|can|should|would|to) (?:i |we )?(?:fix|repair|unclog|unblock|patch|install|replace|clean|get rid of|kill|grow|bake|cook|grill|paint|wire) (?:a |an |my |our |the |some )?(?:\w+ ){0,2}(?:faucets?|taps?|sinks?|toilets?|drains?|pipes?|roofs?|walls?|lights?|outlets?|furnace|boiler|ac|water heater|ants|mice|rats|weeds|lawn|steaks?|bread|cake|car|fence)\b|\b(?:which|what|best|buy|recommend\w*) (?:\w+ ){0,3}(?:laptop|phone|car|tv|camera|stock|mattress|headset)s? (?:should|to|for|do)\b|\b(?:my|our) (?:tax return|retirement|401k|savings|inheritance)\b/,
    ) ||
    has(text, /\b(?:hack|hacking|phish\w*|malware|ddos|exploit|crack|steal|break into)\b/) ||
    has(
      text,
      /\b(?:your |a |the )?competitors?\b.{0,20}\b(?:charge|price|cost|better|worse)|\b(?:charge|price|prices|cost) .{0,20}\bcompetitors?\b/,
    );
  if (isOff) return refused(`That is outside what I can help with here. ${BACK_ON_TRACK}`);
  if (
    has(
      text,
      /\b(?:are you hiring|need a job|(?:get|have|want|apply for|looking for) a (?:job|position) (?:with|at|from)|job (?:opening|application)s?|work for you|vacanc\w+|internship|my resume|my cv)\b/,
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
    return refused(
      'I do not do work of that kind myself: I build automation and AI for the businesses that do. If you run such a business, tell me which calls or tasks cost you the most time.',
      { path: paths.voiceAi, topic: 'voice' },
    );
  }
  return undefined;
};

/** Questions that the site does not answer, although a passage has the same words. */
export const notStated: Rule = ({ text, site }) => {
  if (
    !has(
      text,
      /\b(?:opening|office|business|working) hours\b|\b(?:you|riley|it|bot|receptionist) (?:speak|speaks|talk|answer) (?:in )?(?:spanish|french|german|italian|portuguese|chinese|other languages|\w+ languages)\b|\bin (?:spanish|french|german|italian|chinese)\b|\b(?:which|what|how many|other|foreign) languages\b|\bpayment methods?\b|\b(?:spanish|french|german|italian|portuguese|chinese|mandarin|hindi|arabic|korean|vietnamese|russian|tagalog|bilingual|multilingual)\b|\b(?:hipaa|soc ?2|iso ?27001|pci|ccpa)\b|\b(?:have|got|is there) an? (?:\w+ )?office\b|\boffices? in\b|\bhow many (?:other )?(?:customers|clients|projects|users) (?:do|did|have|has)\b|\b(?:paypal|stripe|wire transfer|crypto)\b|\bon[- ]?site (?:visits?|meetings?|support)\b|\bin person\b|\bcome to (?:our|my) office\b|\bmobile apps?\b|\bseo\b|\b(?:build|design|make|need|want) (?:me |us )?(?:a )?(?:new )?websites?\b(?! (?:bot|chat))/,
    )
  ) {
    return undefined;
  }
  return unknown(
    `I do not know that: the site does not say, and I do not guess. Ask ${site.name} directly at ${site.email}, or in the free 30-minute call.`,
    { path: paths.calendar, cta: 'consultation' },
  );
};
