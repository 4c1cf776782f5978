import type { Finding } from '#shared/doctor.schema.ts';

/** State of an examined part. */
export interface Result {
  level: Finding['state'];
  /** A sentence without its full stop, which names its subject. */
  text: string;
  fix: string | null;
  /** Path of the tab or page where it can be fixed. */
  link: string | null;
}

/** All is well with a part. */
export function ok(text: string, link: string | null = null): Result {
  return { level: 'ok', text, fix: null, link };
}

/** A part that is not set up or is switched off. @param fix how to switch it on. */
export function off(text: string, fix: string | null = null, link: string | null = null): Result {
  return { level: 'off', text, fix, link };
}

/** A part that works and needs a look. @param fix what to do about it. */
export function warning(text: string, fix: string, link: string | null = null): Result {
  return { level: 'warning', text, fix, link };
}

/** A part that does not work. @param fix what to do about it. */
export function failed(text: string, fix: string, link: string | null = null): Result {
  return { level: 'failed', text, fix, link };
}
