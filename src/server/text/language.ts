import type { BotTexts } from '#content/chat-bot.schema.ts';

export type Language = keyof BotTexts['languages'];

/** Languages that their script alone tells; Japanese mixes its own script with the Chinese one. */
const SCRIPTS: readonly [Language, RegExp][] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['zh', /\p{Script=Han}/u],
  ['ar', /\p{Script=Arabic}/u],
  ['ru', /\p{Script=Cyrillic}/u],
  ['hi', /\p{Script=Devanagari}/u],
];

/** Words that are frequent in one of these languages and rare in the others. */
const WORDS = {
  en: 'the and you are is what how can do does my your i we with for this that have much please a of to in when where who why',
  es: 'el los las una usted hola que qué cómo como cuánto cuanto cuesta puede puedo tengo tiene para por con gracias necesito quiero está esta es y su mi precio ofrecen servicios dónde hablar español cuándo hacen son',
  fr: 'le les une vous bonjour est ce que combien coûte cout pouvez puis avez pour avec merci et je mon votre vos prix quel quelle quels dans des du parlez français où comment un rendez services faites',
  de: 'der die das und ist ein eine sie wie viel was kostet können kann ich haben für mit bitte danke wir nicht mein ihre preis hallo guten tag wann wo auch sprechen deutsch bieten termin gibt es zu',
  it: 'il lo gli una ciao buongiorno quanto costa che come posso può avete per con grazie sono è mio vostro prezzo di dove quando quali servizi offrite parlate italiano vorrei un della',
  pt: 'o os uma você vocês olá oi quanto custa que como posso pode têm tem para com obrigado obrigada não é meu seu preço quais serviços onde quando falam português um vocês gostaria eu fazer são do da',
};
const LANGUAGES = (Object.keys(WORDS) as (keyof typeof WORDS)[]).map((language) => ({
  language,
  known: new Set(WORDS[language].split(' ')),
}));
/** A language needs so many of its words, and more than every other. */
const MIN_WORDS = 2;

/** The language of a message, if it is one of these and that is certain. */
export function detectLanguage(text: string): Language | undefined {
  const script = SCRIPTS.find(([, pattern]) => pattern.test(text));
  if (script) return script[0];
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const counted = LANGUAGES.map(({ language, known }) => ({
    language,
    count: words.filter((word) => known.has(word)).length,
  }));
  const [best, second] = counted.sort((a, b) => b.count - a.count);
  const isCertain = best && second && best.count > second.count && best.count >= Math.min(MIN_WORDS, words.length);
  return isCertain ? best.language : undefined;
}
