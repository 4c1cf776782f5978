import type { ComponentProps } from 'react';
import { TextField } from '#app/pages/captain/parts/forms/forms.tsx';

type FactorCodeFieldProps = Omit<ComponentProps<typeof TextField>, 'label'> & { isRecovery: boolean };

/** A code of the authenticator app, or a recovery code. */
export function FactorCodeField({ isRecovery, ...field }: FactorCodeFieldProps) {
  return (
    <TextField
      key={String(isRecovery)}
      label={isRecovery ? 'Recovery code' : 'Code'}
      required
      autoComplete={isRecovery ? 'off' : 'one-time-code'}
      inputMode={isRecovery ? 'text' : 'numeric'}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={isRecovery ? 60 : 20}
      {...field}
    />
  );
}
