import type { Topic } from './topics.ts';

/** Questions that the site answers well, by topic. */
const BY_TOPIC: Record<Topic, readonly string[]> = {
  voice: [
    'How long does the setup of the receptionist take?',
    'How does it handle emergencies?',
    'Which software does the receptionist connect to?',
    'Can I call the demo receptionist?',
    'Will callers notice that it is AI?',
    'Do I need a new phone number?',
  ],
  n8n: [
    'Why do you use n8n?',
    'What happens when a workflow fails at night?',
    'Who keeps the workflows if we part ways?',
    'How does a workflow project run, step by step?',
  ],
  chatbots: [
    'Can a chatbot book appointments?',
    'What if the chatbot does not know an answer?',
    'How do you build a chatbot?',
    'Which model do your chatbots use?',
  ],
  social: [
    'Which platforms can you publish to?',
    'Do I approve posts before they go out?',
    'How much time does social media automation save?',
  ],
  leads: ['How does lead generation work?', 'Where do the leads come from?', 'Do you send mass mail?'],
  ai: [
    'Can the AI run on our own hardware?',
    'What should I not use AI for?',
    'What can AI do for a law firm?',
    'Do you test on our own documents first?',
  ],
  custom: [
    'What custom systems do you build?',
    'Who owns the code you write?',
    'How does a custom project run?',
    'When is a custom system the wrong answer?',
  ],
  booking: [
    'What happens in the free consultation?',
    'What is the strategy session?',
    'Do I need to prepare for the call?',
  ],
  about: [
    'What are the rules you work by?',
    'How many years of experience do you have?',
    'Which industries have you worked in?',
  ],
  legal: ['Do you sell my data?', 'When are invoices due?', 'Who owns what you build?'],
};

const ANYTIME = [
  'How do I book a free call?',
  'What can you do for a home-service business?',
  'How much does the voice AI receptionist cost?',
  'How do I pay for hosting and AI usage?',
  'What services do you offer?',
  'Do I have to learn new software?',
  'What can AI do for my industry?',
  'Who is behind this site?',
  'Is there a strategy session for larger projects?',
];

/** Suggestions per reply. */
const COUNT = 3;

/**
 * Up to three questions that were not shown or asked before: two on the topic and one on another. Fewer when the chat
 * has used them up.
 */
export function suggestNext(topic: Topic | undefined, shown: ReadonlySet<string>, asked: string): string[] {
  const isNew = (question: string) => !shown.has(question) && question.toLowerCase() !== asked.trim().toLowerCase();
  const near = (topic ? BY_TOPIC[topic] : []).filter(isNew).slice(0, COUNT - 1);
  const rest = [...ANYTIME, ...Object.values(BY_TOPIC).flat()].filter(
    (question) => isNew(question) && !near.includes(question),
  );
  return [...near, ...rest].slice(0, COUNT);
}
