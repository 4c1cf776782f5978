import { tryCalendars } from '#server/calendars/calendars.ts';
import type { AppContext } from '#server/context.ts';
import { explainFailure, listOutages, tryMailServer } from '#server/delivery/delivery.ts';
import { modelName, tryModel } from '#server/model/model.ts';
import { findSenderRecords, isReservedDomain, senderDomain } from '#server/newsletter/newsletter.ts';
import { paths } from '#shared/paths.ts';
import { failed, off, ok, type Result, warning } from './results.ts';
import { sendRequest, TIMEOUT_MS } from './send-request.ts';

const SETTINGS = paths.captainTab('settings');

export async function checkMail(ctx: AppContext): Promise<Result | undefined> {
  const { url, from } = ctx.settings.mail();
  if (url === undefined) return undefined;
  try {
    await tryMailServer(url);
  } catch (error) {
    const { text, fix } = explainFailure(error as Error, url);
    return failed(`The mail server cannot be used: ${text}`, fix, SETTINGS);
  }
  const refused = await findOutage(ctx, 'mail');
  if (refused) {
    const fix =
      'Captain → Outbox shows the mails that wait; check the sender in Settings and the limits of your mail provider';
    return failed(`It accepts the login, but refused the last mails: ${refused}`, fix);
  }
  const text = 'The mail server accepts the login';
  if (from) return ok(text);
  return warning(text, 'Give a sender in Captain → Settings: an address that this server may send from', SETTINGS);
}

/** Only whether it can be reached: a test message would start the owner's flow. */
export async function checkWebhook(ctx: AppContext): Promise<Result> {
  const { WEBHOOK_URL, WEBHOOK_SECRET } = ctx.config;
  if (!WEBHOOK_URL) return off('Not configured');
  const fix = 'Check WEBHOOK_URL, and that its server and the flow there run';
  let status: number;
  try {
    ({ status } = await sendRequest(WEBHOOK_URL, 'HEAD'));
  } catch (error) {
    return failed(`It cannot be reached: ${(error as Error).message}`, fix);
  }
  // Others are no failure: receivers refuse a HEAD in different ways.
  if (status >= 500) return failed(`Its server answers with ${status}`, fix);
  const refused = await findOutage(ctx, 'webhook');
  if (refused) return failed(`Reachable, but refused the last messages: ${refused}`, fix);
  if (WEBHOOK_SECRET) return ok('Reachable');
  const sign = 'Set WEBHOOK_SECRET, so that the receiver can tell real messages from forged ones';
  return warning('Reachable, but messages are not signed', sign);
}

/** Without these records, other mail servers take the owner's mail for spam. */
export async function checkSenderDns(ctx: AppContext): Promise<Result> {
  if (!ctx.settings.mail().url) return off('No mail is sent');
  const domain = senderDomain(ctx);
  if (isReservedDomain(domain))
    return off(
      `${domain || 'The sender'} is no address for real mail`,
      'Give a sender in Captain → Settings',
      SETTINGS,
    );
  const { hasSpf, hasDmarc } = await findSenderRecords(domain);
  const missing = [...(hasSpf === false ? ['SPF'] : []), ...(hasDmarc === false ? ['DMARC'] : [])];
  if (missing.length > 0) {
    const text = `${domain} has no ${missing.join(' and no ')} record: more of your mails are taken for spam`;
    return warning(text, `Your mail provider says what to enter in the DNS of ${domain}`);
  }
  if (hasSpf && hasDmarc) return ok(`${domain} has SPF and DMARC records`);
  const text = `The records of ${domain} could not be looked up`;
  return warning(text, 'Check the DNS server of this machine (/etc/resolv.conf)');
}

/** Reads each of them now, and stores nothing. */
export async function checkCalendars(ctx: AppContext): Promise<Result> {
  const calendars = await tryCalendars(ctx, TIMEOUT_MS);
  if (calendars.length === 0) return off('None is read');
  const failing = calendars.filter(({ failure }) => failure !== null);
  if (failing.length === 0) return ok(`${calendars.length} can be read`);
  const text = failing.map(({ name, failure }) => `${name}: ${failure?.replace(/\.$/, '')}`).join('; ');
  return failed(text, 'Captain → Booking Settings → Calendars');
}

export async function checkModel(ctx: AppContext): Promise<Result | undefined> {
  const model = modelName(ctx.config);
  if (model === null) return undefined;
  try {
    await tryModel(ctx.config);
    return ok(`${model} answers`);
  } catch (error) {
    const text = `${model} does not answer: ${(error as Error).message.replace(/\.$/, '')}`;
    return failed(text, 'Check OPENAI_API_KEY, OPENAI_BASE_URL and OPENAI_MODEL; until then the cards answer');
  }
}

/** Why the service failed at its last use, if it did. */
async function findOutage(ctx: AppContext, service: 'mail' | 'webhook'): Promise<string | undefined> {
  const outage = (await listOutages(ctx)).find(({ source }) => source === service);
  return outage && (outage.lastError ?? 'unknown reason');
}
