import type { Ref } from 'react';

/**
 * The text of an article or of its preview.
 *
 * @param html a rendering by the server, which sanitised it; nothing else may be passed here.
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
