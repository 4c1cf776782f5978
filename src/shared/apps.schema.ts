import * as z from 'zod';
import { APP_MAX, SCOPE_NAMES } from './apps.ts';
import { AuditEntry } from './audit.schema.ts';
import { Time } from './stored.schema.ts';

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
export type AppInput = z.output<typeof AppInput>;

/** A program that a captain allowed to act. */
export const ConnectedApp = z.object({
  id: z.number(),
  /** The address of its metadata document where `kind` is `document`. */
  clientId: z.string(),
  name: z.string(),
  /** How it became known: created in Captain, by registering itself, or by a document at its own address. */
  kind: z.enum(['manual', 'registered', 'document']),
  /** Its name comes from the host that its answers go to. */
  isVerified: z.boolean(),
  scopes: z.array(z.enum(SCOPE_NAMES)),
  redirectUris: z.array(z.string()),
  createdAt: Time,
  lastUsedAt: Time.nullable(),
  /** When the last consent ends by itself; null when it lasts until it is revoked. */
  expiresAt: Time.nullable(),
  /** The latest calls, newest first. */
  recentCalls: z.array(AuditEntry),
});
export type ConnectedApp = z.output<typeof ConnectedApp>;
export type ConnectedAppJson = z.input<typeof ConnectedApp>;

/** The answer to a created client; the secret is shown this once. */
export const CreatedApp = z.object({ id: z.number(), clientId: z.string(), clientSecret: z.string() });
export type CreatedApp = z.output<typeof CreatedApp>;
