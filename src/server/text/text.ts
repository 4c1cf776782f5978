export { isSameOrigin, linksIn, mailAddressesIn } from './addresses.ts';
export { findContact, type GivenContact, saysMore, withoutContact } from './contact.ts';
export { amountsIn, figuresIn } from './figures.ts';
export { detectLanguage } from './language.ts';
export { createMatcher, type Match, type Matcher } from './matcher.ts';
export { createServiceFinder, type NamedService } from './mentions.ts';
export { firstSentences, isSentence, PASSAGE_MAX, passageOfArticle } from './sentences.ts';
export { namesDay, readWish, type Wish, wishedDay, withoutAmounts } from './when.ts';
export { sentencesOf, sharedGroups, spellOut } from './words.ts';
