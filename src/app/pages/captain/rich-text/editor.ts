import { baseKeymap } from 'prosemirror-commands';
import { dropCursor } from 'prosemirror-dropcursor';
import { gapCursor } from 'prosemirror-gapcursor';
import { history } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { Fragment, type Node, Slice } from 'prosemirror-model';
import { EditorState, Plugin, TextSelection, type Transaction } from 'prosemirror-state';
import { tableEditing } from 'prosemirror-tables';
import { Decoration, DecorationSet, EditorView, type NodeView } from 'prosemirror-view';
import type { EditorHandle } from '#app/pages/captain/blog/editor/code-mirror.tsx';
import { isButton } from './commands.ts';
import { externalInput, insert } from './input.ts';
import { isLine, lastLine, withLastLine } from './last-line.ts';
import { MarkdownText } from './markdown-text.ts';
import { nodes } from './schema.ts';
import { KEYS, SHORTCUTS } from './typing.ts';

interface EditorOptions {
  label: string;
  /** Id of the text that says which keys there are. */
  describedBy: string;
  text: string;
  onChange(text: string): void;
  /** Called with files that were pasted or dropped into the text. */
  onFiles(files: File[]): void;
  /** Called after each change of the text or of the selection. */
  onState(state: EditorState): void;
  onLink(): void;
  onToolbar(): void;
}

/** An editor in `parent`, which shows and returns Markdown. */
export function createEditor(parent: HTMLElement, options: EditorOptions) {
  const markdown = new MarkdownText();
  /** Texts that `onChange` was called with, from the one that came back last by `setText`: coming back, they change nothing. */
  let sent = [options.text];

  const view: EditorView = new EditorView(parent, {
    state: EditorState.create({
      doc: withLastLine(markdown.open(options.text)),
      plugins: [
        // Before those that handle the same events, such as pasting into a table.
        externalInput(markdown, options.onFiles),
        SHORTCUTS,
        keymap({ ...KEYS, 'Mod-k': command(options.onLink), 'Alt-F10': command(options.onToolbar) }),
        keymap(baseKeymap),
        history(),
        dropCursor({ color: 'var(--color-signal-deep)', width: 2 }),
        gapCursor(),
        tableEditing(),
        lastLine,
        decorations,
      ],
    }),
    attributes: {
      role: 'textbox',
      'aria-label': options.label,
      'aria-multiline': 'true',
      'aria-describedby': options.describedBy,
      class: 'prose rich-text',
      tabindex: '0',
      spellcheck: 'true',
      autocapitalize: 'sentences',
    },
    nodeViews: { list_item: listItem },
    dispatchTransaction(transaction: Transaction) {
      const state = view.state.apply(transaction);
      view.updateState(state);
      options.onState(state);
      if (!transaction.docChanged) return;
      const text = markdown.write(state.doc);
      if (text === sent.at(-1)) return;
      sent.push(text);
      options.onChange(text);
    },
  });

  const handle: EditorHandle = {
    insert: (text) => insert(view, markdown, text),
    replace: (before, after) => replacePicture(view, markdown, before, after),
    focus: () => view.focus(),
  };

  return {
    view,
    handle,
    /** Shows a text that was changed elsewhere, and keeps the cursor where it can. */
    setText(text: string) {
      const known = sent.lastIndexOf(text);
      sent = known >= 0 ? sent.slice(known) : [text];
      if (known < 0) setDoc(view, withLastLine(markdown.open(text)));
    },
  };
}

/** Replaces a picture without a path, as it stands while it is uploaded: `before` and `after` are its Markdown. */
function replacePicture(view: EditorView, markdown: MarkdownText, before: string, after: string): void {
  const alt = /^!\[(.*)\]\(\)/.exec(before)?.[1];
  view.state.doc.descendants((node, position) => {
    if (node.type !== nodes.image || node.attrs.alt !== alt) return;
    const [block] = markdown.parse(after).content;
    const { tr } = view.state;
    if (block?.type === nodes.paragraph) tr.replaceWith(position, position + 1, block.content);
    else tr.replaceRange(position, position + 1, new Slice(Fragment.from(block), 0, 0));
    view.dispatch(tr);
  });
}

/** Shows another document, with the cursor beside the same text. */
function setDoc(view: EditorView, doc: Node): void {
  const before = view.state.doc;
  const tr = view.state.tr.replaceWith(0, before.content.size, doc.content);
  const { from } = view.state.selection;
  const changedAt = before.content.findDiffStart(doc.content) ?? before.content.size;
  const moved = from <= changedAt ? from : from + doc.content.size - before.content.size;
  const position = Math.max(0, Math.min(moved, doc.content.size));
  view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(position))));
}

/** A command of the keyboard. */
const command = (run: () => void) => () => {
  run();
  return true;
};

/** The look of buttons, and what an empty text says. */
const decorations = new Plugin({
  props: {
    decorations({ doc }) {
      const found: Decoration[] = [];
      const isEmpty = doc.childCount === 1 && isLine(doc.firstChild) && doc.firstChild?.childCount === 0;
      if (isEmpty) found.push(Decoration.node(0, 2, { class: 'rich-text-empty' }));
      doc.descendants((node, position) => {
        // Nothing to announce, until something is typed.
        if (node.type === nodes.heading && node.childCount === 0)
          found.push(Decoration.node(position, position + node.nodeSize, { role: 'none' }));
        // A cell with an empty line heads nothing yet.
        if (node.type === nodes.table_header && node.textContent === '' && node.content.size === 2)
          found.push(Decoration.node(position, position + node.nodeSize, { role: 'cell' }));
        if (isButton(node)) found.push(Decoration.node(position, position + node.nodeSize, { class: 'button-line' }));
        return !node.isTextblock;
      });
      return DecorationSet.create(doc, found);
    },
  },
});

/** An item of a list, with a box to tick where it has one. */
function listItem(node: Node, view: EditorView, getPos: () => number | undefined): NodeView {
  const dom = document.createElement('li');
  if (node.attrs.checked === null)
    return { dom, contentDOM: dom, update: ({ type, attrs }) => type === node.type && attrs.checked === null };
  dom.className = 'task-list-item';
  const box = document.createElement('input');
  box.type = 'checkbox';
  box.checked = node.attrs.checked;
  box.contentEditable = 'false';
  box.ariaLabel = 'Done';
  box.addEventListener('change', () => {
    const position = getPos();
    if (position !== undefined) view.dispatch(view.state.tr.setNodeAttribute(position, 'checked', box.checked));
  });
  const contentDOM = document.createElement('div');
  dom.append(box, contentDOM);
  return {
    dom,
    contentDOM,
    update({ type, attrs }) {
      if (type !== node.type || attrs.checked === null) return false;
      box.checked = attrs.checked;
      return true;
    },
    stopEvent: (event) => event.target === box,
    ignoreMutation: ({ target }) => target === box,
  };
}
