import { type ComponentProps, type ReactNode, useState } from 'react';

type FoldProps = Omit<ComponentProps<'details'>, 'title'> & {
  /** Shown while it is folded too. */
  title: ReactNode;
  /** Height and look of the title. */
  titleClass?: string;
  /** Id of the element that says what the title is about. */
  describedBy?: string;
  /** Its content is in the page while it is folded too: fields in it are sent with the form around. */
  keepsContent?: boolean;
};

/** A part that can be folded; its content is rendered only while it is open, unless it `keepsContent`. */
export function Fold({
  title,
  titleClass = 'min-h-11 py-2',
  describedBy,
  keepsContent = false,
  open = false,
  onToggle,
  children,
  ...details
}: FoldProps) {
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
      <summary className={`cursor-pointer ${titleClass}`} aria-describedby={describedBy}>
        {title}
      </summary>
      {(keepsContent || isOpen) && children}
    </details>
  );
}
