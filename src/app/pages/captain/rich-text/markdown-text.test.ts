import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import type { Node } from 'prosemirror-model';
import { expect, test } from 'vitest';
import { XSS_PAYLOADS } from '#testing/xss-payloads.ts';
import { MarkdownText } from './markdown-text.ts';
import { nodes, schema } from './schema.ts';

const ROOT = join(import.meta.dirname, '../../../../..');

/** All Markdown in the repository. */
function realTexts(): string[] {
  const folders = ['', 'docs', 'scripts/seed/posts', 'src/decisions'];
  const files = folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => join(ROOT, folder, name)),
  );
  return files.map((file) => readFileSync(file, 'utf8'));
}

/** Blocks in the many ways that Markdown knows to write them. */
const BLOCKS = [
  '# Title',
  'Title\n===',
  '## Half #',
  'Setext **two**\n---',
  '#',
  '***',
  '- - -',
  'One line.',
  'two  \nlines\\\nthree',
  ' indented by one',
  '*a* _b_ **c** __d__ ~~e~~ ~f~ `g` `` h`i ``',
  '***both** one*',
  '[a](</x y> "t") <https://x.example> https://y.example/z_1 ada@example.com',
  '[b][ref] and [ref] and ![p][ref]',
  '[ref]: /there "T"',
  '[lost][nowhere]',
  '![alt](/uploads/a.png "Caption")',
  '**[Book a call](/calendar)**',
  '[](/nothing)',
  'a<br>b <u>c</u> &amp; &nbsp; \\* \\_x',
  'Note[^1] and[^2].',
  '[^1]: The note.',
  '[^2]: Longer\n\n    with two',
  '> quoted\ncontinued',
  '> - a\n>   - b\n>\n> c',
  '- a\n- b',
  '* a\n\n* b\n\n  c',
  '+ x',
  '1. a\n2. b',
  '7) a\n8) b',
  '- [ ] todo\n- [x] done',
  '- a\n  1. b\n     > c',
  '  - in\n  - dented',
  '```ts {1}\nlet a = `b`;\n```',
  '~~~\ntilde\n~~~',
  '```\nopen',
  '| a | b |\n|:--|--:|\n| 1 | `x\\|y` |\n| 2 |',
  '|a|\n|-|',
  '<div class="x">\n<b>html</b>\n</div>',
  '<!-- comment -->',
  '<details><summary>S</summary>\n\ntext\n\n</details>',
  '{name} {price.setup} 100 % $& \\',
  '日本語 **強調** です',
  'مرحبا',
  '1\\. not a list',
  '\\# no',
  '+1 -1 *',
  'a_b_c 2*3*4',
];
const LETTERS = 'ab1 \n\t*_`~[]()<>!#-+.|\\&:"\'^=/{}@é\u00a0';
const knownBlock = fc.constantFrom(...BLOCKS);
const anyBlock = fc.oneof(
  knownBlock,
  // The parser reads a list behind it as a paragraph.
  fc.constant('    indented\n      code'),
  fc.constantFrom(...XSS_PAYLOADS),
  fc.array(fc.constantFrom(...LETTERS), { maxLength: 30 }).map((letters) => letters.join('')),
);

/** Blocks with lines between them. */
function textOf(block: fc.Arbitrary<string>, gaps: string[]): fc.Arbitrary<string> {
  const parts = fc.array(fc.tuple(block, fc.constantFrom(...gaps)), { maxLength: 8 });
  const start = fc.constantFrom('', '\n', '\n\n', '\ufeff');
  return fc.tuple(start, parts).map(([before, blocks]) => before + blocks.flat().join(''));
}

test('a text that is opened and not changed has the same bytes', () => {
  for (const text of realTexts()) expect(same(text)).toBe(text);
  for (const text of ['[ref]: /there "T"\nSetext **two**\n---\n\n', 'a\n---\n[r]: /x\n[s]: /y\n b [r]\n===\n'])
    expect(same(text)).toBe(text);
  fc.assert(
    fc.property(textOf(anyBlock, ['\n\n', '\n', '\n\n\n', '\r\n\r\n', ' \n\t\n']), fc.boolean(), (text, isCut) => {
      const given = isCut ? text.trimEnd() : text;
      expect(same(given)).toBe(given);
    }),
    { numRuns: 150 },
  );
});

function same(text: string): string {
  const markdown = new MarkdownText();
  return markdown.write(markdown.open(text));
}

/** A document as it is compared after it was written and read. */
function plain(doc: Node): unknown {
  return doc.children
    .filter((node) => node.type !== nodes.paragraph || node.childCount > 0)
    .map((node) => node.toJSON());
}

test('a changed block leaves the bytes of the others, and reads back as it was', () => {
  fc.assert(
    fc.property(
      textOf(knownBlock, ['\n\n', '\n\n\n']),
      fc.nat(),
      fc.constantFrom('', 'Typed', 'two words', '1. x', '* y_z_'),
      (text, at, typed) => {
        const markdown = new MarkdownText();
        const doc = markdown.open(text);
        const index = at % doc.childCount;
        // A footnote that is deleted leaves its number as text.
        if (doc.child(index).type === nodes.source) return;
        const block = nodes.paragraph.create(null, typed ? schema.text(typed) : null);
        const changed = doc.copy(doc.content.replaceChild(index, block));
        const written = markdown.write(changed);
        expect(plain(new MarkdownText().open(written))).toEqual(plain(changed));
      },
    ),
    { numRuns: 150, examples: [['  - in\n  - dented\n\n# Title\n\n- [ ] todo', 1, '']] },
  );
});
