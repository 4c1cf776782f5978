import { RadioList } from '#app/pages/captain/parts/radio-list.tsx';
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
  return <RadioList legend="Read online" choices={choices} value={value} onChange={onChange} />;
}
