import type { PointerEvent } from 'react';
import { useArrowKeys } from '#app/pages/captain/parts/use-arrow-keys.ts';

interface ItemToolsProps {
  /** For screen readers. */
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove(by: -1 | 1): void;
  /** Left out where the item has buttons of its own for it. */
  onDuplicate?(): void;
  canAdd?: boolean;
  /** Set where the item can be hidden. */
  isHidden?: boolean | undefined;
  onHide?(): void;
  onRemove?(): void;
  canRemove?: boolean;
  onDragStart(event: PointerEvent<HTMLElement>): void;
}

interface Tool {
  label: string;
  /** It keeps the focus, and says why it does nothing. */
  isOff?: boolean | undefined;
  isPressed?: boolean;
  run(): void;
  /** Path of its drawing, in 16 × 16. */
  icon: string;
}

const SHOWN = 'M2 8s2.2-4 6-4 6 4 6 4-2.2 4-6 4-6-4-6-4M8 8v.01';
const HIDDEN = 'M2 8s2.2-4 6-4 6 4 6 4-2.2 4-6 4-6-4-6-4M3 13L13 3';

/** The buttons of a list's item, and the handle by which it is dragged. */
export function ItemTools(props: ItemToolsProps) {
  const { name, isFirst, isLast, canAdd, canRemove, isHidden, onMove, onHide, onDuplicate, onRemove, onDragStart } =
    props;
  const tools: Tool[] = [
    { label: `Move ${name} up`, isOff: isFirst, run: () => onMove(-1), icon: 'M8 13V3M3.5 7.5L8 3l4.5 4.5' },
    { label: `Move ${name} down`, isOff: isLast, run: () => onMove(1), icon: 'M8 3v10M3.5 8.5L8 13l4.5-4.5' },
  ];
  if (isHidden !== undefined && onHide) {
    tools.push({ label: `Hide ${name}`, isPressed: isHidden, run: onHide, icon: isHidden ? HIDDEN : SHOWN });
  }
  if (onDuplicate) {
    tools.push({ label: `Duplicate ${name}`, isOff: !canAdd, run: onDuplicate, icon: 'M3 3h8v8H3zM6 13.5h7.5V6' });
  }
  if (onRemove) {
    tools.push({ label: `Remove ${name}`, isOff: !canRemove, run: onRemove, icon: 'M3.5 3.5l9 9M12.5 3.5l-9 9' });
  }
  const { bar, tabIndexOf } = useArrowKeys(tools.length);
  return (
    <span role="toolbar" {...bar} aria-label={`Change ${name}`} className="flex">
      <span
        aria-hidden="true"
        title="Drag to move"
        onPointerDown={onDragStart}
        className="grid size-9 cursor-grab touch-none place-items-center text-mute hover:text-ink"
      >
        <Drawing d="M6 3v.01M6 8v.01M6 13v.01M10 3v.01M10 8v.01M10 13v.01" />
      </span>
      {tools.map(({ label, isOff, isPressed, run, icon }, index) => (
        <button
          key={label}
          type="button"
          tabIndex={tabIndexOf(index)}
          aria-label={label}
          aria-disabled={isOff}
          aria-pressed={isPressed}
          onClick={run}
          className="grid size-9 place-items-center rounded-sm text-mute hover:bg-paper-deep hover:text-ink aria-disabled:opacity-40 aria-pressed:text-danger"
        >
          <Drawing d={icon} />
        </button>
      ))}
    </span>
  );
}

function Drawing({ d }: { d: string }) {
  return (
    <svg
      viewBox="0 0 16 16"
      aria-hidden="true"
      className="size-4 fill-none stroke-2 stroke-current"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={d} />
    </svg>
  );
}
