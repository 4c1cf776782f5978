export { readOverview } from './overview.ts';
