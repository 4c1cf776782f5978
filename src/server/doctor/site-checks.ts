import { isIP } from 'node:net';
import { connect, type TLSSocket } from 'node:tls';
import type { AppContext } from '#server/context.ts';
import { makeHealthToken } from '#server/operations/operations.ts';
import type { Finding } from '#shared/doctor.ts';
import { DAY_SECONDS } from '#shared/time.ts';
import { type Answer, ask, TIMEOUT_MS } from './ask.ts';

const CERTIFICATE_DAYS = 14;
/** A clock that differs more from others' breaks login codes, signatures and the times of mails. */
const CLOCK_SECONDS = 30;
const OPENAI = 'https://api.openai.com/';

/** Asks the site at its public address, so that names and proxy are examined with it. */
export async function checkSite(ctx: AppContext): Promise<Finding> {
  const name = 'Web address';
  const { siteUrl, given } = ctx.config;
  if (!given.has('SITE_URL')) {
    const fix = 'Set SITE_URL to the address that visitors use';
    return { name, state: 'warning', text: `Links in mails lead to ${siteUrl}`, fix };
  }
  try {
    const { status, body } = await ask(`${siteUrl}/healthz`, 'GET');
    if (status === 200 && body.includes('"status"'))
      return { name, state: 'ok', text: `${siteUrl} answers`, fix: null };
    const text = `${siteUrl}/healthz answers ${status}, which is not this site`;
    return { name, state: 'failed', text, fix: 'Point the proxy at this server, or correct SITE_URL' };
  } catch (error) {
    const text = `${siteUrl} cannot be reached: ${(error as Error).message}`;
    const fix =
      'Check DNS, the proxy and its certificate. Some networks cannot reach themselves by their public address';
    return { name, state: 'failed', text, fix };
  }
}

/** How long the certificate of the public address is valid, and for whom. */
export async function checkTls({ config, clock }: AppContext): Promise<Finding> {
  const name = 'TLS';
  if (!config.isHttps) {
    const isPublic = config.given.has('SITE_URL');
    const fix = 'Put a proxy with TLS in front of the site and set SITE_URL to its https address (docs/deployment.md)';
    return { name, state: isPublic ? 'warning' : 'off', text: 'SITE_URL is no https address', fix };
  }
  const fix = 'Renew the certificate; most proxies do so by themselves, look in their log';
  const { hostname, port } = new URL(config.siteUrl);
  try {
    const { endsAt, problem } = await readCertificate(hostname, Number(port || 443));
    const days = Math.floor((endsAt - clock.now()) / DAY_SECONDS);
    const valid = days < 0 ? `ended ${-days} days ago` : `is valid for ${days} days`;
    if (problem)
      return { name, state: 'failed', text: `Browsers refuse the certificate (${problem}); it ${valid}`, fix };
    return days < CERTIFICATE_DAYS
      ? { name, state: 'warning', text: `The certificate ${valid}`, fix }
      : { name, state: 'ok', text: `The certificate ${valid}`, fix: null };
  } catch (error) {
    return { name, state: 'failed', text: `No certificate could be read: ${(error as Error).message}`, fix };
  }
}

/** Counts the proxies that a request to the public address passes. */
export async function checkProxies(ctx: AppContext): Promise<Finding> {
  const name = 'Proxies';
  const { siteUrl, given, TRUST_PROXY: trusted } = ctx.config;
  const fix = 'Set TRUST_PROXY to the number of proxies in front of the site';
  const seen = ctx.proxyWatch.warning();
  if (seen !== undefined) return { name, state: 'failed', text: seen, fix };
  if (!given.has('SITE_URL'))
    return { name, state: 'off', text: `Not examined without SITE_URL; TRUST_PROXY is ${trusted}`, fix };
  const answer = await ask(`${siteUrl}/healthz`, 'GET', { 'X-Health-Token': makeHealthToken(ctx) }).catch(
    () => undefined,
  );
  const proxies = /"proxies":(\d+)/.exec(answer?.body ?? '')?.[1];
  if (proxies === undefined)
    return { name, state: 'off', text: `${siteUrl} does not say how many there are`, fix: null };
  const text = `TRUST_PROXY is ${trusted}; ${proxies === '1' ? '1 proxy is' : `${proxies} proxies are`} in front of the site`;
  if (Number(proxies) === trusted) return { name, state: 'ok', text, fix: null };
  const consequence = trusted < Number(proxies) ? 'all visitors share one limit' : 'visitors can forge their address';
  return { name, state: 'failed', text: `${text}: ${consequence}`, fix };
}

/** Compares the clock with those of the webhook's and the model's server, which every answer over HTTP has. */
export async function checkClock({ config, clock }: AppContext): Promise<Finding> {
  const name = 'Clock';
  const model = config.OPENAI_BASE_URL ?? (config.OPENAI_API_KEY ? OPENAI : undefined);
  const others = [config.WEBHOOK_URL, model].filter((url) => url !== undefined);
  const answers = await Promise.all(others.map(async (url) => ({ url, date: await readDate(url) })));
  const known = answers.flatMap(({ url, date }) =>
    date === undefined ? [] : [{ host: new URL(url).host, off: Math.abs(date - clock.now()) }],
  );
  const [worst] = known.sort((a, b) => b.off - a.off);
  if (!worst)
    return { name, state: 'off', text: 'No webhook or model answers whose clock could be compared', fix: null };
  if (worst.off <= CLOCK_SECONDS) return { name, state: 'ok', text: `Agrees with that of ${worst.host}`, fix: null };
  const text = `It differs from that of ${worst.host} by ${worst.off} seconds: login codes and signatures fail`;
  return { name, state: 'failed', text, fix: 'Set the clock of this machine by NTP: timedatectl set-ntp true' };
}

async function readDate(url: string): Promise<number | undefined> {
  const answer: Answer | undefined = await ask(url, 'HEAD').catch(() => undefined);
  return answer?.date;
}

/** The end of a server's certificate in Unix seconds, and why browsers refuse it, if they do. */
function readCertificate(host: string, port: number): Promise<{ endsAt: number; problem: string | undefined }> {
  return new Promise((resolve, reject) => {
    // Accepted first, so that one that has ended can be read too. Nothing is sent over the connection.
    const socket: TLSSocket = connect(
      { host, port, servername: isIP(host) ? '' : host, rejectUnauthorized: false },
      () => {
        const endsAt = Math.floor(Date.parse(socket.getPeerCertificate().valid_to) / 1000);
        const problem = socket.authorized ? undefined : String(socket.authorizationError);
        socket.destroy();
        resolve({ endsAt, problem });
      },
    );
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error(`no answer within ${TIMEOUT_MS / 1000} s`)));
    socket.on('error', reject);
  });
}
