import { createHmac } from 'node:crypto';
import type { AppContext } from '#server/context.ts';
import { isSameSecret } from '#server/http/secrets.ts';
import { VisitorError } from '#shared/errors.ts';
import type { FormExtras, StoredFields } from '#shared/spam-guard.schema.ts';

/** A tab may stay open for days; an older stamp was probably copied. */
const MAX_AGE_SECONDS = 30 * 24 * 3600;

/** The signed time at which a form was given out: `SECONDS.SIGNATURE`. */
export function makeStamp(ctx: Pick<AppContext, 'clock' | 'signingKey'>): string {
  const issued = String(ctx.clock.now());
  return `${issued}.${sign(ctx.signingKey, issued)}`;
}

/**
 * Rejects bots without a puzzle for people. Somebody rejected by mistake is told what to do, and sending again works.
 *
 * @throws AppError `bad_request` when the hidden field is filled in, or the stamp is forged or too old.
 */
export function rejectBots(ctx: Pick<AppContext, 'clock' | 'signingKey' | 'content'>, form: FormExtras): void {
  if (form.website) {
    throw new VisitorError('bad_request', 'looksAutomatic', { values: { field: ctx.content.get('forms').trap } });
  }
  if (form.stamp === undefined) return;
  const [issued = '', signature = ''] = form.stamp.split('.');
  if (!isSameSecret(signature, sign(ctx.signingKey, issued))) {
    throw outdated('formOutdated');
  }
  if (ctx.clock.now() - Number(issued) > MAX_AGE_SECONDS) {
    throw outdated('formTooOld');
  }
}

/** The fields of a form that are stored: without those against bots, and null for an empty page or referrer. */
export function toStoredFields<Form extends FormExtras>(form: Form): StoredFields<Form> {
  const { website: _website, stamp: _stamp, page, referrer, ...fields } = form;
  return { ...fields, page: page || null, referrer: referrer || null };
}

function outdated(message: 'formOutdated' | 'formTooOld'): VisitorError {
  return new VisitorError('bad_request', message, { fields: { stamp: message } });
}

function sign(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(`form-stamp:${text}`).digest('base64url');
}
