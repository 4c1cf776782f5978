import { type FocusEvent, type KeyboardEvent, useState } from 'react';

const buttonsIn = (bar: HTMLElement) => [...bar.querySelectorAll('button')];

/**
 * For a toolbar, at whose buttons Tab stops once, while the arrow keys go from one to the next.
 *
 * @param count How many buttons it has.
 * @returns handlers of the toolbar, and a function that gives the `tabIndex` of its nth button.
 */
export function useArrowKeys(count: number) {
  const [focused, setFocused] = useState(0);
  const current = Math.min(focused, count - 1);
  return {
    bar: {
      onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) =>
        setFocused(buttonsIn(currentTarget).findIndex((button) => button.contains(target))),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const to = {
          ArrowRight: (current + 1) % count,
          ArrowLeft: (current + count - 1) % count,
          Home: 0,
          End: count - 1,
        }[event.key];
        if (to === undefined) return;
        event.preventDefault();
        buttonsIn(event.currentTarget)[to]?.focus();
      },
    },
    tabIndexOf: (index: number) => (index === current ? 0 : -1),
  };
}
