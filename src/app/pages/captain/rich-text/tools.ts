import type { Command, EditorState } from 'prosemirror-state';
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable, isInTable } from 'prosemirror-tables';
import * as commands from './commands.ts';
import { marks, nodes } from './schema.ts';
import type { Tool } from './toolbar.tsx';

/** Dialog that a tool opens. */
export type Opens = 'link' | 'button' | 'picture' | 'assets';

interface ToolsFor {
  state: EditorState;
  run(command: Command): void;
  open(what: Opens): void;
}

/** The tools for the text at the cursor, in groups. */
export function listTools(state: EditorState, run: ToolsFor['run'], open: ToolsFor['open']): Tool[][] {
  const editor = { state, run, open };
  return [headingTools(editor), letterTools(editor), blockTools(editor), insertTools(editor)];
}

interface ToolLook {
  label: string;
  /** Path of its drawing. */
  icon: string;
  isOn?: boolean;
  keys?: string;
}

/** A tool that runs a command. It is disabled where the command does nothing, unless it is on. */
function commandTool({ state, run }: ToolsFor, command: Command, look: ToolLook): Tool {
  return { ...look, isDisabled: !look.isOn && !command(state), run: () => run(command) };
}

function openingTool({ open }: ToolsFor, what: Opens, look: ToolLook): Tool {
  return { ...look, run: () => open(what) };
}

function headingTools(editor: ToolsFor): Tool[] {
  const { state } = editor;
  return [
    commandTool(editor, commands.toggleHeading(2), {
      label: 'Heading',
      icon: 'M4 5v14M12 5v14M4 12h8M16 12a2.5 2.5 0 1 1 4 2l-4 5h5',
      isOn: commands.isIn(state, nodes.heading, 2),
      keys: 'Mod+Alt+2',
    }),
    commandTool(editor, commands.toggleHeading(3), {
      label: 'Subheading',
      icon: 'M4 5v14M12 5v14M4 12h8M16 11.5a2.3 2.3 0 1 1 2 3.5a2.3 2.3 0 1 1-2 3.5',
      isOn: commands.isIn(state, nodes.heading, 3),
      keys: 'Mod+Alt+3',
    }),
  ];
}

function letterTools(editor: ToolsFor): Tool[] {
  const { state } = editor;
  return [
    commandTool(editor, commands.toggleStrong, {
      label: 'Bold',
      icon: 'M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z',
      isOn: commands.hasMark(state, marks.strong),
      keys: 'Mod+B',
    }),
    commandTool(editor, commands.toggleEmphasis, {
      label: 'Italic',
      icon: 'M10 5h8M6 19h8M14 5l-4 14',
      isOn: commands.hasMark(state, marks.emphasis),
      keys: 'Mod+I',
    }),
    commandTool(editor, commands.toggleStrike, {
      label: 'Strikethrough',
      icon: 'M4 12h16M16 7.5C15.5 6 14 5 12 5c-2.5 0-4 1.3-4 3.200M8 16.500c.5 1.5 2 2.5 4 2.5 2.5 0 4-1.3 4-3.2',
      isOn: commands.hasMark(state, marks.delete),
      keys: 'Mod+Shift+X',
    }),
    commandTool(editor, commands.toggleCode, {
      label: 'Code',
      icon: 'M9 7l-5 5 5 5M15 7l5 5-5 5',
      isOn: commands.hasMark(state, marks.code),
      keys: 'Mod+E',
    }),
    openingTool(editor, 'link', {
      label: 'Link',
      icon: 'M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.700L12 6.300M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.700l1-1',
      isOn: commands.linkAt(state) !== undefined,
      keys: 'Mod+K',
    }),
  ];
}

function blockTools(editor: ToolsFor): Tool[] {
  const { state } = editor;
  return [
    commandTool(editor, commands.toggleList(nodes.bullet_list), {
      label: 'Bulleted list',
      icon: 'M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01',
      isOn: commands.isIn(state, nodes.bullet_list),
      keys: 'Mod+Shift+8',
    }),
    commandTool(editor, commands.toggleList(nodes.ordered_list), {
      label: 'Numbered list',
      icon: 'M10 6h10M10 12h10M10 18h10M4 4.500l1.5-.5v5M4 15.500c0-2 3-2 3 0 0 1.5-3 2-3 4h3',
      isOn: commands.isIn(state, nodes.ordered_list),
      keys: 'Mod+Shift+7',
    }),
    commandTool(editor, commands.toggleQuote, {
      label: 'Quote',
      icon: 'M5 17c3-1 4-3 4-6V7H4v5h3M15 17c3-1 4-3 4-6V7h-5v5h3',
      isOn: commands.isIn(state, nodes.blockquote),
      keys: 'Mod+Shift+9',
    }),
    commandTool(editor, commands.toggleCodeBlock, {
      label: 'Code block',
      icon: 'M4 5h16v14H4zM9 10l-2 2 2 2M13 14h4',
      isOn: commands.isIn(state, nodes.code_block),
      keys: 'Mod+Alt+C',
    }),
  ];
}

function insertTools(editor: ToolsFor): Tool[] {
  return [
    openingTool(editor, 'assets', { label: 'Picture or file', icon: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9h.01' }),
    commandTool(editor, commands.insertTable, { label: 'Table', icon: 'M4 5h16v14H4zM4 10h16M4 14.500h16M12 5v14' }),
    openingTool(editor, 'button', { label: 'Button', icon: 'M4 8h16v8H4zM8 12h8' }),
    commandTool(editor, commands.insertRule, { label: 'Divider', icon: 'M4 12h16M8 6h8M8 18h8' }),
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
