import type { ReactNode } from 'react';
import { Button, buttonLook } from '#app/ui/button.tsx';
import { CloseButton } from '#app/ui/close-button.tsx';
import type { PublicPopup } from '#shared/popup.schema.ts';

type PopupCardProps = Pick<PublicPopup, 'title' | 'message' | 'buttonText' | 'buttonLink'> & {
  /** Ids of the elements that label and describe the surrounding dialog. */
  ids?: { title: string; message: string };
  /** Accessible name of the close button. */
  closeLabel?: string;
  onClose?: () => void;
  onClick?: () => void;
  /** A form in place of the button. */
  children?: ReactNode;
};

/** The content of a popup, without the dialog around it. */
export function PopupCard({
  title,
  message,
  buttonText,
  buttonLink,
  ids,
  closeLabel,
  onClose,
  onClick,
  children,
}: PopupCardProps) {
  return (
    <div className="on-ink w-full max-w-105 rounded-md border border-ink-rule bg-ink p-5 text-paper shadow-lifted sm:p-6">
      <div className="flex items-start justify-between gap-3">
        <div className="scale mt-3 min-w-0 flex-1 text-ink-rule" />
        <CloseButton {...(closeLabel && { 'aria-label': closeLabel })} onClick={onClose} className="-mt-2 -mr-2" />
      </div>
      <h2 id={ids?.title} className="mt-3 text-title">
        {title}
      </h2>
      <p id={ids?.message} className="mt-2 whitespace-pre-line text-mist text-small">
        {message}
      </p>
      {children}
      {!children &&
        buttonText &&
        (buttonLink ? (
          <a
            href={buttonLink}
            onClick={onClick}
            {...(/^https?:/i.test(buttonLink) ? { target: '_blank', rel: 'noopener' } : {})}
            className={`${buttonLook('primary', 'sm')} mt-5 w-full`}
          >
            {buttonText}
          </a>
        ) : (
          <Button size="sm" onClick={onClick} className="mt-5 w-full">
            {buttonText}
          </Button>
        ))}
    </div>
  );
}
