import type { KnownQuestions } from './known-questions.ts';

export const AI_AND_CHATBOTS: KnownQuestions[] = [
  // AI integration
  [
    'AI integration inside the software',
    [
      'what is ai integration',
      'what does ai integration mean',
      'can you add ai to our software',
      'put chatgpt into our own system',
    ],
  ],
  [
    'It sits in your tools',
    ['where do i see the results', 'do we need another app for the ai', 'do we have to open another program'],
  ],
  [
    'It shows its source',
    [
      'how do i check the ai is right',
      'can i trust a summary',
      'does it show where it got that',
      'does a summary name the page',
    ],
  ],
  [
    'It keeps data where it belongs',
    [
      'where does our data go with ai',
      'is my data sent to openai',
      'do you use a cloud model',
      'can we keep data out of the cloud',
    ],
  ],
  [
    'It has a known cost',
    ['what does ai usage cost', 'how do you keep ai costs under control', 'is there a limit on ai spending'],
  ],
  [
    'GPT integration',
    [
      'can ai write replies',
      'can it draft emails',
      'can ai write quotes',
      'can it answer tenants',
      'can ai write job descriptions',
    ],
  ],
  [
    'Classification',
    [
      'can ai sort my inbox',
      'can it tell an invoice from a complaint',
      'sort incoming mail',
      'we drown in emails',
      'too many emails',
    ],
  ],
  [
    'Summarization',
    ['can it summarize documents', 'can ai read long contracts', 'can it shorten reports', 'summary of a call'],
  ],
  [
    'Home services',
    [
      'what can ai do for a contractor besides the phone',
      'ai for home services',
      'what else can ai do for a plumber',
      'can it turn a voice note into a job report',
      'can it answer reviews',
      'ai for hvac companies',
    ],
  ],
  [
    'Legal firms',
    [
      'what can ai do for a law firm',
      'ai for lawyers',
      'can ai find deadlines in letters',
      'can client files stay in our office',
      'can it summarize depositions',
      'is it safe for confidential client files',
      'i am an attorney what can you do for me',
    ],
  ],
  [
    'Real estate',
    [
      'ai for real estate agents',
      'what can ai do for a realtor',
      'can it write listings',
      'can it read leases',
      'property managers',
      'we get too many inquiries about listings',
    ],
  ],
  [
    'Professional services',
    [
      'ai for accountants',
      'what can ai do for a consultant',
      'can it write meeting minutes',
      'can it check client documents are complete',
      'can it write proposals',
      'bookkeeping firm',
      'we are a marketing consultancy',
    ],
  ],
  ['Discover', ['what is the ai discovery call', 'how do you find out where ai helps']],
  [
    'Prove',
    [
      'can we test it on our own documents first',
      'how accurate is the ai',
      'is there a trial with our data',
      'how do i know it works before i commit',
      'do you show the errors',
      'can we do a pilot',
    ],
  ],
  ['Integrate', ['what happens when the model changes', 'is there a review step', 'do you watch the ai after launch']],
  [
    'Decisions nobody checks',
    [
      'what should ai not do',
      'what should i not use ai for',
      'when is ai a bad idea',
      'when would you advise against ai',
      'can i let ai decide alone',
      'does a person check the ai',
    ],
  ],
  ['Arithmetic', ['can ai calculate', 'is ai good at numbers', 'can it add up totals', 'should ai compute taxes']],
  ['Anything a form would solve', ['do i even need ai', 'is ai overkill for us', 'is there a cheaper way than ai']],

  // Chatbots
  [
    'Custom GPT-4o chatbots that know',
    [
      'what is a custom chatbot',
      'what can a chatbot do for me',
      'which model do you use',
      'what is your chatbot based on',
      'do you use chatgpt',
      'what ai model runs the bot',
    ],
  ],
  [
    'Answers from your documents',
    [
      'where does the bot get its answers',
      'can it answer from our price list',
      'does the bot invent answers',
      'what does the bot know',
      'is the bot trained on my data',
      'can it read our manual',
    ],
  ],
  [
    'Asks your qualifying questions',
    ['what does the chatbot ask a lead', 'can the bot ask for the budget', 'which questions does the bot ask'],
  ],
  [
    'Books appointments',
    ['can the chatbot book appointments', 'can the bot see my calendar', 'can visitors book through the chat'],
  ],
  [
    'Hands over to a person',
    [
      'can the bot hand over to a human',
      'what if a customer gets angry with the bot',
      'what if the chatbot is stuck',
      'can my staff take over the chat',
    ],
  ],
  ['Keeps the thread', ['does the bot remember the conversation', 'does it understand follow up questions']],
  [
    'Writes into your systems',
    [
      'does the chat go into our crm',
      'can the bot create a ticket',
      'where do the chat leads go',
      'does it save contacts',
    ],
  ],
  [
    '24/7 support',
    [
      'can a bot do customer support',
      'our clients ask the same questions all the time',
      'can it answer customers at night',
      'support on sundays',
    ],
  ],
  ['Automated booking', ['can customers reschedule through the bot', 'no more phone tag']],
  [
    '1. Collect what it must know',
    ['how do you build a chatbot', 'what are the steps to build a bot', 'how is a chatbot made'],
  ],
  [
    'Collect what it must know',
    [
      'what do you need from us to build the bot',
      'what do i have to deliver for the bot',
      'how does the bot learn what it should know',
      'what material does the chatbot need',
      'can we tell the bot what not to say',
    ],
  ],
  [
    'Write its brief',
    [
      'can i decide how the bot talks',
      'what tone does the bot have',
      'do i approve what the bot says',
      'when does a person take over',
    ],
  ],
  ['Build and connect', ['will the chat window match our website', 'can the bot look like our brand']],
  [
    'Try to break it',
    ['how do you test the bot', 'what if people are rude to the bot', 'how do you make sure the answers are right'],
  ],
  [
    'Launch and read along',
    [
      'do you watch the bot after launch',
      'do you read the conversations',
      'who updates the bot when our prices change',
      'how does the bot get better',
    ],
  ],
  ['Answers in seconds', ['how fast does the chatbot answer', 'do visitors have to wait for an answer']],
  ['A record of what people want', ['do we learn what customers ask', 'can i see what people ask the bot']],
  [
    'A known price',
    [
      'what does running the chatbot cost',
      'what if the bot gets very popular',
      'is there a limit on chatbot usage',
      'can the bot run up a big bill',
    ],
  ],
  [
    'Promise what you have not promised',
    [
      'can the bot give wrong prices',
      'can a chatbot be wrong',
      'does the bot hallucinate',
      'what if it promises something we do not offer',
    ],
  ],
  ['Replace advice', ['does the bot give legal advice', 'can it give medical advice']],
  ['Pretend to be human', ['does the chatbot say it is a bot', 'will visitors think it is a person']],
  [
    'Try one on this site',
    ['can i try a chatbot', 'is there a demo of the chatbot', 'is this the kind of bot you build'],
  ],
];
