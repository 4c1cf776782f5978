import { AppError } from '#shared/errors.ts';
import { EDITABLE_STATES } from '#shared/newsletter.ts';
import type { IssueRow } from './queries.ts';

type Stored = Pick<IssueRow, 'state' | 'version'>;

/** How an issue is saved, if not by an owner. */
export interface SaveOptions {
  /** The program that wrote it: a program changes drafts only. */
  draftedBy?: string;
  /** Refuses an issue that is planned: editors change drafts only. */
  draftsOnly?: boolean;
}

/**
 * @param version that was edited.
 * @throws AppError `conflict` when sending has begun or it was saved since; `forbidden` by `draftsOnly`.
 */
export function refuseChange(
  { state, version: stored }: Stored,
  version: number | null | undefined,
  { draftedBy, draftsOnly = false }: SaveOptions,
): void {
  refuseSendingBegun({ state });
  if (draftsOnly && state !== 'draft') {
    throw new AppError('forbidden', 'This issue is planned: only an owner may change it');
  }
  if (draftedBy !== undefined && state !== 'draft') {
    throw new AppError('conflict', 'This issue is planned: a person has to change it in Captain');
  }
  refuseNewer(stored, version);
}

/** @throws AppError `conflict` when sending has begun. */
export function refuseSendingBegun({ state }: Pick<Stored, 'state'>): void {
  if (EDITABLE_STATES.includes(state)) return;
  throw new AppError('conflict', 'Sending has begun: this issue cannot be changed any more');
}

/** @throws AppError `conflict` when it was saved since it was opened. */
export function refuseNewer(stored: number, version: number | null | undefined): void {
  if (!version || version === stored) return;
  throw new AppError('conflict', 'Somebody else saved this issue after you had opened it', {
    issues: [{ path: 'version', message: 'There is a newer version' }],
  });
}

/** @throws AppError `conflict` while it is being sent. */
export function refuseRemoval({ state }: Stored): void {
  if (state !== 'sending' && state !== 'paused') return;
  throw new AppError('conflict', 'This issue is being sent. Cancel sending first.');
}

/** @throws AppError `conflict` when it was sent before. */
export function refuseStarted({ state }: Stored): void {
  if (EDITABLE_STATES.includes(state)) return;
  throw new AppError('conflict', 'This issue has been started before');
}

/** @throws AppError `conflict` when it was changed since it was read. */
export function refuseConcurrentChange(current: Stored, read: Stored): void {
  if (current.version === read.version && current.state === read.state) return;
  throw new AppError('conflict', 'The issue was changed at the same moment. Please look at it again.');
}

/** @throws AppError `bad_request` without subject or text. */
export function refuseEmpty({ subject, content }: Pick<IssueRow, 'subject' | 'content'>): void {
  const problems = [
    ...(subject ? [] : [{ path: 'subject', message: 'Please give a subject' }]),
    ...(content.trim() ? [] : [{ path: 'content', message: 'Please write a text' }]),
  ];
  if (problems.length > 0) throw new AppError('bad_request', problems[0]!.message, { issues: problems });
}

/** The state that a step of sending leads to. */
export type SendingStep = 'paused' | 'sending' | 'cancelled';

/** The states in which each step can be taken, and the refusal in any other. */
export const STEPS: Record<SendingStep, { from: IssueRow['state'][]; refusal: string }> = {
  paused: { from: ['sending'], refusal: 'Only an issue that is being sent can be paused' },
  sending: { from: ['paused'], refusal: 'Only a paused issue can be resumed' },
  cancelled: {
    from: ['scheduled', 'sending', 'paused'],
    refusal: 'Only an issue that is planned or being sent can be cancelled',
  },
};
