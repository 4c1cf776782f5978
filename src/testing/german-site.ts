import { readFileSync } from 'node:fs';
import { pack } from '#content/languages/de/pack.ts';
import { compose } from '#content/starters/starter.ts';

const { documents, ...file } = JSON.parse(readFileSync(new URL('german-site.json', import.meta.url), 'utf8'));

/** The whole site of an energy consultant in German, as `npm run content export` writes it. */
export const germanSite = { ...file, documents: compose(pack.documents, documents) };
