import type { RefObject } from 'react';
import { useArrowKeys } from '#app/pages/captain/parts/use-arrow-keys.ts';

export interface Tool {
  label: string;
  /** Path of its icon, in 24 × 24; without one its label is shown. */
  icon?: string;
  /** Key as `aria-keyshortcuts` writes it, with `Mod` for Ctrl or Cmd. */
  keys?: string;
  /** Whether the format applies at the cursor; undefined for a command that is no toggle. */
  isOn?: boolean | undefined;
  isDisabled?: boolean;
  run(): void;
}

interface ToolbarProps {
  label: string;
  groups: readonly (readonly Tool[])[];
  /** Gets the buttons' parent. */
  ref?: RefObject<HTMLDivElement | null>;
}

const isMac = () => /Mac|iP(?:hone|ad)/.test(navigator.platform);
const shown = (keys: string) => keys.replace('Mod', isMac() ? '⌘' : 'Ctrl').replaceAll('+', ' ');

/** Buttons of an editor: Tab stops at one of them, the arrow keys go to the others. */
export function Toolbar({ label, groups, ref }: ToolbarProps) {
  const tools = groups.flat();
  const { bar, tabIndexOf } = useArrowKeys(tools.length);

  return (
    <div ref={ref} role="toolbar" {...bar} aria-label={label} className="flex shrink-0 flex-wrap">
      {groups.map((group, index) => (
        <div key={group[0]?.label} className={`flex flex-wrap ${index > 0 ? 'border-paper-rule border-l' : ''}`}>
          {group.map((tool) => {
            const { keys, icon } = tool;
            return (
              <button
                key={tool.label}
                type="button"
                tabIndex={tabIndexOf(tools.indexOf(tool))}
                aria-pressed={tool.isOn}
                aria-disabled={tool.isDisabled || undefined}
                aria-label={icon && tool.label}
                aria-keyshortcuts={keys?.replace('Mod', isMac() ? 'Meta' : 'Control')}
                data-tooltip={icon && `${tool.label}${keys ? ` (${shown(keys)})` : ''}`}
                // The text keeps its focus and its selection.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => !tool.isDisabled && tool.run()}
                className="grid h-11 min-w-11 place-items-center -outline-offset-4 hover:bg-ink/10 aria-disabled:opacity-40 aria-pressed:bg-ink aria-pressed:text-paper"
              >
                {icon ? (
                  <svg
                    viewBox="0 0 24 24"
                    width="20"
                    height="20"
                    aria-hidden="true"
                    className="fill-none stroke-2 stroke-current"
                  >
                    <path d={icon} strokeLinecap="round" strokeLinejoin="round" />
                  </svg>
                ) : (
                  <span className="label px-3">{tool.label}</span>
                )}
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );
}
