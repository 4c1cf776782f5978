import { parse } from 'yaml';

const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/;
/** Aliases of YAML repeat a part; far more of them than anybody writes would fill the memory. */
const ALIASES_MAX = 50;

/**
 * The YAML at the beginning of a markdown file, and the text after it.
 *
 * @throws Error when it is no valid YAML.
 */
export function parseFrontMatter(source: string): { front: unknown; body: string } {
  const [head = '', yaml = ''] = FRONT_MATTER.exec(source) ?? [];
  return { front: parse(yaml, { maxAliasCount: ALIASES_MAX }) ?? {}, body: source.slice(head.length) };
}
