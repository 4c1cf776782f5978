import type { BounceKind } from '#shared/sending.schema.ts';
import type { UnixSeconds } from '#shared/time.ts';
import type { OutboxRow } from './queries.ts';

/** Wait after the first failed attempt; each further failure doubles it, up to `LONGEST_WAIT_SECONDS`. */
const FIRST_WAIT_SECONDS = 60;
export const LONGEST_WAIT_SECONDS = 6 * 3600;

/** An error may contain a whole answer of the other side. */
export const cutError = (text: string) => text.slice(0, 300);

/** Sends messages over one delivery channel. */
export interface Sender {
  /** Messages sent at the same time. */
  concurrency: number;
  /** @throws SendError when the other side did not accept the message. */
  send(row: OutboxRow): Promise<void>;
  close(): void;
}

/** Mails that are sent after those of the outbox and with limits of their own, such as issues of the newsletter. */
export interface BulkMails {
  /**
   * Sends what is due and allowed.
   *
   * @param sendOutbox sends what is due in the outbox; called before each mail. When it returns false, no mail may follow.
   * @returns how many mails were handled.
   */
  sendDue(sendOutbox: () => Promise<boolean>): Promise<number>;
  /** When `sendDue` has something to do; undefined when nothing waits. */
  findNextDue(): Promise<UnixSeconds | undefined>;
  /** Ends all waits at `latest` or earlier; called after the clock was set back. */
  limitDueTimes(latest: UnixSeconds): Promise<void>;
}

/**
 * Reason why the other side did not accept a message:
 *
 * - `temporary`: the message may be accepted later;
 * - `refused`: it is refused for good, the next one may be accepted;
 * - `account`: the server refuses our login or our sender, and so every message;
 * - `connection`: the server cannot be reached or does not work, and the next message would fail too.
 */
export type SendFailure = 'temporary' | 'refused' | 'account' | 'connection';

/** The other side did not accept a message; the text is its answer. */
export class SendError extends Error {
  readonly kind: SendFailure;
  /** Set when a mail was refused because its address is bad (`hard`) or the mailbox is full (`soft`). */
  readonly bounce: BounceKind | null;

  constructor(message: string, kind: SendFailure, bounce: BounceKind | null = null, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
    this.bounce = bounce;
  }
}

/** A message is pointless by now; its text says why. */
export class SkipError extends Error {}

/** The wait after a number of failures (from 1): it doubles up to the longest one. */
export function backoffSeconds(failures: number, first = FIRST_WAIT_SECONDS, longest = LONGEST_WAIT_SECONDS): number {
  return Math.min(first * 2 ** (failures - 1), longest);
}
