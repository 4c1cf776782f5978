import { paths } from '#shared/paths.ts';
import { has, known, type Rule } from './answer.ts';
import { overview } from './overview.ts';
import { sentence } from './passages.ts';
import { prices } from './prices.ts';
import { notStated, offTopic, promises, refusals } from './refusals.ts';
import { FREE_CALL, philosophy } from './site-facts.ts';
import { ABOUT, CONSULTATION, STRATEGY_SESSION } from './starter-documents.ts';
import { contentWords, normalise } from './vocabulary.ts';

/** Greetings, thanks, complaints, and "are you a bot?". */
const smallTalk: Rule = ({ text, analysis, site }) => {
  const said = text
    .replace(/[^a-z' ]/g, '')
    .replace(normalise(site.name), '')
    .trim();
  if (
    /^(?:hi+|hello|hey+|hiya|yo|howdy|good (?:morning|afternoon|evening|day)|greetings|hola)(?: (?:there|all|bot|again|you|everyone|team|how are you(?: doing)?(?: today)?))*$/.test(
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
      { path: paths.calendar, topic: 'booking', cta: 'consultation' },
    );
  }
  if (
    analysis.sentiment >= 0.6 &&
    contentWords(said).length <= 5 &&
    !has(text, /\?|^(?:who|what|when|where|why|how|are|is|do|does|can|could|will|would|i|we)\b/)
  ) {
    return known('Thank you, that is good to hear. Shall we look at a task of yours? The first call is free.', {
      path: paths.calendar,
      topic: 'booking',
      cta: 'consultation',
    });
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
  if (
    analysis.sentiment <= -0.6 &&
    has(text, /\b(?:you|your|youre|this|bot|chat|answers?)\b/) &&
    !has(
      text,
      /\?|^(?:who|what|when|where|why|how|are|is|do|does|can|could|will|would)\b|\b(?:customers?|callers?|clients?)\b/,
    )
  ) {
    return known(
      `I am sorry that I was of no help. Let a person take over: write to ${site.email}, or book a free call and tell me what you need.`,
      { path: paths.calendar, cta: 'consultation' },
    );
  }
  return undefined;
};

/** Booking a meeting, and the kinds of meetings. */
const meetings: Rule = ({ text, analysis, topic, site }) => {
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
  const isMeeting = topic === 'booking' || has(text, /\b(?:meeting|appointment|the call|my call|a call|session)\b/);
  if (
    isMeeting &&
    topic !== 'chatbots' &&
    has(text, /\b(?:cancel|move|resched\w*|postpone|another (?:day|time|date)|change (?:the|my) (?:day|time|date))\b/)
  ) {
    return known(
      `Yes. Please cancel or move a meeting as early as you can; booking it does not oblige you to order anything. Write to ${site.email} if the calendar does not let you.`,
      { path: isDeep ? paths.strategySession : paths.calendar, topic: 'booking' },
    );
  }
  if (isMeeting && has(text, /\b(?:prepare|preparation|homework|bring|have ready|need to have)\b/)) {
    return known(`${CONSULTATION.sections[0]?.lead ?? ''} Bring the task that costs you the most time.`, {
      path: isDeep ? paths.strategySession : paths.calendar,
      topic: 'booking',
    });
  }
  if (
    isDeep &&
    has(text, /\b(?:who|whom|suit\w*|right for|for me|for us|should (?:i|we)|meant|target|audience)\b/) &&
    !has(text, /\bwho (?:will|do|reviews|leads|runs|holds)\b/)
  ) {
    const audience = STRATEGY_SESSION.sections.find(({ id }) => id === 'audience');
    return known(
      `${audience?.lead ?? ''} ${(audience?.cards ?? []).map(({ title, text: detail }) => `${title}: ${detail.split(/(?<=\.)\s/)[0]}`).join(' ')}`,
      { path: paths.strategySession, topic: 'booking', cta: 'strategy' },
    );
  }
  if (analysis.bookingIntent) {
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
    has(
      text,
      /\b(?:what happens|expect|walk away|leave with|after|result|outcome|get|how long|include|cover|what is|about|agenda|look like|why)\b/,
    ) &&
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

/** The owner. */
const owner: Rule = ({ text, analysis, site, topic }) => {
  if (!analysis.askingAboutOwner || topic === 'legal') return undefined;
  if (has(text, /\bphilosophy|principles|values|rules|believe\b/)) {
    return known(philosophy(), { path: paths.about, topic: 'about' });
  }
  const stats = ABOUT.stats.map(({ figure, label }) => `${figure} ${label}`).join(', ');
  if (has(text, /\b(?:years|experienced?|how long)\b/)) {
    return known(
      `${sentence(stats)} For 10+ years my work in IT was servers, networks, accounts and backups; for 3+ years I have added language models where a rule is not enough.`,
      { path: paths.about, topic: 'about' },
    );
  }
  if (
    has(
      text,
      /\b(?:one person|one[- ]man|single person|solo|freelancer|team|agency|how big|company|employees|just you)\b/,
    )
  ) {
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

/** Rules that go before the passage search; the first match counts. */
export const FIRST_RULES: readonly Rule[] = [refusals, promises, offTopic, notStated, smallTalk];

/** Answers to common questions from several parts of the site; the first match counts. */
export const COMMON_RULES: readonly Rule[] = [prices, meetings, owner, overview];
