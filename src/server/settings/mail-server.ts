import { getCaptain } from '#server/auth/auth.ts';
import type { Config } from '#server/config.ts';
import type { AppContext, MailSetup } from '#server/context.ts';
import type { Secrets } from '#server/db/data-key.ts';
import type { Db } from '#server/db/open.ts';
import { explainFailure, sendTestMail } from '#server/delivery/delivery.ts';
import { AppError } from '#shared/errors.ts';
import { decodePart } from '#shared/links.ts';
import type { MailServer, MailServerInput, MailTest } from '#shared/mail-server.schema.ts';
import { applySettingsChange } from './apply-settings-change.ts';
import { deleteSetting, findSetting, saveSetting } from './queries.ts';

/** A single encrypted text holds everything: a copy of the database tells nobody where mail goes out. */
const KEY = 'mail_server';

const NOTHING: MailServerInput = {
  host: '',
  port: 587,
  security: 'starttls',
  user: '',
  password: '',
  fromName: '',
  fromAddress: '',
  replyTo: '',
};
const OPTIONS = { tls: '', starttls: '?requireTLS=true', none: '?ignoreTLS=true' };

interface Stored {
  input: MailServerInput;
  /** It was encrypted with another key. */
  isUnreadable: boolean;
}

/** How mail goes out: what the environment says, else what is saved. */
export async function readMailSetup(db: Db, config: Config, secrets: Secrets): Promise<MailSetup> {
  const { input } = await readMailServer(db, secrets);
  const { host, fromName: name, fromAddress: address, replyTo } = input;
  const savedUrl = host ? urlOf(input) : undefined;
  const savedSender = name || address ? { name, address } : undefined;
  return {
    url: config.SMTP_URL ?? savedUrl,
    from: config.MAIL_FROM === undefined ? savedSender : mailbox(config.MAIL_FROM),
    replyTo: replyTo || undefined,
  };
}

/** Mail server, sender and reply address as the dashboard shows them. */
export async function getMailServer({ db, config, secrets }: AppContext): Promise<MailServer> {
  const { input, isUnreadable } = await readMailServer(db, secrets);
  const { password, ...saved } = input;
  const isServerGiven = config.SMTP_URL !== undefined;
  const isSenderGiven = config.MAIL_FROM !== undefined;
  return {
    ...saved,
    hasPassword: password !== '',
    ...(config.SMTP_URL !== undefined && serverAt(config.SMTP_URL)),
    ...(config.MAIL_FROM !== undefined && senderNamed(config.MAIL_FROM)),
    isServerGiven,
    isSenderGiven,
    isUnreadable: isUnreadable && !isServerGiven,
  };
}

/**
 * Saves them; mail goes out by the new server at once.
 *
 * @throws AppError `bad_request` when another server would get the stored password.
 */
export async function saveMailServer(ctx: AppContext, given: MailServerInput): Promise<MailServer> {
  const { SMTP_URL, MAIL_FROM } = ctx.config;
  await ctx.db.transaction().execute(async (trx) => {
    const { input: before } = await readMailServer(trx, ctx.secrets);
    // The form shows what the environment says, which is not saved.
    const input = { ...given, ...(SMTP_URL && savedServer(before)), ...(MAIL_FROM && savedSender(before)) };
    refuseOldPassword(before, input);
    const password = input.user === '' ? '' : input.password || before.password;
    const isEmpty = [input.host, input.fromName, input.fromAddress, input.replyTo].every((text) => text === '');
    if (isEmpty) return deleteSetting(trx, KEY);
    const value = ctx.secrets.encrypt(JSON.stringify({ ...input, password }));
    await saveSetting(trx, { key: KEY, value, description: 'Encrypted. Never shown.', category: 'secret' });
  });
  await applySettingsChange(ctx);
  return getMailServer(ctx);
}

/** @throws AppError `bad_request` when the stored password would be used for another server or user. */
function refuseOldPassword(before: MailServerInput, input: MailServerInput): void {
  const isOldUsed = input.password === '' && input.user !== '' && before.password !== '';
  const isSame = (['host', 'port', 'security', 'user'] as const).every((name) => before[name] === input[name]);
  if (!isOldUsed || isSame) return;
  const message = 'The stored password is for another server or user: please type it again';
  throw new AppError('bad_request', 'Please type the password again', { issues: [{ path: 'password', message }] });
}

/** Sends a test to a captain, and explains why it failed. */
export async function testMailServer(ctx: AppContext, captainId: number): Promise<MailTest> {
  const { url } = ctx.settings.mail();
  if (url === undefined) {
    return { isSent: false, text: 'No mail server is set up', fix: 'Give its name, port and login' };
  }
  const { email: to } = await getCaptain(ctx, captainId);
  const text = `The mail server took a test for ${to}. Look into that mailbox, also under spam`;
  try {
    await sendTestMail(ctx, to);
    return { isSent: true, text, fix: null };
  } catch (error) {
    return { isSent: false, ...explainFailure(error as Error, url) };
  }
}

/** The saved mail server; `isUnreadable` when it was encrypted with another key. */
async function readMailServer(db: Db, secrets: Secrets): Promise<Stored> {
  const row = await findSetting(db, KEY);
  if (!row) return { input: NOTHING, isUnreadable: false };
  const text = secrets.decrypt(row.value);
  if (text === undefined) return { input: NOTHING, isUnreadable: true };
  return { input: { ...NOTHING, ...(JSON.parse(text) as Partial<MailServerInput>) }, isUnreadable: false };
}

function savedServer({ host, port, security, user, password }: MailServerInput) {
  return { host, port, security, user, password };
}

function savedSender({ fromName, fromAddress }: MailServerInput) {
  return { fromName, fromAddress };
}

function urlOf({ host, port, security, user, password }: MailServerInput): string {
  const login = user && `${encodeURIComponent(user)}:${encodeURIComponent(password)}@`;
  return `${security === 'tls' ? 'smtps' : 'smtp'}://${login}${host}:${port}/${OPTIONS[security]}`;
}

function serverAt(url: string) {
  const { protocol, hostname, port, username, password } = new URL(url);
  const isTls = protocol === 'smtps:';
  return {
    host: hostname,
    port: Number(port) || (isTls ? 465 : 587),
    security: isTls ? ('tls' as const) : ('starttls' as const),
    user: decodePart(username),
    hasPassword: password !== '',
  };
}

/** `ada@example.com`, or with a name before it: `Ada <ada@example.com>`. */
function mailbox(text: string): { name: string; address: string } {
  const [, name = '', address = text] = /^\s*"?([^<"]*?)"?\s*<([^<>]+)>$/.exec(text) ?? [];
  return { name, address };
}

function senderNamed(text: string) {
  const { name, address } = mailbox(text);
  return { fromName: name, fromAddress: address };
}
