import {
  chainCommands,
  createParagraphNear,
  exitCode,
  liftEmptyBlock,
  newlineInCode,
  setBlockType,
  splitBlock,
} from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import {
  InputRule,
  inputRules,
  textblockTypeInputRule,
  undoInputRule,
  wrappingInputRule,
} from 'prosemirror-inputrules';
import type { MarkType, Node, NodeType } from 'prosemirror-model';
import { splitListItem } from 'prosemirror-schema-list';
import { type Command, TextSelection } from 'prosemirror-state';
import { findTable, goToNextCell, isInTable, nextCell, selectionCell } from 'prosemirror-tables';
import {
  indentItem,
  outdentItem,
  toggleCode,
  toggleCodeBlock,
  toggleEmphasis,
  toggleHeading,
  toggleList,
  toggleQuote,
  toggleStrike,
  toggleStrong,
} from './commands.ts';
import { marks, nodes, schema } from './schema.ts';

/** Outdents an item of a list within a list. */
const outdentInner: Command = (state, dispatch) => {
  const { $from } = state.selection;
  return $from.depth > 3 && $from.node($from.depth - 3).type === nodes.list_item && outdentItem(state, dispatch);
};

const insertBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
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
