import { escapeMarkup } from '#shared/escape.ts';

/** A line of a mail; without a value it is left out. */
export type Fact = [label: string, value: string | null | undefined];

/** A piece of a mail; written once, rendered as text and as HTML. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'facts'; facts: Fact[] }
  | { kind: 'quote'; text: string }
  | { kind: 'link'; label: string; url: string };

/** Plain text for mail readers that show no HTML. */
export function toText(blocks: Block[]): string {
  return `${blocks.map(blockText).filter(Boolean).join('\n\n')}\n`;
}

/** The same as HTML, styles inline as mail readers want them. Every value is escaped. */
export function toHtml(blocks: Block[]): string {
  const body = blocks.map(blockHtml).join('\n');
  return `<!doctype html>
<html lang="en"><body style="margin:0;padding:24px;background:#f5f0e6;color:#11161d;font:16px/1.5 Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:24px;background:#fffdf8;border-top:4px solid #ff8a1f">
${body}
</div></body></html>`;
}

function blockText(block: Block): string {
  if (block.kind === 'text') return block.text;
  if (block.kind === 'quote') {
    return block.text
      .split('\n')
      .map((line) => `> ${line}`)
      .join('\n');
  }
  if (block.kind === 'link') return `${block.label}:\n${block.url}`;
  return known(block.facts)
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n');
}

function blockHtml(block: Block): string {
  if (block.kind === 'text') return `<p>${lines(block.text)}</p>`;
  if (block.kind === 'quote') {
    return `<blockquote style="margin:16px 0;padding:0 0 0 16px;border-left:2px solid #ff8a1f">${lines(block.text)}</blockquote>`;
  }
  if (block.kind === 'link') {
    return `<p><a style="color:#a84300" href="${escapeMarkup(block.url)}">${escapeMarkup(block.label)}</a></p>`;
  }
  const rows = known(block.facts).map(
    ([label, value]) =>
      `<tr><td style="padding:2px 16px 2px 0;color:#5a6270">${escapeMarkup(label)}</td><td>${lines(value)}</td></tr>`,
  );
  return `<table style="border-collapse:collapse">${rows.join('')}</table>`;
}

function known(facts: [string, string | null | undefined][]): [string, string][] {
  return facts.filter((fact): fact is [string, string] => !!fact[1]);
}

function lines(text: string): string {
  return escapeMarkup(text).replace(/\n/g, '<br>');
}
