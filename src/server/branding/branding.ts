export { shareCardsVersion } from './share-cards.ts';
export { lookOf } from './theme.ts';
