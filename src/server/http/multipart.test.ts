import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startServer } from '#testing/start-server.ts';

const PASSWORD = 'a password for tests';

test('413: an upload that announces 50 GB is refused from its header, and the connection is closed', async () => {
  const server = await startServer({ ADMIN_PASSWORD: PASSWORD });
  onTestFinished(() => void server.stop('SIGKILL'));
  const login = await fetch(`${server.url}/api/captain/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'captain', password: PASSWORD }),
  });
  const cookie = login.headers.get('set-cookie')?.split(';')[0];
  const answer = await new Promise<string>((resolve) => {
    let text = '';
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () => {
      socket.write(
        `POST /api/assets HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\nOrigin: ${server.url}\r\n` +
          'Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 53687091200\r\n\r\n--b\r\n',
      );
    });
    socket.on('data', (chunk) => {
      text += chunk.toString();
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(text));
  });
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer).toContain('This is more than 50 of the largest files together');
});
