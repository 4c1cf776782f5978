import type { Finding } from '#shared/doctor.schema.ts';

/** Finding of a check; its name is in the list of checks. */
export type Outcome = Omit<Finding, 'name'>;

export function ok(text: string): Outcome {
  return { state: 'ok', text, fix: null };
}

export function off(text: string, fix: string | null = null): Outcome {
  return { state: 'off', text, fix };
}

export function warning(text: string, fix: string): Outcome {
  return { state: 'warning', text, fix };
}

export function failed(text: string, fix: string): Outcome {
  return { state: 'failed', text, fix };
}
