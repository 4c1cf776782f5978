import type { ComponentProps } from 'react';
import { Button } from '#app/ui/button.tsx';

/** The usual button of the dashboard. */
export function SmallButton(button: ComponentProps<typeof Button>) {
  return <Button size="sm" variant="outline" {...button} />;
}

/** The button for the main action of a screen or a dialog. */
export function MainButton(button: ComponentProps<typeof Button>) {
  return <SmallButton variant="ink" {...button} />;
}
