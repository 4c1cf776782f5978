import { paths } from '#shared/paths.ts';
import { has, known, type Rule } from './answer.ts';
import { sentence } from './passages.ts';
import { aiIntegration, LANDING_PAGES, leadGeneration, n8nWorkflowAutomation } from './shipped-pages.ts';
import { CONTACT_PATH, faqAnswer, philosophy, section } from './site-facts.ts';
import { ABOUT, TERMS_OF_SERVICE } from './starter-documents.ts';
import { normalise } from './vocabulary.ts';

/** The terms about the end of a service. */
const ENDING = TERMS_OF_SERVICE.sections
  .flatMap(({ id, blocks }) => (id === 'termination' ? blocks : []))
  .flatMap(({ items = [] }) => items.map(({ text }) => text))
  .join(' ');

/** General questions, which no single passage answers. */
export const overview: Rule = ({ text, topic, site }) => {
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
      return known(steps.steps.map(({ title, details }, index) => `${index + 1}. ${title}: ${details[0]}`).join('\n'), {
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
    return known(faqAnswer(/setup take/), { path: `${paths.voiceAi}#questions`, topic });
  }
  if (
    topic === 'voice' &&
    has(text, /\b(?:need from me|need from us|you need|information|prepare|provide)\b/) &&
    has(text, /\bset ?up\b|\bstart\b|\bneed from\b/)
  ) {
    return known(faqAnswer(/need from me/), { path: `${paths.voiceAi}#questions`, topic });
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
    has(text, /\b(?:home[- ]service|contractors?|trades?)\b/) &&
    has(text, /\b(?:what can you|help|for a|do for)\b/)
  ) {
    return known(
      `For home services I would look first at the phone. ${section('hero').lead} Beyond that: requests sorted into emergency, repair and quote, a voice note turned into a job report, reviews answered in draft.`,
      { path: paths.voiceAi, topic: 'voice', cta: 'voice-ai' },
    );
  }
  if (
    has(text, /\bai\b/) &&
    has(text, /\b(?:my|our|each|every|different|other) (?:industry|sector|line of work|field|trade)\b/)
  ) {
    const examples = aiIntegration.sections.flatMap((one) => (one.kind === 'industries' ? one.industries : []));
    return known(
      `It depends on where people read, sort and retype. ${examples.map(({ industry, applications }) => `${industry}: ${sentence(applications[0] ?? '')}`).join(' ')} Which one is yours?`,
      { path: `${aiIntegration.path}#industries`, topic: 'ai', cta: 'consultation' },
    );
  }
  if (
    has(
      text,
      /\bservices\b.{0,20}\b(?:offer|provide|have|do you|sell)|\bwhat (?:do|can|could) you (?:actually |really )?(?:do|offer|sell|provide|build|help)\b(?! (?:with|about) (?:it|them|that|this|those|these|the)\b)(?! (?:with|about|when|if|to|after|against|differently)\b)|\bwhat (?:services|kind of (?:services|work|things))\b.{0,30}\b(?:offer|services|do)\b|\bwhich services\b|\bhow can you help\b|\bwhat is this (?:site|company|about)\b|\bwhat do you guys do\b|\blist .{0,20}services\b/,
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
      { path: paths.calendar, cta: 'consultation' },
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
      { path: paths.about, topic },
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
      { path: paths.section('blog') },
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
