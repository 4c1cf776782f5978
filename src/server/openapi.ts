import * as z from 'zod';
import { sessionCookieName } from '#server/auth/auth.ts';
import { paramSchemas, routes } from '#server/http/calls.ts';
import { STATUS } from '#server/http/errors.ts';
import type { Call, Schema } from '#shared/call.ts';
import { apiCalls, CALL_GROUPS } from '#shared/calls.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { Time } from '#shared/stored.schema.ts';
import type { Config } from './config.ts';
import { OUTSIDE_CALLS, type OutsideCall, tokenScheme } from './outside-calls.ts';

type Json = Record<string, unknown>;

/** Meaning of each refusal. */
const REFUSALS: Readonly<Record<ErrorCode, string>> = {
  bad_request: 'A parameter or field was refused; `issues` names each',
  unauthorized: 'Not logged in',
  forbidden: 'Not allowed, from another site, or without the confirmation that it needs',
  not_found: 'There is no such thing',
  gone: 'It was there and has expired',
  conflict: 'It does not fit what is stored',
  too_large: 'The body is too large',
  not_json: 'The body is not JSON',
  too_many: 'Too many calls; `Retry-After` says when to try again',
  unavailable: 'Not possible at the moment',
  no_space: 'The disk is full',
};

export const openApiRoutes = routes(apiCalls, {
  openApi: (ctx, { c }) => c.json(describeApi(ctx.config)),
});

/** The API as an OpenAPI 3.1 document, made from the declarations of its calls. */
function describeApi({ siteUrl, isHttps }: Pick<Config, 'siteUrl' | 'isHttps'>): Json {
  const paths: Record<string, Json> = {};
  for (const [group, calls] of Object.entries(CALL_GROUPS)) {
    for (const [name, call] of Object.entries(calls)) {
      const path = call.path.replace(/:(\w+)/g, '{$1}');
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: describeCall(call, group, name) };
    }
  }
  const api = { url: `${siteUrl}/api` };
  for (const [address, call] of Object.entries(OUTSIDE_CALLS)) {
    const [method = '', path = ''] = address.split(' ');
    const key = method.toLowerCase();
    // OpenAPI knows a call by method and path: where the API has the same, both servers are named.
    const servers = [...(paths[path]?.[key] ? [api] : []), { url: siteUrl }];
    paths[path] = { ...paths[path], [key]: { ...describeOutside(call, address), servers } };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Captain', version: '1', description: 'Made from the declarations of the calls.' },
    servers: [api],
    paths,
    components: {
      schemas: { Error: schemaOf(ErrorBody, 'output') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: sessionCookieName({ isHttps }) },
        program: tokenScheme(siteUrl),
      },
    },
  };
}

const ErrorBody = z.object({
  message: z.string(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  code: z.string().optional(),
  /** The message again, of /tags. */
  error: z.string().optional(),
});
const REFUSAL = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };

function describeCall(call: Call, group: string, name: string): Json {
  return {
    operationId: `${group}_${name}`,
    tags: [group],
    summary: call.does,
    security: call.who === 'anyone' ? [] : [{ session: [] }],
    parameters: [...pathParameters(call), ...queryParameters(call)],
    ...(call.input
      ? { requestBody: { required: isRequired(call.input), content: contentOf(call.input, 'input') } }
      : {}),
    responses: { ...answers(call), ...refusals(call) },
  };
}

function pathParameters(call: Call): Json[] {
  const params = paramSchemas(call);
  return [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: params[name] ? schemaOf(params[name], 'input') : { type: 'string' },
  }));
}

function queryParameters({ query, dryRun }: Call): Json[] {
  const listed = parametersOf(query);
  const parameter = { name: 'dryRun', in: 'query', required: false, schema: { type: 'string', enum: ['1'] } };
  return dryRun ? [...listed, { ...parameter, description: 'Checks and counts, and changes nothing' }] : listed;
}

function parametersOf(query: Schema | undefined): Json[] {
  const { properties = {}, required = [] } = query
    ? (schemaOf(query, 'input') as { properties?: Json; required?: string[] })
    : {};
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function answers({ answer, status, dryRun }: Call): Json {
  const full = answer
    ? { [status ?? 200]: { description: 'Done', content: contentOf(answer, 'output') } }
    : { 204: { description: 'Done' } };
  if (!dryRun) return full;
  const schema = !status && answer && answer !== 'file' ? z.union([answer as z.ZodType, dryRun as z.ZodType]) : dryRun;
  return { ...full, 200: { description: 'Done, or the result of the dry run', content: contentOf(schema, 'output') } };
}

function refusals({ who, path, input, query, errors = [] }: Call): Json {
  const codes = new Set<ErrorCode>(errors);
  if (who !== 'anyone') codes.add('unauthorized').add('forbidden');
  if (input || query) codes.add('bad_request');
  if (input && input !== 'other') codes.add('too_large').add('not_json');
  if (path.includes(':')) codes.add('not_found');
  return Object.fromEntries(
    [...codes].map((code) => [STATUS[code], { description: REFUSALS[code], content: REFUSAL }]),
  );
}

function describeOutside(
  { does, needsToken, query, body, isBodyOptional, answers }: OutsideCall,
  address: string,
): Json {
  const inPath = [...address.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const responses = Object.entries(answers).map(([status, [description, content]]) => [
    status,
    { description, ...(content && { content: content === 'error' ? REFUSAL : contentsOf(content, 'output') }) },
  ]);
  return {
    operationId: address.replace(/\W+/g, '_').replace(/_$/, ''),
    tags: ['outside /api'],
    summary: does,
    security: needsToken ? [{ program: [] }] : [],
    parameters: [...inPath, ...parametersOf(query)],
    ...(body ? { requestBody: { required: !isBodyOptional, content: contentsOf(body, 'input') } } : {}),
    responses: Object.fromEntries(responses),
  };
}

function contentsOf(schemas: Record<string, Schema>, io: 'input' | 'output'): Json {
  return Object.fromEntries(Object.entries(schemas).map(([type, schema]) => [type, { schema: schemaOf(schema, io) }]));
}

function isRequired(input: Schema | 'other'): boolean {
  return input === 'other' || !(input as z.ZodType).safeParse(undefined).success;
}

function contentOf(schema: Schema | 'file' | 'other', io: 'input' | 'output'): Json {
  if (schema === 'file' || schema === 'other') return { '*/*': { schema: {} } };
  return { 'application/json': { schema: schemaOf(schema, io) } };
}

function schemaOf(schema: Schema, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema as z.ZodType, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      // Its output is what the server keeps: seconds. Programs get a text.
      if (zodSchema === Time) Object.assign(jsonSchema, { type: 'string', format: 'date-time' });
    },
  });
  return rest;
}
