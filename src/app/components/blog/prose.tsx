/**
 * The text of an article or of its preview.
 *
 * @param html a rendering by the server, which sanitised it; nothing else may be passed here.
 */
export function Prose({ html, className = '' }: { html: string; className?: string }) {
  return <div className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: html }} />;
}
