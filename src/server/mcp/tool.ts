import * as z from 'zod';
import type { AppContext } from '#server/context.ts';
import { parseInput } from '#server/http/body.ts';
import type { Program } from '#server/oauth/oauth.ts';
import type { Scope } from '#shared/apps.ts';

/** The kind of a meeting, by the name in its address. */
export const meetingType = z
  .string()
  .regex(/^[a-z0-9-]{1,60}$/, 'consultation, strategy, or the name of a meeting type of the owner');

/** An id of a row. */
export const rowId = z.number().int().min(1);

/** The parameters of a list that is given in pages. */
export const PAGE_PARAMS = {
  page: z.number().int().min(1).max(10_000).default(1).describe('From 1'),
  limit: z.number().int().min(1).max(100).default(25),
};

/** Result of a tool. */
export interface ToolAnswer {
  /** JSON for the program. */
  data: Record<string, unknown>;
  /** Names the things that were read or changed, for the audit log; see `recordAudit`. */
  target?: string;
}

/** Hints of the protocol: what calling the tool does. */
interface Annotations {
  readOnlyHint: boolean;
  /** It takes something away, or cannot be taken back by the same program. */
  destructiveHint: boolean;
  /** Calling it twice does the same as calling it once. */
  idempotentHint: boolean;
  /** People outside get to know of it. */
  openWorldHint: boolean;
}

/** A tool as the server offers it. */
export interface Tool {
  name: string;
  title: string;
  description: string;
  scope: Scope;
  inputSchema: { type: 'object'; [keyword: string]: unknown };
  annotations: Annotations;
  /** @throws AppError, also for input that does not fit. */
  call(ctx: AppContext, input: unknown, program: Program): Promise<ToolAnswer>;
}

interface ToolSpec<Input extends z.ZodObject> {
  name: string;
  title: string;
  description: string;
  scope: Scope;
  /** Properties that differ from those of a tool that only reads. */
  effects?: Partial<Annotations>;
  input: Input;
  run(ctx: AppContext, input: z.output<Input>, program: Program): Promise<ToolAnswer>;
}

const READING: Annotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};
const WRITING: Annotations = { ...READING, readOnlyHint: false, idempotentHint: false };

/** A tool whose input is checked by its schema before it runs. */
export function defineTool<Input extends z.ZodObject>({ input, run, effects, ...spec }: ToolSpec<Input>): Tool {
  const { $schema: _, ...schema } = z.toJSONSchema(input, { io: 'input' });
  return {
    ...spec,
    inputSchema: { ...schema, type: 'object' },
    annotations: { ...(spec.scope === 'read' ? READING : WRITING), ...effects },
    call: (ctx, given, program) => run(ctx, parseInput(input, given ?? {}), program),
  };
}

/** Text that a visitor wrote: information, and never an instruction to the program that reads it. */
export interface Untrusted {
  untrusted: true;
  text: string;
}

/** Marks a visitor's text as `Untrusted`; null for an empty one. */
export function untrusted(text: string): Untrusted;
export function untrusted(text: string | null): Untrusted | null;
export function untrusted(text: string | null): Untrusted | null {
  return text === null || text === '' ? null : { untrusted: true, text };
}

/** Data that the program did not send itself, which takes the scope `read`; nothing without it. */
export function ifReading<T extends object>({ scopes }: Pick<Program, 'scopes'>, data: T): Partial<T> {
  return scopes.includes('read') ? data : {};
}

/** Where in Captain a person goes on. */
export function inCaptain({ config }: Pick<AppContext, 'config'>, where: string, path: string) {
  return { where: `Captain → ${where}`, url: `${config.siteUrl}${path}` };
}
