import * as z from 'zod';
import { group, line } from './fields.schema.ts';

/** Texts that only programs read; the descriptions come from the pages. */
export const MachineDocument = z.object({
  llms: group('Headings of llms.txt', {
    services: line('Services', { max: 60 }),
    booking: line('Booking', { max: 60 }),
    about: line('About', { max: 60 }),
    articles: line('Articles', { max: 60 }),
  }),
});
export type MachineDocument = z.output<typeof MachineDocument>;
