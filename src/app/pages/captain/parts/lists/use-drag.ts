import { type PointerEvent, type RefObject, useState } from 'react';

/**
 * Moves the items of a list by dragging a handle, with mouse, pen or finger.
 *
 * @param move called once, when the item is dropped at another place.
 * @returns where the item would be dropped now, and the handler of a handle's `pointerdown`.
 */
export function useDrag(list: RefObject<HTMLOListElement | null>, move: (from: number, to: number) => void) {
  const [draggedTo, setDraggedTo] = useState<number>();

  function startDrag(event: PointerEvent<HTMLElement>, from: number) {
    if (event.button !== 0) return;
    event.preventDefault();
    const handle = event.currentTarget;
    let to = from;
    handle.setPointerCapture(event.pointerId);

    const follow = ({ clientY }: { clientY: number }) => {
      const boxes = [...(list.current?.children ?? [])].map((item) => item.getBoundingClientRect());
      const found = boxes.findIndex(({ bottom }) => clientY < bottom);
      to = found < 0 ? boxes.length - 1 : found;
      setDraggedTo(to);
    };
    const stop = (end: Event) => {
      handle.removeEventListener('pointermove', follow);
      handle.removeEventListener('pointerup', stop);
      handle.removeEventListener('pointercancel', stop);
      setDraggedTo(undefined);
      if (end.type === 'pointerup' && to !== from) move(from, to);
    };
    handle.addEventListener('pointermove', follow);
    handle.addEventListener('pointerup', stop);
    handle.addEventListener('pointercancel', stop);
  }

  return { draggedTo, startDrag };
}
