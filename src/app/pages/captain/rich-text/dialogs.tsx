import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { FormDialog } from '#app/pages/captain/parts/dialog.tsx';
import { TextField, textIn } from '#app/pages/captain/parts/forms/forms.tsx';
import { checkLink, LinkField, type OwnPage } from '#app/pages/captain/parts/forms/link-field.tsx';
import { SmallButton } from '#app/pages/captain/parts/small-button.tsx';

/** A dialog gives the focus to its first button. */
function useFocus(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return field;
}

/** Beside the form of the page, and not in it: neither its fields nor its Enter key belong to that form. */
function Apart({ children }: { children: ReactNode }) {
  return createPortal(
    <div onSubmit={(event) => event.stopPropagation()} onInput={(event) => event.stopPropagation()}>
      {children}
    </div>,
    document.body,
  );
}

interface LinkDialogProps {
  title: string;
  /** Proposed as addresses. */
  pages: readonly OwnPage[];
  href: string;
  text: string;
  onSave(href: string, text: string): void;
  onRemove?: (() => void) | undefined;
  onClose(): void;
}

/** Address and text of a link or of a button; the pages of the site are proposed. */
export function LinkDialog({ title, pages, href, text, onSave, onRemove, onClose }: LinkDialogProps) {
  const field = useFocus();
  return (
    <Apart>
      <FormDialog
        title={title}
        failed="Failed to apply"
        action="Apply"
        localCopy={`${title} ${location.pathname} ${href || text}`}
        onClose={onClose}
        save={async (fields) => {
          const address = await checkLink('href', textIn(fields, 'href'), pages, href);
          onSave(address, textIn(fields, 'text').trim() || text);
        }}
      >
        <LinkField label="Page or address" name="href" defaultValue={href} pages={pages} ref={field} />
        <TextField label="Text" name="text" defaultValue={text} />
        {onRemove && (
          <SmallButton
            variant="quietDanger"
            className="justify-self-start"
            onClick={() => {
              onRemove();
              onClose();
            }}
          >
            Remove link
          </SmallButton>
        )}
      </FormDialog>
    </Apart>
  );
}

interface PictureDialogProps {
  src: string;
  alt: string;
  title: string;
  onSave(attributes: { alt: string; title: string }): void;
  onClose(): void;
}

/** Alternative text and caption of a picture. */
export function PictureDialog({ src, alt, title, onSave, onClose }: PictureDialogProps) {
  const field = useFocus();
  return (
    <Apart>
      <FormDialog
        title="Picture"
        failed="Failed to apply"
        action="Apply"
        localCopy={`picture ${location.pathname} ${src}`}
        onClose={onClose}
        save={async (fields) => onSave({ alt: textIn(fields, 'alt').trim(), title: textIn(fields, 'caption').trim() })}
      >
        <TextField
          label="Alt text"
          name="alt"
          defaultValue={alt}
          ref={field}
          hint="What the picture shows, for those who do not see it. Empty for a decoration."
        />
        <TextField
          label="Caption"
          note="optional"
          name="caption"
          defaultValue={title}
          hint="Shown below the picture."
        />
      </FormDialog>
    </Apart>
  );
}
