import {
  chainCommands,
  createParagraphNear,
  deleteSelection,
  exitCode,
  lift,
  liftEmptyBlock,
  newlineInCode,
  setBlockType,
  splitBlock,
  toggleMark,
  wrapIn,
} from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import {
  InputRule,
  inputRules,
  textblockTypeInputRule,
  undoInputRule,
  wrappingInputRule,
} from 'prosemirror-inputrules';
import type { Mark, MarkType, Node, NodeType } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, type EditorState, NodeSelection, TextSelection } from 'prosemirror-state';
import { findTable, goToNextCell, isInTable, nextCell, selectionCell } from 'prosemirror-tables';
import { marks, nodes, schema } from './schema.ts';

/** Whether the cursor or the selection is in a block of this kind. */
export function isIn({ selection: { $from } }: EditorState, type: NodeType, level?: number): boolean {
  return (
    ancestor($from, (node) => node.type === type && (level === undefined || node.attrs.level === level)) !== undefined
  );
}

function ancestor($from: EditorState['selection']['$from'], matches: (node: Node) => boolean): number | undefined {
  for (let depth = $from.depth; depth > 0; depth -= 1) if (matches($from.node(depth))) return depth;
  return undefined;
}

export function hasMark({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean {
  const { from, to, empty, $from } = selection;
  return empty ? Boolean(type.isInSet(storedMarks ?? $from.marks())) : doc.rangeHasMark(from, to, type);
}

/** The link at the cursor, from its beginning to its end. */
export function linkAt({ selection, doc }: EditorState): { mark: Mark; from: number; to: number } | undefined {
  const { parent, parentOffset } = selection.$from;
  const start = selection.$from.start();
  const at = (index: number) => marks.link.isInSet(parent.maybeChild(index)?.marks ?? []);
  const found = parent.childAfter(parentOffset);
  const before = parent.childBefore(parentOffset);
  const index = found.node && at(found.index) ? found.index : before.index;
  const mark = at(index);
  if (!mark || (!found.node && !before.node)) return undefined;
  let [first, last] = [index, index];
  while (first > 0 && mark.eq(at(first - 1) ?? schema.mark('code'))) first -= 1;
  while (last + 1 < parent.childCount && mark.eq(at(last + 1) ?? schema.mark('code'))) last += 1;
  const sizes = parent.children.map(({ nodeSize }) => nodeSize);
  const sum = (count: number) => sizes.slice(0, count).reduce((total, size) => total + size, start);
  return sum(last + 1) <= doc.content.size ? { mark, from: sum(first), to: sum(last + 1) } : undefined;
}

export const toggleStrong = toggleMark(marks.strong);
export const toggleEmphasis = toggleMark(marks.emphasis);
export const toggleStrike = toggleMark(marks.delete);
export const toggleCode = toggleMark(marks.code);

/** Makes a block a heading, and a heading of this level text again. */
export const toggleHeading =
  (level: number): Command =>
  (state, dispatch) =>
    isIn(state, nodes.heading, level)
      ? setBlockType(nodes.paragraph)(state, dispatch)
      : setBlockType(nodes.heading, { level })(state, dispatch);

export const toggleCodeBlock: Command = (state, dispatch) =>
  setBlockType(isIn(state, nodes.code_block) ? nodes.paragraph : nodes.code_block)(state, dispatch);

export const toggleQuote: Command = (state, dispatch) =>
  isIn(state, nodes.blockquote) ? lift(state, dispatch) : wrapIn(nodes.blockquote)(state, dispatch);

/** Makes a list, changes its kind, or ends it. */
export const toggleList =
  (type: NodeType): Command =>
  (state, dispatch) => {
    const { $from } = state.selection;
    const depth = ancestor($from, (node) => node.type === nodes.bullet_list || node.type === nodes.ordered_list);
    if (depth === undefined) return wrapInList(type)(state, dispatch);
    if ($from.node(depth).type === type) return liftListItem(nodes.list_item)(state, dispatch);
    dispatch?.(state.tr.setNodeMarkup($from.before(depth), type, { spread: $from.node(depth).attrs.spread }));
    return true;
  };

export const indentItem = sinkListItem(nodes.list_item);
export const outdentItem = liftListItem(nodes.list_item);

/** Outdents an item of a list within a list. */
const outdentInner: Command = (state, dispatch) => {
  const { $from } = state.selection;
  return $from.depth > 3 && $from.node($from.depth - 3).type === nodes.list_item && outdentItem(state, dispatch);
};

const insertBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
};

export const insertRule: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.rule.create()).scrollIntoView());
  return true;
};

