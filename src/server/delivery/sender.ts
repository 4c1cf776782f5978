import type { OutboxRow } from './queries.ts';

/** Sends messages over one delivery channel. */
export interface Sender {
  /** Messages sent at the same time. */
  concurrency: number;
  /** @throws SendError when the other side did not accept the message. */
  send(row: OutboxRow): Promise<void>;
  close(): void;
}

/** The other side did not accept a message. */
export class SendError extends Error {
  /** The recipient was refused for good, e.g. a mailbox that does not exist; the channel works. */
  readonly isRefused: boolean;
  /** The whole channel fails: the next message would fail too. */
  readonly isServerError: boolean;

  constructor(message: string, { isRefused = false, isServerError = false } = {}) {
    super(message);
    this.isRefused = isRefused;
    this.isServerError = isServerError;
  }
}

/** A message is pointless by now; its text says why. */
export class SkipError extends Error {}
