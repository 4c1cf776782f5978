import type { PointerEvent, ReactNode } from 'react';

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

/** The buttons of a list's item, and the handle by which it is dragged. */
export function ItemTools(props: ItemToolsProps) {
  const { name, isFirst, isLast, canAdd, canRemove, isHidden, onMove, onHide, onDuplicate, onRemove, onDragStart } =
    props;
  return (
    <span className="flex">
      <span
        aria-hidden="true"
        title="Drag to move"
        onPointerDown={onDragStart}
        className="grid size-9 cursor-grab touch-none place-items-center text-mute hover:text-ink"
      >
        <Drawing d="M6 3v.01M6 8v.01M6 13v.01M10 3v.01M10 8v.01M10 13v.01" />
      </span>
      <Tool label={`Move ${name} up`} isOff={isFirst} onClick={() => onMove(-1)}>
        <Drawing d="M8 13V3M3.5 7.5L8 3l4.5 4.5" />
      </Tool>
      <Tool label={`Move ${name} down`} isOff={isLast} onClick={() => onMove(1)}>
        <Drawing d="M8 3v10M3.5 8.5L8 13l4.5-4.5" />
      </Tool>
      {isHidden !== undefined && onHide && (
        <Tool label={`Hide ${name}`} isPressed={isHidden} onClick={onHide}>
          <Drawing
            d={
              isHidden
                ? 'M2 8s2.2-4 6-4 6 4 6 4-2.2 4-6 4-6-4-6-4M3 13L13 3'
                : 'M2 8s2.2-4 6-4 6 4 6 4-2.2 4-6 4-6-4-6-4M8 8v.01'
            }
          />
        </Tool>
      )}
      {onDuplicate && (
        <Tool label={`Duplicate ${name}`} isOff={!canAdd} onClick={onDuplicate}>
          <Drawing d="M3 3h8v8H3zM6 13.5h7.5V6" />
        </Tool>
      )}
      {onRemove && (
        <Tool label={`Remove ${name}`} isOff={!canRemove} onClick={onRemove}>
          <Drawing d="M3.5 3.5l9 9M12.5 3.5l-9 9" />
        </Tool>
      )}
    </span>
  );
}

interface ToolProps {
  label: string;
  /** It keeps the focus, and says why it does nothing. */
  isOff?: boolean;
  isPressed?: boolean;
  onClick(): void;
  children: ReactNode;
}

function Tool({ label, isOff, isPressed, onClick, children }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff}
      aria-pressed={isPressed}
      onClick={onClick}
      className="grid size-9 place-items-center rounded-sm text-mute hover:bg-paper-deep hover:text-ink aria-disabled:opacity-40 aria-pressed:text-danger"
    >
      {children}
    </button>
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
