import * as z from 'zod';
import { image } from './fields.schema.ts';

/** What the whole site looks like: pictures, colours and type. */
export const Branding = z.object({
  portrait: image('Portrait', 'Shown on the home page and the about page.'),
});
export type Branding = z.output<typeof Branding>;
