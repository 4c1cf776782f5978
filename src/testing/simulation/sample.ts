import * as z from 'zod';

/** As much of a JSON schema as is read here. */
interface Shape {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
  properties?: Record<string, Shape>;
  items?: Shape;
  minimum?: number;
}

/** Texts of different kinds: where one is refused, the next is tried. */
const TEXTS = [
  ...['Some words', 'some-words', 'ada@mail.example', 'https://www.example.org/page', '/about', '2026-03-17', '09:30'],
  ...['2026-03-17T18:00:00Z', '#336699', 'Europe/Berlin', 'de', 'DE', 'USD', '+1 415 555 0100', '12', 'true', ''],
  'Many words: some fields want enough of them that somebody else understands what this business does, for whom, and at which price.',
];
const ROUNDS = 60;

/** A value with all fields of a schema. Most are accepted by it; what only the server knows, such as the name of a thing, is not. */
export function sampleOf(schema: z.ZodType): unknown {
  const value = build(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape);
  const correct = createCorrection();
  for (let round = 0; round < ROUNDS; round++) {
    const result = schema.safeParse(value);
    if (result.success) break;
    correct(value, flatten(result.error.issues));
  }
  return value;
}

/** Puts another text where each problem is, or what was expected there. */
export function createCorrection(): (value: unknown, problems: Problem[]) => void {
  const tried = new Map<string, number>();
  return (value, problems) => {
    for (const { path, expected } of problems) {
      const place = path.join('.');
      const next = (tried.get(place) ?? 0) + 1;
      tried.set(place, next);
      const other = { boolean: true, array: [TEXTS[0]], number: 5 }[String(expected)];
      replace(value, path, other ?? (TEXTS[next % TEXTS.length] as string));
    }
  };
}

interface Problem {
  path: PropertyKey[];
  expected?: string | undefined;
}

function build(shape: Shape): unknown {
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return shape.enum[0];
  const one = shape.anyOf ?? shape.oneOf;
  if (one) return build(one.find(({ type }) => type !== 'null') ?? one[0] ?? {});
  if (shape.allOf) return Object.assign({}, ...shape.allOf.map(build));
  if (shape.type === 'array') return [build(shape.items ?? {})];
  if (shape.type === 'object') {
    const fields = Object.entries(shape.properties ?? {}).map(([name, field]) => [name, build(field)]);
    return Object.fromEntries(fields);
  }
  if (shape.type === 'boolean') return true;
  if (shape.type === 'integer' || shape.type === 'number') return Math.max(shape.minimum ?? 0, 5);
  return TEXTS[0];
}

/** Problems of a choice are those of its first kind. */
function flatten(issues: z.core.$ZodIssue[]): Problem[] {
  return issues.flatMap((issue) =>
    issue.code === 'invalid_union' && issue.errors[0]
      ? flatten(issue.errors[0]).map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }))
      : [issue],
  );
}

function replace(value: unknown, path: PropertyKey[], other: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  const parent = value as Record<PropertyKey, unknown>;
  const [first, ...rest] = path;
  // A rule of several fields: most often one of two may be there.
  if (first === undefined) delete parent[Object.keys(parent).find((name) => name !== 'title') ?? ''];
  else if (rest.length > 0) replace(parent[first], rest, other);
  else if (typeof parent[first] === 'number') parent[first] = Number(parent[first]) + 10;
  else if (typeof parent[first] !== 'object' || parent[first] === null) parent[first] = other;
  else delete parent[first];
}