/** A table of three rows and columns, with the cursor in its first cell. */
export const insertTable: Command = (state, dispatch) => {
  if (isInTable(state)) return false;
  const row = (type: NodeType) =>
    nodes.table_row.create(
      null,
      [0, 1, 2].map(() => type.createAndFill() as Node),
    );
  const table = nodes.table.create(null, [row(nodes.table_header), row(nodes.table_cell), row(nodes.table_cell)]);
  const { tr } = state;
  tr.replaceSelectionWith(table);
  let firstCell: number | undefined;
  tr.doc.nodesBetween(tr.mapping.map(state.selection.from, -1), tr.doc.content.size, (node, pos) => {
    if (node.type === nodes.table_header) firstCell ??= pos;
  });
  if (firstCell !== undefined) tr.setSelection(TextSelection.near(tr.doc.resolve(firstCell + 1)));
  dispatch?.(tr.scrollIntoView());
  return true;
};

/** Enter in a table goes one row down, and out of the last one. */
const leaveCell: Command = (state, dispatch) => {
  if (!isInTable(state)) return false;
  const $below = nextCell(selectionCell(state), 'vert', 1);
  const table = findTable(state.selection.$from);
  const position = $below ? $below.pos + 1 : (table?.pos ?? 0) + (table?.node.nodeSize ?? 0);
  dispatch?.(state.tr.setSelection(TextSelection.near(state.doc.resolve(position))).scrollIntoView());
  return true;
};

/** Three backticks, with the language behind them, begin a block of code. */
const beginCode: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  const fence = /^```(\S*)$/.exec($from.parent.textContent);
  if (!fence || !empty || $from.parent.type !== nodes.paragraph) return false;
  dispatch?.(
    state.tr
      .delete($from.start(), $from.end())
      .setBlockType($from.start(), undefined, nodes.code_block, { lang: fence[1] }),
  );
  return true;
};

const splitItem: Command = (state, dispatch) => {
  const item = state.selection.$from.node(-1);
  const checked = item?.type === nodes.list_item && item.attrs.checked !== null ? false : null;
  return splitListItem(nodes.list_item, { checked })(state, dispatch);
};

/** The keys of the text. Tab leaves it where there is nothing to indent, so that nobody is caught in it. */
export const KEYS: Record<string, Command> = {
  Tab: chainCommands(goToNextCell(1), indentItem),
  'Shift-Tab': chainCommands(goToNextCell(-1), outdentInner),
  'Mod-z': undo,
  'Mod-y': redo,
  'Shift-Mod-z': redo,
  'Mod-b': toggleStrong,
  'Mod-i': toggleEmphasis,
  'Mod-Shift-x': toggleStrike,
  'Mod-e': toggleCode,
  'Mod-Alt-0': setBlockType(nodes.paragraph),
  'Mod-Alt-2': toggleHeading(2),
  'Mod-Alt-3': toggleHeading(3),
  'Mod-Shift-7': toggleList(nodes.ordered_list),
  'Mod-Shift-8': toggleList(nodes.bullet_list),
  'Mod-Shift-9': toggleQuote,
  'Mod-Alt-c': toggleCodeBlock,
  'Mod-]': indentItem,
  'Mod-[': outdentItem,
  'Shift-Enter': chainCommands(exitCode, insertBreak),
  Enter: chainCommands(leaveCell, beginCode, newlineInCode, splitItem, createParagraphNear, liftEmptyBlock, splitBlock),
  Backspace: undoInputRule,
};

/** Marks what was typed between two markers. */
function markRule(pattern: RegExp, type: MarkType): InputRule {
  return new InputRule(
    pattern,
    ({ tr }, [whole, before = '', text = ''], start, end) => {
      const from = start + before.length;
      const markerLength = (whole.length - before.length - text.length) / 2;
      return tr
        .delete(from + markerLength + text.length, end)
        .delete(from, from + markerLength)
        .addMark(from, from + text.length, type.create())
        .removeStoredMark(type);
    },
    { inCodeMark: false },
  );
}

/** Drops a marker that is typed at the start of an item of such a list, which has it already: `2. ` after Enter is no list within the list. */
function ownMarkerRule(pattern: RegExp, type: NodeType): InputRule {
  return new InputRule(pattern, ({ tr, doc }, _, start, end) => {
    const $start = doc.resolve(start);
    const isItsFirstLine = $start.depth > 2 && $start.node(-2).type === type && $start.index(-1) === 0;
    return isItsFirstLine ? tr.delete(start, end) : null;
  });
}

const BULLET = /^[-+*]\s$/;
const NUMBER = /^(\d+)[.)]\s$/;

const isNext = (match: RegExpMatchArray, node: Node) => node.childCount + node.attrs.start === Number(match[1]);

/** Markdown that takes effect while it is typed. */
export const SHORTCUTS = inputRules({
  rules: [
    textblockTypeInputRule(/^(#{1,6})\s$/, nodes.heading, ([, signs = '']) => ({ level: signs.length })),
    textblockTypeInputRule(/^```(\S*)\s$/, nodes.code_block, ([, lang]) => ({ lang })),
    wrappingInputRule(/^>\s$/, nodes.blockquote),
    ownMarkerRule(BULLET, nodes.bullet_list),
    ownMarkerRule(NUMBER, nodes.ordered_list),
    wrappingInputRule(BULLET, nodes.bullet_list),
    wrappingInputRule(NUMBER, nodes.ordered_list, ([, start]) => ({ start: Number(start) }), isNext),
    new InputRule(/^(?:---|\*\*\*)$/, ({ tr }, _, start, end) =>
      tr.delete(start, end).replaceRangeWith(start, start, nodes.rule.create()),
    ),
    new InputRule(/^\[([ x])\]\s$/i, ({ tr, doc }, [, sign], start, end) => {
      const $start = doc.resolve(start);
      if ($start.node(-1).type !== nodes.list_item) return null;
      return tr.delete(start, end).setNodeAttribute($start.before(-1), 'checked', sign !== ' ');
    }),
    markRule(/(^|[^*])\*\*([^\s*](?:[^*]*[^\s*])?)\*\*$/, marks.strong),
    markRule(/(^|[^\w_])__([^\s_](?:[^_]*[^\s_])?)__$/, marks.strong),
    markRule(/(^|[^*])\*([^\s*](?:[^*]*[^\s*])?)\*$/, marks.emphasis),
    markRule(/(^|[^\w_])_([^\s_](?:[^_]*[^\s_])?)_$/, marks.emphasis),
    markRule(/(^|[^~])~~([^\s~](?:[^~]*[^\s~])?)~~$/, marks.delete),
    markRule(/(^|[^`])`([^`]+)`$/, marks.code),
    new InputRule(/(^|[^!])\[([^\]]+)\]\((\S+)\)$/, ({ tr }, [, before = '', text = '', href], start, end) => {
      const from = start + before.length;
      return tr.replaceWith(from, end, schema.text(text, [marks.link.create({ href })])).removeStoredMark(marks.link);
    }),
    new InputRule(/(^|\s)(https?:\/\/\S+[^\s.,;:!?)])\s$/, ({ tr }, [, before = '', href], start, end) =>
      tr.addMark(start + before.length, end, marks.link.create({ href })).insertText(' ', end),
    ),
  ],
});

