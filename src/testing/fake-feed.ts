import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** Self-signed for localhost, valid for a hundred years; used by tests only. */
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg32UibEACDudtLE8d
akKkCdpcounIVQSJ024gD57f3aihRANCAAR+du4Re+d+2vvAmRtRVHrPqi1Y0DXe
75Y5xiXljgm7v0M8wv8dCw+oVyjlUEoG3p6NXccOpuAIU88Txivw5Ywm
-----END PRIVATE KEY-----`;
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBozCCAUmgAwIBAgIUG2e7tA+snCrkZpKbAbldVLrYl9wwCgYIKoZIzj0EAwIw
GDEWMBQGA1UEAwwNY2FsZW5kYXIudGVzdDAgFw0yNjExMjIxMjU3MThaGA8yMTI2
MTAyOTEyNTcxOFowGDEWMBQGA1UEAwwNY2FsZW5kYXIudGVzdDBZMBMGByqGSM49
AgEGCCqGSM49AwEHA0IABH527hF7537a+8CZG1FUes+qLVjQNd7vljnGJeWOCbu/
QzzC/x0LD6hXKOVQSgbeno1dxw6m4AhTzxPGK/DljCajbzBtMB0GA1UdDgQWBBR7
biWGzWc6Oo9mgDHqrBPC4VEgjjAfBgNVHSMEGDAWgBR7biWGzWc6Oo9mgDHqrBPC
4VEgjjAPBgNVHRMBAf8EBTADAQH/MBoGA1UdEQQTMBGCCWxvY2FsaG9zdIcEfwAA
ATAKBggqhkjOPQQDAgNIADBFAiEAkOKVUvc4zXShbzLonakOs8oz9a7j335g0X21
5yM+ChkCIFbAN3NGo2G2RhwQNU4uHUi70ZkWoA5WC2Hcoqqjk4sW
-----END CERTIFICATE-----`;

/** A server of calendar files. It answers with an ETag, and with 304 to a client that has the current content. */
export async function startFakeFeed({ isSecure = false } = {}) {
  let content = '';
  let answer: RequestListener | undefined;
  const statuses: number[] = [];
  const listener = (request: IncomingMessage, response: ServerResponse) => {
    response.once('close', () => statuses.push(response.statusCode));
    if (answer) return answer(request, response);
    const etag = `"${content.length}-${checksum(content)}"`;
    if (request.headers['if-none-match'] === etag) response.writeHead(304).end();
    else response.writeHead(200, { 'content-type': 'text/calendar', etag }).end(content);
  };
  const server = isSecure ? createTlsServer({ key: KEY, cert: CERTIFICATE }, listener) : createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `${isSecure ? 'https' : 'http'}://127.0.0.1:${port}`,
    /** Statuses of the answers so far. */
    statuses,
    /** Serves events from now on, each as the lines between BEGIN and END. */
    setEvents(...events: string[]) {
      answer = undefined;
      content = makeCalendar(...events);
    },
    /** Answers in another way from now on. */
    setAnswer(listener: RequestListener) {
      answer = listener;
    },
  };
}

/** A calendar of events, each given as its lines. */
export function makeCalendar(...events: string[]): string {
  const blocks = events.map((event, index) => {
    const lines = event.trim().split(/\s*\n\s*/);
    return ['BEGIN:VEVENT', `UID:event-${index}@example.com`, ...lines, 'END:VEVENT'].join('\r\n');
  });
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//EN', ...blocks, 'END:VCALENDAR', ''].join('\r\n');
}

function checksum(text: string): number {
  let sum = 0;
  for (const letter of text) sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0;
  return sum;
}
