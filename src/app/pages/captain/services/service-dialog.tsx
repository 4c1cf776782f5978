import { useState } from 'react';
import { ICON_NAMES } from '#app/components/icon.tsx';
import { FormDialog } from '#app/pages/captain/parts/dialog.tsx';
import { Fold } from '#app/pages/captain/parts/fold.tsx';
import {
  Checkbox,
  linesOf,
  SelectField,
  TextareaField,
  TextField,
  textIn,
} from '#app/pages/captain/parts/forms/forms.tsx';
import { IconRadio } from '#app/pages/captain/parts/forms/icon-radio.tsx';
import type { LinkTarget } from '#shared/content.schema.ts';
import type { ListedService } from '#shared/services.schema.ts';
import { SERVICE_DRAWINGS, SERVICE_PLACES, type ServicePlace } from '#shared/services.ts';

/** Choice of a page that is made with the service. */
const NEW_PAGE = 'new';

const PLACES = Object.keys(SERVICE_PLACES) as ServicePlace[];
/** Places that show the text too. */
const WITH_TEXT: readonly ServicePlace[] = ['cards', 'specialisations', 'about'];

interface ServiceDialogProps {
  /** Undefined for a new service. */
  service: ListedService | undefined;
  /** Its position in the list, by which the server names a refused field. */
  index: number;
  /** Pages that it can lead to. */
  pages: readonly LinkTarget[];
  save(service: Partial<ListedService> & { newPage: boolean }): Promise<void>;
  onClose(): void;
}

/** The form of a service. */
export function ServiceDialog({ service, index, pages, save, onClose }: ServiceDialogProps) {
  const at = (field: string) => `${index}.${field}`;
  return (
    <FormDialog
      title={service ? 'Edit service' : 'Add service'}
      onClose={onClose}
      localCopy={`service.${service?.id ?? 'new'}`}
      save={(fields) => save(toService(fields, at, service))}
      failed="Failed to save service"
      action="Save"
      busy="Saving..."
      className="grid gap-5"
    >
      <TextField name={at('name')} label="Name" required maxLength={80} defaultValue={service?.name} />
      <TextareaField
        name={at('text')}
        label="Short text"
        hint="One or two sentences."
        required
        rows={3}
        maxLength={300}
        defaultValue={service?.text}
      />
      <TextField
        name={at('alsoCalled')}
        label="Also called"
        note="optional"
        hint="Other names that visitors use, with commas between them. The chatbot knows them."
        maxLength={300}
        defaultValue={service?.alsoCalled ?? ''}
      />
      <IconField name={at('icon')} chosen={service?.icon} />
      <PageField name={at('path')} path={service?.path ?? ''} pages={pages} />
      <TextField
        name={at('price')}
        label="Price"
        note="optional"
        hint="As visitors read it. A name in braces is filled in with the amount from your prices, which are below the services."
        maxLength={60}
        defaultValue={service?.price ?? ''}
      />
      <Checkbox
        name={at('isShown')}
        label="Shown to visitors"
        hint="The page of a hidden service is hidden too."
        defaultChecked={service?.isShown ?? true}
      />
      <CardFields at={at} service={service} />
      <Fold keepsContent title="Where it is shown" titleClass="min-h-11 py-2 font-semibold">
        <p className="text-mute">The footer lists every service that has a page.</p>
        {PLACES.map((place) => (
          <PlaceFields key={place} place={place} service={service} />
        ))}
      </Fold>
    </FormDialog>
  );
}

interface PageFieldProps extends Pick<ServiceDialogProps, 'pages'> {
  name: string;
  /** Path of its page; empty without one. */
  path: string;
}

function PageField({ name, path, pages }: PageFieldProps) {
  const isListed = pages.some(({ href }) => href === path);
  return (
    <SelectField name={name} label="Page" defaultValue={path}>
      <option value="">No page</option>
      {!path && <option value={NEW_PAGE}>A new page with these texts</option>}
      {path && !isListed && <option value={path}>{path}</option>}
      {pages.map(({ href, label }) => (
        <option key={href} value={href}>
          {label} ({href})
        </option>
      ))}
    </SelectField>
  );
}

/** @param props.at gives the name of a field of the service. */
function CardFields({ at, service }: { at(field: string): string; service: ListedService | undefined }) {
  return (
    <Fold keepsContent title="More on its card" titleClass="min-h-11 py-2 font-semibold">
      <div className="grid gap-5 py-3">
        <TextField
          name={at('highlight')}
          label="Highlighted line"
          note="optional"
          maxLength={120}
          defaultValue={service?.highlight ?? ''}
        />
        <TextareaField
          name={at('features')}
          label="Features"
          note="optional"
          hint="One on each line, at most six."
          rows={4}
          defaultValue={service?.features.join('\n')}
        />
        <SelectField name={at('drawing')} label="Drawing in place of the icon" defaultValue={service?.drawing ?? ''}>
          <option value="">None</option>
          {Object.entries(SERVICE_DRAWINGS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
    </Fold>
  );
}

function IconField({ name, chosen = 'check' }: { name: string; chosen: string | undefined }) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">Icon</legend>
      <div className="flex flex-wrap gap-1">
        {ICON_NAMES.map((icon) => (
          <IconRadio key={icon} icon={icon} name={name} defaultChecked={icon === chosen} />
        ))}
      </div>
    </fieldset>
  );
}

/** A place, and what the service is called there. */
function PlaceFields({ place, service }: { place: ServicePlace; service: ListedService | undefined }) {
  const own = service?.places?.find((one) => one.place === place);
  const [isShown, setIsShown] = useState(!service?.places || own !== undefined);
  return (
    <div className="border-paper-rule border-t py-2">
      <Checkbox
        name={place}
        label={SERVICE_PLACES[place]}
        checked={isShown}
        onChange={({ target }) => setIsShown(target.checked)}
      />
      {isShown && (
        <div className="grid gap-3 pb-3 pl-8">
          <TextField
            name={`${place}.name`}
            label="Other name there"
            note="optional"
            maxLength={80}
            defaultValue={own?.name}
          />
          {WITH_TEXT.includes(place) && (
            <TextareaField
              name={`${place}.text`}
              label="Other text there"
              note="optional"
              rows={2}
              maxLength={1_000}
              defaultValue={own?.text}
            />
          )}
        </div>
      )}
    </div>
  );
}

/** The service as typed; empty fields are taken away. */
function toService(fields: FormData, at: (field: string) => string, before: ListedService | undefined) {
  const text = (field: string) => textIn(fields, at(field)).trim();
  return {
    ...(before && { id: before.id }),
    name: text('name'),
    text: text('text'),
    alsoCalled: text('alsoCalled') || null,
    icon: text('icon'),
    path: (text('path') !== NEW_PAGE && text('path')) || null,
    newPage: text('path') === NEW_PAGE,
    price: text('price') || null,
    isShown: fields.has(at('isShown')),
    highlight: text('highlight') || null,
    features: linesOf(text('features')),
    drawing: text('drawing') || null,
    places: placesIn(fields, before),
  };
}

function placesIn(fields: FormData, before: ListedService | undefined): ListedService['places'] {
  const places = PLACES.filter((place) => fields.has(place)).map((place) => {
    const position = before?.places?.find((one) => one.place === place)?.position;
    const [name, text] = [textIn(fields, `${place}.name`).trim(), textIn(fields, `${place}.text`).trim()];
    return { place, ...(name && { name }), ...(text && { text }), ...(position && { position }) };
  });
  const isEverywhere = places.length === PLACES.length && places.every((place) => Object.keys(place).length === 1);
  return isEverywhere ? null : places;
}
