import type { ComponentProps } from 'react';
import { Cross } from './cross.tsx';

/** A close button with a cross; its accessible name is 'Close' unless given. `className` is for placement; 44 px wide. */
export function CloseButton({ className = '', ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      aria-label="Close"
      className={`grid size-11 shrink-0 place-items-center rounded-md hover:bg-current/10 ${className}`}
      {...rest}
    >
      <Cross />
    </button>
  );
}
