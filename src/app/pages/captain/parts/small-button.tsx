import type { ComponentProps } from 'react';
import { Button } from '#app/ui/button.tsx';

/** The usual button of the dashboard; `ink` or `primary` for what a screen is about. */
export function SmallButton(button: ComponentProps<typeof Button>) {
  return <Button size="sm" variant="outline" {...button} />;
}
