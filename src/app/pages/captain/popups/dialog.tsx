import { type ChangeEvent, useState } from 'react';
import { PopupCard } from '#app/components/popups/popup-card.tsx';
import { useSite } from '#app/components/site.ts';
import { FormDialog } from '#app/pages/captain/parts/dialog.tsx';
import {
  Checkbox,
  InvalidField,
  SelectField,
  TextareaField,
  TextField,
  textProps,
} from '#app/pages/captain/parts/forms/forms.tsx';
import { checkLink, LinkField, type OwnPage, useOwnPages } from '#app/pages/captain/parts/forms/link-field.tsx';
import { captainApi } from '#app/pages/captain/session.ts';
import { Button } from '#app/ui/button.tsx';
import { Input } from '#app/ui/field.tsx';
import { toast } from '#app/ui/toast.tsx';
import { paths } from '#shared/paths.ts';
import { popupCalls } from '#shared/popup.calls.ts';
import type { PopupJson } from '#shared/popup.schema.ts';
import { POPUP_ACTIONS, POPUP_DELAY, POPUP_LOOKS, POPUP_MAX, POPUP_TEXT_MISSING, readDelay } from '#shared/popup.ts';

const PLACES = { all: 'All pages', blog: 'The blog and its posts', some: 'Pages that I name' };
const PAGES = { all: [], blog: [paths.blog] };

function whereOf(pages: string[]): keyof typeof PLACES {
  if (pages.length === 0) return 'all';
  return pages.join() === paths.blog ? 'blog' : 'some';
}

const SUBSCRIBE_HINT = {
  on: 'In the words of the newsletter form, which are under Pages. Not shown to somebody who has just subscribed.',
  off: 'The newsletter is switched off in Settings: until it is on, this popup is not shown.',
};

type Values = ReturnType<typeof valuesOf>;

/** The values of the form: texts as they are typed, and the choice of pages beside their paths. */
function valuesOf(popup: PopupJson | undefined) {
  return {
    title: popup?.title ?? '',
    message: popup?.message ?? '',
    isActive: popup?.isActive ?? true,
    delay: String(popup?.delay ?? POPUP_DELAY.default),
    showOnce: popup?.showOnce ?? false,
    action: popup?.action ?? 'button',
    buttonText: popup?.buttonText ?? '',
    buttonLink: popup?.buttonLink ?? '',
    look: popup?.look ?? 'dialog',
    pages: popup?.pages.join('\n') ?? '',
    where: whereOf(popup?.pages ?? []),
    firstDay: popup?.firstDay ?? '',
    lastDay: popup?.lastDay ?? '',
  };
}

/** The popup in the format of the API. */
function inputOf({ where, ...values }: Values) {
  return {
    ...values,
    delay: readDelay(values.delay),
    pages: where === 'some' ? values.pages.split(/\s+/).filter(Boolean) : PAGES[where],
    firstDay: values.firstDay || null,
    lastDay: values.lastDay || null,
  };
}

interface PopupDialogProps {
  /** Undefined for a new popup. */
  popup?: PopupJson;
  onClose(): void;
  onSaved(): void;
}

/** The form of a popup with a preview beside it. */
export function PopupDialog({ popup, onClose, onSaved }: PopupDialogProps) {
  const [values, setValues] = useState(() => valuesOf(popup));
  const pages = useOwnPages();
  const form = {
    values,
    change: (changes: Partial<Values>) => setValues((old) => ({ ...old, ...changes })),
  };
  return (
    <FormDialog
      title={popup ? 'Edit popup' : 'Create popup'}
      onClose={onClose}
      isWide
      localCopy={`popup.${popup?.id ?? 'new'}`}
      save={async () => {
        await save(popup, values, pages);
        onSaved();
      }}
      failed={popup ? 'Failed to update notification' : 'Failed to create notification'}
      action={popup ? 'Save' : 'Create'}
      className="grid gap-8 lg:grid-cols-[1fr_20rem]"
    >
      <div className="grid content-start gap-4 sm:grid-cols-2">
        <ContentFields {...form} pages={pages} />
        <PlaceFields {...form} />
        <TextField label="First day" note="optional" type="date" {...textProps(form.values, 'firstDay', form.change)} />
        <TextField label="Last day" note="optional" type="date" {...textProps(form.values, 'lastDay', form.change)} />
        <SelectField
          label="Shown as"
          name="look"
          choices={POPUP_LOOKS}
          value={values.look}
          onChoose={(look) => form.change({ look })}
        />
        <TextField
          label="Delay (seconds)"
          hint="0 to 60, counted from the page load"
          type="number"
          min={POPUP_DELAY.min}
          max={POPUP_DELAY.max}
          inputMode="numeric"
          {...textProps(form.values, 'delay', form.change)}
        />
        <div className="sm:pt-5">
          <Checkbox label="Show once" hint="Once per browser." {...flagOf(form, 'showOnce')} />
          <Checkbox label="Active" hint="Visible to visitors." {...flagOf(form, 'isActive')} />
        </div>
      </div>
      <Preview values={values} />
    </FormDialog>
  );
}

