import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the provider's script does in a test: fills the page's widgets, answers with an error, or never answers. */
export type SchedulerMode = 'works' | 'fails' | 'hangs';

const SCRIPT = `
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

/** A scheduling provider on a port of its own: its script and its booking pages. `env` points the site to it. */
export async function startFakeScheduler() {
  let mode: SchedulerMode = 'works';
  const silent = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    if (request.url !== '/widget.js') {
      response.writeHead(200, { 'Content-Type': 'text/html' });
      response.end('<!doctype html><title>Pick a time</title><p>Pick a time');
    } else if (mode === 'works') {
      response.writeHead(200, { 'Content-Type': 'text/javascript' });
      response.end(SCRIPT);
    } else if (mode === 'fails') {
      response.writeHead(500);
      response.end();
    } else {
      silent.add(response);
    }
  });
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
    set(next: SchedulerMode) {
      mode = next;
    },
    async stop() {
      for (const response of silent) response.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
