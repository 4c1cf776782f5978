import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { renderContent } from '#server/blog/blog.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';
import { paths } from '#shared/paths.ts';

/** The documentation beside the bundle, else in the project. */
const FOLDER = [new URL('./docs/', import.meta.url), new URL('../../../docs/', import.meta.url)].find(existsSync);
const EXTENSION = /\.md$/;

/**
 * A page of the documentation, with links to its other pages.
 *
 * @throws AppError `not_found`.
 */
export async function getHelp(ctx: AppContext, name: string): Promise<{ title: string; html: string }> {
  const names = new Set(FOLDER ? readdirSync(FOLDER).filter((file) => EXTENSION.test(file)) : []);
  const file = `${name}.md`;
  if (!FOLDER || !names.has(file)) throw new AppError('not_found', 'There is no such page');
  const markdown = readFileSync(new URL(file, FOLDER), 'utf8');
  const [, title = name] = /^# (.+)$/m.exec(markdown) ?? [];
  const { html } = await renderContent(ctx, withOwnLinks(markdown.replace(/^# .+$/m, ''), names));
  return { title, html };
}

/** Links to other pages of the documentation lead to them here; of links to files of the project only the text stays. */
function withOwnLinks(markdown: string, names: ReadonlySet<string>): string {
  return markdown.replace(
    /\[([^\]]+)\]\((?!https?:|mailto:|#|\/)([^)#\s]+)(#[^)\s]*)?\)/g,
    (_, text, target, at = '') =>
      names.has(target) ? `[${text}](${paths.help(target.replace(EXTENSION, ''))}${at})` : text,
  );
}
