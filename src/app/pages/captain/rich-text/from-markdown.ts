import type { BlockContent, Definition, ListItem, PhrasingContent, Root, RootContent, Table } from 'mdast';
import type { Mark, Node } from 'prosemirror-model';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { isNestedTooDeeply } from '#shared/nesting.ts';
import { marks, nodes, schema } from './schema.ts';

const parser = unified().use(remarkParse).use(remarkGfm);

/** A block of a text, and where its Markdown is in it: from the beginning of its first line. */
export interface ParsedBlock {
  node: Node;
  from: number;
  to: number;
  /** True where it needs definitions of addresses, which are blocks of their own. */
  hasReferences: boolean;
  isDefinition: boolean;
}

type Definitions = ReadonlyMap<string, Definition>;

/** Reads Markdown. */
export function parseBlocks(markdown: string): ParsedBlock[] {
  if (isNestedTooDeeply(markdown)) {
    const node = sourceOf(markdown);
    return [{ node, from: 0, to: markdown.length, hasReferences: false, isDefinition: false }];
  }
  // The parser does not count the mark at the beginning.
  const skipped = markdown.startsWith('\ufeff') ? 1 : 0;
  const root = parser.parse(markdown) as Root;
  const definitions = new Map<string, Definition>();
  for (const node of listNodes(root)) {
    if (node.type === 'definition' && !definitions.has(node.identifier)) definitions.set(node.identifier, node);
  }
  let end = 0;
  return root.children.map((block) => {
    const begin = skipped + (block.position?.start.offset ?? 0);
    // To the parser, a heading that is underlined begins with the definitions right before it, which are blocks of their own.
    const start = begin < end ? end + (/^\s*/.exec(markdown.slice(end))?.[0].length ?? 0) : begin;
    const to = skipped + (block.position?.end.offset ?? markdown.length);
    end = to;
    const from = start - (/[ \t]*$/.exec(markdown.slice(0, start))?.[0].length ?? 0);
    const within = listNodes(block);
    const node = within.some(({ type }) => UNKNOWN.has(type)) ? undefined : blockOf(block as BlockContent, definitions);
    return {
      // A link without a text is nothing to see, and has to stay.
      node: node && (node.isAtom || node.content.size > 0) ? node : sourceOf(markdown.slice(from, to)),
      from,
      to,
      hasReferences: within.some(({ type }) => type === 'linkReference' || type === 'imageReference'),
      isDefinition: within.some(({ type }) => type === 'definition'),
    };
  });
}

/** Blocks with these in them are edited as Markdown. */
const UNKNOWN = new Set(['definition', 'footnoteDefinition', 'yaml']);
type Any = RootContent | Root;

function listNodes(node: Any): Any[] {
  return [node, ...('children' in node ? node.children.flatMap((child) => listNodes(child as Any)) : [])];
}

function sourceOf(markdown: string): Node {
  return nodes.source.create(null, textOf(markdown));
}

const textOf = (text: string) => (text ? schema.text(text) : null);

function blocksOf(blocks: readonly RootContent[], definitions: Definitions): Node[] {
  const made = blocks.map((block) => blockOf(block as BlockContent, definitions));
  return made.length > 0 ? made : [nodes.paragraph.create()];
}

function blockOf(block: BlockContent, definitions: Definitions): Node {
  switch (block.type) {
    case 'paragraph':
      return nodes.paragraph.create(null, inlineOf(block.children, definitions));
    case 'heading':
      return nodes.heading.create({ level: block.depth }, inlineOf(block.children, definitions));
    case 'blockquote':
      return nodes.blockquote.create(null, blocksOf(block.children, definitions));
    case 'code':
      return nodes.code_block.create({ lang: block.lang ?? '', meta: block.meta ?? '' }, textOf(block.value));
    case 'thematicBreak':
      return nodes.rule.create();
    case 'list': {
      const items = block.children.map((item) => itemOf(item, definitions));
      const spread = block.spread === true || block.children.some((item) => item.spread);
      return block.ordered
        ? nodes.ordered_list.create({ spread, start: block.start ?? 1 }, items)
        : nodes.bullet_list.create({ spread }, items);
    }
    case 'table':
      return tableOf(block, definitions);
    default:
      return sourceOf(block.value);
  }
}

function itemOf({ checked = null, children }: ListItem, definitions: Definitions): Node {
  return nodes.list_item.create({ checked }, blocksOf(children, definitions));
}

/** Every row gets as many cells as the first one has. */
function tableOf({ align, children }: Table, definitions: Definitions): Node {
  const columns = children[0]?.children ?? [];
  const rows = children.map((row, line) =>
    nodes.table_row.create(
      null,
      columns.map((_, column) => {
        const content = inlineOf(row.children[column]?.children ?? [], definitions, [], true);
        const type = line === 0 ? nodes.table_header : nodes.table_cell;
        return type.create({ align: align?.[column] ?? null }, nodes.paragraph.create(null, content));
      }),
    ),
  );
  return nodes.table.create(null, rows);
}

const WRAPS = { strong: marks.strong, emphasis: marks.emphasis, delete: marks.delete } as const;
const LINE_BREAK = /^<br *\/?>$/i;

function inlineOf(
  content: readonly PhrasingContent[],
  definitions: Definitions,
  within: readonly Mark[] = [],
  isInTable = false,
): Node[] {
  const inner = (children: readonly PhrasingContent[], mark: Mark) =>
    inlineOf(children, definitions, mark.addToSet(within), isInTable);
  return content.flatMap((node): Node[] => {
    switch (node.type) {
      case 'text': {
        const text = node.value.replace(/[ \t]*\r?\n[ \t]*/g, ' ');
        return text ? [schema.text(text, within)] : [];
      }
      case 'strong':
      case 'emphasis':
      case 'delete':
        return inner(node.children, WRAPS[node.type].create());
      case 'inlineCode':
        return node.value ? [schema.text(node.value, marks.code.create().addToSet(within))] : [];
      case 'link':
        return inner(node.children, marks.link.create({ href: node.url, title: node.title ?? '' }));
      case 'linkReference': {
        const { url, title } = definitions.get(node.identifier) ?? { url: '' };
        return inner(node.children, marks.link.create({ href: url, title: title ?? '' }));
      }
      case 'image':
        return [pictureOf(node.url, node.alt, node.title, within)];
      case 'imageReference': {
        const { url, title } = definitions.get(node.identifier) ?? { url: '' };
        return [pictureOf(url, node.alt, title, within)];
      }
      case 'break':
        return [nodes.hard_break.create(null, null, within)];
      case 'html':
        return isInTable && LINE_BREAK.test(node.value)
          ? [nodes.hard_break.create(null, null, within)]
          : [rawOf(node.value, within)];
      case 'footnoteReference':
        return [rawOf(`[^${node.label ?? node.identifier}]`, within)];
      default:
        return [];
    }
  });
}

const rawOf = (source: string, within: readonly Mark[]) => nodes.raw.create({ source }, null, within);

function pictureOf(
  src: string,
  alt: string | null | undefined,
  title: string | null | undefined,
  within: readonly Mark[],
) {
  return nodes.image.create({ src, alt: alt ?? '', title: title ?? '' }, null, within);
}
