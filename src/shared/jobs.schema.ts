import * as z from 'zod';
import { Time } from './stored.schema.ts';

/** All work in the background, as Captain, the doctor and ARCHITECTURE name it. */
export const JOB_NAMES = [
  'Send mail',
  'Send webhooks',
  'Write calendar entries',
  'Read bounced mail',
  'Read calendars',
  'Draft the site',
  'Publish what is planned',
  'Purge the CDN',
  'Copy the database',
  'Test restore',
  'Delete old data',
  'Render old posts again',
  'Store page views',
  'Keep the disk reserve',
  'Notice changes by commands',
] as const;
export type JobName = (typeof JOB_NAMES)[number];

/** A job's last run and next time. */
export const JobState = z.object({
  name: z.enum(JOB_NAMES),
  isRunning: z.boolean(),
  /** When the last run that has ended began. */
  lastRunAt: Time.nullable(),
  /** Milliseconds that it took. */
  took: z.number().nullable(),
  /** Null when it succeeded. */
  error: z.string().nullable(),
  /** Null while nothing is due. */
  nextAt: Time.nullable(),
});
export type JobState = z.output<typeof JobState>;
