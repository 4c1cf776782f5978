/** Stands where an erased address was. */
const ERASED = '[erased]';

/*
 * An address ends where a longer one would go on: `ada@example.com` is not in `grace.ada@example.com` or `ada@example.com.au`. A letter
 * after a backslash is part of JSON's `\n`.
 */
const NO_LETTER_BEFORE = String.raw`(?<!(?<!\\)[\p{L}\p{N}][._+'-]*)`;
const NO_LETTER_AFTER = String.raw`(?![\p{L}\p{N}-]|\.[\p{L}\p{N}])`;
const SPECIAL = /[\\^$.*+?()[\]{}|/]/g;
const JSON_ESCAPE = /\\[nrtbf"]/g;
const ADDRESS = /[\p{L}\p{N}._+'-]+@[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?/gu;

let last: { address: string; pattern: RegExp } | undefined;

/** Whether a text contains an address, whatever its capitals. */
export function containsAddress(text: string, address: string): boolean {
  return text.search(patternOf(address)) >= 0;
}

/** The text with `ERASED` in place of the address. */
export function withoutAddress(text: string, address: string): string {
  return text.replace(patternOf(address), ERASED);
}

/** The text with `[address]` in place of each address that it may contain, in any spelling. */
export function withoutAddresses(text: string): string {
  return text.replace(/(?:"[^"]*")?[^\s<>]*@[^\s<>]*/g, '[address]');
}

/** Everything in a text that may be an address. */
export function addressesIn(text: string): string[] {
  const found = text.replace(JSON_ESCAPE, ' ').match(ADDRESS) ?? [];
  return found.flatMap((address) => {
    // An apostrophe belongs to an address, as in `o'brien@example.com`, or is a quotation mark before it.
    const suffixes = address.split("'").map((_part, index, parts) => parts.slice(index).join("'"));
    return suffixes.flatMap((part) => [part, part.replace(/^[._+-]+/, '')]);
  });
}

function patternOf(address: string): RegExp {
  if (last?.address !== address) {
    const spellings = [address.normalize('NFC'), address.normalize('NFD')].map((text) => text.replace(SPECIAL, '\\$&'));
    const pattern = new RegExp(`${NO_LETTER_BEFORE}(?:${spellings.join('|')})${NO_LETTER_AFTER}`, 'giu');
    last = { address, pattern };
  }
  return last.pattern;
}
