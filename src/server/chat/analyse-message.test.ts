import { describe, expect, test } from 'vitest';
import { analyseMessage } from './analyse-message.ts';

const analyse = (message: string) => analyseMessage(message, 'Alex');

describe('booking intent', () => {
  test.each([
    'I want to book a call',
    'Can we set up a meeting next week?',
    'please schedule me a 60 minute session',
    'How do I book?',
    'I would like to talk to you',
    'are you available on Tuesday?',
    'ready to get started',
    'call me back please',
    'can I speak with Alex',
    'I need an appointment',
  ])('%s', (message) => expect(analyse(message).bookingIntent).toBe(true));

  test.each([
    'Can your chatbot book appointments?',
    'does it book visits into my calendar?',
    'do I get a summary after each call?',
    'how long is the free consultation',
    'what does the strategy session cost?',
    'I keep missing calls when I am on a roof',
    'how much does a missed call cost me',
    'can callers talk to a person?',
  ])('no booking intent: %s', (message) => expect(analyse(message).bookingIntent).toBe(false));
});

describe('questions about the owner', () => {
  test.each([
    'Who is Alex?',
    "what is Alex's background",
    'who are you',
    'tell me about yourself',
    'how many years of experience do you have?',
    'is this one person or an agency?',
  ])('%s', (message) => expect(analyse(message).askingAboutOwner).toBe(true));
  test.each([
    'who owns the code?',
    'can I book a call with Alex',
    'tell me about your chatbots',
    'how do I contact Alex',
  ])('not about the owner: %s', (message) => expect(analyse(message).askingAboutOwner).toBe(false));
  test('matches the configured name of the owner', () => {
    expect(analyseMessage('Who is Zoë?', 'Zoë').askingAboutOwner).toBe(true);
    expect(analyseMessage('Who is Alex?', 'Zoë').askingAboutOwner).toBe(false);
  });
});

describe('buying signals', () => {
  test.each([
    ['How much is it?', ['price']],
    ['How long until it is live? We need it asap', ['timeline', 'urgency']],
    ['We are a team of 12', ['team-size']],
    ['we have 8 trucks on the road', ['team-size']],
    ['I run a roofing company', ['company']],
    ['I am from Byron Plumbing', ['company']],
    ['write to ada@example.com', ['contact']],
    ['What is n8n?', []],
  ])('%s', (message, signals) => expect(analyse(message).signals).toEqual(signals));

  test('finds an email address', () => {
    expect(analyse('reach me at Ada.B+x@mail.example.co.uk, thanks').email).toBe('Ada.B+x@mail.example.co.uk');
    expect(analyse('no address here').email).toBeNull();
  });
});

describe('sentiment', () => {
  test.each([
    ['This is great, thank you!', 1],
    ['that was not helpful', -1],
    ['you are useless and terrible', -1],
    ['I would like to know the price', 0],
    ['What is n8n?', 0],
  ])('%s', (message, direction) => expect(Math.sign(analyse(message).sentiment)).toBe(direction));

  test('ignores names of Object properties such as constructor', () => {
    expect(analyse('We need a constructor, toString and __proto__, hasOwnProperty').sentiment).toBe(0);
  });

  test('stays between -1 and 1', () => {
    expect(analyse('great great great amazing perfect love it so very great').sentiment).toBe(1);
    expect(analyse('terrible awful worst scam garbage really really hate').sentiment).toBe(-1);
  });
});

test('ReDoS: a repetitive message of the greatest length costs less than a second of CPU time', () => {
  const before = process.cpuUsage();
  for (const word of ['a ', 'it is ', 'my company ', 'call ', 'book ', 'i want a free ', '1', '@', 'x@']) {
    analyse(word.repeat(2_000).slice(0, 2_000));
  }
  expect(process.cpuUsage(before).user).toBeLessThan(1_000_000);
});
