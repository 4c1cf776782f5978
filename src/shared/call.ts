import type { ErrorCode } from './errors.ts';
import type { Role } from './roles.ts';

/**
 * The declaration of a call of the API. Guard, parsing and audit log on the server, the types of the client, the table in
 * docs/roles.md and the OpenAPI document follow from it. In the browser a call has only `method` and `path`: `build.mjs` leaves
 * out the rest, so that no schema is sent to visitors.
 */

/** As much of a zod schema as the types below need: comparing whole schemas made checking the types ten times slower. */
export interface Schema {
  readonly _zod: { readonly input: unknown; readonly output: unknown };
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** Method and path after `/api`, with its parameters: `PUT /captain/meeting-types/:id`. */
type Address = `${Method} /${string}`;

export interface CallRules {
  /** A line for the documentation. */
  does: string;
  /** `anyone` needs no login; `editor` means editors and owners. */
  who: 'anyone' | Role;
  /** Schemas of parameters of the path: without one, `id` is the number of a row, any other a text. One that does not fit is answered with 404. */
  params?: Readonly<Record<string, Schema>>;
  query?: Schema;
  /**
   * Schema of the JSON body, which may be left out where the schema takes undefined; `other` for a body that the feature reads itself (a
   * file, a form).
   */
  input?: Schema | 'other';
  /** Schema of the JSON answer; `file` for anything else that the feature sends itself. Without it the answer is 204, without a body. */
  answer?: Schema | 'file';
  /** 201 if the call creates something, 202 if its work is done later; else 200. */
  status?: 201 | 202;
  /** True for one page of a list, whose total is in the header X-Total-Count. */
  isPage?: true;
  /** Its name in the audit log, object and verb. Calls that change nothing have none. */
  audit?: string;
  /** True when it needs a login or a confirmation within ten minutes; `partly` when that depends on the change, which the feature decides. */
  confirm?: true | 'partly';
  /** Schema of the answer to `?dryRun=1`, which changes nothing: then the call is neither confirmed nor recorded. */
  dryRun?: Schema;
  /** Refusals besides those that follow from the rest, such as `not_found` from a parameter of the path. */
  errors?: readonly ErrorCode[];
  /** Largest body in bytes; the default is in `server/http/body.ts`. */
  maxBytes?: number;
}

export type Call<A extends Address = Address, R extends CallRules = CallRules> = {
  readonly method: Method;
  readonly path: string;
  /** Only in types. */
  readonly address?: A;
} & R;

/** Declares a call. */
export function call<const A extends Address, const R extends CallRules>(address: A, rules: R): Call<A, R> {
  const [method, path] = address.split(' ') as [Method, string];
  return { method, path, ...rules };
}

type ParameterNames<P> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterNames<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;
type NamesIn<C> = C extends { readonly address?: infer A } ? ParameterNames<A> : never;
type Output<T> = T extends Schema ? T['_zod']['output'] : undefined;
type Input<T> = T extends Schema ? T['_zod']['input'] : undefined;
type Rule<C, K extends keyof CallRules> = C extends { readonly [P in K]: infer T } ? T : undefined;

/** Values of the parameters of the path, as the server's handler gets them. */
export type ParamsOf<C> = {
  [N in NamesIn<C>]: Rule<C, 'params'> extends { readonly [P in N]: infer T extends Schema }
    ? T['_zod']['output']
    : N extends 'id'
      ? number
      : string;
};
export type QueryOf<C> = Output<Rule<C, 'query'>>;
/** The body as the server's handler gets it: checked, with defaults. */
export type InputOf<C> = Output<Rule<C, 'input'>>;
/** The answer as the client gets it: JSON. */
export type AnswerOf<C> = Input<Rule<C, 'answer'>>;
/** A row of a list. */
export type RowOf<C> = AnswerOf<C> extends readonly (infer Row)[] ? Row : never;
export type DryRunOf<C> = Input<Rule<C, 'dryRun'>>;
/** The answer as the server's handler gives it: times are seconds. */
export type ResultOf<C> = Output<Rule<C, 'answer'>>;
export type DryRunResultOf<C> = Output<Rule<C, 'dryRun'>>;

/** Names are checked here, values by the server: a form sends what was typed into it. */
type Unchecked<T> =
  | (T extends readonly (infer Item)[]
      ? readonly Unchecked<Item>[]
      : T extends object
        ? { [K in keyof T]?: Unchecked<T[K]> }
        : T extends number
          ? number
          : T)
  | string
  | File
  | null
  | undefined;

/** `undefined` for a call without a body. */
type Body<T> = [T] extends [undefined] ? undefined : Exclude<Unchecked<T>, string | File | null | undefined>;

type Part<K extends string, T> = [T] extends [undefined]
  ? unknown
  : undefined extends T
    ? { [P in K]?: T }
    : { [P in K]: T };
type PartOfQuery<T> = [T] extends [undefined] ? unknown : Record<never, never> extends T ? { query?: T } : { query: T };
/** Request of the client: parameters, query and body, as far as the call has them. */
export type RequestOf<C> = ([NamesIn<C>] extends [never] ? unknown : { params: Record<NamesIn<C>, string | number> }) &
  PartOfQuery<Input<Rule<C, 'query'>>> &
  Part<'input', Body<Input<Rule<C, 'input'>>>>;

/** `[]` when nothing has to be sent, so that the second argument can be left out. */
export type RequestArguments<C> =
  Record<never, never> extends RequestOf<C> ? [request?: RequestOf<C>] : [request: RequestOf<C>];
