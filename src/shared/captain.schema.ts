import * as z from 'zod';
import { PASSWORD_MAX, PASSWORD_MIN, USERNAME_MAX } from './captain.ts';
import { MAX } from './limits.ts';
import { EmailInput } from './text.schema.ts';

/** The upper bounds are wide: a username or password that is too long is answered like a wrong one. */
export const LoginInput = z.object({
  username: z
    .string('Username is required')
    .trim()
    .min(1, 'Username is required')
    .max(USERNAME_MAX * 4, 'Invalid credentials'),
  password: z
    .string('Password is required')
    .min(1, 'Password is required')
    .max(PASSWORD_MAX * 4, 'Invalid credentials'),
});
export type LoginInput = z.infer<typeof LoginInput>;

const username = z
  .string('Please give a username')
  .trim()
  .min(1, 'Please give a username')
  .max(USERNAME_MAX, `Please keep this under ${USERNAME_MAX} characters`)
  .regex(/^[^\s]+$/, 'Please leave spaces out');
const password = z
  .string('Please give a password')
  .min(PASSWORD_MIN, `Please use at least ${PASSWORD_MIN} characters`)
  .max(PASSWORD_MAX, `Please keep this under ${PASSWORD_MAX} characters`);
const name = z
  .string('Please give a name')
  .trim()
  .min(1, 'Please give a name')
  .max(MAX.name, `Please keep this under ${MAX.name} characters`);
/** `admin` is how owners are stored from before there were roles. */
const role = z.preprocess(
  (value) => (typeof value === 'string' ? value.trim().toLowerCase() : value),
  z.enum(['owner', 'admin', 'editor'], 'Please choose owner or editor'),
);

/** A new captain. */
export const CaptainInput = z.object({
  username,
  password,
  name,
  email: EmailInput,
  role: role.default('admin'),
  isActive: z.boolean().default(true),
});
export type CaptainInput = z.infer<typeof CaptainInput>;

/** Changes of a captain: only the given fields change. An empty password, which forms send, changes nothing. */
export const CaptainChanges = z.object({
  username: username.optional(),
  password: z.preprocess((value) => (value === '' || value === null ? undefined : value), password.optional()),
  name: name.optional(),
  email: EmailInput.optional(),
  role: role.optional(),
  isActive: z.boolean().optional(),
});
export type CaptainChanges = z.infer<typeof CaptainChanges>;
