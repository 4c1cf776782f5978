import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useSite } from '#app/components/site.ts';
import { Checkbox, TextField, textIn } from '#app/pages/captain/parts/forms/forms.tsx';
import { BlockLink, TextLink } from '#app/pages/captain/parts/links.tsx';
import { SmallButton } from '#app/pages/captain/parts/small-button.tsx';
import { LoadedAll } from '#app/pages/captain/parts/states.tsx';
import { captainApi } from '#app/pages/captain/session.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import type { BlogDocument } from '#content/blog.schema.ts';
import { contentCalls } from '#shared/content.calls.ts';
import { paths } from '#shared/paths.ts';
import { fill, type PlaceholderValues } from '#shared/placeholders.ts';
import { serviceCalls } from '#shared/services.calls.ts';
import type { ListedService } from '#shared/services.schema.ts';
import { settingsCalls } from '#shared/settings.calls.ts';
import { draftOrPublished } from './change-document.ts';
import { AddedServices, addedIn } from './own-services.tsx';
import { StepForm, type StepProps } from './step-form.tsx';

/** The services and parts of the site that visitors see. */
export function ServicesStep(props: StepProps) {
  const call = useCall(serviceCalls.list);
  const document = useCall(contentCalls.get, { params: { key: 'services' } });
  const site = useSite();
  const { hasNewsletter } = site;
  const { revalidate } = useRevalidator();
  const [added, setAdded] = useState(0);
  const save = async (fields: FormData) => {
    const given =
      call.data?.map(({ id, name }, index) => {
        const renamed = `${added + index}.name`;
        return { id, name: fields.has(renamed) ? textIn(fields, renamed) : name, isShown: fields.get(id) === 'on' };
      }) ?? [];
    // Added services come first: they are what the owner is known for.
    await captainApi.call(serviceCalls.save, { input: [...addedIn(fields, site), ...given] });
    const newsletter = String(fields.has('newsletter'));
    if (newsletter !== String(hasNewsletter)) {
      await captainApi.call(settingsCalls.save, { input: { newsletter_on: newsletter } });
      await revalidate();
    }
    return { isPublished: true };
  };
  return (
    <LoadedAll calls={{ services: call, document }}>
      {({ services, document }) => (
        <StepForm {...props} save={save}>
          <fieldset>
            <legend className="mb-2 font-semibold">Shown to visitors</legend>
            {services.map((service, index) => (
              <ServiceFields
                key={service.id}
                service={service}
                number={index + 1}
                at={added + index}
                values={document.values}
                onReplace={() => setAdded(added + 1)}
              />
            ))}
          </fieldset>
          <AddedServices count={added} onCount={setAdded} />
          <p className="text-mute">
            Describe, order and illustrate them in <TextLink to={paths.captainTab('services')}>Services</TextLink>.
          </p>
          <fieldset>
            <legend className="mb-2 font-semibold">Also on the site</legend>
            <Checkbox
              name="newsletter"
              label="A newsletter"
              hint="Visitors can subscribe. Without it no form asks for it, and privacy and cookie policy do not speak of it."
              defaultChecked={hasNewsletter}
            />
            <BlogNote />
          </fieldset>
        </StepForm>
      )}
    </LoadedAll>
  );
}

/** Says when visitors see the blog: no choice, but asked for by owners who want none. */
function BlogNote() {
  const call = useCall(contentCalls.get, { params: { key: 'blog' } });
  if (!call.data) return null;
  return (
    <p className="mt-3 text-mute">
      {draftOrPublished<BlogDocument>(call.data).isLinkedEmpty
        ? 'The blog is shown, also while it has no post. '
        : 'The blog is not shown before you publish a post. '}
      <TextLink to={paths.editPage('blog')}>Change that</TextLink>
    </p>
  );
}

interface ServiceFieldsProps {
  service: ListedService;
  number: number;
  /** Its place in what is saved, by which the server names what it refuses. */
  at: number;
  /** Values of the placeholders in its texts. */
  values: PlaceholderValues;
  /** Asks for a service in its place. */
  onReplace(): void;
}

/** Whether a service is shown, and a field for another name. */
function ServiceFields({ service, number, at, values, onReplace }: ServiceFieldsProps) {
  const { id, name, path, text } = service;
  const [isRenaming, setIsRenaming] = useState(false);
  const [isShown, setIsShown] = useState(service.isShown);
  return (
    <div className="border-paper-rule border-b py-1">
      <div className="flex flex-wrap items-center justify-between gap-x-3 sm:flex-nowrap">
        <Checkbox
          name={id}
          label={name}
          hint={fill(text, values)}
          checked={isShown}
          onChange={({ target }) => setIsShown(target.checked)}
        />
        <div className="flex shrink-0 items-center gap-2 max-sm:w-full max-sm:pl-8">
          {path && (
            <BlockLink to={path} target="_blank" aria-label={`Read about ${name} in a new tab`}>
              Read
            </BlockLink>
          )}
          {isShown && !isRenaming && (
            <SmallButton variant="quiet" aria-label={`Rename service ${number}`} onClick={() => setIsRenaming(true)}>
              Rename
            </SmallButton>
          )}
          {isShown && (
            <SmallButton
              variant="quiet"
              aria-label={`Replace service ${number}`}
              onClick={() => {
                setIsShown(false);
                onReplace();
              }}
            >
              Replace
            </SmallButton>
          )}
        </div>
      </div>
      {isShown && isRenaming && (
        <TextField
          label={`New name of service ${number}`}
          hint="For the same work: its page still describes it as before. Replace it where yours is another."
          name={`${at}.name`}
          defaultValue={name}
          autoFocus
          className="mb-3"
        />
      )}
    </div>
  );
}
