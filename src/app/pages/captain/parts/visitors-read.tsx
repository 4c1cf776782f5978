import { fill, type PlaceholderValues } from '#shared/placeholders.ts';

interface VisitorsReadProps {
  value: string;
  /** Undefined until the facts are loaded. */
  values: PlaceholderValues | undefined;
}

/** Below the field of a text that names facts: the text as visitors read it. */
export function VisitorsRead({ value, values }: VisitorsReadProps) {
  const shown = values ? fill(value, values) : value;
  if (shown === value) return null;
  return (
    <p className="wrap-anywhere mt-3 whitespace-pre-line border-paper-rule border-l-2 pl-4">
      <span className="label mb-1 block text-mute">Visitors read</span>
      {shown}
    </p>
  );
}
