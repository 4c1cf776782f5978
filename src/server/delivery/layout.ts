import type { MailBlock } from '#server/context.ts';
import type { Palette } from '#shared/palette.ts';
import { paths } from '#shared/paths.ts';
import type { Site } from '#shared/site.ts';

export interface MailContent {
  blocks: MailBlock[];
  /** BCP 47 language of the texts. */
  language: string;
  /** Says at the end who sent the mail and why; `privacy` is the text of the link to the privacy policy. */
  footer: { lines: string[]; privacy: string };
}

/** The mail as plain text, for programs that show no HTML. */
export function toText({ blocks, footer }: MailContent, site: Site): string {
  const lines = [...footer.lines, site.url].join('\n');
  return `${[...blocks.map(blockText), `-- \n${lines}`].filter(Boolean).join('\n\n')}\n`;
}

/** The same as HTML with inline styles, since mail programs know no stylesheets. Every value is escaped. */
export function toHtml({ blocks, footer, language }: MailContent, site: Site, colors: Palette): string {
  const lines = footer.lines.map(escapeHtml).join('<br>');
  const brand = `<a style="color:${colors.ink};text-decoration:none" href="${escapeHtml(site.url)}">${escapeHtml(site.brand)}</a>`;
  const link = (label: string, path: string) =>
    `<a style="color:${colors.mute}" href="${escapeHtml(site.url + path)}">${escapeHtml(label)}</a>`;
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="margin:0;padding:24px 12px;background:${colors.paper};color:${colors.ink};font:16px/1.5 Arial,sans-serif">
<div style="max-width:560px;margin:0 auto">
<p style="margin:0 0 16px;font-size:18px;font-weight:bold">${brand}</p>
<div style="padding:24px;background:${colors['paper-bright']};border:1px solid ${colors['paper-rule']};overflow-wrap:break-word">
${blocks.map((block) => blockHtml(block, colors)).join('\n')}
</div>
<p style="margin:16px 0 0;font-size:13px;color:${colors.mute}">${lines}<br>${link(new URL(site.url).host, '/')} · ${link(footer.privacy, paths.privacy)}</p>
</div>
</body></html>`;
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
    case 'facts':
      return filledIn(block.facts)
        .map(([label, value]) => `${label}: ${value}`)
        .join('\n');
    case 'links':
      return [`${block.label}:`, ...block.links.map(([label, url]) => `${label}: ${url}`)].join('\n');
    default:
      // A plain reply does what a `mailto:` link does.
      return block.url.startsWith('mailto:') ? '' : `${block.label}:\n${block.url}`;
  }
}

function blockHtml(block: MailBlock, colors: Palette): string {
  switch (block.kind) {
    case 'text':
      return `<p style="margin:0 0 16px">${withBreaks(block.text)}</p>`;
    case 'quote':
      return `<blockquote style="margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid ${colors['paper-rule']}">${withBreaks(block.text)}</blockquote>`;
    case 'facts': {
      const rows = filledIn(block.facts).map(
        ([label, value]) =>
          `<tr><td style="padding:2px 16px 2px 0;color:${colors.mute};vertical-align:top">${escapeHtml(label)}</td><td style="padding:2px 0;overflow-wrap:anywhere">${withBreaks(value)}</td></tr>`,
      );
      return `<table role="presentation" style="margin:0 0 16px;border-collapse:collapse">${rows.join('')}</table>`;
    }
    case 'button':
      return `<p style="margin:24px 0"><a style="display:inline-block;padding:12px 20px;background:${colors.ink};color:${colors.paper};font-weight:bold;text-decoration:none" href="${escapeHtml(block.url)}">${escapeHtml(block.label)}</a></p>`;
    case 'link':
      return `<p style="margin:0 0 16px">${linkHtml(block.label, block.url, colors)}</p>`;
    case 'links': {
      const links = block.links.map(([label, url]) => linkHtml(label, url, colors));
      return `<p style="margin:0 0 16px;color:${colors.mute}">${escapeHtml(block.label)}: ${links.join(' · ')}</p>`;
    }
  }
}

function linkHtml(label: string, url: string, colors: Palette): string {
  return `<a style="color:${colors['signal-deep']}" href="${escapeHtml(url)}">${escapeHtml(label)}</a>`;
}

function filledIn(facts: [string, string | null | undefined][]): [string, string][] {
  return facts.filter((fact): fact is [string, string] => !!fact[1]);
}

function withBreaks(text: string): string {
  return escapeHtml(text).replace(/\n/g, '<br>');
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** A button in the owner's mail that starts a reply. In plain text it is left out: replying to the mail does the same. */
export function replyButton(email: string, subject: string): MailBlock {
  return { kind: 'button', label: 'Reply', url: `mailto:${email}?subject=${encodeURIComponent(`Re: ${subject}`)}` };
}
