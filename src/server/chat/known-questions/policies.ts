import type { KnownQuestions } from './known-questions.ts';

export const POLICIES: KnownQuestions[] = [
  // Privacy
  [
    'Contact form.',
    ['what data does the contact form collect', 'which fields are optional', 'what do you store from the form'],
  ],
  ['Newsletter and email boxes', ['what data does the newsletter signup store', 'what do you keep when i subscribe']],
  [
    'Demo chatbot.',
    [
      'is this chat stored',
      'what do you keep from this chat',
      'is my conversation recorded',
      'do you save what i type here',
      'is this chat private',
    ],
  ],
  ['Booking on this site', ['what data do you store when i book']],
  [
    'Page views are counted',
    ['do you track me', 'do you use google analytics', 'do you store my ip address', 'are visitors tracked'],
  ],
  ['To send the newsletter', ['how do i unsubscribe', 'how do i leave the newsletter', 'stop sending me emails']],
  ['Chat transcripts:', ['how long do you keep chats', 'can my chat be deleted', 'delete my chat transcript']],
  ['Messages and bookings:', ['how long do you keep my messages', 'how long is my data stored']],
  ['Backups:', ['is my data deleted from backups too']],
  [
    'I do not sell, rent',
    [
      'what happens to my personal data',
      'what do you do with my data',
      'do you sell my data',
      'do you share my details with advertisers',
      'who do you give my data to',
    ],
  ],
  [
    'AI provider.',
    ['does this chat go to openai', 'is what i write sent to an ai company', 'who reads what i type in the chat'],
  ],
  ['Scheduling service.', ['what does the calendar service learn about me', 'who runs the booking calendar']],
  [
    'On this site, only a logged-in',
    [
      'who can read my message',
      'who sees what i send you',
      'are passwords stored safely',
      'who has access to my data',
      'is my data safe',
      'how do you protect my data',
      'how secure is this site',
    ],
  ],
  ['No system is proof', ['what if you get hacked', 'what happens in a data breach', 'i found a security hole']],
  [
    'Write to {email} from the address',
    [
      'delete my data',
      'how do i get my data deleted',
      'how fast do you answer a privacy request',
      'i want a copy of my data',
      'do you follow gdpr',
      'delete everything you have about me',
      'remove my information',
    ],
  ],
  ['This site is meant for businesses', ['do you collect data of children', 'is this site for kids']],
  [
    'Last updated',
    [
      'when was this page last updated',
      'date of the policy',
      'when were the terms updated',
      'effective date of the privacy policy',
    ],
  ],

  // Terms
  [
    'Invoices are due',
    [
      'when are invoices due',
      'how many days do i have to pay',
      'payment terms',
      'are taxes included',
      'what currency are prices in',
      'when do i have to pay',
    ],
  ],
  [
    'Project work',
    [
      'one off project or retainer',
      'do you charge a monthly retainer',
      'do you work on retainer',
      'how is a project charged',
      'fixed price or by the hour',
      'do you work on milestones',
    ],
  ],
  ['Hosting and AI usage', ['who pays for hosting', 'how do i pay for ai usage', 'will there be surprise bills']],
  [
    'If you think an invoice',
    [
      'what if an invoice is wrong',
      'what if i pay late',
      'i disagree with a bill',
      'what if i am unhappy with an invoice',
    ],
  ],
  ['What is yours stays', ['do i keep my data and brand', 'what do you do with my data during a project']],
  [
    'What I build for you becomes',
    [
      'who owns the intellectual property',
      'who owns the ip',
      'who owns what you build',
      'do i own the code',
      'who has the rights to the workflows',
      'do we own the prompts',
    ],
  ],
  ['What I bring with me', ['what stays yours', 'can i keep using your templates']],
  [
    'Each of us keeps confidential',
    [
      'do you sign an nda',
      'is what i tell you confidential',
      'can you use my name as a reference',
      'will you name us as a client',
      'do you keep secrets',
      'nda',
    ],
  ],
  [
    'In total, my liability',
    ['what is your limit of liability', 'how much are you liable for', 'what if you cause damage'],
  ],
  [
    'I do the work with the care',
    ['is there a warranty', 'what if it does not do what we agreed', 'do you fix bugs', 'what if i am not satisfied'],
  ],
  [
    'Either of us can end',
    [
      'how do i cancel',
      'can i end the service',
      'what is the notice period',
      'can i quit any time',
      'how do we terminate',
    ],
  ],
  ['you receive your data', ['what do i get when we stop', 'do i get my data back at the end']],
  ['I delete your data on my side', ['do you delete our data when the project ends']],
  [
    'name one person who can',
    [
      'what is my part in a project',
      'what do you expect from me as a client',
      'what are my responsibilities',
      'what do i have to do',
    ],
  ],
  [
    'A project starts with a written',
    ['how does a project start', 'do we sign a contract', 'is there a written agreement'],
  ],
  ['I may change these terms', ['can you change the terms']],
  [
    'What I deliver, by when',
    ['how long does a project take', 'what if we want changes during the project', 'how do scope changes work'],
  ],
  [
    'The demo chatbot on this website',
    ['is what you say binding', 'can i rely on what this chat says', 'is this chat legally binding'],
  ],
  [
    'The services rely on software',
    ['can ai be wrong', 'are the figures on this site a promise', 'do i get the same results as in the examples'],
  ],

  // Cookies
  [
    'As a visitor you get no cookie',
    ['do you use cookies', 'does this site set cookies', 'do you put cookies on my computer'],
  ],
  ['Login cookie', ['which cookies do you set', 'what cookies are there']],
  [
    'Your chat, in session storage',
    ['is my chat remembered when i reload', 'what happens to the chat when i close the tab'],
  ],
  [
    'There are no advertising trackers',
    ['why is there no cookie banner', 'do you have a facebook pixel', 'do you use trackers'],
  ],
  ['Third-party cookies', ['does the calendar set cookies', 'are there third party cookies']],
  ['If you block third-party cookies', ['can i block cookies', 'does the site work without cookies']],
  ['If you would rather not use', ['can i book without the calendar', 'can i just email you a time']],
  [
    'No new software to learn',
    ['is it hard to use', 'is it complicated', 'do i have to learn something new', 'do i need technical knowledge'],
  ],
  [
    '60 minutes, 1-on-1',
    ['is the strategy session one on one', 'how long is the strategy session', 'is it a group session'],
  ],
];
