import { useEffect, useRef, useState } from 'react';
import type { DayRange } from './entries.ts';

const STEP_MINUTES = 15;
/** A finger selects after it was held this long; before, it scrolls the page. Milliseconds. */
const HOLD_MS = 350;
/** A finger that moves farther than this before is scrolling. Pixels. */
const SCROLL_PX = 8;

/**
 * Selects a part of a day by dragging over an element that shows `range` from top to bottom.
 *
 * @param onSelect called when the drag ends.
 */
export function useDragSelection(range: DayRange, onSelect: (part: DayRange) => void) {
  const ref = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState<DayRange>();
  const select = useRef(onSelect);
  select.current = onSelect;
  const { from, to } = range;

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let drag: { id: number; anchor: number; y: number; isSelecting: boolean; timer?: number } | undefined;
    let part: DayRange | undefined;

    /** Minutes of the day at a height of the screen. */
    function minutesAt(y: number): number {
      const { top, height } = element!.getBoundingClientRect();
      const minutes = from + ((y - top) / height) * (to - from);
      return Math.min(to, Math.max(from, minutes));
    }
    function show(y: number) {
      if (!drag) return;
      const [first, last] = [drag.anchor, minutesAt(y)].sort((a, b) => a - b) as [number, number];
      const start = Math.min(Math.floor(first / STEP_MINUTES) * STEP_MINUTES, to - STEP_MINUTES);
      part = { from: start, to: Math.max(Math.ceil(last / STEP_MINUTES) * STEP_MINUTES, start + STEP_MINUTES) };
      setSelected(part);
    }
    function stop() {
      clearTimeout(drag?.timer);
      drag = undefined;
      part = undefined;
      setSelected(undefined);
    }
    function start(y: number) {
      if (!drag) return;
      drag.isSelecting = true;
      element!.setPointerCapture(drag.id);
      show(y);
    }
    const onDown = (event: PointerEvent) => {
      if (event.button !== 0 || (event.target as Element).closest('button')) return;
      const { pointerId: id, clientY: y } = event;
      drag = { id, y, anchor: minutesAt(y), isSelecting: false };
      if (event.pointerType === 'mouse') start(y);
      else drag.timer = window.setTimeout(() => start(y), HOLD_MS);
    };
    const onMove = ({ pointerId, clientY }: PointerEvent) => {
      if (drag?.id !== pointerId) return;
      if (drag.isSelecting) show(clientY);
      else if (Math.abs(clientY - drag.y) > SCROLL_PX) stop();
    };
    const onUp = ({ pointerId }: PointerEvent) => {
      if (drag?.id !== pointerId) return;
      const chosen = part;
      stop();
      if (chosen) select.current(chosen);
    };
    // A finger that selects must not scroll the page.
    const onTouchMove = (event: TouchEvent) => {
      if (drag?.isSelecting) event.preventDefault();
    };
    const controller = new AbortController();
    const { signal } = controller;
    element.addEventListener('pointerdown', onDown, { signal });
    element.addEventListener('pointermove', onMove, { signal });
    element.addEventListener('pointerup', onUp, { signal });
    element.addEventListener('pointercancel', stop, { signal });
    element.addEventListener('touchmove', onTouchMove, { signal, passive: false });
    element.addEventListener('contextmenu', (event) => drag && event.preventDefault(), { signal });
    addEventListener('keydown', ({ key }) => key === 'Escape' && stop(), { signal });
    return () => {
      controller.abort();
      clearTimeout(drag?.timer);
    };
  }, [from, to]);

  return { ref, selected };
}
