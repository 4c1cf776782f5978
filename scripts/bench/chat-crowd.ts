/**
 * Visitors who all ask the demo chatbot at the same moment, each over their own connection.
 * Run as a child: `node chat-crowd.ts '{"port":3000,...}'`; prints one JSON line, a `CrowdResult`.
 */
import { connect } from 'node:net';

export interface Crowd {
  port: number;
  visitors: number;
  messages: string[];
}

export interface CrowdResult {
  /** Milliseconds until each answer was complete, shortest first. */
  waits: number[];
  /** The reason for each visitor who got no answer. */
  failures: string[];
}

if (process.argv[2]) {
  const { port, visitors, messages } = JSON.parse(process.argv[2]) as Crowd;
  const results = await Promise.all(
    Array.from({ length: visitors }, (_, visitor) => ask(port, visitor, messages[visitor % messages.length] ?? '')),
  );
  const waits = results.flatMap((result) => (typeof result === 'number' ? [result] : [])).sort((a, b) => a - b);
  const failures = results.flatMap((result) => (typeof result === 'string' ? [result] : []));
  console.log(JSON.stringify({ waits, failures } satisfies CrowdResult));
}

/** @returns the milliseconds until the answer, or the reason why there is none. */
function ask(port: number, visitor: number, message: string): Promise<number | string> {
  const body = JSON.stringify({ message });
  const request = [
    'POST /api/chatbot HTTP/1.1',
    'Host: localhost',
    'Connection: close',
    'Content-Type: application/json',
    `X-Forwarded-For: 10.1.${visitor >> 8}.${visitor & 255}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  return new Promise((resolve) => {
    const from = performance.now();
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(`${request.join('\r\n')}\r\n\r\n${body}`));
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('error', (error) => resolve(error.message));
    socket.on('close', () => {
      const isComplete = answer.startsWith('HTTP/1.1 200') && answer.includes('"sessionId"');
      resolve(isComplete ? performance.now() - from : `closed after ${JSON.stringify(answer.slice(0, 60))}`);
    });
  });
}
