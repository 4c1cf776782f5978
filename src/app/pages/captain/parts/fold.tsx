import { type ComponentProps, type ReactElement, useState } from 'react';

type FoldProps = ComponentProps<'details'> & {
  /** The `<summary>`. */
  summary: ReactElement;
};

/** A part that can be folded; its content is rendered only while it is open. */
export function Fold({ summary, open = false, children, ...details }: FoldProps) {
  const [isOpen, setIsOpen] = useState(open);
  return (
    <details open={open} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)} {...details}>
      {summary}
      {isOpen && children}
    </details>
  );
}
