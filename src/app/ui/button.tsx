import type { ComponentProps } from 'react';

const VARIANTS = {
  primary: 'bg-button text-button-text hover:bg-button-hover',
  ink: 'bg-ink text-paper hover:bg-ink-raised',
  outline: 'border border-current hover:bg-current/10',
  quiet: 'hover:bg-current/10',
  quietDanger: 'text-danger hover:bg-current/10',
  danger: 'bg-danger text-paper-bright hover:bg-danger/90',
} as const;

const SIZES = {
  md: 'min-h-12 px-6 py-3 text-base',
  sm: 'min-h-11 px-4 py-2 text-small',
} as const;

/** How a button looks; see `VARIANTS`. */
export type ButtonVariant = keyof typeof VARIANTS;

/** The look of a button, for links that act as one. */
export function buttonLook(variant: ButtonVariant = 'primary', size: keyof typeof SIZES = 'md'): string {
  return `inline-flex items-center justify-center gap-2.5 rounded-md font-semibold leading-tight transition-colors disabled:opacity-60 ${SIZES[size]} ${VARIANTS[variant]}`;
}

type ButtonProps = ComponentProps<'button'> & { variant?: ButtonVariant; size?: keyof typeof SIZES };

/** `className` is for placement (margin, width); a new look is a new variant. At least 44 px high. */
export function Button({ variant, size, type = 'button', className = '', ...rest }: ButtonProps) {
  return <button type={type} className={`${buttonLook(variant, size)} ${className}`} {...rest} />;
}
