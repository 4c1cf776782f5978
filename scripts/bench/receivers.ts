/**
 * A mail server and a webhook that take everything and do as little as they can, in a process of their own. Run as a
 * child; prints one JSON line, `{ "port": n }`: the webhook's, whose `GET /` answers what came in, and the mail server's port.
 */
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

let mails = 0;
let posts = 0;

const webhook = createHttpServer((request, response) => {
  request.resume().once('end', () => {
    if (request.method === 'POST') {
      posts += 1;
      response.writeHead(204).end();
    } else response.end(JSON.stringify({ mails, posts, smtpPort: portOf(smtp) }));
  });
});
const smtp = createServer((socket) => {
  socket.setNoDelay(true);
  socket.on('error', () => {});
  socket.write('220 bench ESMTP\r\n');
  take(socket);
});

/** Replies to each command in turn, so that pipelined ones are served too. */
function take(socket: Socket): void {
  let pending = '';
  let isData = false;
  socket.on('data', (chunk) => {
    pending += chunk.toString('latin1');
    let replies = '';
    for (;;) {
      const mark = isData ? '\r\n.\r\n' : '\r\n';
      const end = pending.indexOf(mark);
      if (end === -1) break;
      const command = pending.slice(0, 4).toUpperCase();
      pending = pending.slice(end + mark.length);
      if (isData) {
        mails += 1;
        isData = false;
        replies += '250 taken\r\n';
      } else if (command === 'EHLO') replies += '250-bench\r\n250-PIPELINING\r\n250 8BITMIME\r\n';
      else if (command === 'DATA') {
        isData = true;
        replies += '354 go on\r\n';
      } else replies += '250 ok\r\n';
    }
    if (replies) socket.write(replies);
  });
}

webhook.listen(0, '127.0.0.1');
smtp.listen(0, '127.0.0.1');
await Promise.all([once(webhook, 'listening'), once(smtp, 'listening')]);
console.log(JSON.stringify({ port: portOf(webhook) }));
process.once('SIGTERM', () => process.exit(0));

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}
