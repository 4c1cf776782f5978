/**
 * The limit that rendering anew is held against: node:http and React making the same markup out of plain elements, without
 * a router, data, or components that do anything. `node bare-render.ts FILE`, where FILE holds a page's HTML.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { createElement, type ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

interface Tag {
  name: string;
  props: Record<string, unknown>;
  children: (Tag | string)[];
}

const VOID = new Set(['meta', 'link', 'img', 'input', 'br', 'hr', 'source']);
const RAW = new Set(['script', 'style']);
const RENAMED: Record<string, string> = { class: 'className', for: 'htmlFor', charset: 'charSet' };
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

const page = parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const server = createServer((_request, response) => {
  const chunks: Buffer[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
    final(done) {
      const bytes = Buffer.concat(chunks);
      response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Length': bytes.length });
      response.end(bytes);
      done();
    },
  });
  const { pipe } = renderToPipeableStream(createElement(Page), {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onAllReady: () => pipe(sink),
  });
});
server.listen(0, '127.0.0.1', () => console.log(JSON.stringify({ port: (server.address() as AddressInfo).port })));
process.once('SIGTERM', () => process.exit(0));

/** Made anew for each request, as components make their elements. */
function Page(): ReactNode {
  return toElement(page);
}

function toElement(node: Tag | string): ReactNode {
  if (typeof node === 'string') return node;
  return createElement(node.name, node.props, ...node.children.map(toElement));
}

/** Reads markup as React writes it: every tag closed, every value in double quotes. */
function parse(html: string): Tag {
  const root: Tag = { name: '', props: {}, children: [] };
  const open = [root];
  const TOKEN = /<!--.*?-->|<!doctype[^>]*>|<\/[^>]+>|<([a-z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>|[^<]+/gis;
  for (let match = TOKEN.exec(html); match; match = TOKEN.exec(html)) {
    const [token, name, attributes = ''] = match;
    const parent = open.at(-1) as Tag;
    if (token.startsWith('</')) open.pop();
    else if (name) {
      const tag: Tag = { name, props: toProps(attributes), children: [] };
      parent.children.push(tag);
      if (RAW.has(name)) {
        const end = html.indexOf(`</${name}>`, TOKEN.lastIndex);
        tag.props.dangerouslySetInnerHTML = { __html: html.slice(TOKEN.lastIndex, end) };
        TOKEN.lastIndex = end + name.length + 3;
      } else if (!VOID.has(name) && !token.endsWith('/>')) open.push(tag);
    } else if (!token.startsWith('<')) parent.children.push(toText(token));
  }
  return root.children[0] as Tag;
}

function toProps(attributes: string): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  for (const [, name = '', value] of attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)) {
    if (name !== 'style') props[RENAMED[name] ?? name] = value === undefined ? true : toText(value);
  }
  return props;
}

function toText(html: string): string {
  return html.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name] ?? '');
}
