import { ABOUT } from '#content/about.ts';
import { CONSULTATION, STRATEGY_SESSION } from '#content/booking.ts';
import type { LandingSection } from '#content/landing.ts';
import { LANDING_PAGES } from '#content/services/index.ts';
import { n8nWorkflowAutomation } from '#content/services/n8n-workflow-automation.ts';
import { voiceAi } from '#content/voice-ai.ts';
import type { CtaIntent } from '#shared/chat.ts';
import { paths } from '#shared/paths.ts';
import type { Site } from '#shared/site.ts';
import type { Judgement } from './judge.ts';
import { sentence } from './passages.ts';
import type { Topic } from './topics.ts';

/** What a mind says to one message. */
export interface Answer {
  text: string;
  /** Page to read on. */
  path?: string;
  topic?: Topic | undefined;
  cta?: CtaIntent;
  /** False when the site does not answer this: the owner sees the question in the dashboard. */
  isKnown: boolean;
}

/** What an answer may depend on. `text` is the message, normalised. */
interface Asked {
  text: string;
  judgement: Judgement;
  topic: Topic | undefined;
  site: Site;
}

type Rule = (asked: Asked) => Answer | undefined;

function section<K extends LandingSection['kind']>(kind: K): Extract<LandingSection, { kind: K }> {
  const found = voiceAi.sections.find((candidate) => candidate.kind === kind);
  if (!found) throw new Error(`The voice AI page has no section "${kind}"`);
  return found as Extract<LandingSection, { kind: K }>;
}

const PRICING = section('pricing');
const PRICES = PRICING.prices.map(({ amount, unit }) => `${amount} ${unit}`).join(' and ');
const PRICING_PATH = `${paths.voiceAi}#${PRICING.id}`;
const TERMS = sentence(
  PRICING.terms.map((term, index) => (index === 0 ? term : term[0]?.toLowerCase() + term.slice(1))).join(', '),
);
const MONTHLY = section('faq').questions.find(({ question }) => /month/.test(question))?.answer ?? '';
const FREE_CALL = `${CONSULTATION.minutes} minutes`;
const CONTACT_PATH = paths.section('contact');

const known = (text: string, more: Omit<Answer, 'text' | 'isKnown'> = {}): Answer => ({ text, isKnown: true, ...more });
const unknown = (text: string, more: Omit<Answer, 'text' | 'isKnown'> = {}): Answer => ({
  text,
  isKnown: false,
  ...more,
});
const has = (text: string, pattern: RegExp) => pattern.test(text);

const BACK_ON_TRACK =
  'I can tell you about automation, chatbots, the voice AI receptionist, prices and how to book a call.';

