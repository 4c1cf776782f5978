import http from 'node:http';
import https from 'node:https';
import type { TLSSocket } from 'node:tls';
import { listCalendars } from '#server/calendars/calendars.ts';
import type { AppContext } from '#server/context.ts';
import { tryMailServer } from '#server/delivery/delivery.ts';
import { modelName, tryModel } from '#server/model/model.ts';
import { checkSender } from '#server/newsletter/newsletter.ts';
import type { Finding } from '#shared/doctor.ts';
import { DAY_SECONDS } from '#shared/time.ts';

const TIMEOUT_MS = 8_000;
const RECORDS: Record<string, string> = { hasSpf: 'SPF', hasDmarc: 'DMARC' };
const CERTIFICATE_DAYS = 14;
/** A clock that differs more from others' breaks login codes, signatures and the times of mails. */
const CLOCK_SECONDS = 30;

/** Asks the site at its public address, so that names, proxy and certificate are examined with it. */
export async function checkSite({ config, clock }: AppContext): Promise<Finding> {
  const name = 'Web address';
  const { siteUrl } = config;
  if (!config.given.has('SITE_URL')) {
    const fix = 'Set SITE_URL to the address that visitors use';
    return { name, state: 'warning', text: `Links in mails lead to ${siteUrl}`, fix };
  }
  let answer: Answer;
  try {
    answer = await ask(`${siteUrl}/healthz`, 'GET');
  } catch (error) {
    const fix =
      'Check DNS, the proxy and its certificate. Some networks cannot reach themselves by their public address';
    return { name, state: 'failed', text: `${siteUrl} cannot be reached: ${(error as Error).message}`, fix };
  }
  if (answer.status !== 200 || !answer.body.includes('"status"')) {
    const text = `${siteUrl}/healthz answers ${answer.status}, which is not this site`;
    return { name, state: 'failed', text, fix: 'Point the proxy at this server, or correct SITE_URL' };
  }
  const days = answer.certificateEnd && Math.floor((answer.certificateEnd - clock.now()) / DAY_SECONDS);
  if (days !== undefined && days < CERTIFICATE_DAYS) {
    const text = `The certificate of ${siteUrl} ends in ${days} days`;
    return { name, state: 'warning', text, fix: 'Renew it; most proxies do so by themselves' };
  }
  const tls = config.isHttps ? `, certificate valid for ${days} days` : ', without TLS';
  const proxies = `TRUST_PROXY=${config.TRUST_PROXY}`;
  const state = config.isHttps ? 'ok' : 'warning';
  const fix = config.isHttps ? null : 'Put a proxy with TLS in front of it (docs/deployment.md)';
  return { name, state, text: `${siteUrl} answers${tls}; ${proxies}`, fix };
}

export async function checkMail(ctx: AppContext): Promise<Finding> {
  const name = 'Mail';
  if (!ctx.config.SMTP_URL) {
    return { name, state: 'off', text: 'Mail is kept in the outbox and not sent', fix: 'Set SMTP_URL to send it' };
  }
  try {
    await tryMailServer(ctx.config.SMTP_URL);
  } catch (error) {
    const fix = 'Check SMTP_URL: name, port, user and password';
    return { name, state: 'failed', text: `The mail server refuses: ${(error as Error).message}`, fix };
  }
  const text = 'The mail server accepts the login';
  if (ctx.config.MAIL_FROM) return { name, state: 'ok', text, fix: null };
  return { name, state: 'warning', text, fix: 'Set MAIL_FROM to an address that this server may send from' };
}

/** Only whether it can be reached: a test message would start the owner's flow. */
export async function checkWebhook({ config, clock }: AppContext): Promise<Finding> {
  const name = 'Webhook';
  if (!config.WEBHOOK_URL) return { name, state: 'off', text: 'Not configured', fix: null };
  let answer: Answer;
  try {
    answer = await ask(config.WEBHOOK_URL, 'HEAD');
  } catch (error) {
    const fix = 'Check WEBHOOK_URL and that its server runs';
    return { name, state: 'failed', text: `It cannot be reached: ${(error as Error).message}`, fix };
  }
  const off = answer.date === undefined ? 0 : Math.abs(answer.date - clock.now());
  if (off > CLOCK_SECONDS) {
    const text = `Its clock and this machine's differ by ${off} seconds`;
    return { name, state: 'warning', text, fix: 'Set the clock of this machine by NTP' };
  }
  if (!config.WEBHOOK_SECRET) {
    const fix = 'Set WEBHOOK_SECRET, so that the receiver can tell real messages from forged ones';
    return { name, state: 'warning', text: 'Reachable, but messages are not signed', fix };
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
    return { name, state: 'off', text: `The records of ${domain} could not be looked up`, fix: null };
  }
  return { name, state: 'ok', text: `${domain} has SPF and DMARC records`, fix: null };
}

/** As they were read last: reading them again would take as long as their servers want. */
export async function checkCalendars(ctx: AppContext): Promise<Finding> {
  const name = 'Calendars';
  const calendars = await listCalendars(ctx);
  if (calendars.length === 0) return { name, state: 'off', text: 'None is read', fix: null };
  const failing = calendars.filter(({ lastError }) => lastError !== null);
  if (failing.length === 0) return { name, state: 'ok', text: `${calendars.length} read without errors`, fix: null };
  const text = failing.map((calendar) => `${calendar.name}: ${calendar.lastError}`).join('; ');
  const fix = 'Captain → Booking → Calendars';
  return { name, state: failing.some(({ isStale }) => isStale) ? 'failed' : 'warning', text, fix };
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
    return { name, state: 'failed', text: `${model} does not answer: ${(error as Error).message}`, fix };
  }
}

interface Answer {
  status: number;
  body: string;
  /** The time of the other side, Unix seconds. */
  date: number | undefined;
  /** When its certificate ends, Unix seconds; undefined without TLS. */
  certificateEnd: number | undefined;
}

function ask(url: string, method: 'GET' | 'HEAD'): Promise<Answer> {
  const { request } = url.startsWith('https:') ? https : http;
  return new Promise((resolve, reject) => {
    const call = request(url, { method, agent: false }, (response) => {
      const end = url.startsWith('https:') ? (response.socket as TLSSocket).getPeerCertificate().valid_to : undefined;
      let body = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        body = (body + part).slice(0, 10_000);
      });
      response.on('error', reject).on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          body,
          date: response.headers.date ? toSeconds(response.headers.date) : undefined,
          certificateEnd: end ? toSeconds(end) : undefined,
        }),
      );
    });
    call.setTimeout(TIMEOUT_MS, () => call.destroy(new Error(`no answer within ${TIMEOUT_MS / 1000} s`)));
    call.on('error', (error: NodeJS.ErrnoException) =>
      reject(new Error(error.message || error.code || 'unknown error')),
    );
    call.end();
  });
}

function toSeconds(date: string): number {
  return Math.floor(Date.parse(date) / 1000);
}
