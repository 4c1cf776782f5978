/** A whole number, e.g. `1,234`. */
export function formatCount(value: number): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** `1 lead`, `1,234 leads`. */
export function pluralize(amount: number, noun: string): string {
  return `${formatCount(amount)} ${amount === 1 ? noun : `${noun}s`}`;
}