/** Attempts to change the rules, and questions for what is nobody's business. */
export const refusals: Rule = ({ text, site }) => {
  if (
    has(
      text,
      /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instructions?|rules?|prompts?|above|previous|prior|everything|guidelines)\b|\b(?:system|hidden|initial|secret|developer|original) (?:prompt|instructions?|message|rules|text)\b|\byour (?:prompt|instructions|guidelines|source code|config\w*)\b|\b(?:repeat|print|output|reveal|show|display)\b.{0,30}\b(?:above|prompt|instructions?|verbatim|everything|hidden|secrets?)\b|\byou are now\b|\bfrom now on\b|\bpretend (?:to be|you|that)\b|\bact as\b|\brole ?play\b|\bjailbreak\b|\bdeveloper mode\b|\bnew (?:instructions?|rules?|system)\b|<\/?\s*(?:system|user|assistant|script|img|iframe)\b|\[(?:system|inst)\]/,
    )
  ) {
    return unknown(`I keep to what ${site.name}'s site says, so I cannot do that. ${BACK_ON_TRACK}`);
  }
  if (
    has(text, /\b(?:api[- ]?keys?|passwords?|credentials?|tokens?|secrets?|env(?:ironment)? var\w*|\.env|ssh)\b/) &&
    !has(
      text,
      /\b(?:are|is|how)\b.{0,30}\b(?:passwords?|logins?|credentials)\b.{0,30}\b(?:stored|safe|kept|protected|hashed|encrypted)|\bwhere\b.{0,40}\bstored/,
    )
  ) {
    return unknown(`I do not have anything of that kind to give out. ${BACK_ON_TRACK}`);
  }
  if (
    has(
      text,
      /\b(?:other|previous|different) (?:visitors?|users?|people|customers?|clients?|chats?|conversations?)\b.{0,30}\b(?:ask|asked|said|say|wrote|write|chat)|\b(?:list|names?|emails?|contacts?|data) of (?:all )?(?:your |the )?(?:clients?|customers?|visitors?|users?|subscribers?|leads?)\b|\bwho are your (?:clients|customers)\b/,
    )
  ) {
    return unknown(
      'I cannot share anything about other visitors or clients: what people tell me stays confidential, and I name a client only with permission.',
      { path: `${paths.terms}#intellectual-property`, topic: 'legal' },
    );
  }
  if (
    has(
      text,
      /\b(?:how old|married|wife|husband|girlfriend|boyfriend|kids|children|religio\w*|salary|earn|net worth|birthday|home address|private address|where (?:do|does) (?:you|he|she|the owner) live|age of the owner|personal (?:phone|number|address))\b/,
    ) &&
    !has(text, /\bdirected at\b/)
  ) {
    return unknown(
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
const promises: Rule = ({ text, topic, site }) => {
  const asksDiscount = has(
    text,
    /\b(?:discounts?|coupons?|promo(?:tion)? ?codes?|cheaper|lower (?:the )?price|better (?:price|deal)|negotia\w*|special (?:price|offer|deal)|\d+ ?% off|for free instead|price match|knock)\b/,
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
  if (has(text, /\b(?:guarantee\w*|promise\w*|assure|100 ?%)\b/)) {
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
const offTopic: Rule = ({ text }) => {
  const isOff =
    has(
      text,
      /\b(?:weather|temperature outside|poem|haiku|limerick|lyrics|sing|joke|riddle|recipe|cook|lasagna|pizza|horoscope|zodiac|lottery|football|soccer|basketball|nba|nfl|world cup|olympics?|movie|film|netflix|actor|celebrit\w*|song|president|election|vote|politic\w*|democrats?|republicans?|war in|religion|bible|bitcoin|crypto\w*|ethereum|stocks?|invest in|forex|dating|girlfriend|boyfriend|sex\w*|porn|nude|drugs?|weapons?|bomb|homework|essay|therapist|lonely|depress\w*|suicid\w*|diet|workout|vacation|flights?|hotel)\b/,
    ) ||
    has(
      text,
      /\b(?:capital|population|president|king|queen|currency|history) of\b|\bmeaning of life\b|\bwho (?:won|invented|discovered|painted|wrote)\b|\btranslate\b|\bspell\b|\bwhat (?:day|year|time) is it\b/,
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
      /\b(?:medication|medicine|headache|symptoms?|diagnos\w*|prescription|doctor|ibuprofen|pills?|vaccine|pregnan\w*)\b/,
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
  if (isOff) return unknown(`That is outside what I can help with here. ${BACK_ON_TRACK}`);
  if (
    has(
      text,
      /\b(?:can|could|will|would|do) (?:you|your (?:team|guys|people)) (?:personally |yourself |also |come and |come |please )*(?:fix|repair|install|unclog|clean|mow|paint|replace|service)\b.{0,40}\b(?:furnace|boiler|heater|ac|air con\w*|toilet|sink|drain|pipe|roof|solar|panels|house|home|lawn|garden|car|gutters?|leak)\b/,
    )
  ) {
    return unknown(
      'I do not do work of that kind myself: I build automation and AI for the businesses that do. If you run such a business, tell me which calls or tasks cost you the most time.',
      { path: paths.voiceAi, topic: 'voice' },
    );
  }
  return undefined;
};

/** Greetings, thanks, complaints, and whether this is a person. */
const smallTalk: Rule = ({ text, judgement, site }) => {
  const said = text.replace(/[^a-z' ]/g, '').trim();
  if (
    /^(?:hi+|hello|hey+|hiya|yo|howdy|good (?:morning|afternoon|evening|day)|greetings|hola)(?: (?:there|all|bot|again|you|alex|everyone|team|how are you(?: doing)?(?: today)?))*$/.test(
      said,
    )
  ) {
    return known(
      'Hello! Ask me anything about the services, prices or how we would work together. Which task takes too much of your time?',
    );
  }
  if (/^(?:how are you|hows it going|how is it going|whats up|sup)\b/.test(said)) {
    return known(
      'All running, thank you. What can I help you with: a task to automate, a chatbot, missed calls, a price?',
    );
  }
  if (
    /^(?:ok |okay |great |perfect |cool |many )?(?:thanks|thank you|thx|cheers|ty)\b/.test(said) &&
    said.split(' ').length < 9
  ) {
    return known(
      'You are welcome. If you would like to go through your own case, the first call is free and takes half an hour.',
      {
        path: paths.calendar,
        topic: 'booking',
        cta: 'consultation',
      },
    );
  }
  if (/^(?:bye|goodbye|see you|see ya|later|ciao|good night)\b/.test(said) && said.split(' ').length < 7) {
    return known('Goodbye, and thank you for stopping by. The calendar is open whenever it suits you.', {
      path: paths.calendar,
    });
  }
  if (
    has(
      text,
      /\b(?:are|r) (?:you|u) (?:a |an |the |really |actually )*(?:real|bot|human|robot|ai|person|machine|chatbot|chat ?gpt|gpt)\b|\b(?:am i|is this) (?:talking|speaking|chatting|a bot|a real|a human|an ai|ai\b|automated)/,
    )
  ) {
    return known(
      `I am a bot: ${site.name}'s demo chatbot, answering from what this site says. For a person, book the free call or write to ${site.email}.`,
      { path: paths.calendar },
    );
  }
  if (judgement.sentiment <= -0.6 && !has(text, /\?|\bcustomers?\b|\bcallers?\b|\bclient\b/)) {
    return known(
      `I am sorry that I was of no help. Let a person take over: write to ${site.email}, or book a free call and tell me what you need.`,
      { path: paths.calendar, cta: 'consultation' },
    );
  }
  return undefined;
};

/** What things cost. Amounts are read from the content, never written here. */
const prices: Rule = ({ text, topic }) => {
  const asksPrice =
    has(
      text,
      /\b(?:price|prices|pricing|priced|cost|costs|fee|fees|charge|charges|expensive|rates?|pay|paying|budget|dollars?|how much (?:is|are|does|do|would|will|for)|free|subscription|packages?|quote me|for money)\b/,
    ) &&
    !has(
      text,
      /\bhow much (?:time|faster|money|does a missed)\b|\b(?:missed|unanswered|lost|lose|lead|calling riley|response|opening|success) \b.{0,30}\b(?:calls?|cost|money|rates?)\b|\bopen rates?\b|\b(?:prices?|costs?|rates?) (?:change|changes|controlled|capped)\b|\b(?:control|cap|limit)\w*\b.*\bcosts?\b|\bcosts?\b.*\b(?:control|cap|limit)\w*/,
    );
  if (!asksPrice) return undefined;
  if (
    has(
      text,
      /\b(?:pay|pays) (?:for itself|off|back)\b|\bquote\w* (?:prices|a price)\b|\bcan (?:it|the bot|the ai|riley) .{0,20}\b(?:quote|price)/,
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
      /\b(?:consult\w*|first call|intro call|initial call|discovery call|30[- ]?min\w*|free call|call with you|talk to you)\b/,
    )
  ) {
    return known(
      `Yes, it is free: ${sentence(CONSULTATION.facts.join(', '))} The voice AI discovery call and the AI discovery call are free too.`,
      {
        path: paths.calendar,
        topic: 'booking',
        cta: 'consultation',
      },
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
  if (topic === 'voice') {
    if (has(text, /\b(?:month|monthly|calls a|\d+ calls|minimum|per call|average|roughly|weekly)\b/)) {
      return known(MONTHLY, { path: PRICING_PATH, topic, cta: 'voice-ai' });
    }
    if (has(text, /\b(?:night|nights|weekends?|sundays?|saturdays?|holidays?|after hours)\b/)) {
      const always = PRICING.facts.find(({ description }) => /holidays/.test(description));
      return known(always ? `${sentence(always.title)} ${always.description}` : MONTHLY, { path: PRICING_PATH, topic });
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

/** Meetings: booking one, and what they are. */
const meetings: Rule = ({ text, judgement, topic }) => {
  const isDeep = has(text, /\b(?:strategy|strategic|deep[- ]dive|60|hour[- ]long|one hour)\b/);
  if (
    has(text, /\b(?:difference|differ|versus|vs|compare|which (?:one|call|meeting|session))\b/) &&
    (isDeep || topic === 'booking')
  ) {
    return known(
      `The free consultation takes ${FREE_CALL} and is about one task: whether it can be automated, how, and whether it is worth it. The strategy session takes ${STRATEGY_SESSION.minutes} minutes, ${STRATEGY_SESSION.facts[1]}, for several systems, many exceptions or a decision that needs figures, with a follow-up document.`,
      { path: paths.strategySession, topic: 'booking', cta: 'consultation' },
    );
  }
  if (judgement.bookingIntent) {
    if (isDeep) {
      return known(
        `Gladly. The strategy session takes ${STRATEGY_SESSION.minutes} minutes, 1-on-1. Choose your time here: ${paths.strategySession}. Not sure yet? The free consultation of ${FREE_CALL} is at ${paths.calendar}.`,
        { topic: 'booking', cta: 'strategy' },
      );
    }
    return known(
      `Gladly. Choose your time here: ${paths.calendar}. The first consultation takes ${FREE_CALL} and is free. No sales pitch, no obligation. Bring the task that costs you the most time.`,
      { topic: 'booking', cta: has(text, /\b(?:voice|receptionist|phone bot|riley)\b/) ? 'voice-ai' : 'consultation' },
    );
  }
  if (
    has(text, /\b(?:free (?:consult\w*|call)|first call|consultation)\b/) &&
    has(text, /\b(?:what happens|expect|get|how long|include|cover|what is|about|agenda|look like|why)\b/) &&
    !isDeep
  ) {
    const cards = CONSULTATION.sections[0]?.cards.map(({ title }) => title).join(', ') ?? '';
    return known(
      `It is a free call of ${FREE_CALL}. You describe the task that costs you the most time; I tell you whether it can be automated, how, and whether it is worth it. You get a first solution design sketched around what you already use, and a roadmap (${cards}). No sales pitch, no obligation.`,
      { path: paths.calendar, topic: 'booking', cta: 'consultation' },
    );
  }
  if (
    isDeep &&
    has(text, /\b(?:what is|what's|whats|tell me about|explain|cover|include|how long|is there)\b/) &&
    !has(text, /\bwriting|document|who\b|roi\b/)
  ) {
    const cards = STRATEGY_SESSION.sections[0]?.cards.map(({ title }) => title).join(', ') ?? '';
    return known(
      `The deep-dive strategy session takes ${STRATEGY_SESSION.minutes} minutes, 1-on-1, on the process that matters most to your business. It covers ${cards}, and you receive a follow-up document with the strategy, the tools, the timeline and the ROI projections.`,
      { path: paths.strategySession, topic: 'booking', cta: 'strategy' },
    );
  }
  return undefined;
};

/** Who stands behind it. */
const owner: Rule = ({ text, judgement, site, topic }) => {
  if (!judgement.askingAboutOwner || topic === 'legal') return undefined;
  if (has(text, /\bphilosophy|principles|values|rules|believe\b/)) {
    return known(
      ABOUT.philosophy.items.map(({ title, text: detail }) => `${title}: ${detail.split(/(?<=\.)\s/)[0]}`).join(' '),
      { path: paths.about, topic: 'about' },
    );
  }
  const stats = ABOUT.stats.map(({ figure, label }) => `${figure} ${label}`).join(', ');
  if (has(text, /\b(?:years|experience|how long)\b/)) {
    return known(
      `${sentence(stats)} For 10+ years my work in IT was servers, networks, accounts and backups; for 3+ years I have added language models where a rule is not enough.`,
      {
        path: paths.about,
        topic: 'about',
      },
    );
  }
  if (has(text, /\b(?:one person|one[- ]man|single person|solo|freelancer|team|agency|how big|company)\b/)) {
    return known(
      `${site.brand} is one person: me, ${site.name}, a systems administrator turned automation specialist. Whoever you talk to on the first call also builds the thing and picks up when it needs care.`,
      { path: paths.about, topic: 'about' },
    );
  }
  if (has(text, /\b(?:talk|speak|call|meet)\b/)) {
    return known(`You talk to ${site.name}, who would also build it: one person from the first call to support.`, {
      path: paths.about,
      topic: 'about',
    });
  }
  return known(
    `I'm ${site.name}, a systems administrator turned automation specialist, and ${site.brand} is one person. 10+ years in IT, 3+ years with AI, 9+ industries. I build custom AI automation that integrates with the systems you already have. No new software to learn.`,
    { path: paths.about, topic: 'about' },
  );
};

/** Questions about the whole, which no single passage answers. */
const overview: Rule = ({ text, topic, site }) => {
  if (
    has(
      text,
      /\bservices\b.{0,20}\b(?:offer|provide|have|do you|sell)|\bwhat (?:do|can|could) you (?:actually |really )?(?:do|offer|sell|provide|build|help)\b|\bwhat (?:services|kind of)\b.{0,30}\b(?:offer|services|do)\b|\bwhich services\b|\bhow can you help\b|\bwhat is this (?:site|company|about)\b|\bwhat do you guys do\b|\blist .{0,20}services\b/,
    ) &&
    !topic
  ) {
    return known(
      `I build custom automation and AI around the tools you already use: ${LANDING_PAGES.map((page) => page.service.name).join(', ')}. Workflows join your tools, models read and sort, bots and the voice receptionist answer customers. No new software to learn. What takes too much of your time?`,
      { path: paths.section('portfolio') },
    );
  }
  if (
    has(
      text,
      /\b(?:your|an?) (?:email|mail)(?: address)?\b|\b(?:contact|reach|write to|get in touch|message|email) (?:you|him|her|the owner|with you|someone|us)\b|\bcontact (?:form|details|info\w*)\b|\byour (?:phone|telephone) number\b/,
    ) &&
    !has(text, /\b(?:newsletter|unsubscribe|delete|widget|sort|automatically|incoming)\b/)
  ) {
    return known(
      `Write to ${site.email}, or use the contact form at ${CONTACT_PATH}: I answer within 5 minutes. If you would rather talk, book the free call.`,
      {
        path: paths.calendar,
        cta: 'consultation',
      },
    );
  }
  if (
    has(
      text,
      /\b(?:how (?:fast|soon|quick\w*)|when|how long)\b.{0,30}\b(?:answer|reply|respond|get back|response)\b.{0,30}\b(?:write|message|email|form|me|contact|you)\b|\bresponse time\b/,
    ) &&
    topic !== 'voice' &&
    !has(text, /privacy|data|request/)
  ) {
    return known(`I answer messages from the contact form within 5 minutes. You can also write to ${site.email}.`, {
      path: CONTACT_PATH,
    });
  }
  if (
    has(
      text,
      /\b(?:where are you|located|location|are you based|based in|which (?:country|city|state)|international\w*|worldwide|global\w*|remote\w*|outside the us|in (?:europe|canada|germany|the uk|australia|india))\b/,
    ) &&
    !has(text, /\bdata\b|\bserver\b/)
  ) {
    return known('The area served is global: calls and projects are done remotely, wherever you are.', {
      path: paths.about,
      cta: 'consultation',
    });
  }
  if (
    has(text, /\b(?:learn|training|train my|new (?:software|tools?|programs?|app))\b/) &&
    has(text, /\b(?:software|tool|tools|program|app|team|staff|learn)\b/) &&
    topic !== 'voice'
  ) {
    return known(
      'No new software to learn. I connect the tools your team knows rather than replace them; if a new program is truly needed, you hear why first.',
      {
        path: paths.about,
        topic,
      },
    );
  }
  if (has(text, /\bsurprise\b.*\bbills?\b|\bhidden\b.*\bbills?\b/)) {
    return known(
      'No surprise bills. You pay me directly for hosting and AI usage, and if usage is heading past what we agreed, I tell you first and we decide together.',
      { path: `${paths.terms}#payment-terms` },
    );
  }
  if (
    has(
      text,
      /\b(?:which|what|how many) (?:\w+ )?(?:industries|industry|sectors?|fields|kinds? of (?:business\w*|companies|clients))\b|\bindustries have you\b/,
    ) &&
    topic !== 'voice'
  ) {
    return known(`9+ industries: ${ABOUT.stats[0]?.detail ?? ''} For the trades there is the voice AI receptionist.`, {
      path: `${paths.service('ai-integration')}#industries`,
    });
  }
  if (has(text, /\bblog\b|\barticles?\b|\bread more\b/) && !has(text, /social|instagram|post (?:to|on)/)) {
    return known('Yes, the blog has articles on automation and AI in plain words.', { path: paths.blog });
  }
  if (has(text, /\bnewsletter\b/) && !has(text, /unsubscribe|leave|stop|opt|cancel|cookie/)) {
    return known(
      'Yes. The newsletter brings weekly AI insights and automation strategies; sign up on the home page, and leave at any time through the unsubscribe link.',
      {
        path: paths.section('blog'),
      },
    );
  }
  if (
    has(text, /\b(?:linkedin|twitter|x profile|social profiles?|hugging ?face)\b/) &&
    has(text, /\b(?:are you|follow|find you|your|profile|where)\b/) &&
    !has(text, /\b(?:post|publish|automat\w*|script|scrap\w*)\b/)
  ) {
    return known('Yes: you find me on X, LinkedIn and Hugging Face. The buttons are at the end of the about page.', {
      path: paths.about,
    });
  }
  if (
    has(text, /\b(?:trust|reliable|legit|why (?:you|should i (?:choose|hire|pick)))\b/) &&
    !has(text, /\bwhy you use\b/)
  ) {
    return known(
      'I was a systems administrator first: with 10+ years in IT behind me, backups, access rights and updates are part of the job from the first day. I test with your real cases before anything goes live, log what happened, and leave the old way in place until the new one has earned its keep.',
      { path: paths.about },
    );
  }
  if (
    has(text, /\b(?:home[- ]service|contractors?|trades?)\b/) &&
    has(text, /\b(?:what can you|help|for a|do for)\b/)
  ) {
    return known(
      `For home services I would look first at the phone: ${section('hero').lead} Beyond that: requests sorted into emergency, repair and quote, a voice note turned into a job report, reviews answered in draft.`,
      { path: paths.voiceAi, topic: 'voice', cta: 'voice-ai' },
    );
  }
  if (
    has(text, /\b(?:demo (?:line|number|phone)|riley|try (?:the|it|out)|hear (?:it|the)|test (?:the|it))\b/) &&
    !has(text, /\bcost|\breal\b|\bchat ?bot\b|\bdocuments\b/) &&
    (topic === 'voice' || has(text, /\briley\b|\bdemo (?:line|number)/))
  ) {
    const demo = section('demo');
    return known(`Call Riley at ${site.demoPhone}. ${demo.intro ?? ''} ${demo.note}`, {
      path: `${paths.voiceAi}#${demo.id}`,
      topic: 'voice',
    });
  }
  if (topic === 'n8n' && has(text, /\b(?:samples?|examples?)\b/)) {
    const examples = n8nWorkflowAutomation.sections.find((candidate) => candidate.kind === 'emailCapture');
    if (examples) {
      return known(
        `${examples.intro ?? ''} Leave your address in the box on the page and press "${examples.button}".`,
        {
          path: `${n8nWorkflowAutomation.path}#${examples.id}`,
          topic,
        },
      );
    }
  }
  if (
    topic === 'n8n' &&
    has(text, /\bwhat (?:is|are|'s)\b|\bwhats\b|\bwhy\b.*\bn8n\b/) &&
    !has(text, /steps|happens|zapier|make\.com/)
  ) {
    return known(
      'n8n is the tool I build workflows with. It is self-hosted: it runs on a server set up for your business, with 400+ integrations, no charge per task, every run on record, and each workflow a drawing you can read.',
      { path: `${paths.service('n8n-workflow-automation')}#why-n8n`, topic },
    );
  }
  return undefined;
};

/** In the order in which they are tried; the first that answers is taken. */
export const RULES: readonly Rule[] = [refusals, promises, offTopic, smallTalk, prices, meetings, owner, overview];
