import type { BotTexts } from '#content/chat-bot.schema.ts';
import { spellOut } from './words.ts';

/** Reasons not to answer a message with a card. */
export type Refusal = 'crisis' | 'emergency' | keyof BotTexts['refusals'];

/*
 * Every pattern takes linear time: gaps between words are bounded, and no repeated group can match in two ways. The text is
 * spelled out: lower case, words between single spaces.
 */

/** Refused whatever the cards say. */
const ALWAYS = {
  crisis:
    /\b(?:kill|hurt|harm|cut) myself\b|\bsuicid(?:e|al)\b|\bend my (?:own )?life\b|\bself harm\b|\bi (?:do not )?want to (?:die|live anymore|live any more)\b|\bmich (?:umbringen|töten|toeten|selbst verletzen)\b|\b(?:selbstmord|suizid)\b|\bich (?:will|möchte|moechte) (?:sterben|nicht mehr leben)\b/,
  emergency:
    /\b(?:i|we|he|she|my (?:\w+ )?(?:wife|husband|mother|mom|father|dad|son|daughter|child|baby|friend|colleague|neighbou?r)|someone|somebody|a man|a woman)\b(?: \w+){0,4} (?:chest pains?|can (?:not|hardly|barely) breathe|not breathing|unconscious|(?:having|has|have|just had) a (?:stroke|heart attack)(?! (?:last|in|years?|months?|before))|bleeding (?:badly|heavily|out)|overdos\w+|choking|collapsed)\b|\b(?:i|we) (?:can |really )?smell gas\b|\bhouse is on fire\b|\bsmoke (?:is )?(?:coming|pouring) (?:from|out)\b|\bcall (?:911|an ambulance|the police) (?:now|for me|please)\b|\bthis is an emergency\b|\bi need (?:an ambulance|the police|911)\b|\b(?:ich|wir|es) (?:rieche|riechen|riecht) (?:\p{L}+ ){0,5}gas\b|\bgasgeruch\b|\b(?:haus|wohnung|keller) brennt\b|\b(?:hat|habe|haben|bekommt|bekomme|kriegt|kriege|gerade|jetzt|verdacht|hilfe|notfall)(?: (?!nach |seit |vor |wegen |letzte|erfahrung)\p{L}+){0,4} (?:herzinfarkt|schlaganfall)\b(?! (?:gehabt|erlitten|hinter))|\bbewusstlos\b|\b(?:krieg|bekomm)\p{L}*(?: \p{L}+){0,2} keine luft\b|\bbrustschmerzen\b|\b(?:krankenwagen|notarzt) rufen\b/u,
  instructions:
    /\b(?:ignore|disregard|forget|override|bypass)\b(?: \w+){0,5} (?:instructions?|rules?|prompts?|guidelines|training|everything (?:above|before))\b|\b(?:system|hidden|initial|secret|developer|original|full) (?:prompt|instructions?)\b|\byour (?:\w+ )?(?:prompt|instructions|guidelines|source code)\b|\b(?:repeat|print|output|reveal|show|display|translate)\b(?: \w+){0,4} (?:above|prompt|instructions|verbatim)\b|\b(?:you are now|from now on you|jailbreak|do anything now|pretend (?:to be|you are|that you)|act as (?:a|an|if|my)|roleplay|role play)\b|\b(?:developer|debug|admin|god|dan) mode\b|^(?:system|assistant) (?:new|you|ignore|override)\b|\brepeat after me\b|\b(?:say|respond|reply|answer) (?:exactly|only with|with only|nothing but)\b|\b(?:ignoriere|ignorieren|vergiss|vergessen|missachte)\b(?: \p{L}+){0,5} (?:anweisung|anweisungen|regeln|vorgaben)\b|\b(?:zeige|zeig|nenne|wie lautet)\b(?: \p{L}+){0,4} (?:systemprompt|prompt|anweisungen)\b|\bdu bist (?:jetzt|ab jetzt|von nun an)\b/u,
  secrets:
    /\b(?:api|openai|secret|private|access|license|ssh|encryption) keys?\b|\b(?:give|tell|show|send|what is|reveal|share)\b(?: \w+){0,4} (?:passwords?|credentials|login data|tokens?|secrets|env(?:ironment)? variables?)\b|\b(?:admin|captain|root|database) (?:password|login|user)\b|\bpasswords?\b(?: \w+){0,4} (?:admin|captain|database|server)\b|\b(?:gib|nenne|nenn|zeige|zeig|verrate|verrat|wie lautet)\b(?: \p{L}+){0,4} (?:passwort|passwörter|zugangsdaten|api schlüssel)\b/u,
  people:
    /\b(?:other|previous|last|different) (?:visitors?|users?|people|customers?|clients?)\b(?: \w+){0,4} (?:ask|asked|said|write|wrote|pay|paid|book|booked|data|emails?|names?|details)\b|\b(?:give|list|show|tell|send|export)\b(?: \w+){0,4} (?:names?|emails?|addresses|phone numbers?|contacts?|details|data|bookings|leads|messages|chats|transcripts) (?:of|from|for) (?:\w+ ){0,3}(?:clients?|customers?|visitors?|users?|subscribers?|people|leads?|others)\b|\b(?:list|show|export|dump) (?:\w+ ){0,2}(?:clients|customers|visitors|subscribers|leads|bookings|contacts|transcripts)\b|\bwho (?:else )?(?:booked|subscribed|signed up|chatted)\b|\b(?:what|which) (?:did|has|have) (?:the )?(?:last|previous|other) (?:visitor|person|guy|client|customer|user)\b|\b(?:andere|anderen|anderer|letzte|letzten) (?:kunden|kunde|besucher|nutzer)\b(?: \p{L}+){0,4} (?:gefragt|geschrieben|bezahlt|gebucht|daten|adressen|namen)\b|\b(?:zeige|zeig|nenne|gib)\b(?: \p{L}+){0,4} (?:kundenliste|kundendaten)\b/u,
  harm: /\b(?:write|make|build|create|code|send|run) (?:\w+ ){0,3}(?:malware|ransomware|virus|phishing|ddos|keylogger|bomb|explosives?|fake reviews?)\b|\bhow (?:do i|to|can i) (?:\w+ )?(?:hack|phish|ddos|crack into|break into|blackmail)\b/,
};

