import { paths } from '#shared/paths.ts';

/** Topics of a chat; each has its own pages. */
export type Topic = 'voice' | 'n8n' | 'chatbots' | 'social' | 'leads' | 'ai' | 'custom' | 'booking' | 'about' | 'legal';

/** The first match counts, so the most specific words come first. */
const SIGNS: readonly [Topic, RegExp][] = [
  [
    'legal',
    /^(?!.*\b(?:automat\w*|sort|process\w*|extract\w*|retyp\w*|chas\w+)\b).*\b(?:cookies?|privacy|pixel|kids|children|warranty|refunds?|breach|currency|collect|subscribe|permission|(?:late|overdue) payments?|gdpr|invoices?|liab\w*|terms|confidential\w*|newsletter|sell my|my data|our data|personal data|tax(?:es)?|local storage|terminat\w*|as a client|(?:my|client) (?:duties|responsibilities|obligations)|ownership|after the project|project ends)\b/,
  ],
  [
    'booking',
    /\b(?:free (?:call|consult\w*|meeting)|consultations?|consult|strategy sessions?|deep[- ]dive|discovery call|(?:first|introductory|intro|initial) (?:call|meeting)|calendar widget|credit card)\b/,
  ],
  ['chatbots', /\b(?:chat ?bots?|llm|website bot|chat widget)\b/],
  ['n8n', /\b(?:n8n|workflows?|zapier|make\.com)\b/],
  [
    'social',
    /\b(?:social|instagram|facebook|tiktok|followers|hashtags?|(?:linkedin|x|twitter) posts?|posts? (?:to|on|for)|posting|comments|viral)\b/,
  ],
  [
    'leads',
    /\b(?:more (?:customers|clients|business|sales)|leads?|prospects?|prospecting|cold (?:emails?|messages?|outreach)|scrap\w+|enrich\w*)\b/,
  ],
  [
    'voice',
    /\b(?:voice|receptionist|phone|phones|telephone|calls?|callers?|calling|rings?|riley|answering|contractors?|hvac|plumb\w*|roof\w*|electricians?|landscap\w*|servicetitan|housecall|jobber|per minute|setup fee|trades?|septic)\b/,
  ],
  ['chatbots', /\bbots?\b|\bchats?\b/],
  [
    'custom',
    /\b(?:custom|bespoke|from scratch|order orchestrator|orchestrat\w*|nursing home|credit approval|scheduler|backend)\b/,
  ],
  ['ai', /\b(?:ai integration|summar\w*|classif\w*|contracts?|law firm|lawyers?|local (?:hardware|model)|documents)\b/],
  ['about', /\b(?:your (?:background|experience|story|philosophy)|the owner)\b/],
];

const PAGES: Record<Topic, string[]> = {
  voice: [paths.voiceAi],
  n8n: [paths.service('n8n-workflow-automation')],
  chatbots: [paths.service('llm-chatbots')],
  social: [paths.service('social-media-automation')],
  leads: [paths.service('lead-generation')],
  ai: [paths.service('ai-integration')],
  custom: [paths.service('custom-solutions')],
  booking: [paths.calendar, paths.strategySession],
  about: [paths.about],
  legal: [paths.privacy, paths.terms, paths.cookies],
};

/** @param text normalised. */
export function topicOf(text: string): Topic | undefined {
  return SIGNS.find(([, sign]) => sign.test(text))?.[0];
}

/** True for a path, with or without a fragment, on one of the topic's pages. */
export function isOnTopic(topic: Topic, path: string): boolean {
  const page = path.split('#')[0] ?? path;
  return PAGES[topic].includes(page);
}

/** @returns the topic whose page a path is on. */
export function topicOfPath(path: string): Topic | undefined {
  return (Object.keys(PAGES) as Topic[]).find((topic) => isOnTopic(topic, path));
}

/** @returns the path of the topic's first page. */
export function topicPage(topic: Topic): string {
  return PAGES[topic][0] ?? paths.home;
}
