import type { ComponentProps } from 'react';

/** The cross that closes what it stands in, named for those who do not see it. `className` is for placement; 44 px wide. */
export function CloseButton({ className = '', ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      aria-label="Close"
      className={`grid size-11 shrink-0 place-items-center rounded-md hover:bg-current/10 ${className}`}
      {...rest}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" stroke="currentColor" strokeWidth="1.5">
        <path d="M3 3l10 10M13 3L3 13" />
      </svg>
    </button>
  );
}
