import type { ComponentProps } from 'react';
import { Icon } from '#app/components/icon.tsx';
import type { IconName } from '#content/icons.ts';

/** A radio button that shows an icon. */
export function IconRadio({ icon, ...input }: Omit<ComponentProps<'input'>, 'type'> & { icon: IconName }) {
  return (
    <label
      title={icon}
      className="relative grid size-11 place-items-center rounded-sm border border-paper-rule bg-paper-bright hover:border-ink has-checked:border-2 has-checked:border-signal-deep has-focus-visible:outline-2 has-focus-visible:outline-signal-deep"
    >
      {/* Over the drawing: programs that click for people aim at it. */}
      <input
        type="radio"
        value={icon}
        aria-label={icon}
        className="absolute inset-0 cursor-pointer opacity-0"
        {...input}
      />
      <Icon name={icon} className="size-6" />
    </label>
  );
}