interface PopupForm {
  values: Values;
  change(changes: Partial<Values>): void;
}

/** Props of a checkbox. */
function flagOf({ values, change }: PopupForm, name: 'isActive' | 'showOnce') {
  return {
    name,
    checked: values[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change({ [name]: target.checked }),
  };
}

/** Texts of the popup, and its button. */
function ContentFields({ pages, ...form }: PopupForm & { pages: readonly OwnPage[] }) {
  const { hasNewsletter } = useSite();
  const asksToSubscribe = form.values.action === 'newsletter';
  return (
    <>
      <TextField
        label="Title"
        maxLength={POPUP_MAX.title}
        {...textProps(form.values, 'title', form.change)}
        className="sm:col-span-2"
      />
      <TextareaField
        label="Message"
        rows={4}
        maxLength={POPUP_MAX.message}
        {...textProps(form.values, 'message', form.change)}
        className="sm:col-span-2"
      />
      <SelectField
        label="What it asks for"
        name="action"
        hint={asksToSubscribe && SUBSCRIBE_HINT[hasNewsletter ? 'on' : 'off']}
        choices={POPUP_ACTIONS}
        value={form.values.action}
        onChoose={(action) => form.change({ action })}
        className="sm:col-span-2"
      />
      {!asksToSubscribe && (
        <>
          <TextField
            label="Button text"
            note="optional"
            maxLength={POPUP_MAX.buttonText}
            {...textProps(form.values, 'buttonText', form.change)}
          />
          <LinkField
            label="Button link"
            note="optional"
            pages={pages}
            maxLength={POPUP_MAX.buttonLink}
            {...textProps(form.values, 'buttonLink', form.change)}
          />
        </>
      )}
    </>
  );
}

function PlaceFields(form: PopupForm) {
  return (
    <>
      <SelectField
        label="Pages"
        name="where"
        hint="Never shown where visitors book, confirm or read legal texts."
        choices={PLACES}
        value={form.values.where}
        onChoose={(where) => form.change({ where })}
        className="sm:col-span-2"
      />
      {form.values.where === 'some' && (
        <TextareaField
          label="Paths of these pages"
          hint="One on each line, as in /about; pages below it belong to it."
          rows={3}
          {...textProps(form.values, 'pages', form.change)}
          className="sm:col-span-2"
        />
      )}
    </>
  );
}

/** @throws InvalidField, or ApiError. */
async function save(popup: PopupJson | undefined, values: Values, pages: readonly OwnPage[]): Promise<void> {
  const missing = (['title', 'message'] as const).find((name) => !values[name].trim());
  if (missing) {
    toast({ title: POPUP_TEXT_MISSING, variant: 'destructive' });
    throw new InvalidField(missing, 'Please fill this in');
  }
  const buttonLink =
    values.buttonLink.trim() && (await checkLink('buttonLink', values.buttonLink, pages, popup?.buttonLink ?? ''));
  const input = inputOf({ ...values, buttonLink });
  if (popup) await captainApi.call(popupCalls.save, { params: { id: popup.id }, input });
  else await captainApi.call(popupCalls.create, { input });
  toast({ title: popup ? 'Notification updated successfully' : 'Popup notification created successfully' });
}

function Preview({ values }: { values: Values }) {
  return (
    <div>
      <p className="label mb-2 text-mute">Preview</p>
      <div className="grid min-h-70 place-items-center rounded-md bg-paper-deep p-4" inert>
        <PopupCard
          closeLabel="Close"
          title={values.title || 'Title'}
          message={values.message || 'Message'}
          buttonText={values.buttonText || null}
          buttonLink={values.buttonLink || null}
        >
          {values.action === 'newsletter' && (
            <div className="mt-5 grid gap-3">
              <Input disabled placeholder="name@example.com" aria-label="Email" />
              <Button>Subscribe</Button>
            </div>
          )}
        </PopupCard>
      </div>
    </div>
  );
}
