import { deleteSelection, lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import type { Mark, MarkType, Node, NodeType } from 'prosemirror-model';
import { liftListItem, sinkListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, type EditorState, NodeSelection, TextSelection } from 'prosemirror-state';
import { isInTable } from 'prosemirror-tables';
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
