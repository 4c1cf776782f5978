import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createTestApp } from '#testing/create-test-app.ts';
import { makeCalendar } from '#testing/fake-feed.ts';
import { loginAs } from '#testing/login-as.ts';
import { authorizationOf, OtherServerError, openCalendar } from './access.ts';
import { findCalendarRow, insertCalendar } from './queries.ts';

const EVENT = 'DTSTART:20260106T180000Z\nDTEND:20260106T190000Z\nSUMMARY:Dentist';
const SERIES = 'DTSTART:20251201T200000Z\nDURATION:PT1H\nRRULE:FREQ=WEEKLY\nSUMMARY:Team';

async function addAccount(url: string, account: Record<string, string>) {
  const { call } = await loginAs(await createTestApp({ CALENDAR_ALLOW_PRIVATE: '1' }));
  const { body } = await call('POST', '/api/captain/calendars', { kind: 'caldav', url, ...account });
  return { body, call };
}

/** Answers PROPFIND and REPORT for one calendar at `/ada/work/` of the account with the password `secret`. */
function fakeAccount(log: string[], state: { ctag: string }): RequestListener {
  const multistatus = (href: string, props: string) =>
    `<?xml version="1.0"?><d:multistatus xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav" xmlns:cs="http://calendarserver.org/ns/"><d:response><d:href>${href}</d:href><d:propstat><d:prop>${props}</d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response></d:multistatus>`;
  return (request, response) => {
    log.push(`${request.method} ${request.url}`);
    const send = (body: string) => response.writeHead(207, { 'content-type': 'application/xml' }).end(body);
    if (request.headers.authorization !== `Basic ${btoa('ada:secret')}`) return response.writeHead(401).end();
    if (request.method === 'REPORT')
      return send(
        multistatus('/ada/work/1.ics', `<c:calendar-data><![CDATA[${makeCalendar(EVENT)}]]></c:calendar-data>`),
      );
    if (request.url !== '/ada/work/' && request.url !== '/ada/')
      return send(
        multistatus(
          request.url ?? '',
          `<d:resourcetype><d:collection/></d:resourcetype><d:current-user-principal><d:href>/ada/</d:href></d:current-user-principal>`,
        ),
      );
    if (request.url === '/ada/' && request.headers.depth === '0')
      return send(multistatus('/ada/', '<c:calendar-home-set><d:href>/ada/</d:href></c:calendar-home-set>'));
    send(
      multistatus(
        '/ada/work/',
        `<d:resourcetype><d:collection/><c:calendar/></d:resourcetype><cs:getctag>${state.ctag}</cs:getctag>`,
      ),
    );
  };
}

