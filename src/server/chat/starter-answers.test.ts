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
    ['Does the AI tell callers it is not a human?', 'says-so'],
    ['Do I keep my phone number?', 'own-number'],
    ['Can it transfer an emergency call to me?', 'person-on-phone'],
    ['are you a chatbot?', 'bot'],
    ['Who is Marcus?', 'owner'],
    ['who is Bell Practice Systems', 'owner'],
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
    ['Sagt die KI den Anrufern, dass sie kein Mensch ist?', 'merken'],
    ['Kann ich meine Nummer behalten?', 'eigene-nummer'],
    ['Leitet sie dringende Anrufe an mich weiter?', 'mensch'],
    ['Sind Sie ein Chatbot?', 'bot'],
    ['Wer ist Marcus?', 'person'],
    ['Wer ist Bell Practice Systems?', 'person'],
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
    await call('PUT', '/api/captain/settings', { owner_name: 'Marcus Bell', brand_name: 'Bell Practice Systems' });
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

/** Questions in one conversation about what the site does not say. */
const UNKNOWN = {
  en: [
    'Do you charge sales tax?',
    'What about HIPAA or confidentiality?',
    'Can you scrape leads for us?',
    'conflict check',
    'attorney-client privilege',
  ],
  de: ['Kommt Umsatzsteuer dazu?', 'Wie ist das mit BRAO und Berufsgeheimnis?', 'Kollisionsprüfung'],
} as const;

test.each(['en', 'de'] as const)(
  'starter automation in %s: a question with words that nothing knows does not get the last answer again',
  async (language) => {
    const harness = await createTestApp();
    const { call } = await loginAs(harness);
    await call('POST', '/api/captain/starters/automation', { language });
    const { unknown } = harness.ctx.content.get('chat').replies;
    const [known, ...questions] = UNKNOWN[language];
    const { body } = await askChat(harness, known);
    for (const question of questions) {
      const { response } = (await askChat(harness, question, body.sessionId)).body;
      expect([question, response]).toEqual([question, unknown]);
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
  const asked = ['Do you offer a phone assistant?', 'How much is the phone assistant?', 'Do you build voicebots?'];
  for (const question of [...asked, 'Do you do voicebots, and can they reach a person?']) {
    const { body } = await askChat(harness, question);
    expect(body.response).toMatch(/^“Phone assistant” is not one of my services\. What I do offer: Office automation;/);
    expect(body.suggestedQuestions.join()).not.toContain('Phone assistant');
  }
  const other = (await askChat(harness, 'assistant for the phone and for documents')).body;
  expect(other.suggestedQuestions.join()).not.toContain('Phone assistant');
  const { body: common } = await call('GET', '/api/captain/answers/common');
  expect(JSON.stringify(common)).not.toContain('Phone assistant');
});
