import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { toWebStream } from '#server/http/web-stream.ts';

/**
 * `fetch` over a connection of its own, closed afterwards: for a second try, when one that was kept open may be what
 * failed. Takes a text body or none.
 */
export function freshFetch(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : input);
  const send = url.protocol === 'https:' ? secureRequest : plainRequest;
  const headers = Object.fromEntries(new Headers(init.headers));
  const text = typeof init.body === 'string' ? init.body : '';
  headers['content-length'] = String(Buffer.byteLength(text));
  delete headers['accept-encoding'];
  return new Promise((resolve, reject) => {
    const request = send(
      url,
      { method: init.method ?? 'GET', headers, agent: false, ...(init.signal ? { signal: init.signal } : {}) },
      (answer) => {
        const status = answer.statusCode ?? 500;
        const isEmpty = status === 204 || status === 304;
        resolve(
          new Response(isEmpty ? null : toWebStream(answer), {
            status,
            headers: Object.entries(answer.headers).flatMap(([name, value]): [string, string][] =>
              value === undefined ? [] : [[name, String(value)]],
            ),
          }),
        );
      },
    );
    request.once('error', reject);
    request.end(text);
  });
}