async function listen(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

test('the calendar of an account is found and read; events are sent again only when its mark has changed', async () => {
  const log: string[] = [];
  const state = { ctag: 'a' };
  const { url } = await listen(fakeAccount(log, state));
  const { body, call } = await addAccount(`${url}/ada/work/`, { username: 'ada', password: 'secret' });
  expect(body).toMatchObject({ url: `${url}/ada/work/`, lastError: null, busy: 1 });
  expect(JSON.stringify(body)).not.toContain('secret');
  const refresh = () => call('POST', `/api/captain/calendars/${body.id}/refresh`);
  await refresh();
  expect(log).toEqual(['PROPFIND /ada/work/', 'REPORT /ada/work/', 'PROPFIND /ada/work/']);
  state.ctag = 'b';
  await refresh();
  expect(log.slice(3)).toEqual(['PROPFIND /ada/work/', 'REPORT /ada/work/']);
  const { body: whole } = await addAccount(`${url}/`, { username: 'ada', password: 'secret' });
  expect(whole).toMatchObject({ lastError: null, busy: 1 });
});

test('a server with nothing at its root is asked where its accounts are', async () => {
  const account = fakeAccount([], { ctag: 'a' });
  const { url } = await listen((request, response) => {
    if (request.url === '/') return void response.writeHead(405).end();
    if (request.url !== '/.well-known/caldav') return account(request, response);
    response.writeHead(301, { location: '/dav/' }).end();
  });
  const { body } = await addAccount(`${url}/`, { username: 'ada', password: 'secret' });
  expect(body).toMatchObject({ lastError: null, busy: 1 });
});

test('a stored password is sent to no other server than the one it was entered for', async () => {
  const { url } = await listen(fakeAccount([], { ctag: 'a' }));
  const sent: (string | undefined)[] = [];
  const other = await listen((request, response) => {
    sent.push(request.headers.authorization);
    response.writeHead(404).end();
  });
  const { body, call } = await addAccount(`${url}/ada/private/`, { username: 'ada', password: 'secret' });
  const change = (changes: Record<string, string>) => call('PUT', `/api/captain/calendars/${body.id}`, changes);
  expect((await change({ url: `${url}/ada/work/` })).body).toMatchObject({ lastError: null, busy: 1 });
  await change({ url: `${other.url}/ada/work/` });
  expect(sent.length).toBeGreaterThan(0);
  expect(sent).not.toContain(`Basic ${btoa('ada:secret')}`);
  await change({ url: `${url}/ada/work/`, password: 'secret' });
  expect((await call('GET', '/api/captain/calendars')).body).toMatchObject([{ lastError: null, busy: 1 }]);
});

const multistatus = (href: string, props: string) =>
  `<multistatus xmlns="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><response><href>${href}</href><propstat><prop>${props}</prop><status>HTTP/1.1 200 OK</status></propstat></response></multistatus>`;
const XML = { 'content-type': 'application/xml' };
const CALENDAR = '<resourcetype><collection/><c:calendar/></resourcetype>';

/** How a server names an address of another one: what it answers to each request. */
const NAMES_OTHER: [name: string, answer: (other: string) => RequestListener][] = [
  [
    'as the principal',
    (other) => (request, response) =>
      void response
        .writeHead(207, XML)
        .end(
          multistatus(request.url ?? '', `<current-user-principal><href>${other}/ada/</href></current-user-principal>`),
        ),
  ],
  [
    'as the place of its calendars',
    (other) => (request, response) =>
      void response
        .writeHead(207, XML)
        .end(
          multistatus(
            request.url ?? '',
            `<current-user-principal><href>/ada/</href></current-user-principal><c:calendar-home-set><href>${other}/ada/</href></c:calendar-home-set>`,
          ),
        ),
  ],
  [
    'as the calendar',
    (other) => (_request, response) =>
      void response.writeHead(207, XML).end(multistatus(`${other}/ada/work/`, CALENDAR)),
  ],
  [
    'by a redirect of its account',
    (other) => (request, response) => {
      if (request.url !== '/.well-known/caldav') return void response.writeHead(207, XML).end(multistatus('/', ''));
      response.writeHead(301, { location: `${other}/dav/` }).end();
    },
  ],
  [
    'by a redirect of its calendar',
    (other) => (request, response) => {
      if (request.method !== 'REPORT')
        return void response.writeHead(207, XML).end(multistatus('/ada/work/', CALENDAR));
      response.writeHead(307, { location: `${other}/ada/work/` }).end();
    },
  ],
];

test.each(NAMES_OTHER)('a server that names another one %s: the other is not asked', async (_name, answer) => {
  const asked: string[] = [];
  const other = await listen((request, response) => {
    asked.push(`${request.method} ${request.headers.authorization}`);
    response.writeHead(404).end();
  });
  const { url } = await listen(answer(other.url));
  const { body } = await addAccount(url, { username: 'ada', password: 'secret' });
  expect(body.lastError).toContain(`names an address on another server, ${other.url}. The password is not sent there`);
  expect(asked).toEqual([]);
});

test('a password that was entered for https is not sent over http: neither to an edited address nor to one that the server names', async () => {
  const sent: (string | undefined)[] = [];
  const { url } = await listen((request, response) => {
    sent.push(request.headers.authorization);
    response.writeHead(404).end();
  });
  const secure = url.replace('http:', 'https:');
  const harness = await createTestApp({ CALENDAR_ALLOW_PRIVATE: '1' });
  const { call } = await loginAs(harness);
  const account = { kind: 'caldav', url: secure, username: 'ada', password: 'secret' };
  const { body } = await call('POST', '/api/captain/calendars', account);
  const row = await findCalendarRow(harness.db, body.id);
  const access = row && openCalendar(harness.ctx, row);
  await expect(access?.fetch(`${url}/dav/`, { headers: authorizationOf(access) })).rejects.toThrow(
    'leads from https:// to http://, where the password is not sent',
  );
  expect(sent).toEqual([]);
  await call('PUT', `/api/captain/calendars/${body.id}`, { url });
  expect(sent.length).toBeGreaterThan(0);
  expect(sent).not.toContain(`Basic ${btoa('ada:secret')}`);
});

test.each([
  ['https://caldav.icloud.com/', 'https://p42-caldav.icloud.com:443/1/principal/', 'reached'],
  ['https://caldav.icloud.com/', 'http://p42-caldav.icloud.com/', 'refused'],
  ['https://caldav.icloud.com/', 'https://p42-caldav.icloud.com.example/', 'refused'],
  ['https://caldav.example.com/', 'https://p42-caldav.icloud.com/', 'refused'],
])('the account of %s at %s is %s', async (entered, named, expected) => {
  const { ctx, db } = await createTestApp();
  const secrets = { url: ctx.secrets.encrypt(entered), password: ctx.secrets.encrypt('secret') };
  const at = ctx.clock.now();
  const row = await insertCalendar(db, { kind: 'caldav', name: 'Mine', ...secrets, createdAt: at, updatedAt: at });
  const stopped = AbortSignal.abort();
  const error = await openCalendar(ctx, row, stopped)
    .fetch(named)
    .catch((reason: unknown) => reason);
  expect(error instanceof OtherServerError).toBe(expected === 'refused');
});

test('a wrong password and an address without calendars are explained', async () => {
  const { url } = await listen(fakeAccount([], { ctag: 'a' }));
  const { body } = await addAccount(`${url}/ada/work/`, { username: 'ada', password: 'wrong' });
  expect(body.lastError).toBe('The server refuses the username or the password (401)');
  const { url: site } = await listen((_request, response) => response.end('<!doctype html>'));
  expect((await addAccount(site, { username: 'ada', password: 'secret' })).body.lastError).toContain(
    'No calendar was found',
  );
});

const RADICALE = '/usr/bin/radicale';

const hasRadicale = spawnSync(RADICALE, ['--version']).status === 0;

test.runIf(hasRadicale)('an account on Radicale: one calendar by its address, or all of them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'radicale-'));
  const free = await listen(() => undefined);
  const { host } = new URL(free.url);
  await free.close();
  const options = ['--server-hosts', host, '--auth-type', 'none', '--storage-filesystem-folder', folder];
  const radicale = spawn(RADICALE, options, { stdio: 'ignore' });
  onTestFinished(async () => {
    radicale.kill();
    await once(radicale, 'exit');
    rmSync(folder, { recursive: true });
  });
  const url = `http://${host}`;
  const headers = { authorization: `Basic ${btoa('ada:any')}`, 'content-type': 'text/calendar' };
  // It does not say when it is ready.
  while (!(await fetch(url).catch(() => undefined))) await setTimeout(50);
  for (const [name, event] of [
    ['work', SERIES],
    ['private', EVENT],
  ] as const) {
    const made = await fetch(`${url}/ada/${name}/`, { method: 'MKCALENDAR', headers });
    expect(made.status).toBe(201);
    const put = await fetch(`${url}/ada/${name}/1.ics`, { method: 'PUT', headers, body: makeCalendar(event) });
    expect(put.status).toBe(201);
  }
  const account = { username: 'ada', password: 'any' };
  const { body } = await addAccount(`${url}/ada/private/`, account);
  expect(body).toMatchObject({ lastError: null, busy: 1 });
  const { body: all } = await addAccount(url, account);
  expect(all.lastError).toBeNull();
  // Every Monday of 400 days, and the event of the other calendar.
  expect(all.busy).toBe(59);
});
