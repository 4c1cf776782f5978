/** Words without meaning for the search. */
const STOP_WORDS = new Set(
  `a about above actually again all also always am an and any anybody anyone anything are as at be because been before being
  below but by can cant could did do does doesnt doing dont down each either else etc ever every exactly few for from further
  get gets getting give given go goes going gonna got had has have having he her here hers him his how however i id if ill im
  in into is isnt it its itself ive just kind know let lets like lot make makes many may maybe me mean might mine more most
  much must my need needs no nor not now of off ok okay on once one only or other our ours out over own per please possible
  quite rather really right same say see shall she should so some somebody something sort still stuff such sure take tell
  than that thats the their them then there these they thing things think this those through to too try under until up us
  use used uses using very want wanna wants was way we well were what whats when where whether which while who whom whose
  why will with within without wont would yes yet you your yours youre able work works working happens happen show`.split(
    /\s+/,
  ),
);

/**
 * Words of visitors, and words of the pages for the same. A question that matches the pattern is also searched for the
 * words beside it.
 */
const SYNONYMS: readonly [RegExp, string][] = [
  [
    /^(?!.*\b(?:missed|miss|unanswered|lost)\b).*\b(?:cost|costs|price|pricing|prices|fee|fees|charge|expensive|cheap|rate)\b/,
    'price',
  ],
  [/\bpick(?:s|ed)? up\b|\bhow (?:quick|fast|soon).*(?:answer|call|phone)/, 'answers rings'],
  [
    /\b(?:night|nights|weekend|weekends|sunday|saturday|holiday|holidays|after hours|around the clock)\b/,
    '24/7 night holidays',
  ],
  [
    /\b(?:commitment|minimum term|lock(?:ed)?(?: me)?[- ]in|lock me)\b|\b(?:a|any|long|yearly|annual) contract\b|\d+[- ]month\b/,
    'contracts minimum term',
  ],
  [
    /\b(?:not|doesnt|cant|cannot|doesn't|can't|does not) (?:know|help|answer|understand)\b|\bstumped\b|\bno idea\b/,
    'cannot help says so',
  ],
  [/\bwhere\b.*\b(?:run|runs|hosted|host|live|lives|stored|located)\b|\bhost\w*\b/, 'server self-hosted runs hosting'],
  [
    /\bold (?:process|system|way|method|workflow)|\bparallel\b|\bswitch ?over\b|\bcut ?over\b|\btransition\b/,
    'old way side by side',
  ],
  [
    /\b(?:not|never|shouldnt|shouldn't) (?:use|do|be used)\b|\blimits of ai\b|\bwhat .* (?:bad|terrible) at\b/,
    'decisions nobody checks arithmetic',
  ],
  [/\b(?:controlled|control|capped|cap|budgeted|keep .* low)\b/, 'known cost limit'],
  [/\bfollowers\b/, 'bought followers'],
  [/\bhuman\b|\breal (?:one|person|human)\b|\bsomeone real\b|\boperator\b/, 'transfer person'],
  [/\b(?:robot|artificial)\b/, 'ai bot'],
  [/\b(?:live|up and running|implement|deploy|onboard\w*)\b/, 'setup'],
  [/\bgas\b|\bfire\b|\bdanger/, 'emergency 911'],
  [/\b(?:zapier|make\.com|integromat|ifttt|power automate)\b/, 'task charge billed automation tools'],
  [/\bbinding\b|\bcommitted\b/, 'oblige obligation'],
  [/\bcontractual\w*\b/, 'written agreement contract'],
  [/\b(?:withdrawn?|revoked?|take back)\b.*\baccess|\baccess\b.*\b(?:withdrawn?|revoked?|back)\b/, 'revoke access'],
  [/\b(?:losing|lose|keep|in) control\b/, 'approve revoke'],
  [/\bper task\b|\bbill(?:s|ed)? (?:by|per)\b/, 'charge per task services billed'],
  [/\b(?:apps|applications|tools|connectors)\b/, 'integrations'],
  [/\b(?:break|breaks|broke|crash|crashes|fail|fails|goes down|down)\b/, 'fails failures monitoring'],
  [/\b(?:sample|samples|demo|demos|example)\b/, 'examples'],
  [/\b(?:summar\w*|shorten|tl;?dr)\b/, 'summarization summarized summary'],
  [/\b(?:sort|sorts|categori\w*|triage|label)\b/, 'classification sorted'],
  [/\b(?:email|emails|inbox|mail|mailbox)\b/, 'email mail inbox'],
  [/\b(?:lawyer|lawyers|attorney|attorneys|law|legal)\b/, 'legal law lawyer'],
  [/\b(?:realtor|realtors|broker|(?<!intellectual )property|landlords?)\b/, 'real estate'],
  [/\b(?:accountant|accountants|accounting|bookkeep\w*|cpa|consulting)\b/, 'professional accountant accounting'],
  [
    /\b(?:on[- ]prem\w*|locally|offline|leave the (?:office|building|house)|sensitive|confidential files)\b/,
    'local hardware office',
  ],
  [/\b(?:voice ?mail|voice memo|memo|dictat\w*)\b/, 'voice note'],
  [/\b(?:own|owns|owner of the code|belong|belongs|ip rights|copyright)\b/, 'own yours belong'],
  [/\b(?:leave you|stop working together|part ways|switch provider|lock(?:ed)?[- ]in)\b/, 'part ways export keep'],
  [/\b(?:unsubscribe|opt out)\b/, 'unsubscribe leave'],
  [/\b(?:delete|erase|remove|gdpr|forget me)\b/, 'delete'],
  [/\b(?:sell|share|third part\w*)\b.*\bdata\b|\bdata\b.*\b(?:sell|sold|shared)\b/, 'sell rent trade details'],
  [/\b(?:invoice|invoices|pay|payment|bill|billing)\b/, 'invoice payment'],
  [/\b(?:cancel|terminate|end the|stop the)\b/, 'end termination cancel'],
  [/\b(?:liable|liability|sue|damages)\b/, 'liability liable'],
  [/\b(?:tax|taxes|vat)\b/, 'taxes'],
  [/\b(?:secret|ndas?|confidential\w*)\b/, 'confidential'],
  [/\b(?:references?|testimonials?|case stud\w+)\b/, 'client permission name'],
  [/\b(?:analytics|track|tracks|tracking|trackers?)\b/, 'trackers analytics cookies'],
  [/\b(?:made? up|make things up|hallucinat\w*|invent|lie|lies|wrong)\b/, 'wrong documents'],
  [/\b(?:angry|upset|furious|mad)\b/, 'angry hands over person'],
  [/\b(?:remember|remembers|memory|context)\b/, 'remembers thread'],
  [/\b(?:facebook|tiktok|networks?|platforms?)\b/, 'platforms publishes'],
  [/\btwitter\b|\btweets?\b/, 'x'],
  [/\b(?:time|hours?) .*\bsave|\bsave.* (?:time|hours?)\b/, 'save hours week'],
  [/\b(?:viral|reach|views|likes)\b/, 'promise reach'],
  [/\b(?:spam|bulk|mass|blast)\b/, 'mass mail'],
  [
    /\b(?:find|finds|search\w*|scrap\w*|source|sources)\b.*\b(?:leads?|prospects?|data)\b|\blead data\b/,
    'scraping public sources',
  ],
  [/\b(?:duplicate|duplicates|double entries)\b/, 'duplicates merged'],
  [/\b(?:score|scores|scoring|rank|prioriti\w*)\b/, 'score'],
  [/\b(?:response|reply|answer) rates?\b/, 'response rates'],
  [/\b(?:faster|speed|quicker)\b/, 'faster'],
  [/\b(?:stages|phases|process|steps)\b/, 'steps'],
  [/\b(?:bad idea|wrong choice|not a fit|should not|shouldnt|avoid)\b/, 'wrong answer'],
  [/\b(?:employee|staff|worker|key person)\b/, 'person'],
  [/\b(?:technician|technicians|crew|crews|dispatch\w*)\b/, 'technician visits'],
  [/\b(?:senior|elderly|care home|nursing)\b/, 'nursing home'],
  [/\b(?:loan|loans|lending|mortgage)\b/, 'credit approval'],
  [
    /\b(?:transcript|recorded|stored|saved|logged|keep)\b.*\bchat|\bchat\b.*\b(?:transcript|recorded|stored|saved|logged|kept)\b/,
    'chat transcripts messages',
  ],
  [
    /\b(?:openai|chatgpt|provider|anthropic|google)\b.*\b(?:chat|messages?|go|sent)\b|\bchat\b.*\b(?:openai|provider)\b/,
    'ai provider messages sent',
  ],
  [
    /\b(?:form|message)s?\b.*\bwho (?:sees|reads)|who (?:sees|reads).*\b(?:form|messages?)\b/,
    'administrator see messages',
  ],
  [/\b(?:passwords?|hash\w*|encrypt\w*)\b/, 'passwords hashes encrypted'],
  [/\b(?:trust|reliable)\b/, 'systems administrator backups test'],
  [/\b(?:safe|secure|security|protected)\b/, 'encrypted security stored'],
  [/\b(?:warranty|refund|defects?|bugs?)\b/, 'put right professional care'],
  [/\b(?:currency|euros?|dollars)\b/, 'dollars prices'],
  [/\bpixel\b/, 'advertising trackers'],
  [/\b(?:kids|children|minors|teens)\b/, 'children'],
  [/\b(?:philosophy|principles|values|believe)\b/, 'rules integration transparency partnership'],
  [/\b(?:area|zip|far|distance)\b/, 'service area zip'],
  [/\b(?:summary|recap|notes|record|transcript) .*\bcalls?\b/, 'note every call'],
  [
    /\b(?:several|multiple|many|two) (?:callers|calls|people)\b|\bat once\b|\bsimultaneous\w*/,
    'several callers same time',
  ],
  [/\b(?:storm|storms|peak|busy|season)\b/, 'storms seasons'],
  [/\b(?:quote|quotes|estimate|estimates)\b/, 'price quotes'],
  [/\b(?:pay|pays|paid) (?:for itself|off|back)\b|\bbreak[- ]even\b|\broi\b/, 'recovered call pays roi'],
  [/\b(?:new|change|keep|port) .*\bnumber\b/, 'phone number forward'],
  [/\b(?:switch|turn) .*\boff\b|\bpause\b/, 'switch off'],
  [/\b(?:industries|trades|businesses)\b/, 'industries trades'],
  [/\b(?:prepare|bring|homework for)\b/, 'prepare bring'],
  [/\b(?:sell|pitch|pressure|salesy)\b/, 'sales pitch obligation'],
  [/\b(?:written|writing|document|report)\b.*\b(?:session|after)\b/, 'follow-up document'],
  [/\b(?:learn|training|new software|new tool)\b/, 'new software learn'],
  [/\b(?:monitor\w*|watch|keep an eye|maintain\w*|maintenance)\b/, 'monitoring watch'],
  [/\b(?:which|what) (?:\w+ )?models?\b|\b(?:llm|gpt\S*|claude|powers?)\b/, 'gpt-4o model'],
];

/** Abbreviations of text messages. */
const SHORTHAND: Record<string, string> = {
  u: 'you',
  ya: 'you',
  ur: 'your',
  r: 'are',
  n: 'and',
  ppl: 'people',
  smth: 'something',
  sth: 'something',
  smb: 'somebody',
  wat: 'what',
  wut: 'what',
  wot: 'what',
  wats: 'whats',
  hw: 'how',
  abt: 'about',
  pls: 'please',
  plz: 'please',
  thx: 'thanks',
  tnx: 'thanks',
  wanna: 'want to',
  gonna: 'going to',
  gotta: 'have to',
  gimme: 'give me',
  lemme: 'let me',
  dunno: "don't know",
  hr: 'hour',
  hrs: 'hours',
  min: 'minutes',
  mins: 'minutes',
  yr: 'year',
  yrs: 'years',
  wk: 'week',
  wks: 'weeks',
  appt: 'appointment',
  appts: 'appointments',
  biz: 'business',
  msg: 'message',
  msgs: 'messages',
  txt: 'text',
  txts: 'texts',
  tmrw: 'tomorrow',
  tmr: 'tomorrow',
  cuz: 'because',
  bc: 'because',
  rn: 'right now',
  insta: 'instagram',
  fb: 'facebook',
  vm: 'voicemail',
  im: "i'm",
  ive: "i've",
  '&': 'and',
  'w/': 'with',
  'w/o': 'without',
};
const SHORT_WORD = new RegExp(
  `(?<![\\w'$-])(?:${Object.keys(SHORTHAND)
    .sort((a, b) => b.length - a.length)
    .join('|')})(?![\\w'-])`,
  'g',
);

/** Lower case, straight quotes, no accents, abbreviations expanded: the form that all rules read. */
export function normalise(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .replace(/(?<=[a-z] ?)\+(?= ?[a-z])/g, ' and ')
    .replace(/(?<![\w$])4(?= (?:the|my|me|our|us|a|an|this|your|u)\b)/g, 'for')
    .replace(/\b(i|we|you|they)'d\b/g, '$1 would')
    .replace(/\bid (?=(?:like|love|want|prefer|need|rather)\b)/g, 'i would ')
    .replace(/\blets (?=(?:do|go|talk|start|book|meet|get|try|chat|schedule|set|have|see|hop|jump)\b)/g, "let's ")
    .replace(SHORT_WORD, (word) => SHORTHAND[word] ?? word)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Rules read at most this many characters, so that their time does not grow with the square of a message's length. */
const RULE_LENGTH = 300;

/** Splits a normalised text between words into parts that are short enough for any rule. */
export function splitText(normalised: string): string[] {
  return normalised.match(/\S.{0,299}(?=\s|$)|\S{1,300}/g) ?? [];
}

/** Cuts a long text to its beginning and its end, where the question usually is. */
export function truncateMiddle(normalised: string): string {
  if (normalised.length <= 2 * RULE_LENGTH) return normalised;
  return `${normalised.slice(0, RULE_LENGTH)} ${normalised.slice(-RULE_LENGTH)}`;
}

/** Words of a normalised text, apostrophes dropped. */
export function words(normalised: string): string[] {
  return normalised.replace(/'/g, '').match(/[a-z0-9]+/g) ?? [];
}

/** Words of a normalised text without stop words and single digits. */
export function contentWords(normalised: string, withRepetitions = false): string[] {
  const list = words(normalised).filter((word) => !STOP_WORDS.has(word) && !/^\d$/.test(word));
  return withRepetitions ? list : [...new Set(list)];
}

/** Words to search for in addition to those of the question. */
export function synonymsFor(normalised: string): string[] {
  const found = SYNONYMS.filter(([pattern]) => pattern.test(normalised)).flatMap(([, added]) => words(added));
  return [...new Set(found)];
}

/** A rough word stem, to be compared with other results of this function only. */
export function stem(word: string): string {
  if (word.length <= 3) return word;
  const bare = word
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/(?:ational|ations?|ators?|ating|ated|ates?)$/, 'at')
    .replace(/(?:izations?|izing|ized|izes?|ising|ised|ises?|isations?)$/, 'iz')
    .replace(/(?:ments?|ness|fully|ful|ically|ical|ics?|ably|ibly)$/, '')
    .replace(/(?:ings?|ed|ers?|ors?|es|ly|s)$/, '');
  const result = bare.length < 3 ? word.replace(/s$/, '') : bare;
  return result.replace(/(.)\1$/, '$1').replace(/[ey]$/, '');
}

/** First words of a question. */
const ASKING =
  "how|hows|how's|what|whats|what's|when|where|who|whos|who's|why|which|can|could|do|does|is|are|will|would|should|any";
const QUESTION = new RegExp(`^(?:and |but |so |also |ok |then |plus )*(?:${ASKING})\\b`);
const CUT = new RegExp(
  `(?<=[?!])\\s+|(?<=[.;])\\s+(?=[a-z])|\\n+|,? (?:and|plus|also|then) (?:also )?(?=(?:${ASKING})\\b)|, (?=(?:${ASKING})\\b)`,
);
const MOST_QUESTIONS = 3;

/**
 * The questions of a normalised text, each with the sentences before it: "We are ten lawyers. Can it read mail, and what
 * does it cost?" has two. Returns the whole text when there is one question.
 */
export function questionsIn(normalised: string): string[] {
  if (normalised.length > RULE_LENGTH) return [normalised];
  const parts = normalised
    .split(CUT)
    .map((part) => part.trim())
    .filter(Boolean);
  const questions: string[] = [];
  let story = '';
  for (const part of parts) {
    if (part.endsWith('?') || QUESTION.test(part)) {
      questions.push(`${story} ${part}`.trim());
      story = '';
    } else story = `${story} ${part}`.trim();
  }
  if (story && questions.length > 0) questions[questions.length - 1] += ` ${story}`;
  return questions.length < 2 || questions.length > MOST_QUESTIONS ? [normalised] : questions;
}
