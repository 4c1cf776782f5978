// biome-ignore lint/suspicious/noExplicitAny: modules of Node.js are replaced by objects of the same shape.
export type Anything = any;
