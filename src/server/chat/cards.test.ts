import { describe, expect, test } from 'vitest';
import type { AnswersDocument } from '#content/answers.schema.ts';
import { BAKERY, makeCard } from '#testing/chat-app.ts';
import { createCardIndex } from './cards.ts';

const index = await createCardIndex(BAKERY);

const idsFor = (message: string, card?: string) => index.find(message, { card }).cards.map(({ id }) => id);

describe('one card answers', () => {
  test.each([
    ['its title', 'Do you bake wedding cakes?', 'wedding-cake'],
    ['a phrasing', 'opening hours', 'opening-hours'],
    ['a single word', 'book', 'book'],
    ['a single word with a question mark', 'hours?', 'opening-hours'],
    ['other forms of its words', 'booking a call', 'book'],
    ['further words', 'so honestly, how much would a nice big wedding cake cost me', 'cake-price'],
    ['another order of words', 'the flour, where does it come from?', 'flour'],
    ['a typo', 'how much is a weding cake', 'cake-price'],
    ['two typos', 'whcih fluor do you use', 'flour'],
    ['short forms', 'whats the price of bread pls', 'bread-price'],
    ['capitals and accents', 'WHÉN ARE YOU OPEN', 'opening-hours'],
    ['small talk', 'hi', 'hello'],
  ])('%s', (_, message, id) => expect(idsFor(message)).toEqual([id]));
});

test('a phrasing leads to its card, even if another card has the word more often', async () => {
  const withPhrasings = await createCardIndex({
    ...BAKERY,
    tour: makeCard('May I visit the oven?', { phrasings: ['oven tour', 'oven visit', 'see the oven', 'oven room'] }),
    repair: makeCard('Who repairs your machines?', { phrasings: ['oven'] }),
  });
  expect(withPhrasings.find('Oven?').cards.map(({ id }) => id)).toEqual(['repair']);
});

test('a greeting before a question is not answered apart', () => {
  expect(idsFor('Good morning! When are you open?')).toEqual(['opening-hours']);
  expect(idsFor('just wanted to ask when are you open')).toEqual(['opening-hours']);
});

test('two questions get two cards, in their order', () => {
  expect(idsFor('Which flour do you use? And when are you open?')).toEqual(['flour', 'opening-hours']);
  expect(idsFor('how much is a loaf of bread and when are you open')).toEqual(['bread-price', 'opening-hours']);
  expect(idsFor('price of bread + when are you open')).toEqual(['bread-price', 'opening-hours']);
});

test('a clear question is answered, not what is said before it', async () => {
  expect(idsFor('My bread from the other shop was hard. Opening hours?')).toEqual(['opening-hours']);
});

test('a question that refers to the sentence before it is read with it', async () => {
  const index = await createCardIndex({
    backup: makeCard('How do you keep the photos safe?', { phrasings: [], answer: 'Two cards in each camera.' }),
    online: makeCard('Will you post our pictures on Instagram?', { phrasings: [] }),
    cancel: makeCard('How do I cancel?', { phrasings: ['can I stop at any time'] }),
    rain: makeCard('What do you do when it rains?', { phrasings: [] }),
  });
  const message = 'A friend saw her photos disappear. How do you stop that?';
  expect(index.find(message).nearest[0]?.card.id).toBe('backup');
});

test('few phrasings: the words of an answer lead to it', async () => {
  const practice = await createCardIndex(
    {
      writing: makeCard('Was ist die Schreibwerkstatt?', {
        answer: 'Ein Kurs für Kinder, die den Stift verkrampft halten.',
      }),
      hand: makeCard('Was machen Sie in der Handtherapie?', { answer: 'Wir behandeln Finger und Handgelenke.' }),
    },
    { language: 'de' },
  );
  expect(practice.find('er hält den Stift so verkrampft').cards.map(({ id }) => id)).toEqual(['writing']);
});

test('a service is known by a short word of its names and by other forms of them', async () => {
  const services = [
    { id: 'jaw', name: 'Kiefergelenkbehandlung', alsoCalled: 'CMD-Behandlung', text: 'Wir lösen den Kiefer.' },
    { id: 'tape', name: 'Kinesiotaping', text: 'Bunte Bänder.' },
  ];
  const practice = await createCardIndex({}, { language: 'de', services });
  expect(practice.find('CMD??').cards.map(({ id }) => id)).toEqual(['intent.about.jaw']);
  expect(practice.find('macht ihr Kinesiotape').cards.map(({ id }) => id)).toEqual(['intent.about.tape']);
});

test('a question in the middle of a long message is found', () => {
  const chatter = 'My aunt lives by the sea and paints boats. '.repeat(20);
  expect(idsFor(`${chatter}Which flour do you use? ${chatter}`)).toEqual(['flour']);
});

