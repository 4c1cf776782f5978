import type { MailBlock } from '#server/context.ts';
import { labelled } from '#shared/format.ts';
import { paths } from '#shared/paths.ts';
import type { Site } from '#shared/site.schema.ts';

export interface MailContent {
  blocks: MailBlock[];
  /** BCP 47 language of the texts. */
  language: string;
  /** Says at the end who sent the mail and why; `privacy` is the text of the link to the privacy policy. */
  footer: { lines: string[]; privacy: string };
}

/** The mail as plain text, for programs that show no HTML. */
export function toText({ blocks, footer }: MailContent, site: Site): string {
  const lines = [...footer.lines, site.url, `${footer.privacy}: ${site.url}${paths.privacy}`].join('\n');
  return `${[blocksText(blocks), `-- \n${lines}`].join('\n\n')}\n`;
}

/** Blocks of a mail as plain text. */
export function blocksText(blocks: readonly MailBlock[]): string {
  return blocks.map(blockText).filter(Boolean).join('\n\n');
}

function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'quote':
      return block.text
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n');
    case 'table':
      return filledIn(block.rows)
        .map(([label, value]) => labelled(label, value))
        .join('\n');
    case 'links':
      return [`${block.label}:`, ...block.links.map(([label, url]) => `${label}: ${url}`)].join('\n');
    default:
      // A plain reply does what a `mailto:` link does.
      return block.url.startsWith('mailto:') ? '' : `${block.label}:\n${block.url}`;
  }
}

function filledIn(rows: [string, string | null | undefined][]): [string, string][] {
  return rows.filter((row): row is [string, string] => !!row[1]);
}

/** A button in the owner's mail that starts a reply. In plain text it is left out: replying to the mail does the same. */
export function replyButton(email: string, subject: string): MailBlock {
  return { kind: 'button', label: 'Reply', url: `mailto:${email}?subject=${encodeURIComponent(`Re: ${subject}`)}` };
}
