import type { KnownQuestions } from './known-questions.ts';

export const MEETINGS_AND_OWNER: KnownQuestions[] = [
  // Meetings
  [
    'Implementation Roadmap',
    [
      'can i use the roadmap with somebody else',
      'what do i get from the free call',
      'what do i take away from the call',
    ],
  ],
  ['Nothing to prepare', ['do i need to prepare for the call', 'what should i bring', 'what do i have to have ready']],
  [
    'No sales pitch, no obligation',
    [
      'is the call a sales pitch',
      'will you try to sell me something',
      'am i obliged to buy',
      'what is the catch',
      'is there any obligation',
    ],
  ],
  [
    'The next 7 days',
    [
      'how far ahead can i book',
      'how many days does the calendar show',
      'when are you free',
      'do you have time this week',
    ],
  ],
  [
    'Opens in a new window',
    ['do i need a credit card to book', 'the calendar does not load', 'booking page is not working'],
  ],
  [
    'ROI Projections',
    ['do you calculate roi', 'how do you work out the return on investment', 'will i see whether it pays'],
  ],
  ['Business Analysis', ['what is the business analysis', 'do you look at our processes']],
  ['Implementation Plan', ['what is in the implementation plan']],
  [
    'You handle significant volume',
    ['we get thousands of leads', 'how many leads per month for the strategy session', 'we have a lot of volume'],
  ],
  ['You are ready for investment', ['do i need a budget for the strategy session']],
  [
    'You keep it in writing',
    [
      'do i get something in writing',
      'what document do i get after the session',
      'is there a follow up document',
      'what do i receive after the strategy session',
    ],
  ],

  // About
  ['It also showed me', ['why did you start automating', 'what made you start this']],
  [
    'So I began to connect',
    ['how did you become an automation consultant', 'how did you get into automation', 'tell me your story'],
  ],
  ['The habits stayed', ['how do you make sure it works', 'how do you test']],
  ['9+ Industries', ['which industries have you worked in', 'how many industries']],
  ['24/7 Monitoring', ['do you monitor around the clock', 'what does 24/7 monitoring mean', 'who watches at night']],
  ['Transparency', ['can i see the prompts', 'can i open the workflows', 'are you open about costs']],
  ['Partnership', ['do you stay after launch', 'what is it like to work with you']],
  ['Self-hosted', ['what does self hosted mean', 'why self hosted']],
];
