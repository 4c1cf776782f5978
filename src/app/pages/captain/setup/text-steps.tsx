import { Fragment, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useSite } from '#app/components/site.ts';
import { Checkbox, TextField, textIn } from '#app/pages/captain/parts/forms/forms.tsx';
import { BlockLink, TextLink } from '#app/pages/captain/parts/links.tsx';
import { SmallButton } from '#app/pages/captain/parts/small-button.tsx';
import { Loaded, LoadedAll } from '#app/pages/captain/parts/states.tsx';
import { captainApi, refreshUser } from '#app/pages/captain/session.ts';
import { CodeField, currencyOf, isCode } from '#app/pages/captain/settings/code-field.tsx';
import { useCall } from '#app/pages/captain/use-call.ts';
import type { BlogDocument } from '#content/blog.schema.ts';
import type { Facts } from '#content/facts.schema.ts';
import { contentCalls } from '#shared/content.calls.ts';
import { paths } from '#shared/paths.ts';
import { serviceCalls } from '#shared/services.calls.ts';
import type { ListedService } from '#shared/services.schema.ts';
import { settingsCalls } from '#shared/settings.calls.ts';
import { SETTING_MAX, type SettingKey } from '#shared/settings.ts';
import { setupCalls } from '#shared/setup.calls.ts';
import { changeDocument, draftOrPublished } from './change-document.ts';
import { changeSettings, stateOf } from './change-settings.ts';
import { FactFields, factsAsked, refuseUnwritten, withTypedFacts } from './fact-fields.tsx';
import { AddedServices, addedIn } from './own-services.tsx';
import { StepForm, type StepProps } from './step-form.tsx';
import { StoryFields, saveStory } from './story-fields.tsx';

/** The settings of the step with their hints. The language is that of the step before. */
const IDENTITY: Partial<Record<SettingKey, string>> = {
  owner_name: '',
  called_name: 'When empty: your first name, on a German site your whole name.',
  brand_name: 'In the top left corner and in page titles. Without one, your name.',
  owner_email: 'Where visitors can write to, and where notifications go.',
  phone: 'Beside the contact form. When empty, visitors see none.',
  locale: 'How dates, numbers and prices are written.',
  currency: '',
};
const IDENTITY_KEYS = Object.keys(IDENTITY) as SettingKey[];

/** Types of inputs that are no plain texts, by the kind of setting. */
const INPUT_TYPES: Partial<Record<string, string>> = { email: 'email', phone: 'tel' };

/** Names, addresses and region of the business, the facts that its offer names, and the owner's story. */
export function IdentityStep(props: StepProps) {
  const call = useCall(settingsCalls.list);
  const document = useCall(contentCalls.get, { params: { key: 'facts' } });
  const home = useCall(contentCalls.get, { params: { key: 'home' } });
  const used = useCall(setupCalls.facts);
  const [region, setRegion] = useState('');
  const { language } = useSite();

  async function save(fields: FormData, facts: Facts, asked: readonly string[]) {
    refuseUnwritten(facts, asked, fields);
    const input = Object.fromEntries(IDENTITY_KEYS.map((key) => [key, fields.get(key)]));
    const { isPublished } =
      asked.length > 0
        ? await changeDocument<Facts>('facts', (known) => withTypedFacts(known, fields))
        : { isPublished: true };
    const story = await saveStory(fields, language);
    await changeSettings(call, input);
    // The owner's account has the name too.
    await refreshUser();
    return { isPublished: isPublished && story.isPublished };
  }

  return (
    <LoadedAll calls={{ settings: call, document, home, used }}>
      {({ settings, document, home, used }) => {
        const facts = draftOrPublished<Facts>(document);
        const asked = factsAsked('offer', { facts, home, used });
        return (
          <StepForm key={stateOf(settings, IDENTITY_KEYS)} {...props} save={(fields) => save(fields, facts, asked)}>
            {settings
              .filter(({ key }) => IDENTITY_KEYS.includes(key))
              .map((setting) => {
                const { key, label, dataType, value } = setting;
                const note = setting.canBeEmpty ? 'optional' : undefined;
                const texts = { name: key, label, note, hint: IDENTITY[key] ?? '' };
                if (isCode(setting)) {
                  // The currency follows the region until somebody has chosen one.
                  const value = (key === 'currency' && setting.isShipped && currencyOf(region)) || setting.value;
                  return (
                    <CodeField
                      key={`${key} ${value}`}
                      setting={{ ...setting, value }}
                      texts={texts}
                      onChoose={key === 'locale' ? setRegion : undefined}
                    />
                  );
                }
                const type = INPUT_TYPES[dataType];
                return (
                  <Fragment key={key}>
                    <TextField {...texts} type={type} maxLength={SETTING_MAX} defaultValue={value} />
                    {key === 'brand_name' && <FactFields facts={facts} asked={asked} />}
                  </Fragment>
                );
              })}
            <StoryFields />
          </StepForm>
        );
      }}
    </LoadedAll>
  );
}

/** The services and parts of the site that visitors see. */
export function ServicesStep(props: StepProps) {
  const call = useCall(serviceCalls.list);
  const site = useSite();
  const { hasNewsletter } = site;
  const { revalidate } = useRevalidator();
  const save = async (fields: FormData) => {
    const input =
      call.data?.map(({ id, name }, index) => ({
        id,
        name: fields.has(`${index}.name`) ? textIn(fields, `${index}.name`) : name,
        isShown: fields.get(id) === 'on',
      })) ?? [];
    await captainApi.call(serviceCalls.save, { input: [...input, ...addedIn(fields, input.length, site)] });
    const newsletter = String(fields.has('newsletter'));
    if (newsletter !== String(hasNewsletter)) {
      await captainApi.call(settingsCalls.save, { input: { newsletter_on: newsletter } });
      await revalidate();
    }
    return { isPublished: true };
  };
  return (
    <Loaded call={call}>
      {(services) => (
        <StepForm {...props} save={save}>
          <fieldset>
            <legend className="mb-2 font-semibold">Shown to visitors</legend>
            {services.map((service, index) => (
              <ServiceFields key={service.id} service={service} index={index} />
            ))}
          </fieldset>
          <AddedServices first={services.length} />
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
    </Loaded>
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

/** Whether a service is shown, and a field for another name. @param index its place, by which the server names what it refuses. */
function ServiceFields({ service: { id, name, path, isShown }, index }: { service: ListedService; index: number }) {
  const [isRenaming, setIsRenaming] = useState(false);
  return (
    <div className="border-paper-rule border-b py-1">
      <div className="flex items-center justify-between gap-3">
        <Checkbox name={id} label={name} hint={path} defaultChecked={isShown} />
        <div className="flex shrink-0 items-center gap-2">
          {path && (
            <BlockLink to={path} target="_blank" aria-label={`Read about ${name} in a new tab`}>
              Read
            </BlockLink>
          )}
          {!isRenaming && (
            <SmallButton variant="quiet" aria-label={`Rename service ${index + 1}`} onClick={() => setIsRenaming(true)}>
              Rename
            </SmallButton>
          )}
        </div>
      </div>
      {isRenaming && (
        <TextField
          label={`New name of service ${index + 1}`}
          hint="Menus, cards and answers follow; its texts stay. For other work, hide this service and add one of your own."
          name={`${index}.name`}
          defaultValue={name}
          autoFocus
          className="mb-3"
        />
      )}
    </div>
  );
}
