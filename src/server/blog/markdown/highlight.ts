import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { createCssVariablesTheme, createHighlighterCore, type HighlighterCore } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { type BundledLanguage, bundledLanguages } from 'shiki/langs';
import { SKIP, visit } from 'unist-util-visit';
import { element } from './elements.ts';

/** Longer code is not highlighted: it would take seconds. */
const MAX_CHARACTERS = 40_000;
const THEME = createCssVariablesTheme({ name: 'page', variablePrefix: '--' });
/** `var(--token-keyword)`, as the theme names a colour. */
const TOKEN_COLOUR = /^var\(--token-([a-z-]+)\)$/;

/**
 * A grammar takes a megabyte or more. Past this many loaded names (aliases and embedded languages included) a new highlighter
 * replaces the old one: a post with 20 languages would not fit into 256 MB otherwise.
 */
const LANGUAGE_NAMES_MAX = 24;

let loading: Promise<HighlighterCore> | undefined;

/** Highlights code blocks by classes (`t-keyword`, `t-string`, ...) of the stylesheet; the CSP forbids inline styles. */
export async function highlightCode(tree: Root): Promise<void> {
  const blocks: { pre: Element; code: Element; language: string }[] = [];
  visit(tree, 'element', (node, index, parent) => {
    const [code] = node.children;
    if (node.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') return undefined;
    const language = languageOf(code);
    blocks.push({ pre: node, code, language });
    // A frame for the language's name and the copy button, which do not scroll with the code.
    const frame = element('div', { className: ['code-frame'], dataLanguage: language || 'text' }, [node]);
    if (parent && index !== undefined) parent.children[index] = frame;
    return SKIP;
  });
  for (const { pre, code, language } of blocks) {
    const text = textOf(code).replace(/\n$/, '');
    const ariaLabel = language ? `Code, ${language}` : 'Code';
    pre.properties = { className: ['code'], tabIndex: 0, role: 'group', ariaLabel };
    code.properties = {};
    code.children = await colour(text, language);
  }
}

function languageOf(code: Element): string {
  const names = Array.isArray(code.properties.className) ? code.properties.className : [];
  const name = names.map(String).find((className) => className.startsWith('language-'));
  return name?.slice('language-'.length).toLowerCase() ?? '';
}

async function colour(text: string, language: string): Promise<ElementContent[]> {
  if (!Object.hasOwn(bundledLanguages, language) || text.length > MAX_CHARACTERS)
    return [{ type: 'text', value: text }];
  const highlighter = await getHighlighter();
  if (!highlighter.getLoadedLanguages().includes(language)) {
    await highlighter.loadLanguage(bundledLanguages[language as BundledLanguage]);
  }
  // No time limit per line: on a busy machine it stored half-highlighted lines. `render-in-worker.ts` limits the whole text.
  const lines = highlighter.codeToTokensBase(text, { lang: language, theme: THEME, tokenizeTimeLimit: 0 });
  return lines.flatMap((tokens, index) => [
    ...tokens.map(({ content, color }) => token(content, TOKEN_COLOUR.exec(color ?? '')?.[1])),
    ...(index < lines.length - 1 ? [{ type: 'text' as const, value: '\n' }] : []),
  ]);
}

async function getHighlighter(): Promise<HighlighterCore> {
  const known = await loading;
  if (known && known.getLoadedLanguages().length <= LANGUAGE_NAMES_MAX) return known;
  // The WebAssembly engine uses the global Response, which the HTTP server replaces.
  loading = createHighlighterCore({
    themes: [THEME],
    langs: [],
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  });
  return loading;
}

function token(content: string, kind: string | undefined): ElementContent {
  const text: ElementContent = { type: 'text', value: content };
  return kind ? element('span', { className: [`t-${kind}`] }, [text]) : text;
}
