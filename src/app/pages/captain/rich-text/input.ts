import { Fragment, type Node, Slice } from 'prosemirror-model';
import { Plugin, Selection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { setLink } from './commands.ts';
import { withLastLine, withoutLastLine } from './last-line.ts';
import type { MarkdownText } from './markdown-text.ts';
import { cleanHtml, isOnlyPicture } from './paste.ts';
import { nodes } from './schema.ts';

/** Input by other ways than keys: pasted, dropped, dictated. Text is read as Markdown, files go to `onFiles`. */
export function externalInput(markdown: MarkdownText, onFiles: (files: File[]) => void): Plugin {
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
export function insert(view: EditorView, markdown: MarkdownText, text: string): boolean {
  const { state } = view;
  if (coversAll(view)) {
    const doc = withLastLine(markdown.open(text));
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

const isPlainText = (blocks: Fragment, text: string) =>
  blocks.childCount === 1 && blocks.firstChild?.eq(paragraphOf(text)) === true;

const paragraphOf = (text: string) => nodes.paragraph.create(null, text ? nodes.paragraph.schema.text(text) : null);

/** Blocks to insert; text at their ends joins the text around. A picture is a block of its own. */
function sliceOf(blocks: Fragment, isInText: boolean): Slice {
  const joins = (node: Node | null) =>
    isInText && node?.type === nodes.paragraph && node.firstChild?.type !== nodes.image ? 1 : 0;
  return new Slice(blocks, joins(blocks.firstChild), joins(blocks.lastChild));
}
