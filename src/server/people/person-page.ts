import { escapeMarkup as text } from '#shared/escape.ts';
import type { Person } from '#shared/people.schema.ts';
import { fieldName } from '#shared/people.ts';
import { toIso } from '#shared/time.ts';

/** A person's stored data as a page without scripts, to be handed over. */
export function toPage({ email, sections, mentions }: Person, brand: string): string {
  const parts = sections.map(({ title, records }) => {
    const items = records.map(({ at, title: name, fields }) => {
      const rows = Object.entries(fields).map(
        ([key, value]) => `<tr><th>${text(fieldName(key))}</th><td>${text(String(value))}</td></tr>`,
      );
      return `<h3>${text(name)}${at === null ? '' : ` <small>${toIso(at)}</small>`}</h3><table>${rows.join('')}</table>`;
    });
    return `<h2>${text(title)} (${records.length})</h2>${items.join('')}`;
  });
  const others = mentions.map(({ where, count }) => `<li>${count} in ${text(where)}</li>`);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Personal data of ${text(email)}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;width:100%}
th,td{border-bottom:1px solid #ddd;padding:.3rem .6rem .3rem 0;text-align:left;vertical-align:top;overflow-wrap:anywhere;white-space:pre-wrap}
th{width:12rem;font-weight:600}small{color:#666;font-weight:400}</style></head>
<body><h1>Personal data of ${text(email)}</h1><p>Everything that ${text(brand)} stores about this address.</p>
${parts.join('\n') || '<p>Nothing is stored.</p>'}
${others.length > 0 ? `<h2>Mentions in texts of others</h2><ul>${others.join('')}</ul>` : ''}</body></html>
`;
}
