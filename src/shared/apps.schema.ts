import * as z from 'zod';
import { APP_MAX, SCOPE_NAMES } from './apps.ts';

/** A client that a captain creates for a script or an automation. */
export const AppInput = z.object({
  name: z
    .string('Please give it a name')
    .trim()
    .min(1, 'Please give it a name')
    .max(APP_MAX.name, `Please keep the name under ${APP_MAX.name} characters`)
    .regex(/^[^\p{Cc}]*$/u, 'A name is one line of text'),
  redirectUris: z
    .array(z.string().trim().max(APP_MAX.redirectUri, 'This address is too long'))
    .max(APP_MAX.redirectUris, `At most ${APP_MAX.redirectUris} addresses`)
    .default([]),
  scopes: z
    .array(z.enum(SCOPE_NAMES, `The scopes are ${SCOPE_NAMES.join(', ')}`))
    .min(1, 'Please choose what it may do')
    .transform((scopes) => SCOPE_NAMES.filter((scope) => scopes.includes(scope))),
});
export type AppInput = z.infer<typeof AppInput>;
