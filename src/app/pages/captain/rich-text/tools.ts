import type { Command, EditorState } from 'prosemirror-state';
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable, isInTable } from 'prosemirror-tables';
import * as commands from './commands.ts';
import { marks, nodes } from './schema.ts';
import type { Tool } from './toolbar.tsx';

/** Dialog that a tool opens. */
export type Opens = 'link' | 'button' | 'picture' | 'assets';

/** The tools for the text at the cursor. */
export function listTools(state: EditorState, run: (command: Command) => void, open: (what: Opens) => void): Tool[][] {
  const tool = (label: string, icon: string, command: Command, isOn?: boolean, keys?: string): Tool => ({
    label,
    icon,
    isOn,
    ...(keys && { keys }),
    isDisabled: !isOn && !command(state),
    run: () => run(command),
  });
  const opens = (label: string, icon: string, what: Opens, isOn?: boolean, keys?: string): Tool => ({
    label,
    icon,
    isOn,
    ...(keys && { keys }),
    run: () => open(what),
  });
  const { heading, bullet_list, ordered_list, blockquote, code_block } = nodes;
  return [
    [
      tool(
        'Heading',
        'M4 5v14M12 5v14M4 12h8M16 12a2.5 2.5 0 1 1 4 2l-4 5h5',
        commands.toggleHeading(2),
        commands.isIn(state, heading, 2),
        'Mod+Alt+2',
      ),
      tool(
        'Subheading',
        'M4 5v14M12 5v14M4 12h8M16 11.5a2.3 2.3 0 1 1 2 3.5a2.3 2.3 0 1 1-2 3.5',
        commands.toggleHeading(3),
        commands.isIn(state, heading, 3),
        'Mod+Alt+3',
      ),
    ],
    [
      tool(
        'Bold',
        'M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z',
        commands.toggleStrong,
        commands.hasMark(state, marks.strong),
        'Mod+B',
      ),
      tool(
        'Italic',
        'M10 5h8M6 19h8M14 5l-4 14',
        commands.toggleEmphasis,
        commands.hasMark(state, marks.emphasis),
        'Mod+I',
      ),
      tool(
        'Strikethrough',
        'M4 12h16M16 7.5C15.5 6 14 5 12 5c-2.5 0-4 1.3-4 3.200M8 16.500c.5 1.5 2 2.5 4 2.5 2.5 0 4-1.3 4-3.2',
        commands.toggleStrike,
        commands.hasMark(state, marks.delete),
        'Mod+Shift+X',
      ),
      tool('Code', 'M9 7l-5 5 5 5M15 7l5 5-5 5', commands.toggleCode, commands.hasMark(state, marks.code), 'Mod+E'),
      opens(
        'Link',
        'M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.700L12 6.300M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.700l1-1',
        'link',
        commands.linkAt(state) !== undefined,
        'Mod+K',
      ),
    ],
    [
      tool(
        'Bulleted list',
        'M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01',
        commands.toggleList(bullet_list),
        commands.isIn(state, bullet_list),
        'Mod+Shift+8',
      ),
      tool(
        'Numbered list',
        'M10 6h10M10 12h10M10 18h10M4 4.500l1.5-.5v5M4 15.500c0-2 3-2 3 0 0 1.5-3 2-3 4h3',
        commands.toggleList(ordered_list),
        commands.isIn(state, ordered_list),
        'Mod+Shift+7',
      ),
      tool(
        'Quote',
        'M5 17c3-1 4-3 4-6V7H4v5h3M15 17c3-1 4-3 4-6V7h-5v5h3',
        commands.toggleQuote,
        commands.isIn(state, blockquote),
        'Mod+Shift+9',
      ),
      tool(
        'Code block',
        'M4 5h16v14H4zM9 10l-2 2 2 2M13 14h4',
        commands.toggleCodeBlock,
        commands.isIn(state, code_block),
        'Mod+Alt+C',
      ),
    ],
    [
      opens('Picture or file', 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9h.01', 'assets'),
      tool('Table', 'M4 5h16v14H4zM4 10h16M4 14.500h16M12 5v14', commands.insertTable),
      opens('Button', 'M4 8h16v8H4zM8 12h8', 'button'),
      tool('Divider', 'M4 12h16M8 6h8M8 18h8', commands.insertRule),
    ],
  ];
}

/** The tools for the list, table or picture at the cursor, with their name. */
export function listMoreTools(
  state: EditorState,
  run: (command: Command) => void,
  open: (what: Opens) => void,
): { label: string; tools: Tool[] } | undefined {
  const tool = (label: string, command: Command): Tool => ({
    label,
    isDisabled: !command(state),
    run: () => run(command),
  });
  if (commands.selectedPicture(state)) {
    const describe = { label: 'Alt text and caption', run: () => open('picture') };
    return { label: 'Picture', tools: [describe, tool('Remove picture', commands.removePicture)] };
  }
  if (isInTable(state)) {
    return {
      label: 'Table',
      tools: [
        tool('Add row', addRowAfter),
        tool('Add column', addColumnAfter),
        tool('Delete row', deleteRow),
        tool('Delete column', deleteColumn),
        tool('Delete table', deleteTable),
      ],
    };
  }
  if (commands.isIn(state, nodes.list_item)) {
    return { label: 'List', tools: [tool('Indent', commands.indentItem), tool('Outdent', commands.outdentItem)] };
  }
  return undefined;
}
