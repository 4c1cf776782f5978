import { tryCalendars } from '#server/calendars/calendars.ts';
import type { AppContext } from '#server/context.ts';
import { listOutages, tryMailServer } from '#server/delivery/delivery.ts';
import { modelName, tryModel } from '#server/model/model.ts';
import { checkSender, isReservedDomain } from '#server/newsletter/newsletter.ts';
import type { Finding } from '#shared/doctor.ts';
import { ask, TIMEOUT_MS } from './ask.ts';

const RECORDS: Record<string, string> = { hasSpf: 'SPF', hasDmarc: 'DMARC' };

export async function checkMail(ctx: AppContext): Promise<Finding> {
  const name = 'Mail';
  if (!ctx.config.SMTP_URL) {
    return { name, state: 'off', text: 'Mail is kept in the outbox and not sent', fix: 'Set SMTP_URL to send it' };
  }
  try {
    await tryMailServer(ctx.config.SMTP_URL);
  } catch (error) {
    const fix = 'Check SMTP_URL: name, port, user and password';
    return { name, state: 'failed', text: `The mail server cannot be used: ${(error as Error).message}`, fix };
  }
  const refused = await findOutage(ctx, 'mail');
  if (refused) {
    const fix = 'Captain → Outbox shows the mails that wait; check MAIL_FROM and the limits of your mail provider';
    return { name, state: 'failed', text: `It accepts the login, but refused the last mails: ${refused}`, fix };
  }
  const text = 'The mail server accepts the login';
  if (ctx.config.MAIL_FROM) return { name, state: 'ok', text, fix: null };
  return { name, state: 'warning', text, fix: 'Set MAIL_FROM to an address that this server may send from' };
}

/** Only whether it can be reached: a test message would start the owner's flow. */
export async function checkWebhook(ctx: AppContext): Promise<Finding> {
  const name = 'Webhook';
  const { WEBHOOK_URL, WEBHOOK_SECRET } = ctx.config;
  if (!WEBHOOK_URL) return { name, state: 'off', text: 'Not configured', fix: null };
  const fix = 'Check WEBHOOK_URL, and that its server and the flow there run';
  let status: number;
  try {
    ({ status } = await ask(WEBHOOK_URL, 'HEAD'));
  } catch (error) {
    return { name, state: 'failed', text: `It cannot be reached: ${(error as Error).message}`, fix };
  }
  // Others are no failure: receivers refuse a HEAD in different ways.
  if (status >= 500) return { name, state: 'failed', text: `Its server answers with ${status}`, fix };
  const refused = await findOutage(ctx, 'webhook');
  if (refused) return { name, state: 'failed', text: `Reachable, but refused the last messages: ${refused}`, fix };
  if (!WEBHOOK_SECRET) {
    const sign = 'Set WEBHOOK_SECRET, so that the receiver can tell real messages from forged ones';
    return { name, state: 'warning', text: 'Reachable, but messages are not signed', fix: sign };
  }
  return { name, state: 'ok', text: 'Reachable', fix: null };
}

/** Without these records, other mail servers take the owner's mail for spam. */
export async function checkSenderDns(ctx: AppContext): Promise<Finding> {
  const name = 'Sender';
  if (!ctx.config.SMTP_URL) return { name, state: 'off', text: 'No mail is sent', fix: null };
  const from = ctx.config.MAIL_FROM ?? ctx.settings.site().email;
  const domain = (/@([^\s>]+)>?\s*$/.exec(from)?.[1] ?? '').toLowerCase();
  const records = Object.entries(await checkSender(domain));
  const missing = records.filter(([, has]) => has === false).map(([record]) => RECORDS[record]);
  if (missing.length > 0) {
    const text = `${domain} has no ${missing.join(' and no ')} record: more of your mails are taken for spam`;
    return { name, state: 'warning', text, fix: `Your mail provider says what to enter in the DNS of ${domain}` };
  }
  if (records.some(([, has]) => has === null)) {
    if (isReservedDomain(domain)) {
      return { name, state: 'off', text: `${domain || from} is no address for real mail`, fix: 'Set MAIL_FROM' };
    }
    const text = `The records of ${domain} could not be looked up`;
    return { name, state: 'warning', text, fix: 'Check the DNS server of this machine (/etc/resolv.conf)' };
  }
  return { name, state: 'ok', text: `${domain} has SPF and DMARC records`, fix: null };
}

/** Reads each of them now, and stores nothing. */
export async function checkCalendars(ctx: AppContext): Promise<Finding> {
  const name = 'Calendars';
  const calendars = await tryCalendars(ctx, TIMEOUT_MS);
  if (calendars.length === 0) return { name, state: 'off', text: 'None is read', fix: null };
  const failing = calendars.filter(({ failure }) => failure !== null);
  if (failing.length === 0) return { name, state: 'ok', text: `${calendars.length} can be read`, fix: null };
  const text = failing.map((calendar) => `${calendar.name}: ${calendar.failure?.replace(/\.$/, '')}`).join('; ');
  return { name, state: 'failed', text, fix: 'Captain → Booking → Calendars' };
}

export async function checkModel(ctx: AppContext): Promise<Finding> {
  const name = 'Model';
  const model = modelName(ctx.config);
  if (model === null) return { name, state: 'off', text: 'The chat answers from the cards', fix: null };
  try {
    await tryModel(ctx.config);
    return { name, state: 'ok', text: `${model} answers`, fix: null };
  } catch (error) {
    const fix = 'Check OPENAI_API_KEY, OPENAI_BASE_URL and OPENAI_MODEL; until then the cards answer';
    return {
      name,
      state: 'failed',
      text: `${model} does not answer: ${(error as Error).message.replace(/\.$/, '')}`,
      fix,
    };
  }
}

/** Why the service failed at its last use, if it did. */
async function findOutage({ db }: AppContext, service: 'mail' | 'webhook'): Promise<string | undefined> {
  const outage = (await listOutages(db)).find(({ source }) => source === service);
  return outage && (outage.lastError ?? 'unknown reason');
}
