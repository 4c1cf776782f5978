export { shareCardsVersion } from './share-cards.ts';
export { siteLook } from './theme.ts';
