import { expect, test } from 'vitest';
import { loadStarter } from '#content/starters/load.ts';
import { askChat } from '#testing/ask-chat.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { loginAs } from '#testing/login-as.ts';

/** Questions that an owner asked, and the ids of the answers that they have to get. */
const ASKED = {
  en: [
    ['who are you', 'owner'],
    ['Do you charge VAT?', 'vat'],
    ['Does it work with Outlook?', 'programs'],
    ['Do callers notice that it is a machine?', 'says-so'],
    ["will callers know it's a robot", 'says-so'],
    ['Where is the data stored?', 'where-data'],
    ['How long does it take until it runs?', 'duration'],
    ['how quickly can you start', 'start'],
    ['do you work in Bath?', 'on-site'],
    ['is there a contract, how long am I tied in', 'contract'],
  ],
  de: [
    ['Wer sind Sie?', 'person'],
    ['Verlangen Sie Mehrwertsteuer?', 'umsatzsteuer'],
    ['Funktioniert das mit Outlook?', 'programme'],
    ['Wissen die Anrufer, dass das ein Roboter ist?', 'merken'],
    ['Wo werden die Daten gespeichert?', 'wo-daten'],
    ['Wie lange dauert es, bis es läuft?', 'dauer'],
    ['Wie schnell können Sie anfangen?', 'beginn'],
    ['Kommen Sie auch nach Freiburg?', 'vor-ort'],
  ],
} as const;

const OPENING = { en: 'What happens in the first call?', de: 'Was passiert im Erstgespräch?' } as const;

test.each(['en', 'de'] as const)(
  'starter automation in %s: the chatbot answers what its owner was asked, also after talk of an appointment',
  async (language) => {
    const harness = await createTestApp();
    const { call } = await loginAs(harness);
    await call('POST', '/api/captain/starters/automation', { language });
    const { answers } = (await loadStarter('automation', language)).documents;
    for (const [question, id] of ASKED[language]) {
      const text = answers[id]?.answer.split(/[{:.]/)[0] ?? id;
      const { body } = await askChat(harness, question);
      expect([question, body.response]).toEqual([question, expect.stringContaining(text)]);
      const { body: opened } = await askChat(harness, OPENING[language]);
      const { body: next } = await askChat(harness, question, opened.sessionId);
      expect([question, next.response, next.slots]).toEqual([question, expect.stringContaining(text), null]);
    }
  },
);

test('a service that is not shown is not offered, and is asked about by no suggested question', async () => {
  const harness = await createTestApp();
  const { call } = await loginAs(harness);
  await call('POST', '/api/captain/starters/automation', { language: 'en' });
  const { body: services } = await call('GET', '/api/captain/services');
  const shown = services.map(({ id }: { id: string }) => ({ id, isShown: id !== 'phone' }));
  await call('PUT', '/api/captain/services', shown);
  for (const question of ['Do you offer a phone assistant?', 'How much is the phone assistant?']) {
    const { body } = await askChat(harness, question);
    expect(body.response).toMatch(/^I do not offer that: Phone assistant\. What I do offer: Office automation,/);
  }
  const { body: common } = await call('GET', '/api/captain/answers/common');
  expect(JSON.stringify(common)).not.toContain('Phone assistant');
});
