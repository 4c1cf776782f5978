import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '#app/manifest.ts';
import type { Payload } from '#app/payload.ts';
import type { RunningServer } from '#testing/start-server.ts';

const ROOT = join(import.meta.dirname, '../..');
const PUBLIC = join(ROOT, 'dist/public');

/** Bytes, as sent, that a browser fetches for a page without any interaction. */
export interface PageWeight {
  /** Modules that not every page needs. */
  pageJs: number;
  js: number;
  /** Stylesheets that are files; those of a public page are in its HTML. */
  css: number;
  /** All fonts of the stylesheet, except preloadable ones that this page does not preload. */
  fonts: number;
  html: number;
  /** All formats of all pictures in the page; a browser loads one format of each. */
  pictures: number;
  video: number;
  shareCard: number;
}

/** The server may just be closing a connection that waited, which would fail a request. */
export const NEW_CONNECTION = { Connection: 'close' };

/** Largest bytes of each kind that the page at `path` makes a browser fetch. */
export async function weighPage({ url }: RunningServer, manifest: Manifest, path: string): Promise<PageWeight> {
  const res = await fetch(url + path, { headers: { ...NEW_CONNECTION, 'Accept-Encoding': 'br' } });
  const html = await res.text();
  if (res.status !== 200) throw new Error(`${path} answers ${res.status}`);
  const { assets } = JSON.parse(/id="payload"[^>]*>([^<]*)/.exec(html)?.[1] ?? '') as Payload;
  const own = assets.modules.filter((module) => !manifest.shared.includes(module));
  const fonts = readdirSync(join(PUBLIC, 'build'))
    .filter((name) => name.endsWith('.woff2'))
    .map((name) => `/build/${name}`)
    .filter((font) => assets.fonts.includes(font) || font.includes('mono'));
  const media = [...html.matchAll(/\s(?:src|srcset|poster)="(\/[^"]+)"/gi)].map(([, file = '']) => file);
  const shared = /property="og:image" content="https?:\/\/[^/]+([^"]*)"/.exec(html)?.[1];
  const pageJs = sum(own);
  return {
    pageJs,
    js: sum([...manifest.shared, manifest.afterPaint]) + pageJs,
    css: assets.isCaptain ? sum([assets.captainCss]) : 0,
    fonts: sum(fonts),
    html: Number(res.headers.get('content-length')),
    pictures: sum(media.filter((file) => /\.(?:avif|webp|png|jpe?g|gif|svg)$/.test(file))),
    video: sum(media.filter((file) => /\.(?:mp4|webm)$/.test(file))),
    shareCard: shared ? (await (await fetch(url + shared, { headers: NEW_CONNECTION })).arrayBuffer()).byteLength : 0,
  };
}

/** Modules that are loaded on demand, without those that every page has; by their source, in bytes. */
export function weighParts(manifest: Manifest): Map<string, number> {
  const parts = Object.entries(manifest.parts).filter(([source]) =>
    /^app\/(?:components|ui|pages\/captain\/[a-z-]+)\//.test(source),
  );
  return new Map(
    parts.map(([source, modules]) => [source, sum(modules.filter((module) => !manifest.shared.includes(module)))]),
  );
}

/** Bytes on disk of every package that a production install brings. */
export function weighPackages(): Map<string, number> {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean }>;
  };
  const kept = Object.entries(lock.packages).filter(([path, { dev, devOptional }]) => path && !dev && !devOptional);
  const installed = kept.map(([path]) => path).filter((path) => existsSync(join(ROOT, path)));
  return new Map(installed.map((path) => [path.replace('node_modules/', ''), sizeOfFolder(join(ROOT, path))]));
}

/** Size of a file as the server sends it: the brotli version where there is one. */
export function sentBytes(file: string): number {
  const path = join(PUBLIC, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

/** Names of public files that begin with `prefix`, without their compressed forms. */
export function publicFiles(prefix: string): string[] {
  return readdirSync(PUBLIC, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.startsWith(prefix) && !/\.(?:br|gz)$/.test(name),
  );
}

function sum(files: string[]): number {
  return files.reduce((bytes, file) => bytes + sentBytes(file), 0);
}

/** A package's own files; packages nested in it are counted under their own names. */
function sizeOfFolder(folder: string): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((bytes, entry) => {
    if (entry.name === 'node_modules') return bytes;
    const path = join(folder, entry.name);
    return bytes + (entry.isDirectory() ? sizeOfFolder(path) : statSync(path).size);
  }, 0);
}