/**
 * Links what is selected. Another `text` takes its place; an empty one is the address.
 *
 * @param at the range to link, in place of the selection.
 */
export function setLink(href: string, text: string, at?: { from: number; to: number }): Command {
  return (state, dispatch) => {
    const { from, to } = at ?? state.selection;
    const mark = marks.link.create({ href });
    const { tr } = state;
    if (state.doc.textBetween(from, to) === text && text !== '')
      // Typing goes on behind the link instead of replacing it.
      tr.removeMark(from, to, marks.link).addMark(from, to, mark).setSelection(TextSelection.create(tr.doc, to));
    else {
      const kept = state.doc.resolve(from).marksAcross(state.doc.resolve(to)) ?? [];
      tr.replaceWith(from, to, schema.text(text || href, mark.addToSet(kept))).removeStoredMark(marks.link);
    }
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

export function removeLink({ from, to }: { from: number; to: number }): Command {
  return (state, dispatch) => {
    dispatch?.(state.tr.removeMark(from, to, marks.link));
    return true;
  };
}

/** A bold link alone in its paragraph looks like a button to readers. */
export function insertButton(href: string, text: string): Command {
  return (state, dispatch) => {
    const label = schema.text(text, [marks.strong.create(), marks.link.create({ href })]);
    const { from, to } = state.selection;
    dispatch?.(state.tr.replaceRangeWith(from, to, nodes.paragraph.create(null, label)).scrollIntoView());
    return true;
  };
}

/** True for a paragraph that looks like a button to readers: a bold link alone. */
export function isButton({ type, firstChild, childCount }: Node): boolean {
  if (type !== nodes.paragraph || childCount !== 1 || !firstChild) return false;
  return Boolean(marks.strong.isInSet(firstChild.marks) && marks.link.isInSet(firstChild.marks));
}

/** The picture that is selected. */
export function selectedPicture({ selection }: EditorState): Node | undefined {
  return selection instanceof NodeSelection && selection.node.type === nodes.image ? selection.node : undefined;
}

export function setPicture(attributes: { alt: string; title: string }): Command {
  return (state, dispatch) => {
    const picture = selectedPicture(state);
    if (!picture) return false;
    const { from } = state.selection;
    const { tr } = state;
    tr.setNodeMarkup(from, undefined, { ...picture.attrs, ...attributes });
    dispatch?.(tr.setSelection(NodeSelection.create(tr.doc, from)));
    return true;
  };
}

export const removePicture = deleteSelection;