/** Refused when no card answers the message for certain: a firm of that trade has cards about such questions. */
const UNLESS_ANSWERED = {
  medical:
    /\b(?:medications?|medicines?|pills?|headaches?|migraines?|symptoms?|diagnos(?:e|is)|ibuprofen|aspirin|antibiotics?|dosage|blood pressure|rash|fever|allerg(?:y|ies|ic)|tumou?r|toothache|(?:back|stomach|knee) pain|pregnant)\b/,
  legal:
    /\b(?:i|we|me|us)\b(?: \w+){0,3} legal advice\b|\b(?:can|should|could) (?:i|we) (?:\w+ )?(?:sue|evict|press charges)\b|\b(?:divorce|custody|alimony|eviction|lawsuit|speeding ticket|visa application)\b|\bis it legal\b|\bmy (?:landlord|tenant|ex wife|ex husband)\b/,
  financial:
    /\b(?:invest|buy|sell|trade)\b(?: \w+){0,4} (?:stocks?|shares|bitcoin|crypto|etfs?|forex|gold)\b|\b(?:stock|crypto) tips?\b|\bwhich stocks?\b|\bmy (?:tax return|401k|pension|retirement savings|mortgage)\b|\btax advice\b/,
};

const CONFIRMS =
  /\b(?:confirm|promise|agree|guarantee|say|state|accept|admit|give me|sell it|deal|pay only|only pay|do it for|right|correct|bestätigen|bestätige|bestaetige|versprich|versprechen|garantieren|zusagen|einverstanden|stimmt)\b/;

/**
 * Why a message is refused.
 *
 * @param isAnswered a card answers it for certain.
 * @param isKnownFigure true for amounts of money that the site states.
 */
export function findRefusal(
  message: string,
  isAnswered: () => boolean,
  isUnknownAmount: (message: string) => boolean,
): Refusal | undefined {
  const text = spellOut(message);
  const always = keysOf(ALWAYS).find((refusal) => ALWAYS[refusal].test(text));
  if (always) return always;
  if (CONFIRMS.test(text) && isUnknownAmount(message)) return 'figures';
  if (isAnswered()) return undefined;
  return keysOf(UNLESS_ANSWERED).find((refusal) => UNLESS_ANSWERED[refusal].test(text));
}

function keysOf<T extends object>(patterns: T): (keyof T)[] {
  return Object.keys(patterns) as (keyof T)[];
}
