/**
 * Questions as visitors put them, by the passage that answers them. The key is how the passage's title, or its text when
 * it has none, begins. A message that is nearly one of these is answered with its passage.
 */
export type Asked = readonly [key: string, questions: readonly string[]];
