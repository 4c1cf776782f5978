/** True for a price of a meeting, as its owner writes it, that costs something: one without an amount, such as “free”, does not. */
export function hasCosts(price = ''): boolean {
  return /[1-9]/.test(price);
}
