import { isIP } from 'node:net';
import { connect, type TLSSocket } from 'node:tls';
import * as z from 'zod';
import type { AppContext } from '#server/context.ts';
import { makeHealthToken } from '#server/operations/operations.ts';
import { JobState } from '#shared/jobs.schema.ts';
import { paths } from '#shared/paths.ts';
import { DAY_SECONDS } from '#shared/time.ts';
import { failed, off, ok, type Result, warning } from './results.ts';
import { sendRequest, TIMEOUT_MS } from './send-request.ts';

const CERTIFICATE_DAYS = 14;
/** A clock that differs more from others' breaks login codes, signatures and the times of mails. */
const CLOCK_SECONDS = 30;
const OPENAI = 'https://api.openai.com/';

/** Says where links lead while nobody has told the server its address. */
export function checkAddress({ config: { siteUrl, given } }: AppContext): Result | undefined {
  if (given.has('SITE_URL')) return undefined;
  const text = `Links in mails and for search engines lead to ${siteUrl}, because the environment of the server has no SITE_URL: where it is started, set SITE_URL=https://www.example.com, with your address, and start it again`;
  return warning(
    text,
    'Set SITE_URL to the address that visitors use (docs/configuration.md)',
    paths.help('configuration'),
  );
}

/** Asks the site at its public address, so that names and proxy are examined with it. */
export async function checkSite(ctx: AppContext): Promise<Result | undefined> {
  const { siteUrl, given } = ctx.config;
  if (!given.has('SITE_URL')) return undefined;
  try {
    const { status, body } = await sendRequest(`${siteUrl}/healthz`, 'GET');
    if (status === 200 && body.includes('"status"')) return ok(`${siteUrl} answers`);
    const text = `${siteUrl}/healthz answers ${status}, which is not this site`;
    return failed(text, 'Point the proxy at this server, or correct SITE_URL');
  } catch (error) {
    const fix =
      'Check DNS, the proxy and its certificate. Some networks cannot reach themselves by their public address';
    return failed(`${siteUrl} cannot be reached: ${(error as Error).message}`, fix);
  }
}

/** How long the certificate of the public address is valid, and for whom. */
export async function checkTls({ config, clock }: AppContext): Promise<Result> {
  if (!config.isHttps) {
    const text = 'SITE_URL is no https address';
    const fix = 'Put a proxy with TLS in front of the site and set SITE_URL to its https address (docs/deployment.md)';
    return config.given.has('SITE_URL') ? warning(text, fix) : off(text, fix);
  }
  const fix = 'Renew the certificate; most proxies do so by themselves, look in their log';
  const { hostname, port } = new URL(config.siteUrl);
  try {
    const { endsAt, problem } = await readCertificate(hostname, Number(port || 443));
    const days = Math.floor((endsAt - clock.now()) / DAY_SECONDS);
    const valid = days < 0 ? `ended ${-days} days ago` : `is valid for ${days} days`;
    if (problem) return failed(`Browsers refuse the certificate (${problem}); it ${valid}`, fix);
    const text = `The certificate ${valid}`;
    return days < CERTIFICATE_DAYS ? warning(text, fix) : ok(text);
  } catch (error) {
    return failed(`No certificate could be read: ${(error as Error).message}`, fix);
  }
}

/** Signs in visitors' requests that TRUST_PROXY is wrong. */
export function readProxyWatch({ proxyWatch }: AppContext): Result | undefined {
  const seen = proxyWatch.warning();
  return seen && failed(seen.text, seen.fix);
}

/** Counts the proxies that a request to the public address passes. */
export async function checkProxies(ctx: AppContext): Promise<Result | undefined> {
  const { siteUrl, given, TRUST_PROXY: trusted } = ctx.config;
  const fix = 'Set TRUST_PROXY to the number of proxies in front of the site';
  // Visitors' requests tell more than one from this machine.
  if (ctx.proxyWatch.warning()) return undefined;
  if (!given.has('SITE_URL')) return off(`Not examined without SITE_URL; TRUST_PROXY is ${trusted}`, fix);
  const headers = { 'X-Health-Token': makeHealthToken(ctx) };
  const answer = await sendRequest(`${siteUrl}/healthz`, 'GET', headers).catch(() => undefined);
  const proxies = /"proxies":(\d+)/.exec(answer?.body ?? '')?.[1];
  if (proxies === undefined) return off(`${siteUrl} does not say how many there are`);
  const text = `TRUST_PROXY is ${trusted}; ${proxies === '1' ? '1 proxy is' : `${proxies} proxies are`} in front of the site`;
  if (Number(proxies) === trusted) return ok(text);
  const consequence = trusted < Number(proxies) ? 'all visitors share one limit' : 'visitors can forge their address';
  return failed(`${text}: ${consequence}`, fix);
}

/** The jobs of this process; in one without jobs, such as the doctor's, those of the running server. @throws when it does not answer. */
export async function listJobs(ctx: AppContext): Promise<JobState[]> {
  const own = ctx.jobs.list();
  if (own.length > 0) return own;
  const { body } = await sendRequest(`${ctx.config.siteUrl}/healthz`, 'GET', {
    'X-Health-Token': makeHealthToken(ctx),
  });
  return HealthWithJobs.parse(JSON.parse(body)).jobs;
}

const HealthWithJobs = z.object({ jobs: z.array(JobState) });

/** Looks for jobs whose last run failed. */
export async function checkJobs(ctx: AppContext): Promise<Result> {
  const jobs = await listJobs(ctx).catch(() => []);
  if (jobs.length === 0) return off(`No server answers at ${ctx.config.siteUrl} to say how its jobs go`);
  const failing = jobs.filter(({ error }) => error !== null);
  if (failing.length === 0) return ok(`${jobs.length} jobs; the last run of none failed`);
  const text = failing.map(({ name, error }) => `“${name}” failed at its last run: ${error}`).join('; ');
  return warning(text, 'It is tried again. The log of the server has more');
}

/** Compares the clock with those of the webhook's and the model's server, which every answer over HTTP has. */
export async function checkClock({ config, clock }: AppContext): Promise<Result> {
  const model = config.OPENAI_BASE_URL ?? (config.OPENAI_API_KEY ? OPENAI : undefined);
  const others = [config.WEBHOOK_URL, model].filter((url) => url !== undefined);
  const known = await Promise.all(
    others.map(async (url) => {
      const answer = await sendRequest(url, 'HEAD').catch(() => undefined);
      return answer?.date === undefined ? [] : [{ host: new URL(url).host, off: Math.abs(answer.date - clock.now()) }];
    }),
  );
  const [worst] = known.flat().sort((a, b) => b.off - a.off);
  if (!worst) return off('No webhook or model answers whose clock could be compared');
  if (worst.off <= CLOCK_SECONDS) return ok(`Agrees with that of ${worst.host}`);
  const text = `It differs from that of ${worst.host} by ${worst.off} seconds: login codes and signatures fail`;
  return failed(text, 'Set the clock of this machine by NTP: timedatectl set-ntp true');
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
