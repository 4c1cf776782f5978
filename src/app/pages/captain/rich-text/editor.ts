import { baseKeymap } from 'prosemirror-commands';
import { dropCursor } from 'prosemirror-dropcursor';
import { gapCursor } from 'prosemirror-gapcursor';
import { history } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { Fragment, type Node, Slice } from 'prosemirror-model';
import { EditorState, Plugin, Selection, TextSelection, type Transaction } from 'prosemirror-state';
import { tableEditing } from 'prosemirror-tables';
import { Decoration, DecorationSet, EditorView, type NodeView } from 'prosemirror-view';
import type { EditorHandle } from '#app/pages/captain/blog/editor/code-mirror.tsx';
import { isButton, KEYS, SHORTCUTS, setLink } from './commands.ts';
import { MarkdownText } from './markdown-text.ts';
import { cleanHtml, isOnlyPicture } from './paste.ts';
import { nodes } from './schema.ts';

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
      doc: open(markdown, options.text),
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
      if (known < 0) setDoc(view, open(markdown, text));
    },
  };
}

/** Input by other ways than keys: pasted, dropped, dictated. Text is read as Markdown, files go to `onFiles`. */
function externalInput(markdown: MarkdownText, onFiles: EditorOptions['onFiles']): Plugin {
  return new Plugin({
    props: {
      transformPastedHTML: cleanHtml,
      clipboardTextParser: (text, $context, isPlain) => {
        if (isPlain) return new Slice(Fragment.from(text.split(/\n+/).map(paragraphOf)), 1, 1);
        return sliceOf(markdown.parse(text), $context.parent.type === nodes.paragraph);
      },
      handlePaste(view, event) {
        const files = [...(event.clipboardData?.files ?? [])];
        const html = event.clipboardData?.getData('text/html') ?? '';
        const text = event.clipboardData?.getData('text/plain') ?? '';
        if (files.length > 0 && isOnlyPicture(html)) {
          onFiles(files);
          return true;
        }
        const { doc, selection } = view.state;
        if (html || selection.$from.parent.type.spec.code) return false;
        const chosen = doc.textBetween(selection.from, selection.to);
        if (chosen && /^https?:\/\/\S+$/.test(text.trim()))
          return setLink(text.trim(), chosen)(view.state, view.dispatch);
        return coversAll(view) && insert(view, markdown, text);
      },
      handleDrop(view, event) {
        const files = [...(event.dataTransfer?.files ?? [])];
        if (files.length === 0) return false;
        event.preventDefault();
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
        if (at) view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(at.pos))));
        onFiles(files);
        return true;
      },
      handleDOMEvents: {
        // More than a letter at once comes from a program, a test or a voice: it may be Markdown.
        beforeinput(view, event) {
          const { inputType, data, isComposing } = event;
          if (inputType !== 'insertText' || isComposing || !data || data.length < 2) return false;
          const { doc, selection } = view.state;
          // Words in an empty heading are its text.
          const isTyping = (doc.textContent === '' || !coversAll(view)) && isPlainText(markdown.parse(data), data);
          if (selection.$from.parent.type.spec.code || isTyping) return false;
          event.preventDefault();
          return insert(view, markdown, data);
        },
      },
    },
  });
}

/** Inserts Markdown. Where it replaces everything, its bytes are kept. */
function insert(view: EditorView, markdown: MarkdownText, text: string): boolean {
  const { state } = view;
  if (coversAll(view)) {
    const doc = open(markdown, text);
    const tr = state.tr.replaceWith(0, state.doc.content.size, doc.content);
    const end = Selection.atEnd(withoutLastLine(tr.doc)).to;
    view.dispatch(tr.setSelection(Selection.near(tr.doc.resolve(end), -1)).scrollIntoView());
    return true;
  }
  const { $from, from, to } = state.selection;
  const slice = sliceOf(markdown.parse(text), $from.parent.type === nodes.paragraph && $from.parent.childCount > 0);
  const tr = state.tr.replaceRange(from, to, slice);
  // A block that splits a heading at its start or end leaves an empty heading: that becomes a line of text.
  for (const side of [-1, 1]) {
    const $rest = tr.doc.resolve(tr.mapping.map(from, side));
    const isEmptied = $rest.parent.content.size === 0 && $from.parent.content.size > 0;
    if (isEmptied && $rest.parent.type === nodes.heading) tr.setNodeMarkup($rest.before(), nodes.paragraph);
  }
  view.dispatch(tr.scrollIntoView());
  return true;
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

/** Whether everything is selected; the browser may know it before the editor does. */
function coversAll(view: EditorView): boolean {
  const { doc } = view.state;
  const chosen = (view.root as Document).getSelection();
  if (!chosen?.anchorNode || !chosen.focusNode || !view.dom.contains(chosen.anchorNode)) return false;
  const ends = [
    view.posAtDOM(chosen.anchorNode, chosen.anchorOffset),
    view.posAtDOM(chosen.focusNode, chosen.focusOffset),
  ];
  return (
    Math.min(...ends) <= Selection.atStart(doc).from && Math.max(...ends) >= Selection.atEnd(withoutLastLine(doc)).to
  );
}

const open = (markdown: MarkdownText, text: string) => withLastLine(markdown.open(text));

const isPlainText = (blocks: Fragment, text: string) =>
  blocks.childCount === 1 && blocks.firstChild?.eq(paragraphOf(text)) === true;

/** A command of the keyboard. */
const command = (run: () => void) => () => {
  run();
  return true;
};

const paragraphOf = (text: string) => nodes.paragraph.create(null, text ? nodes.paragraph.schema.text(text) : null);

/** Blocks to insert; text at their ends joins the text around. A picture is a block of its own. */
function sliceOf(blocks: Fragment, isInText: boolean): Slice {
  const joins = (node: Node | null) =>
    isInText && node?.type === nodes.paragraph && node.firstChild?.type !== nodes.image ? 1 : 0;
  return new Slice(blocks, joins(blocks.firstChild), joins(blocks.lastChild));
}

const isLine = (node: Node | null) => node?.type === nodes.paragraph;

/** Behind a table or a block of code there is a line to go on with; it is no part of the text. */
function withLastLine(doc: Node): Node {
  return isLine(doc.lastChild) ? doc : doc.copy(doc.content.addToEnd(nodes.paragraph.create()));
}

function withoutLastLine(doc: Node): Node {
  const { lastChild, childCount, content } = doc;
  const isEmpty = childCount > 1 && isLine(lastChild) && lastChild?.childCount === 0;
  return isEmpty ? doc.copy(content.cut(0, content.size - lastChild.nodeSize)) : doc;
}

const lastLine = new Plugin({
  appendTransaction: (_, __, { doc, tr }) =>
    isLine(doc.lastChild) ? null : tr.insert(doc.content.size, nodes.paragraph.create()),
});

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