describe('a follow-up is about what was said before', () => {
  test.each([
    ['how much is that?', 'wedding-cake', 'cake-price'],
    ['and how long?', 'wedding-cake', 'cake-days'],
    ['and how long does it take', 'cake-price', 'cake-days'],
  ])('%s', (message, card, id) => expect(idsFor(message, card)).toEqual([id]));

  test('unless it names another subject, or is small talk', () => {
    expect(idsFor('and what does your bread cost?', 'wedding-cake')).toEqual(['bread-price']);
    expect(idsFor('thanks', 'wedding-cake')).toEqual(['thanks']);
    expect(idsFor('opening hours', 'cake-price')).toEqual(['opening-hours']);
    expect(idsFor('book', 'cake-price')).toEqual(['book']);
    expect(idsFor('and who are you?', 'cake-price')).toEqual(['owner']);
    expect(idsFor('and is there a contract', 'cake-price')).not.toContain('cake-price');
  });
});

test('two things that are asked for in few words are two questions, where both are clear', () => {
  expect(idsFor('price of bread and opening hours?')).toEqual(['bread-price', 'opening-hours']);
  expect(idsFor('price of bread, opening hours?')).toEqual(['bread-price', 'opening-hours']);
});

test('a word that says little in one language counts in another', async () => {
  const index = await createCardIndex({
    clothes: makeCard('What should I wear?', { phrasings: [], answer: 'Boots; we lend you a hat.' }),
    horses: makeCard('Can I bring my own horse?', { phrasings: [] }),
  });
  expect(index.find('do you lend a hat').nearest[0]?.card.id).toBe('clothes');
});

test('words of the language stand in for one that no answer has', async () => {
  const index = await createCardIndex({
    night: makeCard('Is somebody there at night?', { phrasings: [] }),
    food: makeCard('What do you feed the horses?', { phrasings: [] }),
    field: makeCard('How long are the horses in the field?', { phrasings: [] }),
  });
  expect(index.find('what do they eat').nearest[0]?.card.id).toBe('food');
  expect(index.find('who is with them overnight').nearest[0]?.card.id).toBe('night');
});

test('words that say the same in a language lead to cards with few phrasings', async () => {
  const bikes = await createCardIndex({ rent: makeCard('Do you rent out bicycles?', { phrasings: [] }) });
  expect(bikes.find('can I borrow one').nearest[0]?.card.id).toBe('rent');
});

describe('no card answers', () => {
  test.each(['Do you repair bicycles?', 'qwertz uiop', '???', '💥'])('%s', (message) =>
    expect(idsFor(message)).toEqual([]),
  );

  test('a question that has nothing to do with a business, but the bot says so', () => {
    expect(idsFor('who won the football match yesterday')).toEqual(['intent.off-topic']);
  });

  test('when two are equally near, but both are offered', async () => {
    const twins: AnswersDocument = {
      a: makeCard('violin shelf north entrance', { phrasings: ['violin north'] }),
      b: makeCard('violin shelf south entrance', { phrasings: ['violin south'] }),
      c: makeCard('something else altogether'),
    };
    const twinIndex = await createCardIndex(twins);
    const found = twinIndex.find('is there any shelf around your place maybe');
    expect(found.cards).toEqual([]);
    expect(
      found.nearest
        .slice(0, 2)
        .map(({ card: { id } }) => id)
        .sort(),
    ).toEqual(['a', 'b']);
  });
});

test('inactive cards are not used', async () => {
  const off = await createCardIndex({ ...BAKERY, flour: makeCard('Which flour do you use?', { isActive: false }) });
  expect(off.find('Which flour do you use?').cards).toEqual([]);
});

test('operators of the search language are plain text', () => {
  for (const message of ['" OR 1=1 --', 'price AND (cost OR', 'NEAR(a b) *', 'flour"', '-wedding', "it's"]) {
    expect(() => idsFor(message), message).not.toThrow();
  }
});

test('umlauts may be written with two letters, on either side', async () => {
  const german = await createCardIndex({
    tueren: makeCard('Schließen die Türen von selbst?', { phrasings: ['Türschließer'] }),
    schluessel: makeCard('Gibt es noch einen Schluessel?', { phrasings: ['Schluessel verloren'] }),
    hof: makeCard('Wann ist der Hof offen?'),
  });
  expect(german.find('schliessen die Tueren').cards.map(({ id }) => id)).toEqual(['tueren']);
  expect(german.find('Schlüssel').cards.map(({ id }) => id)).toEqual(['schluessel']);
});

test('a question that a common question without an answer fits better gets no answer that shares a word with it', async () => {
  const kennels = await createCardIndex({ photos: makeCard('Do you send photos?', { phrasings: [] }) });
  expect(kennels.find('i lost my receipt can you send it again').cards).toEqual([]);
  expect(kennels.find('do you send pictures').cards.map(({ id }) => id)).toEqual(['photos']);
});

