import * as z from 'zod';
import { line, list } from './fields.schema.ts';

/** Words that mean the same to the chatbot. */
export const SynonymsDocument = z.object({
  groups: list('Words that mean the same, with commas between them', line('Words', { max: 300 }), { min: 0, max: 300 }),
});
export type SynonymsDocument = z.output<typeof SynonymsDocument>;
