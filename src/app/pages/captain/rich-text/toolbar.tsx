import { type KeyboardEvent, type RefObject, useState } from 'react';

export interface Tool {
  label: string;
  /** Path of its icon, in 24 × 24; without one its label is shown. */
  icon?: string;
  /** Key as `aria-keyshortcuts` writes it, with `Mod` for Ctrl or Cmd. */
  keys?: string;
  /** Whether it applies at the cursor; undefined for what is not switched on and off. */
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
  const [current, setCurrent] = useState(0);
  const tools = groups.flat();

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const to = {
      ArrowRight: (current + 1) % tools.length,
      ArrowLeft: (current + tools.length - 1) % tools.length,
      Home: 0,
      End: tools.length - 1,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll('button')[to]?.focus();
  }

  return (
    <div ref={ref} role="toolbar" aria-label={label} onKeyDown={onKeyDown} className="flex shrink-0 flex-wrap">
      {groups.map((group, index) => (
        <div key={group[0]?.label} className={`flex ${index > 0 ? 'border-paper-rule border-l' : ''}`}>
          {group.map((tool) => {
            const { keys, icon } = tool;
            const at = tools.indexOf(tool);
            return (
              <button
                key={tool.label}
                type="button"
                tabIndex={at === Math.min(current, tools.length - 1) ? 0 : -1}
                aria-pressed={tool.isOn}
                aria-disabled={tool.isDisabled || undefined}
                aria-label={icon && tool.label}
                aria-keyshortcuts={keys?.replace('Mod', isMac() ? 'Meta' : 'Control')}
                data-tooltip={icon && `${tool.label}${keys ? ` (${shown(keys)})` : ''}`}
                onFocus={() => setCurrent(at)}
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
