import { type ComponentProps, type ReactElement, useState } from 'react';

type FoldProps = ComponentProps<'details'> & {
  /** The `<summary>`. */
  summary: ReactElement;
};

/** A part that can be folded; its content is rendered only while it is open. */
export function Fold({ summary, open = false, onToggle, children, ...details }: FoldProps) {
  const [isOpen, setIsOpen] = useState(open);
  return (
    <details
      open={open}
      onToggle={(event) => {
        setIsOpen(event.currentTarget.open);
        onToggle?.(event);
      }}
      {...details}
    >
      {summary}
      {isOpen && children}
    </details>
  );
}
