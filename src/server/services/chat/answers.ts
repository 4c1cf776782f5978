import { ABOUT } from '#content/about.ts';
import { CONSULTATION, STRATEGY_SESSION } from '#content/booking.ts';
import { TERMS_OF_SERVICE } from '#content/legal/terms-of-service.ts';
import { aiIntegration } from '#content/services/ai-integration.ts';
import { LANDING_PAGES } from '#content/services/index.ts';
import { leadGeneration } from '#content/services/lead-generation.ts';
import { n8nWorkflowAutomation } from '#content/services/n8n-workflow-automation.ts';
import { paths } from '#shared/paths.ts';
import { known, type Rule } from './answer.ts';
import { notStated, offTopic, promises, refusals } from './declines.ts';
import { CONTACT_PATH, FREE_CALL, section } from './facts.ts';
import { sentence } from './passages.ts';
import { prices } from './prices.ts';
import { normalise } from './vocabulary.ts';

const has = (text: string, pattern: RegExp) => pattern.test(text);

/** Greetings, thanks, complaints, and whether this is a person. */
const smallTalk: Rule = ({ text, judgement, site }) => {
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
  if (
    judgement.sentiment <= -0.6 &&
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

/** Meetings: booking one, and what they are. */
const meetings: Rule = ({ text, judgement, topic, site }) => {
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

/** Who stands behind it. */
const owner: Rule = ({ text, judgement, site, topic }) => {
  if (!judgement.askingAboutOwner || topic === 'legal') return undefined;
  if (has(text, /\bphilosophy|principles|values|rules|believe\b/)) {
    return known(philosophy(), { path: paths.about, topic: 'about' });
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

/** The four rules, the first sentence of each. */
function philosophy(): string {
  return ABOUT.philosophy.items.map(({ title, text }) => `${title}: ${text.split(/(?<=\.)\s/)[0]}`).join(' ');
}

/** What the terms say about the end of a service. */
const ENDING = TERMS_OF_SERVICE.sections
  .flatMap(({ id, blocks }) => (id === 'termination' ? blocks : []))
  .flatMap((block) => (block.kind === 'list' ? block.items.map(({ text }) => text) : []))
  .join(' ');

/** Questions about the whole, which no single passage answers. */
const overview: Rule = ({ text, topic, site }) => {
  if (
    topic === 'leads' &&
    has(text, /\bcrms?\b|\bhubspot\b|\bsalesforce\b|\bpipedrive\b/) &&
    !has(text, /\bduplicat|\bclean|\btwice|\bversions\b/)
  ) {
    const step = leadGeneration.sections
      .flatMap((candidate) => (candidate.kind === 'steps' ? candidate.steps : []))
      .find(({ title }) => title === 'CRM');
    if (step) return known(step.details.join(' '), { path: `${leadGeneration.path}#how-it-works`, topic });
  }
  if (
    (!topic || topic === 'about') &&
    has(text, /\b(?:principles|philosophy|values|rules (?:do )?you (?:work|live|go) by|believe in)\b/)
  ) {
    return known(philosophy(), { path: paths.about, topic: 'about' });
  }
  if (
    has(text, /\b(?:ends?|ended|over|after|stop|split|part ways|leave|quit)\b/) &&
    has(
      text,
      /\b(?:cooperation|collaboration|contract|service ends|project (?:ends?|is over)|working together|relationship|we split|data)\b/,
    ) &&
    has(text, /\b(?:what|happens|get|receive|keep|my data|our data)\b/) &&
    topic !== 'n8n'
  ) {
    return known(`When a service ends: ${ENDING}`, { path: `${paths.terms}#termination`, topic: 'legal' });
  }
  if (
    has(text, /\b(?:my|our|personal|what|which) (?:\w+ )?(?:data|details|information)\b/) &&
    has(text, /\b(?:see|hold|access|copy|export|delete\w*|remove\w*|erase\w*|correct|forget)\b/) &&
    has(text, /\b(?:me|my|i|our)\b/) &&
    !has(text, /\b(?:project|server|customer|who|workflow|encrypted|secure)\b/)
  ) {
    return known(
      `You can ask me to show you what I hold about you, to correct it or to delete it. Write to ${site.email} from the address concerned; it costs nothing, and I answer within 30 days.`,
      { path: `${paths.privacy}#your-rights`, topic: 'legal' },
    );
  }
  if (
    (!topic || topic === 'ai') &&
    has(text, /\bai\b/) &&
    has(text, /\b(?:not|never|shouldn't|shouldnt|against|avoid|bad (?:at|for|idea)|wrong for)\b/) &&
    has(text, /\b(?:use|used|do|left|leave|advise|automate|trust|good)\b/)
  ) {
    const limits = aiIntegration.sections.find(({ id: sectionId }) => sectionId === 'limits');
    if (limits?.kind === 'list') {
      return known(limits.items.map(({ title, description }) => `${sentence(title)} ${description}`).join('\n'), {
        path: `${aiIntegration.path}#limits`,
        topic: 'ai',
      });
    }
  }
  if (
    !topic &&
    has(
      text,
      /\bhow do you work\b|\bwork(?:ing)? with (?:you|clients)\b|\b(?:your|the) process\b|\bhow does (?:it|this|a project) (?:work|go|run)\b|\bhow do we (?:start|begin|proceed)\b/,
    )
  ) {
    const steps = n8nWorkflowAutomation.sections.find((candidate) => candidate.kind === 'steps');
    if (steps) {
      return known(steps.steps.map(({ number, title, details }) => `${number}. ${title}: ${details[0]}`).join('\n'), {
        path: `${n8nWorkflowAutomation.path}#${steps.id}`,
        topic: 'n8n',
        cta: 'consultation',
      });
    }
  }
  const { id, platforms, intro = '' } = section('integrations');
  const named = platforms.filter(({ name }) => text.includes(normalise(name).split(' ')[0] ?? name));
  if (named.length > 0 && topic !== 'leads' && topic !== 'n8n') {
    const names = named.map(({ name, category, description }) => `${name} (${category}: ${description.toLowerCase()})`);
    return known(
      `Yes, I connect the receptionist to ${names.join(' and ')}. ${intro} They are ${platforms.map(({ name }) => name).join(', ')}.`,
      { path: `${paths.voiceAi}#${id}`, topic: 'voice' },
    );
  }
  if (
    has(text, /\b(?:email|mail|send|write) me\b|\b(?:reach|contact) (?:the owner|you|him|her)\b/) &&
    !has(text, /\b(?:examples?|samples?|workflows?)\b/)
  ) {
    return known(
      `Leave your request in the contact form at ${CONTACT_PATH}, or write to ${site.email}: I answer within 5 minutes.`,
      { path: paths.calendar, cta: 'consultation' },
    );
  }
  if (
    topic === 'voice' &&
    has(text, /\bhow (?:long|soon|fast|quick\w*|many (?:business )?days)\b|\bwhen\b/) &&
    has(text, /\b(?:live|set ?up|setup|install\w*|running|ready|order|until|take|takes|start|go live|implement\w*)\b/)
  ) {
    const setup = section('faq').questions.find(({ question }) => /setup take/.test(question));
    if (setup) return known(setup.answer, { path: `${paths.voiceAi}#questions`, topic });
  }
  if (
    topic === 'voice' &&
    has(text, /\b(?:need from me|need from us|you need|information|prepare|provide)\b/) &&
    has(text, /\bset ?up\b|\bstart\b|\bneed from\b/)
  ) {
    const setup = section('faq').questions.find(({ question }) => /need from me/.test(question));
    if (setup) return known(setup.answer, { path: `${paths.voiceAi}#questions`, topic });
  }
  if (
    topic !== 'voice' &&
    topic !== 'booking' &&
    topic !== 'legal' &&
    has(text, /\bhow (?:long|many (?:weeks|days|months)|soon|quick\w*)\b|\bturnaround\b|\btimeline\b/) &&
    has(text, /\b(?:build|built|take|takes|project|finish\w*|deliver\w*|develop\w*|done|ready|live)\b/)
  ) {
    return known(
      'It depends on the task: what I deliver, by when and at what price is set out in the agreement for your project, in writing before anything is built. Only the voice AI receptionist has a fixed time: setup takes 3-5 business days.',
      { path: paths.calendar, topic, cta: 'consultation' },
    );
  }
  if (
    has(
      text,
      /\bservices\b.{0,20}\b(?:offer|provide|have|do you|sell)|\bwhat (?:do|can|could) you (?:actually |really )?(?:do|offer|sell|provide|build|help)\b(?! (?:with|about) (?:it|them|that|this|those|these|the)\b)(?! (?:with|about|when|if|to|after|against|differently)\b)|\bwhat (?:services|kind of)\b.{0,30}\b(?:offer|services|do)\b|\bwhich services\b|\bhow can you help\b|\bwhat is this (?:site|company|about)\b|\bwhat do you guys do\b|\blist .{0,20}services\b/,
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
    !has(
      text,
      /\b(?:newsletter|unsubscribe|delete|widget|sort|automatically|incoming|collect\w*|store[sd]?|sees?|reads?|data)\b/,
    )
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
    return known('The area served is global: you can book a call wherever you are.', {
      path: paths.about,
      cta: 'consultation',
    });
  }
  if (
    has(
      text,
      /\b(?:have|need|must|got|want) to learn\b|\blearn (?:a |any |some |how to use )?(?:new )?(?:software|tools?|programs?|app|system)\b|\bnew (?:software|tools?|programs?|app)\b/,
    ) &&
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
      /\b(?:which|what|how many) (?:\w+ )?(?:industries|industry|sectors?|fields|kinds? of (?:business\w*|companies|clients))\b|\bindustries have you\b|\b(?:typical|usual|ideal) (?:clients?|customers?)\b|\bwho (?:do you (?:work with|serve|help)|are your services for|is this for)\b/,
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
  if (
    has(text, /\bnewsletter\b|\bsubscribe\b|\bsign up for (?:emails|updates)\b/) &&
    !has(text, /unsubscribe|leave|stop|opt|cancel|cookie/)
  ) {
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
    has(text, /\bwhat (?:is|are|'s|does|can)\b|\bwhats\b|\bwhy\b.*\bn8n\b|\bexplain\b|\btell me about\b/) &&
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
export const RULES: readonly Rule[] = [
  refusals,
  promises,
  offTopic,
  notStated,
  smallTalk,
  prices,
  meetings,
  owner,
  overview,
];
