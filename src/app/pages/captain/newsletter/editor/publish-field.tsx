import type { PublishAs } from '#shared/newsletter.ts';

interface PublishFieldProps {
  value: PublishAs;
  /** True where the issue started from a post. */
  hasPost: boolean;
  onChange(value: PublishAs): void;
}

/** Where else the issue can be read. */
export function PublishField({ value, hasPost, onChange }: PublishFieldProps) {
  const choices: [PublishAs, string, string][] = [
    ['none', 'Only by mail', 'Nobody else can read it.'],
    ['archive', 'In the archive', 'A page below /newsletter/archive, from the moment of sending.'],
    hasPost
      ? ['blog', 'As the post it started from', 'The mail links to it.']
      : ['blog', 'As a blog post', 'Published at the moment of sending.'],
  ];
  return (
    <fieldset>
      <legend className="label mb-2">Read online</legend>
      {choices.map(([choice, label, hint]) => (
        <label key={choice} className="flex min-h-11 items-start gap-3 py-2">
          <input
            type="radio"
            name="publish-as"
            className="mt-0.5 size-5 shrink-0 accent-signal-deep"
            checked={value === choice}
            onChange={() => onChange(choice)}
          />
          <span>
            <span className="font-semibold">{label}</span>
            <span className="block text-mute">{hint}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
