import { Fragment, type Node } from 'prosemirror-model';
import { type ParsedBlock, parseBlocks } from './from-markdown.ts';
import { nodes } from './schema.ts';
import { writeBlock } from './to-markdown.ts';

/** A text that was read, with its blocks. */
interface Origin {
  text: string;
  blocks: ParsedBlock[];
  /** Blocks that define addresses for others. */
  definitions: Node[];
}

interface Place {
  origin: Origin;
  index: number;
}

/**
 * Converts Markdown to a document and back. An unchanged block keeps the Markdown it was read from, so a text that is opened and not edited
 * keeps its bytes. ProseMirror reuses the nodes that an edit does not touch, so a known node is unchanged.
 */
export class MarkdownText {
  /** Where blocks were read. */
  private readonly places = new WeakMap<Node, Place>();
  private readonly written = new WeakMap<Node, string>();
  /** The text that was opened last. */
  private opened: Origin = { text: '', blocks: [], definitions: [] };

  /** The document of a text. */
  open(text: string): Node {
    this.opened = this.read(text);
    const blocks = this.opened.blocks.map(({ node }) => node);
    return nodes.doc.create(null, blocks.length > 0 ? blocks : nodes.paragraph.create());
  }

  /** The blocks of Markdown that is inserted into the document. */
  parse(text: string): Fragment {
    return Fragment.from(this.read(text).blocks.map(({ node }) => node));
  }

  /** The Markdown of a document. */
  write(doc: Node): string {
    const blocks = doc.children.filter((node) => !isEmpty(node));
    if (blocks.length === 0) return this.opened.blocks.length === 0 ? this.opened.text : '';
    const places = this.placesOf(blocks);
    const present = new Set(blocks);
    const lacking = new Set(
      places.flatMap((place) =>
        place?.origin.definitions.every((node) => present.has(node)) === false ? place.origin : [],
      ),
    );
    const isNeighbour = (index: number) => {
      const [left, right] = [places[index - 1], places[index]];
      return left?.origin === right?.origin && left?.index === (right?.index ?? 0) - 1;
    };
    let text = '';
    let previous = '';
    blocks.forEach((node, index) => {
      const place = places[index];
      const keepsLeft = index === 0 ? place?.index === 0 : isNeighbour(index);
      const keepsRight = index === blocks.length - 1 ? isLast(place) : isNeighbour(index + 1);
      if (keepsLeft && place) text += gapBefore(place);
      else if (index > 0) text += '\n\n';
      const isSecondList = !keepsLeft && isList(node) && blocks[index - 1]?.type === node.type;
      if (isSecondList) previous = writeBlock(node, /^\s*(?:-|\d+\.)/.test(previous) ? 1 : 0);
      else if (place && !lacking.has(place.origin) && mayStay(place, keepsLeft, keepsRight)) previous = sourceAt(place);
      else previous = this.writeOne(node);
      text += previous;
    });
    const last = places.at(-1);
    return text + (isLast(last) ? gapAfter(last) : gapAtEnd(this.opened));
  }

  private writeOne(node: Node): string {
    const known = this.written.get(node) ?? (node.type === nodes.source ? node.textContent.trim() : writeBlock(node));
    this.written.set(node, known);
    return known;
  }

  private read(text: string): Origin {
    const blocks = parseBlocks(text);
    const definitions = blocks.filter(({ isDefinition }) => isDefinition).map(({ node }) => node);
    const origin = { text, blocks, definitions };
    blocks.forEach(({ node }, index) => {
      this.places.set(node, { origin, index });
    });
    return origin;
  }

  /** Undoing makes nodes anew: they are found by their content, first beside their neighbour. */
  private placesOf(blocks: readonly Node[]): (Place | undefined)[] {
    const { opened } = this;
    let expected = 0;
    return blocks.map((node) => {
      let place = this.places.get(node);
      if (!place) {
        const isSame = (block: ParsedBlock | undefined) => block?.node.eq(node);
        const index = isSame(opened.blocks[expected]) ? expected : opened.blocks.findIndex(isSame);
        if (index >= 0) place = { origin: opened, index };
        if (place) this.places.set(node, place);
      }
      if (place?.origin === opened) expected = place.index + 1;
      return place;
    });
  }
}

/** Markdown has no empty paragraphs. */
function isEmpty({ type, childCount }: Node): boolean {
  return type === nodes.paragraph && childCount === 0;
}

const isLast = (place: Place | undefined): place is Place =>
  place !== undefined && place.index === place.origin.blocks.length - 1;

function blockAt({ origin, index }: Place): ParsedBlock | undefined {
  return origin.blocks[index];
}

function sourceAt(place: Place): string {
  const block = blockAt(place);
  return place.origin.text.slice(block?.from, block?.to);
}

function gapBefore({ origin, index }: Place): string {
  return origin.text.slice(origin.blocks[index - 1]?.to ?? 0, origin.blocks[index]?.from);
}

function gapAfter(place: Place): string {
  return place.origin.text.slice(blockAt(place)?.to);
}

/** How the text that was opened ends: with a line end or without one. */
function gapAtEnd({ text, blocks }: Origin): string {
  return blocks.length > 0 && text.endsWith('\n') ? '\n' : '';
}

/** Whether the Markdown of a block means the same beside other blocks. */
function mayStay(place: Place, keepsLeft: boolean, keepsRight: boolean): boolean {
  // A list before it would take in an indented block.
  if (!keepsLeft && /^[ \t]/.test(sourceAt(place))) return false;
  // A block of code at the end need not be closed.
  return keepsRight || !isLast(place) || blockAt(place)?.node.type !== nodes.code_block;
}

const isList = ({ type }: Node) => type === nodes.bullet_list || type === nodes.ordered_list;
