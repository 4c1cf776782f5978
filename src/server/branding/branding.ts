export { cardsVersion } from './cards.ts';
export { lookOf } from './theme.ts';
