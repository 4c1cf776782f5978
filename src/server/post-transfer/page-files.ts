import { stringify } from 'yaml';
import * as z from 'zod';
import { DOCUMENTS } from '#content/documents.schema.ts';
import type { ExportedDocuments } from '#server/content/editing/editing.ts';
import { parseFrontMatter } from './front-matter.ts';

/** `<!-- hero.title -->` above a text names its field. */
const FIELD = /^<!-- ([\w-]+(?:\.[\w-]+)*) -->$/;
type Json = ExportedDocuments['documents'][string];

/** A page as a file: its fields in the front matter, and its texts below it, each under the name of its field. */
const PageFile = z.object({
  page: z.string().regex(/^[a-z0-9-]{1,80}$/),
  /** Set for a page that the owner created, with its place among them. */
  template: z.string().optional(),
  position: z.number().optional(),
  data: z.json(),
});

/** The export of the texts with every page as a markdown file, and `rest`: the texts that are no pages. */
export function splitPages<T extends ExportedDocuments>(content: T): { files: Map<string, string>; rest: T } {
  const files = new Map<string, string>();
  const documents: ExportedDocuments['documents'] = {};
  for (const [key, data] of Object.entries(content.documents)) {
    if (isPage(key)) files.set(fileName(key), toFile({ page: key }, data));
    else documents[key] = data;
  }
  for (const [index, { key, template, data }] of content.pages.entries()) {
    files.set(fileName(key), toFile({ page: key, template, position: index + 1 }, data));
  }
  return { files, rest: { ...content, documents, pages: [] } };
}

/**
 * The opposite of `splitPages`: `content` with the pages of an archive.
 *
 * @throws Error with the file's name when one is not as an export writes it.
 */
export function joinPages(content: unknown, files: ReadonlyMap<string, Uint8Array>): unknown {
  const documents: Record<string, Json> = {};
  const own: { key: string; template: string; position: number; data: Json }[] = [];
  for (const [name, bytes] of files) {
    if (!isPageFile(name)) continue;
    const { front, body } = parseFrontMatter(Buffer.from(bytes).toString('utf8'));
    const parsed = PageFile.safeParse(front);
    if (!parsed.success) throw new Error(`${name} is no page of an export: ${parsed.error.issues[0]?.path.join('.')}`);
    const { page: key, template, position = own.length } = parsed.data;
    const data = withTexts(parsed.data.data as Json, readTexts(body));
    if (template === undefined) documents[key] = data;
    else own.push({ key, template, position, data });
  }
  const given = Content.parse(content);
  const pages = own.sort((a, b) => a.position - b.position).map(({ position: _, ...page }) => page);
  return { ...given, documents: { ...given.documents, ...documents }, pages: [...given.pages, ...pages] };
}

const Content = z
  .object({ documents: z.record(z.string(), z.json()).default({}), pages: z.array(z.json()).default([]) })
  .loose();

export function isPageFile(name: string): boolean {
  return /^pages\/[a-z0-9-]+\.md$/.test(name);
}

function fileName(key: string): string {
  return `pages/${key}.md`;
}

/** Landing pages have no definition of their own. */
function isPage(key: string): boolean {
  const definition = Object.entries(DOCUMENTS).find(([name]) => name === key)?.[1];
  return !definition || 'path' in definition;
}

function toFile(head: { page: string; template?: string; position?: number }, data: Json): string {
  const texts: [string, string][] = [];
  const structure = withoutTexts(data, [], texts);
  const body = texts.map(([path, text]) => `<!-- ${path} -->\n${text}\n`).join('\n');
  return `---\n${stringify({ ...head, data: structure }, { lineWidth: 0 })}---\n\n${body}`;
}

/** Texts become empty in the structure, so that it keeps the order of the fields. */
function withoutTexts(data: Json, path: string[], texts: [string, string][]): Json {
  if (typeof data === 'string') {
    if (!isText(data) || !path.every((part) => /^[\w-]+$/.test(part))) return data;
    texts.push([path.join('.'), data]);
    return '';
  }
  if (Array.isArray(data)) return data.map((item, index) => withoutTexts(item, [...path, String(index)], texts));
  if (data === null || typeof data !== 'object') return data;
  return Object.fromEntries(
    Object.entries(data).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, withoutTexts(value, [...path, key], texts)]],
    ),
  );
}

/** Words rather than a name, a path or a choice; only what reads back as it is. */
function isText(value: string): boolean {
  return /\S\s+\S/.test(value) && value.trim() === value && !/\r|^<!-- /m.test(value);
}

function readTexts(body: string): Map<string, string> {
  const texts = new Map<string, string>();
  let path: string | undefined;
  let lines: string[] = [];
  const finish = () => {
    if (path !== undefined) texts.set(path, lines.join('\n').trim());
  };
  for (const line of body.split(/\r?\n/)) {
    const [, name] = FIELD.exec(line) ?? [];
    if (name === undefined) lines.push(line);
    else {
      finish();
      path = name;
      lines = [];
    }
  }
  finish();
  return texts;
}

function withTexts(data: Json, texts: ReadonlyMap<string, string>, path: string[] = []): Json {
  if (typeof data === 'string') return texts.get(path.join('.')) ?? data;
  if (Array.isArray(data)) return data.map((item, index) => withTexts(item, texts, [...path, String(index)]));
  if (data === null || typeof data !== 'object') return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key,
      value === undefined ? undefined : withTexts(value, texts, [...path, key]),
    ]),
  );
}
