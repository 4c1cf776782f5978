import type { AnswerCard } from '#content/answers.schema.ts';
import { fieldError } from '#shared/errors.ts';
import { roleOf } from '#shared/roles.ts';

/**
 * Editors and programs change only answers that are switched off, and leave them switched off.
 *
 * @param by a captain, or a program that a captain has connected.
 * @param before the answer as it is; undefined for a new one.
 * @param after the answer as it would be; undefined when it is deleted.
 * @throws AppError `forbidden`.
 */
export function requireMayChange(
  by: { role: string } | 'program',
  before: AnswerCard | undefined,
  after: AnswerCard | undefined,
): void {
  if (by !== 'program' && roleOf(by) === 'owner') return;
  if (!before?.isActive && after?.isActive === false) return;
  throw fieldError('forbidden', 'isActive', 'Only an owner may change an answer that is in use, or switch one on');
}
