import type { Context, MiddlewareHandler } from 'hono';
import * as z from 'zod';
import type { Call } from '#shared/call.ts';
import { AppError } from '#shared/errors.ts';
import { recordAudit } from './audit/audit.ts';
import { changedFields } from './audit/differences.ts';
import { findCredentials } from './auth/queries.ts';
import { getCaptain } from './auth/users.ts';
import { getPostFields } from './blog/edits.ts';
import { getPublishedDocument } from './content/editing/editing.ts';
import type { AppContext } from './context.ts';
import { clientAddress } from './http/client-address.ts';
import { asksForDryRun } from './http/dry-run.ts';
import type { CaptainVariables } from './http/require-captain.ts';
import { getSubscriberStatus } from './newsletter/newsletter.ts';
import { getMailServer } from './settings/mail-server.ts';
import { listSettingsForCaptain } from './settings/settings.ts';

/** The object that an action changes, by the last parameter of its call: read before and after it. */
const READERS: Record<string, (ctx: AppContext, name: string) => Promise<unknown>> = {
  'settings.save': async (ctx) =>
    Object.fromEntries((await listSettingsForCaptain(ctx)).map(({ key, value }) => [key, value])),
  'mail-server.save': (ctx) => getMailServer(ctx),
  'page.publish': (ctx, key) => getPublishedDocument(ctx, key),
  'page.delete': (ctx, key) => getPublishedDocument(ctx, key),
  'post.save': getPostFields,
  'post.delete': getPostFields,
  'subscriber.save': (ctx, id) => getSubscriberStatus(ctx, Number(id)),
  'user.save': (ctx, id) => getCaptain(ctx, Number(id)),
  'user.invite': (ctx, id) => getCaptain(ctx, Number(id)),
};

/** Fields that are read of an answer: the name of what was created, who logged in, why it was refused. */
const Answer = z
  .object({
    message: z.string().optional(),
    slug: z.string().optional(),
    key: z.string().optional(),
    id: z.union([z.string(), z.number()]).optional(),
    username: z.string().optional(),
    user: z.object({ username: z.string() }).optional(),
  })
  .catch({});
const Login = z.object({ username: z.string().trim() });

/** A user is named, not numbered: the account may be removed later. */
const Named = z.object({ username: z.string().optional() }).catch({});

interface Env {
  Variables: Partial<CaptainVariables>;
}
/** The input that `body` has read, if the call came that far. */
interface ParsedBody {
  in: { json: unknown };
  out: { json: unknown };
}

/**
 * Records what captains change and download, what is refused to them, and logins: the calls whose declaration has a name for it. A HEAD
 * request and a dry run are not recorded.
 */
export function auditCalls(ctx: AppContext): (call: Call) => MiddlewareHandler<Env, string, ParsedBody> {
  return (call) => async (c, next) => {
    const { method, audit: action } = call;
    if (!action || c.req.method === 'HEAD') return next();
    if (action === 'login') {
      await next();
      return tryRecord(ctx, () => recordLogin(ctx, c, c.req.valid('json')));
    }
    const name = nameInPath(call, c);
    const readObject = objectReader(ctx, action, c);
    const before = await readObject(name);
    await next();
    const captain = c.get('captain');
    if (!captain || asksForDryRun(call, c)) return;
    await tryRecord(ctx, async () => {
      // A download may be long, and says nothing that the log needs.
      const answer = method === 'GET' && c.res.ok ? {} : await readAnswer(c);
      // A post may have got another slug.
      const after = c.res.ok ? await readObject(answer.slug ?? name) : before;
      const [kind] = action.split('.');
      const target = Named.parse(before).username || name || createdName(c, answer);
      await recordAudit(ctx.db, {
        at: ctx.clock.now(),
        actor: captain.username,
        address: clientAddress(c, ctx.config),
        action,
        target: [kind, target].filter(Boolean).join(' '),
        change: changedFields(before, after),
        result: resultOf(c.res.status),
        reason: c.res.ok ? undefined : answer.message,
      });
    });
  };
}

async function recordLogin(ctx: AppContext, c: Context, input: unknown): Promise<void> {
  const { user, message } = await readAnswer(c);
  // A login without a user is one half of two; a refusal by a limit would let strangers fill the log.
  if (!user && c.res.status !== 401) return;
  await recordAudit(ctx.db, {
    at: ctx.clock.now(),
    actor: user?.username ?? null,
    address: clientAddress(c, ctx.config),
    action: 'login',
    target: user ? undefined : await knownUser(ctx, input),
    result: user ? 'done' : 'refused',
    reason: user ? undefined : message,
  });
}

/** The username of a login, if the account exists: people type passwords into this field, which must not be logged. */
async function knownUser(ctx: AppContext, body: unknown): Promise<string | undefined> {
  const input = Login.safeParse(body);
  const captain = input.success ? await findCredentials(ctx.db, input.data.username) : undefined;
  return captain && `user ${captain.username}`;
}

/** The action has happened: an entry that cannot be written does not turn its answer into an error. */
async function tryRecord(ctx: AppContext, write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    ctx.log.error({ err: error }, 'the audit log cannot be written');
  }
}

/** A function that reads the object of an action by its name. It returns undefined where there is none, and to somebody without a cookie. */
function objectReader(ctx: AppContext, action: string, c: Context): (name: string) => Promise<unknown> {
  const reader = READERS[action];
  if (!reader || !c.req.header('cookie')) return async () => undefined;
  return async (name) => {
    try {
      return await reader(ctx, name);
    } catch (error) {
      if (error instanceof AppError) return undefined;
      throw error;
    }
  };
}

type Answer = z.output<typeof Answer>;

async function readAnswer(c: Context): Promise<Answer> {
  if (!c.res.headers.get('content-type')?.startsWith('application/json')) return {};
  return Answer.parse(await c.res.clone().json());
}

/** Value of the last parameter of a call's path; empty without one. */
function nameInPath({ path }: Call, c: Context): string {
  const parameter = /.*:(\w+)/.exec(path)?.[1];
  return (parameter && c.req.param(parameter)) ?? '';
}

/** Name of the object that a call has created, by its answer; empty where it created none. */
function createdName(c: Context, { slug, key, username, id }: Answer): string {
  return c.res.status === 201 ? String(slug ?? key ?? username ?? id ?? '') : '';
}

function resultOf(status: number) {
  if (status < 400) return 'done';
  return status === 401 || status === 403 ? 'refused' : 'failed';
}
