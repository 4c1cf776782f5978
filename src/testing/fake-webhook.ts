import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';

/** A request received by the fake webhook. */
export interface TakenRequest {
  headers: IncomingHttpHeaders;
  body: string;
}

/** A receiver of webhooks. With `setStatus(0)` it never answers. */
export async function startFakeWebhook() {
  const requests: TakenRequest[] = [];
  let status = 200;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    requests.push({ headers: request.headers, body: Buffer.concat(chunks).toString('utf8') });
    if (status > 0) response.writeHead(status).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}/hook`,
    requests,
    setStatus(next: number) {
      status = next;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
