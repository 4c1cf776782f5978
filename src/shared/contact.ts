/** A choice of a form: what is stored, and its text. */
export interface Choice {
  value: string;
  label: string;
}

/** The text of a stored choice; one that is not offered any more is its own text. */
export function labelOf(choices: readonly Choice[], value: string): string {
  return choices.find((choice) => choice.value === value)?.label ?? value;
}
