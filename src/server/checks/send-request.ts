import http from 'node:http';
import https from 'node:https';

/** How long a service may take to answer. */
export const TIMEOUT_MS = 8_000;

/** Characters of a body that are kept. */
const BODY_MAX = 10_000;

/** Answer of a server. */
export interface ServiceResponse {
  status: number;
  body: string;
  /** The time of the other side, Unix seconds. */
  date: number | undefined;
}

/** Sends one request and follows no redirect. Of the body, only the beginning is read. @throws an Error that names the reason. */
export function sendRequest(
  url: string,
  method: 'GET' | 'HEAD',
  headers: Record<string, string> = {},
): Promise<ServiceResponse> {
  const { request } = url.startsWith('https:') ? https : http;
  return new Promise((resolve, reject) => {
    const call = request(url, { method, headers, agent: false }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        body = (body + part).slice(0, BODY_MAX);
      });
      response.on('error', reject).on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          body,
          date: response.headers.date ? Math.floor(Date.parse(response.headers.date) / 1000) : undefined,
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
