/**
 * A mail server that takes everything and does as little as it can, in a process of its own. Run as a child; prints one JSON
 * line, `{ "port": n }`.
 */
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

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

smtp.listen(0, '127.0.0.1');
await once(smtp, 'listening');
console.log(JSON.stringify({ port: (smtp.address() as AddressInfo).port }));
process.once('SIGTERM', () => process.exit(0));
