import * as z from 'zod';
import { PASSWORD_MAX, USERNAME_MAX } from './captain.ts';

/** Bounds are wide on purpose: what is too long is simply wrong, and nothing is said about why. */
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
