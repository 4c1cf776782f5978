import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHAT_MESSAGE_MAX } from '#shared/chat.ts';
import { postJson } from '#testing/create-test-app.ts';
import { type RunningServer, startServer } from '#testing/start-server.ts';

/** Words that the patterns of the chat look for; each is repeated. */
const WORDS = [
  ['1min', '5min10', '30-min', 'half-hour', 'half hour ', 'free ', 'free', 'quick ', 'deep-dive ', 'strategy', 'ai '],
  ['a ', 'an ', 'the ', 'my ', 'me ', 'in for ', 'call', 'call ', 'meeting with ', 'session ', 'we want a ', 'can we '],
  [
    'our company ',
    'we are a ',
    'i run two ',
    '12 people ',
    '12-person ',
    'team of 5 ',
    'at Ab ',
    'run The Ab ',
    'A&B ',
  ],
  ['who ', 'what is ', 'is behind ', 'one person ', 'agency ', 'how long have ', 'the owner ', 'about you ', 'your x '],
  ['it book ', 'bot call ', 'automate process ', 'cookies ', 'missed call ', 'emergency ', '$1,000 ', '1,0', '25% '],
  ['x@', 'x@x', 'a.b-c+', 'a@b.c', '.com', 'http://a.', "i'm ", "'", '-', '- ', '. ', '? ', '!', '\n', '\t', ' ', '_'],
  ['ü', 'é́', '😀', '٣', 'Ⅷ', '\u202e', 'ﬀ', 'İ', 'ab', 'aB1', 'zzz '],
].flat();
const PREFIXES = ['', 'get ', 'i want ', 'book a ', 'what is ', 'at '];
/** Longer messages are matched in part only, so a short one may take the longest. */
const WORST_LENGTH = 240;

let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ TRUST_PROXY: '1' });
});
afterAll(() => server.stop('SIGKILL'));

test.each(PREFIXES)('ReDoS: repeated words after "%s" do not block the server', async (prefix) => {
  for (const [index, word] of WORDS.entries()) {
    for (const length of prefix === '' ? [WORST_LENGTH, CHAT_MESSAGE_MAX] : [WORST_LENGTH]) {
      const message = `${prefix}${word.repeat(length)}`.slice(0, length - 2);
      // Each from a different address, so that no rate limit applies.
      const from = { 'X-Forwarded-For': `198.18.${PREFIXES.indexOf(prefix)}.${index}` };
      const asked = fetch(`${server.url}/api/chatbot`, {
        ...postJson({ message: `${message} x` }, from),
        signal: AbortSignal.timeout(20_000),
      });
      const status = await asked
        .then((response) => response.status)
        .catch((error: Error) => `${error}: ${error.cause}`);
      expect(status, `${JSON.stringify(prefix + word)} for ${length} characters`).toBe(200);
    }
  }
});
