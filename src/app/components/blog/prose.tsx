import type { Ref } from 'react';

/**
 * The text of an article or of its preview.
 *
 * @param html must be HTML that the server has sanitised.
 */
export function Prose({
  html,
  className = '',
  id,
  ref,
}: {
  html: string;
  className?: string;
  id?: string;
  ref?: Ref<HTMLDivElement>;
}) {
  return (
    <div
      ref={ref}
      id={id}
      className={`prose ${className}`}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