test('a card with a title alone answers no common question that its title only resembles', async () => {
  const kennels = await createCardIndex({
    bed: makeCard("Can I bring my dog's own food and bed?", { phrasings: [] }),
    gift: makeCard('Do you have gift vouchers?', { phrasings: [] }),
  });
  const answers = new Map(kennels.common.map(({ question, answer }) => [question.intent, answer?.id]));
  expect(answers.get('companion')).not.toBe('bed');
  expect(answers.get('voucher')).toBe('gift');
});

test('a common word of the language says less than a rare one of the owner', async () => {
  const farm = await createCardIndex({
    guests: makeCard('Do I get a guest?', { phrasings: [] }),
    goats: makeCard('Are the goats fed in the evening or at noon?', { phrasings: [] }),
  });
  expect(farm.find('what do goats get').nearest[0]?.card.id).toBe('goats');
});

test('after an answer, the card that a message means by itself is among the nearest two', () => {
  const found = index.find('it takes flour?', { card: 'cake-price' });
  expect(found.nearest.slice(0, 2).map(({ card }) => card.id)).toContain('flour');
});

test('a German word leads to the compound that it is a part of', async () => {
  const school = await createCardIndex(
    {
      theory: makeCard('Wann ist der Theorieunterricht?', { phrasings: [] }),
      cars: makeCard('Mit welchen Autos fahren wir?', { phrasings: [] }),
    },
    { language: 'de' },
  );
  expect(school.find('wann ist theorie').cards.map(({ id }) => id)).toEqual(['theory']);
});

test('of two services that a message names, both are offered', async () => {
  const services = [
    { id: 'cut', name: 'Haircut', text: 'A cut.', alsoCalled: 'cut' },
    { id: 'nails', name: 'Nail Care', text: 'Nails.', alsoCalled: 'nails' },
  ];
  const salon = await createCardIndex({}, { services });
  const { isClose, nearest } = salon.find('do you cut nails');
  expect(isClose).toBe(true);
  expect(nearest.slice(0, 2).map(({ card }) => card.service)).toEqual(['cut', 'nails']);
});

test('"how much?" after an answer asks it of what was spoken of', async () => {
  const bakery = await createCardIndex({
    prices: makeCard('What does it cost?', { phrasings: ['how much', 'what do you charge', 'your prices'] }),
    class: makeCard('What is the evening class?', { phrasings: ['evening class', 'tell me about the evening class'] }),
    'class-price': makeCard('How much is the evening class?', { phrasings: ['price of the evening class'] }),
  });
  expect(bakery.find('how much').cards[0]?.id).toBe('prices');
  expect(bakery.find('how much', { card: 'class' }).cards[0]?.id).toBe('class-price');
  // That is no answer to be given twice.
  expect(index.find('and how much', { card: 'cake-days' }).nearest[0]?.card.id).not.toBe('cake-days');
});

test('German goodbyes and thanks are known in the words of phones', async () => {
  const small = await createCardIndex({}, { language: 'de' });
  const answered = ['mehr brauch ich nicht', 'danke hat sich erledigt'].map((said) => small.find(said).cards[0]?.id);
  expect(answered).toEqual(['intent.goodbye', 'intent.thanks']);
});

test('a message of emojis has the meaning of the first one', async () => {
  for (const language of ['en', 'de']) {
    const small = await createCardIndex({}, { language });
    const answered = ['👍', '🙏🙏', '❤️', '👋'].map((said) => small.find(said).cards[0]?.id);
    expect(answered).toEqual(['intent.ok', 'intent.thanks', 'intent.thanks', 'intent.goodbye']);
  }
});

test('German words are known by their participles, and not taken for function words that are left without their endings', async () => {
  const kennel = await createCardIndex(
    {
      night: makeCard('Ist nachts jemand da?', { phrasings: [] }),
      fetch: makeCard('Kann man den Hund abholen?', { phrasings: [] }),
      wash: makeCard('Waschen Sie die Decken?', { phrasings: [] }),
    },
    { language: 'de' },
  );
  expect(kennel.find('ist jemand in der Nacht da').cards.map(({ id }) => id)).toEqual(['night']);
  expect(kennel.find('wird er abgeholt').cards.map(({ id }) => id)).toEqual(['fetch']);
});

test('a service that is named is offered, whatever else a message says', async () => {
  const services = [{ id: 'album', name: 'Wedding Album', alsoCalled: 'photo book', text: 'Forty pages.' }];
  const studio = await createCardIndex({}, { services });
  const { nearest } = studio.find('grandma wants nothing but a photo book for the shelf');
  expect(nearest.map(({ card }) => card.id)).toContain('intent.about.album');
});

test('a town is recognised among words that say little', async () => {
  const area = makeCard('In welchem Gebiet arbeiten Sie?', { intent: 'area' });
  const towns = await createCardIndex({ area }, { language: 'de' });
  expect(towns.find('seid ihr auch in Leibnitz').cards[0]?.id).toBe('area');
});
