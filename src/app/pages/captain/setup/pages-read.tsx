import { TextLink } from '#app/pages/captain/parts/links.tsx';
import { paths } from '#shared/paths.ts';
import type { UnfinishedSummary } from '#shared/unfinished.schema.ts';

/** Links to the pages whose texts were read, where they can still be changed. */
export function PagesRead({ pages }: { pages: UnfinishedSummary['accepted'] }) {
  if (pages.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-5 text-mute">
      <span className="inline-flex min-h-11 items-center">Read already:</span>
      {pages.map(({ document, title }) => (
        <TextLink key={document} to={paths.readTexts(document)}>
          {title}
        </TextLink>
      ))}
    </p>
  );
}
