import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { createServer as createTcpServer } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';
import { createPublicFetch, FetchError } from './public-fetch.ts';

const open = createPublicFetch({ allowPrivate: true, timeoutMs: 5_000 });

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  onTestFinished(() => server.closeAllConnections());
  return listen(server);
}

test.each([
  ['8.8.8.8', true],
  ['2606:4700::6810:84e5', true],
  ['64:ff9b::8.8.8.8', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['169.254.169.254', false],
  ['172.31.255.255', false],
  ['192.168.1.1', false],
  ['0.0.0.0', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:7f00:1', false],
  ['64:ff9b::127.0.0.1', false],
  ['64:ff9b::a00:1', false],
  ['fe80::1', false],
  ['fc00::1', false],
  ['2002:7f00:1::', false],
  ['2001:db8::1', false],
  ['localhost', false],
])('%s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

test('private addresses are refused in every spelling, before a request is sent', async () => {
  let requests = 0;
  const url = await serve((_req, res) => {
    requests += 1;
    res.end();
  });
  const { port } = new URL(url);
  const strict = createPublicFetch({ privateHint: 'Set X to allow it.' });
  for (const host of ['127.0.0.1', 'localhost', '2130706433', '0x7f.1', '[::1]', '[::ffff:127.0.0.1]']) {
    await expect(strict(`http://${host}:${port}/`)).rejects.toThrow(/private or local address.*Set X to allow it\.$/);
  }
  expect(requests).toBe(0);
});

test('a redirect to a host that is not allowed is refused', async () => {
  const target = await serve((_req, res) => res.end('secret'));
  const url = await serve((_req, res) => res.writeHead(302, { location: target }).end());
  const onlyLocalhost = createPublicFetch({ allowPrivate: new Set(['localhost']) });
  await expect(onlyLocalhost(url.replace('127.0.0.1', 'localhost'))).rejects.toThrow('private or local address');
  expect(await (await open(url)).text()).toBe('secret');
});

test('method, headers and body arrive; redirects keep them, but credentials stay with their origin', async () => {
  const seen: string[] = [];
  const listener: RequestListener = async (req, res) => {
    let body = '';
    for await (const chunk of req) body += chunk;
    seen.push(`${req.method} ${req.url} ${req.headers.authorization} ${req.headers.depth} ${body}`);
    if (req.url === '/moved') res.writeHead(308, { location: '/here' }).end();
    else if (req.url === '/away') res.writeHead(307, { location: `${other}/there` }).end();
    else res.writeHead(207, { etag: '"1"' }).end('<multistatus/>');
  };
  const other = await serve(listener);
  const url = await serve(listener);
  const init = { method: 'PROPFIND', headers: { authorization: 'Basic eA==', depth: '1' }, body: '<propfind/>' };
  const answer = await open(`${url}/moved`, init);
  expect([answer.status, answer.headers.get('etag'), answer.url]).toEqual([207, '"1"', `${url}/here`]);
  await open(`${url}/away`, init);
  await open(`${url.replace('//', '//ada:p%40ss@')}/named`);
  expect(seen).toEqual([
    'PROPFIND /moved Basic eA== 1 <propfind/>',
    'PROPFIND /here Basic eA== 1 <propfind/>',
    'PROPFIND /away Basic eA== 1 <propfind/>',
    'PROPFIND /there undefined 1 <propfind/>',
    'GET /named Basic YWRhOnBAc3M= undefined ',
  ]);
  expect((await open(`${url}/moved`, { redirect: 'manual' })).headers.get('location')).toBe('/here');
});

test('endless redirects, sizes over the limit and servers that never finish end with one line', async () => {
  const url = await serve((req, res) => {
    if (req.url === '/loop') res.writeHead(302, { location: '/loop' }).end();
    else if (req.url === '/large') res.end(Buffer.alloc(3000));
    else if (req.url === '/bomb') res.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(3000)));
    else if (req.url === '/broken') res.writeHead(200, { 'content-encoding': 'gzip' }).end('no gzip');
    else if (req.url === '/cut') {
      res.writeHead(200, { 'content-length': '100' }).write('only this');
      res.socket?.end();
    } else res.writeHead(200).write('more to come');
  });
  const fetchLimited = createPublicFetch({ allowPrivate: true, maxBytes: 2000, timeoutMs: 200 });
  await expect(open(`${url}/loop`)).rejects.toThrow('redirects more than 5 times');
  await expect(fetchLimited(`${url}/large`)).rejects.toThrow('The answer has more than');
  await expect(fetchLimited(`${url}/bomb`)).rejects.toThrow('The answer has more than');
  await expect(open(`${url}/broken`)).rejects.toThrow('cannot be decompressed');
  await expect(open(`${url}/cut`)).rejects.toThrow('The server closed the connection before it had answered');
  await expect(fetchLimited(`${url}/never`)).rejects.toThrow('The server did not finish within 0.2 seconds');
});

test('other schemes, unknown names, closed ports and plain servers behind https are explained', async () => {
  const url = await serve((_req, res) => res.end('plain'));
  const closed = createTcpServer();
  const closedUrl = await listen(closed);
  await new Promise((resolve) => closed.close(resolve));
  await expect(open('calendar')).rejects.toThrow('The address is not complete');
  await expect(open('file:///etc/passwd')).rejects.toThrow('begin with file: cannot be fetched');
  await expect(open('http://name.invalid/')).rejects.toThrow(/no server of this name|could not be looked up/);
  await expect(open(closedUrl)).rejects.toThrow('The server refuses the connection');
  await expect(open(url.replace('http:', 'webcal:'))).rejects.toThrow('No secure connection is possible');
  await expect(open(closedUrl)).rejects.toBeInstanceOf(FetchError);
});
