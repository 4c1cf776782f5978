import { normalise, splitText, words } from './vocabulary.ts';

/** Buying signals. */
type Signal = 'price' | 'timeline' | 'booking' | 'company' | 'team-size' | 'urgency' | 'contact';

/** What a visitor's message says about the visitor. */
export interface MessageAnalysis {
  /** -1 (annoyed) to 1 (pleased). */
  sentiment: number;
  signals: Signal[];
  /** The visitor wants to book a meeting. */
  bookingIntent: boolean;
  askingAboutOwner: boolean;
  /** An email address in the message. */
  email: string | null;
}

/** Sentiment by word. A `Map`, because an object would find "constructor". */
const SENTIMENT = new Map<string, number>();
for (const [sentiment, list] of [
  [
    1,
    'great awesome excellent perfect amazing fantastic wonderful brilliant love loved delighted impressive impressed',
  ],
  [
    0.6,
    'good nice thanks thank helpful helped glad happy cool interesting interested excited like pleased appreciate useful clear',
  ],
  [
    -0.6,
    'bad slow confusing confused unclear difficult annoying annoyed disappointed disappointing worried problem wrong unhelpful sad tired',
  ],
  [
    -1,
    'terrible awful horrible useless worst hate hated scam stupid ridiculous garbage angry furious rubbish sucks crap waste pathetic fraud',
  ],
] as const) {
  for (const word of list.split(' ')) SENTIMENT.set(word, sentiment);
}
const NEGATIONS = new Set(
  'not no never dont isnt wasnt arent doesnt didnt cant couldnt wont hardly without nothing'.split(' '),
);
const EMPHASIS = new Set('very really so extremely totally absolutely'.split(' '));

