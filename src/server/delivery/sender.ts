import type { OutboxRow } from './queries.ts';

/** A way out of the house. */
export interface Sender {
  /** Messages on their way at the same time. */
  concurrency: number;
  /** @throws SendError when the other side did not take it. */
  send(row: OutboxRow): Promise<void>;
  close(): void;
}

/** The other side did not take a message. */
export class SendError extends Error {
  /** Trying again is of no use. */
  readonly isFinal: boolean;
  /** The whole channel is in trouble, not this message. */
  readonly isServerTrouble: boolean;

  constructor(message: string, { isFinal = false, isServerTrouble = false } = {}) {
    super(message);
    this.isFinal = isFinal;
    this.isServerTrouble = isServerTrouble;
  }
}

const FIRST_WAIT_SECONDS = 60;
const LONGEST_WAIT_SECONDS = 6 * 3600;

/** How long to wait after the `attempts`-th failure (from 1): a minute, doubling up to six hours. */
export function backoffSeconds(attempts: number): number {
  return Math.min(FIRST_WAIT_SECONDS * 2 ** Math.min(attempts - 1, 20), LONGEST_WAIT_SECONDS);
}
