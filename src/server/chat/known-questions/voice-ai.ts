import type { KnownQuestions } from './known-questions.ts';

export const VOICE_AI: KnownQuestions[] = [
  // Voice AI receptionist
  [
    'A voice AI receptionist that answers',
    [
      'what is the voice ai receptionist',
      'how does the voice ai work',
      'what does the phone bot do',
      'can an ai answer my phone',
      'i miss calls while i am on a job',
      'our receptionist quit',
    ],
  ],
  [
    '27% of calls',
    ['how many calls are missed', 'what share of calls do contractors miss', 'percentage of missed calls'],
  ],
  [
    '$1,200 lost',
    [
      'what does a missed call cost',
      'how much is one missed call worth',
      'how much money do i lose when i miss a call',
    ],
  ],
  [
    '$45,600+ lost',
    ['how much do missed calls cost in a year', 'yearly loss from missed calls', 'how much revenue is lost every year'],
  ],
  [
    'Voicemail loses them',
    ['why not just use voicemail', 'is voicemail not good enough', 'i have an answering machine already'],
  ],
  ['Your hands are full', ['i cannot pick up while i work', 'phone rings when my hands are full']],
  ['It is after five', ['customers call after we close', 'who answers in the evening when the office is closed']],
  [
    'Answers in under 3 rings',
    [
      'how fast does it answer',
      'how many rings until it picks up',
      'what if two people call at the same time',
      'how many calls can it take at once',
      'do callers have to wait on hold',
      'is the line ever busy',
      'several callers at the same moment',
    ],
  ],
  [
    'Lead qualification',
    [
      'what does it ask the caller',
      'does it screen calls',
      'can it filter out spam and telemarketers',
      'what happens to sales calls',
      'does it qualify leads',
      'what information does it collect from callers',
    ],
  ],
  [
    'Appointment booking',
    [
      'can it book appointments',
      'does it put the job in my calendar',
      'does the customer get a confirmation',
      'does it send a text message',
    ],
  ],
  [
    'Emergency dispatch',
    [
      'who does it call in an emergency',
      'can it wake the person on duty',
      'what if the technician on duty does not pick up',
      'how does dispatch work',
    ],
  ],
  [
    'Call transfer',
    [
      'can it transfer a call to me',
      'can the caller talk to a real person',
      'what if somebody wants a human',
      'can it put an angry caller through',
    ],
  ],
  [
    'A note of every call',
    [
      'do i get a summary of each call',
      'where do i see what was said',
      'will i know who called',
      'are calls written down',
      'how do i find out about the calls',
    ],
  ],
  [
    'Managed, from start to finish',
    [
      'do i have to set it up myself',
      'who writes the call script',
      'who maintains the receptionist',
      'what does managed mean',
      'do you take care of everything',
    ],
  ],
  ['Built for your business', ['is it a generic script', 'is it customized for my company']],
  ['Paid by the minute', ['do i pay when nobody calls', 'what if we have a slow month', 'do i pay for quiet weeks']],
  ['Works with what you have', ['do i have to replace my software', 'can i keep my number and calendar']],
  [
    'Three steps. Setup takes',
    [
      'how does it work step by step',
      'what are the steps to get the receptionist',
      'what happens after i order the receptionist',
      'what happens once i say yes to the receptionist',
    ],
  ],
  [
    'I build your receptionist',
    [
      'can i test it before it goes live',
      'can i try my own receptionist before customers hear it',
      'can i check the receptionist myself first',
    ],
  ],
  [
    'You forward your number',
    [
      'can i switch it off',
      'can it only take the calls i miss',
      'how do i forward my calls',
      'do all calls go to the bot',
      'do you listen to calls after going live',
      'can i pause it',
    ],
  ],
  [
    '$2,500 one-time setup',
    ['what is included in the setup fee', 'what do i get for the 2500', 'what does the setup cover'],
  ],
  [
    'Support included',
    [
      'is support included',
      'who updates it when my prices change',
      'what do changes cost later',
      'do you charge for changes',
      'can i change the script later',
    ],
  ],
  ['Setup in 3-5 business days', ['when does the setup time start counting', 'how many business days until live']],
  [
    'Answers in under 3 rings, 24/7/365',
    [
      'is it more expensive at night',
      'do weekends cost extra',
      'does it work on holidays',
      'do you charge more on sundays',
      'is it available at night',
    ],
  ],
  [
    'One recovered call pays',
    [
      'when does it pay for itself',
      'how many months does one recovered call pay for',
      'what does one recovered call pay for',
      'is the receptionist worth it',
      'how soon do i get my money back',
      'what is the return on the receptionist',
    ],
  ],
  ['What do missed calls cost you?', ['how do you calculate lost calls', 'is there a calculator for missed calls']],
  [
    'Made for 31 trades',
    [
      'which trades do you serve',
      'how many trades',
      'do you work with my trade',
      'is it for electricians',
      'do you cover pest control',
      'is it only for plumbers',
    ],
  ],
  [
    'The words of your trade',
    ['does it understand technical terms', 'does it know hvac words', 'does it know anything about my trade'],
  ],
  [
    'What counts as an emergency',
    [
      'what counts as an emergency',
      'is no heat an emergency',
      'who decides what is urgent',
      'how does it know what is urgent',
    ],
  ],
  [
    'Your service area',
    ['does it check the zip code', 'what about callers from far away', 'will it book jobs outside my area'],
  ],
  [
    'Who is on duty',
    [
      'does it follow our on call schedule',
      'what if the first person does not answer',
      'does it know who is on call tonight',
    ],
  ],
  [
    'What it may say about price',
    [
      'will it give prices to callers',
      'can it quote a job',
      'does it tell people what a visit costs',
      'what does it say when someone asks for a price',
    ],
  ],
  [
    'Storms and seasons',
    [
      'what happens in a storm',
      'can it handle a rush',
      'what about the busy season',
      'what if everybody calls at once',
    ],
  ],
  [
    'Seven platforms I connect it to',
    [
      'what software does it connect to',
      'which integrations does the receptionist have',
      'does it work with my job software',
      'which accounting software is supported',
      'how many platforms',
    ],
  ],
  ['Scheduling', ['does it see my free times', 'could it double book', 'how does it know when i am free']],
  [
    'CRM',
    [
      'does it know my existing customers',
      'does it recognize regular customers',
      'are new callers added to my crm',
      'will it remember repeat callers',
    ],
  ],
  ['Accounting', ['does it create estimates', 'do i have to type the customer data again for the invoice']],
  [
    'Call Riley and see',
    [
      'can i hear a demo',
      'what is the demo number',
      'is there a number to try it',
      'who is riley',
      'what does calling riley cost',
      'can i listen to it first',
    ],
  ],
  [
    'Will callers notice',
    [
      'does it sound like a robot',
      'will people know it is ai',
      'does it pretend to be human',
      'how natural is the voice',
      'what will my customers think of a bot',
    ],
  ],
  [
    'What happens when it cannot help',
    [
      'what if it does not know the answer',
      'what happens when it gets stuck',
      'does it make things up',
      'will it give repair advice',
    ],
  ],
  [
    'How does it handle emergencies',
    [
      'how are emergencies handled',
      'what if somebody smells gas',
      'does it call 911',
      'does it replace emergency services',
      'what if someone is in danger',
    ],
  ],
  [
    'Do I need a new phone number',
    [
      'do i need a new phone number',
      'can i keep my phone number',
      'is a google calendar enough',
      'do i need other software',
      'does it work with outlook',
    ],
  ],
  [
    'What will I pay in a month',
    [
      'what will i pay per month',
      'what do 100 calls cost',
      'monthly cost of the receptionist',
      'how much is a typical bill',
      'what would 300 minutes cost',
    ],
  ],
  [
    'How long does setup take',
    [
      'how long does setup take',
      'what do you need from me for the receptionist',
      'how soon can the receptionist be live',
      'what information do you need to set it up',
      'how much of my time does setup take',
    ],
  ],
  [
    'Book your voice AI discovery call',
    ['what happens in the voice ai discovery call', 'how long is the discovery call for the receptionist'],
  ],
];
