import { type ComponentProps, useState } from 'react';
import { TextField } from '#app/pages/captain/parts/forms/forms.tsx';

/** A password with a box that shows it. Its name is `password` unless another is given. */
export function PasswordField({ className = '', ...props }: ComponentProps<typeof TextField>) {
  const [isShown, setIsShown] = useState(false);
  return (
    <div className={className}>
      <TextField name="password" {...props} type={isShown ? 'text' : 'password'} />
      <label className="mt-1 inline-flex min-h-11 cursor-pointer items-center gap-2 text-mute text-small">
        <input
          type="checkbox"
          className="size-4 accent-signal-deep"
          checked={isShown}
          onChange={({ target }) => setIsShown(target.checked)}
        />
        Show it
      </label>
    </div>
  );
}
