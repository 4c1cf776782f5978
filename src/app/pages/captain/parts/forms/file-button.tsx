import { type ComponentProps, useRef } from 'react';
import { SmallButton } from '#app/pages/captain/parts/small-button.tsx';

interface FileButtonProps
  extends Omit<ComponentProps<typeof SmallButton>, 'onClick'>,
    Pick<ComponentProps<'input'>, 'accept' | 'multiple'> {
  /** Name of the file for screen readers. */
  label: string;
  onPick(files: File[]): void;
}

/** A button that asks for a file, or for several. */
export function FileButton({ label, accept, multiple, onPick, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={multiple}
        aria-label={label}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file can be picked again.
          target.value = '';
          if (files.length > 0) onPick(files);
        }}
      />
      <SmallButton onClick={() => input.current?.click()} {...button} />
    </>
  );
}
