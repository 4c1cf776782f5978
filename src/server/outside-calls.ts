import * as z from 'zod';
import { SCOPES } from '#shared/apps.ts';

/**
 * Calls at addresses outside /api, for the description of the API. Their forms, answers and refusals follow standards: iCalendar, RFC
 * 8058, RFC 9728, RFC 8414, OAuth 2.1 and the Model Context Protocol.
 */

export interface OutsideCall {
  does: string;
  /** Calls of programs carry an access token. */
  needsToken?: true;
  query?: z.ZodType;
  /** Its body, by media type. */
  body?: Record<string, z.ZodType>;
  isBodyOptional?: true;
  /** By status: the meaning, with the body by media type; `error` is the refusal of all other calls. */
  answers: Record<number, [meaning: string, body?: Record<string, z.ZodType> | 'error']>;
}

const Anything = z.looseObject({});
const OAuthRefusal = z.looseObject({ error: z.string(), error_description: z.string() });
const REFUSED: OutsideCall['answers'] = {
  400: ['The request was refused', { 'application/json': OAuthRefusal }],
  401: ['The client is unknown', { 'application/json': OAuthRefusal }],
  429: ['Too many calls; `Retry-After` says when to try again', { 'application/json': OAuthRefusal }],
};
const page = { 'text/html': z.string() };

function metadata(does: string): OutsideCall {
  return { does, answers: { 200: ['The metadata', { 'application/json': Anything }] } };
}
const resourceMetadata = metadata('Where programs get a token (RFC 9728)');
const serverMetadata = metadata('The endpoints of the authorization server (RFC 8414)');

const ClientProof = z.object({ client_id: z.string().optional(), client_secret: z.string().optional() });

/** Method and path, and the call. */
export const OUTSIDE_CALLS: Readonly<Record<string, OutsideCall>> = {
  'GET /calendar/{token}.ics': {
    does: 'The owner’s feed of bookings',
    answers: {
      200: ['The feed', { 'text/calendar': z.string() }],
      404: ['There is no such feed', 'error'],
    },
  },
  'POST /newsletter/unsubscribe/{token}': {
    does: 'Unsubscribes the address of a link: outside /api by one click of a mail program (RFC 8058), in /api without a body',
    isBodyOptional: true,
    body: {
      'application/x-www-form-urlencoded': z.object({ 'List-Unsubscribe': z.literal('One-Click') }),
    },
    answers: {
      200: ['Unsubscribed', { 'application/json': z.object({ message: z.string() }), ...page }],
      400: ['It is not this form', 'error'],
      404: ['The link belongs to no address', 'error'],
    },
  },
  'GET /.well-known/oauth-protected-resource': resourceMetadata,
  'GET /.well-known/oauth-protected-resource/mcp': resourceMetadata,
  'GET /.well-known/oauth-authorization-server': serverMetadata,
  'GET /.well-known/oauth-authorization-server/mcp': serverMetadata,
  'GET /oauth/authorize': {
    does: 'Asks the owner to allow a program',
    query: z.object({
      client_id: z.string(),
      redirect_uri: z.string().optional(),
      response_type: z.literal('code'),
      code_challenge: z.string(),
      code_challenge_method: z.literal('S256'),
      scope: z.string().optional(),
      state: z.string().optional(),
      resource: z.string().optional(),
    }),
    answers: {
      200: ['The page that asks', page],
      302: ['To the login, which leads back here'],
      303: ['To the program, with the reason of a refusal'],
      400: ['The program or its address is unknown', page],
      403: ['Only owners may connect programs', page],
    },
  },
  'POST /oauth/token': {
    does: 'Gives a token for a code, a refresh token, or to a program that the owner has created',
    body: {
      'application/x-www-form-urlencoded': ClientProof.extend({
        grant_type: z.enum(['authorization_code', 'refresh_token', 'client_credentials']),
        code: z.string().optional(),
        code_verifier: z.string().optional(),
        redirect_uri: z.string().optional(),
        refresh_token: z.string().optional(),
        scope: z.string().optional(),
        resource: z.string().optional(),
      }),
    },
    answers: {
      200: [
        'The token',
        {
          'application/json': z.looseObject({
            access_token: z.string(),
            token_type: z.string(),
            expires_in: z.number(),
            scope: z.string(),
            refresh_token: z.string().optional(),
          }),
        },
      ],
      ...REFUSED,
    },
  },
  'POST /oauth/register': {
    does: 'Registers a program (RFC 7591); it can do nothing before an owner allows it',
    body: { 'application/json': z.looseObject({ redirect_uris: z.array(z.string()) }) },
    answers: { 201: ['The program', { 'application/json': z.looseObject({ client_id: z.string() }) }], ...REFUSED },
  },
  'POST /oauth/revoke': {
    does: 'Revokes a token (RFC 7009)',
    body: { 'application/x-www-form-urlencoded': ClientProof.extend({ token: z.string() }) },
    answers: { 200: ['The token is not valid any more'], ...REFUSED },
  },
  'POST /mcp': {
    does: 'Model Context Protocol over streamable HTTP: tools, resources and prompts',
    needsToken: true,
    body: { 'application/json': Anything },
    answers: {
      200: ['The answer', { 'application/json': Anything, 'text/event-stream': z.string() }],
      202: ['A notification was taken'],
      400: ['The body is not one JSON-RPC message', { 'application/json': Anything }],
      401: ['The token is missing or not valid', { 'application/json': OAuthRefusal }],
      403: ['The token’s scopes do not allow this', { 'application/json': Anything }],
      413: ['The body is too large', 'error'],
      429: ['Too many calls; `Retry-After` says when to try again', { 'application/json': Anything }],
    },
  },
};

/** The security scheme of calls that need a token. */
export function tokenScheme(siteUrl: string) {
  const token = { tokenUrl: `${siteUrl}/oauth/token`, refreshUrl: `${siteUrl}/oauth/token` };
  const scopes = Object.fromEntries(Object.entries(SCOPES).map(([name, { title }]) => [name, title]));
  return {
    type: 'oauth2',
    flows: {
      authorizationCode: { authorizationUrl: `${siteUrl}/oauth/authorize`, ...token, scopes },
      clientCredentials: { ...token, scopes },
    },
  };
}