const SIGNALS: readonly [Signal, RegExp][] = [
  [
    'price',
    /\b(?:price|prices|pricing|costs?|fees?|how much (?:is|are|do|does|would|will|for|to)|budget|quote|charge|rates?|pay|discount|\$ ?\d)/,
  ],
  [
    'timeline',
    /\b(?:how (?:long|soon|quickly|fast)|timeline|time ?frame|deadline|turnaround|when (?:can|could|would|will) (?:you|we|it)|by (?:next|the end|monday|tuesday|wednesday|thursday|friday)|next (?:week|month|quarter)|this (?:week|month|quarter)|(?:in|within) \d+ (?:days?|weeks?|months?))\b/,
  ],
  [
    'urgency',
    /\b(?:urgent(?:ly)?|asap|a\.s\.a\.p|right away|immediately|as soon as possible|today|tomorrow|emergency project|this week|quickly as possible|losing (?:money|customers|calls|jobs))\b/,
  ],
  [
    'team-size',
    /\b(?:\d+[- ](?:person|man|people|employees?|staff|technicians?|techs?|trucks?|vans?|agents?|lawyers?|attorneys?|plumbers?|locations?|crews?)|\d+ (?:of us|people|employees)|team of \d+|(?:team|staff|crew) of (?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|fifty))\b/,
  ],
  [
    'company',
    /\b(?:my|our) (?:\w+ )?(?:company|business|firm|agency|shop|practice|office|startup|clinic|store|restaurant)\b|\b(?:i|we) (?:run|own|manage|operate|have) (?:a|an|the|two|three|\d+) (?:\w+ ){0,3}(?:company|business|firm|agency|shop|practice|office|startup|clinic|store|contractor)\b|\b(?:llc|inc|gmbh|ltd)\b|\bi work (?:at|for)\b|\bwe(?:'re| are) (?:a|an) (?:\w+ ){0,3}(?:company|business|firm|agency|contractor)\b/,
  ],
];

/** A company name: "at Byron Plumbing", "called Acme Roofing". Case matters, so it is matched against the original text. */
const NAMED_COMPANY =
  /\b(?:at|from|for|called|named|is|run|own)\s+(?:[A-Z][\w&']+\s+){1,3}(?:Plumbing|Roofing|Heating|HVAC|Electric(?:al)?|Landscaping|Services?|Solutions|Partners|Law|Group|Agency|Consulting|Realty|Co|Company|Inc|LLC|Ltd|Corp)\b/;

/** In each pattern a repeated group ends with its own separator, so that there is only one way to match a text. */
const WANTS_MEETING: readonly RegExp[] = [
  /\b(?:book|schedule|reserve|arrange|set ?up|request|sign (?:me |us )?up for) (?:me |us )?(?:in )?(?:for )?(?:a |an |the |my |our |one |your |some )?(?:\w+[- ]){0,4}?(?:call|meeting|appointment|consultation|consult|session|deep[- ]dive|slot|chat with|time with|time to talk)\b/,
  /\b(?:get|have|want|need|make|plan|do|grab|like|take|start with) (?:me |us )?(?:a |an |the |my |our |one |your |some )?(?:(?:free|quick|short|brief|discovery|intro|introductory|strategy|strategic|deep[- ]dive|first|demo|video|zoom|phone|ai|voice|\d+[- ]?min[a-z]*|half[- ]hour)[ -])*(?:call|meeting|appointment|consultation|consult|session|chat) (?:with|on|next|this|tomorrow|today|please|about)\b/,
  /\b(?:i|we) (?:want|need|would like|'d like|like) (?:a |an |the |to have a |to get a |your )?(?:free |strategy |deep[- ]dive |discovery |first |\d+[- ]?min[a-z]* )*(?:call|meeting|appointment|consultation|consult|session)\b/,
  /\b(?:talk|speak|meet|chat|get on a call|hop on a call|jump on a call|call) (?:to|with)? ?(?:you|him|her|the owner|somebody|someone|a person|a human)\b/,
  /\b(?:can|could|shall) (?:we|i) (?:talk|speak|meet|chat|call)\b.{0,20}\b(?:today|tomorrow|now|soon|(?:mon|tues|wednes|thurs|fri)day|(?:this|next) week)\b|\blet's do (?:it|this|that)\b/,
  /\b(?:book|schedule) (?:you|now|it|something|time|online|\d+ min)/,
  /\bhow (?:do|can|could|would) (?:i|we) (?:book|schedule|meet|sign up|get started|hire|start|proceed|begin)\b|\bwhere (?:do|can) (?:i|we) (?:book|schedule|sign up)\b/,
  /\b(?:ready to|want to|like to|let's|lets|would love to|keen to|going to) (?:get started|start|book|hire|buy|order|proceed|move forward|sign up|begin|meet|talk|go ahead|work (?:together|with you))\b/,
  /\b(?:are you|you) (?:free|available) (?:on|next|this|tomorrow|today|monday|tuesday|wednesday|thursday|friday|at|for)\b|\bcall me\b|\bi(?:'d| would)? (?:want to |like to )?hire you\b|\bfree slots?\b|\bsign me up\b|\bcan (?:i|we) (?:book|meet|hire|schedule)\b/,
];
/** Calls and meetings that the products handle, not a meeting with the owner. */
const ABOUT_PRODUCT =
  /\b(?:it|bot|chatbots?|receptionist|assistant|agent|ai|system|riley|callers?|customers?|clients?|visitors?|tool|software|workflow)\b[^.?!]{0,40}\b(?:book|schedul|appointment|meeting|call|talk to|speak (?:to|with))|\b(?:what|how long|how much|why|who|is|are|does|difference|cost|which|cancel|move|resched\w*|prepare|happens)\b[^.?!]{0,60}\b(?:consult\w*|session|free call|first call|discovery call|meeting|deep[- ]dive)\b|\b(?:credit card|emergency|missed?|unanswered|incoming|sales) \b/;

const ABOUT_OWNER =
  /\bwho (?:are you|is (?:behind|the owner|running|he|she)|(?:runs|owns|built|made) (?:this|it|you|the (?:site|website|business|company|firm|bot))|will i|would i|am i|do i (?:talk|speak))\b|\b(?:about|more on) (?:you|yourself|him|her|the (?:owner|founder|consultant|person|guy))\b(?! (?:data|messages|chat))|\b(?:your|his|her|the owner'?s|the consultant'?s|the founder'?s) (?:\w+ )?(?:background|experience|story|history|qualifications?|credentials?|certifications?|education|philosophy|career|skills|expertise|values|bio)\b|\b(?:years of|much) experience\b|\bhow (?:long|many years) (?:(?:have|has) )?(?:you|he|she|\w+) (?:been |worked|work|done|had)|\b(?:are you|is (?:it|this|he|she)|is there) (?:really |truly |actually )?(?:just |only )?(?:a |an )?(?:one[- ](?:man|person)|single person|freelancer|solo|big (?:agency|company|team)|large (?:agency|company|team)|real company|team or)|\b(?:one|single) person\b.*\b(?:agency|team|company)|\b(?:agency|team|company)\b.*\bone (?:person|man)\b|\bdo you have a team\b|\bhow (?:big|large) is your (?:team|company)|\b(?:founder|consultant) (?:of|behind)|\bwho'?s the (?:owner|founder|guy|consultant|person)|\bwhat (?:makes you (?:qualified|an? expert|the right)|qualifies you)|\bcertificates?\b|\bcertified\b|\bdegrees?\b|\b(?:who|what|which)\b.* (?:is|stands) behind (?:this|the) (?:site|website|business|page)\b|\bwhy did you (?:start|begin|become|choose)|\bhow did you (?:become|get (?:into|started)|start|come to)\b|\ba (?:bit|little) about (?:you|yourself)\b|\bintroduce yourself\b|\bis it just you\b|\bjust you\b|\bhow many (?:employees|people work)\b|\bhow experienced (?:are you|is)\b|\bany employees\b|\bhave employees\b/;

/**
 * Analyses one message by patterns and word lists.
 *
 * @param ownerName the owner's first name.
 * @param normalised the message as from `normalise`, with corrected spelling.
 */
export function analyseMessage(message: string, ownerName: string, normalised = normalise(message)): MessageAnalysis {
  const text = withoutName(normalised, ownerName);
  const parts = splitText(text);
  const signals = SIGNALS.filter(([, pattern]) => parts.some((part) => pattern.test(part))).map(([signal]) => signal);
  if (!signals.includes('company') && NAMED_COMPANY.test(message)) signals.push('company');
  const bookingIntent = parts.some(
    (part) => !isForProduct(part) && WANTS_MEETING.some((pattern) => pattern.test(part)),
  );
  if (bookingIntent) signals.push('booking');
  const email = /[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+/.exec(message)?.[0] ?? null;
  if (email) signals.push('contact');
  return { sentiment: sentimentOf(text), signals, bookingIntent, askingAboutOwner: parts.some(isAboutOwner), email };
}

/** True for meetings that the products handle, unless the visitor says who wants one. */
function isForProduct(text: string): boolean {
  return ABOUT_PRODUCT.test(text) && !/\b(?:i|we) (?:want|need|would like|'d like)|\bbook me\b|\blet'?s\b/.test(text);
}

function sentimentOf(text: string): number {
  const list = words(text);
  let sum = 0;
  let count = 0;
  for (const [index, word] of list.entries()) {
    const sentiment = SENTIMENT.get(word);
    if (sentiment === undefined) continue;
    // "I'd like" and "something like" say nothing about the sentiment.
    if (word === 'like' && !['i', 'we', 'really'].includes(list[index - 1] ?? '')) continue;
    const before = list.slice(Math.max(0, index - 3), index);
    const negation = before.some((other) => NEGATIONS.has(other)) ? -0.8 : 1;
    const emphasis = before.some((other) => EMPHASIS.has(other)) ? 1.3 : 1;
    sum += sentiment * negation * emphasis;
    count += 1;
  }
  if (count === 0) return 0;
  const value = sum / Math.sqrt(count);
  return Math.round(Math.max(-1, Math.min(1, value)) * 100) / 100;
}

function isAboutOwner(text: string): boolean {
  if (ABOUT_OWNER.test(text)) return true;
  return /\bthe owner\b/.test(text) && !/\b(?:talk|speak|meet|call|book|contact|reach)\b/.test(text);
}

/** Replaces the owner's name in a normalised text by "the owner". */
export function withoutName(text: string, ownerName: string): string {
  const name = normalise(ownerName).replace(/[^a-z0-9 ]/g, '');
  return name ? text.replace(new RegExp(`\\b${name}\\b`, 'g'), 'the owner') : text;
}
