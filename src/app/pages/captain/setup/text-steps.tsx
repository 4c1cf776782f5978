import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useSite } from '#app/components/site.ts';
import { Checkbox, HiddenValue, TextareaField, TextField, textIn } from '#app/pages/captain/parts/forms/forms.tsx';
import { BlockLink, TextLink } from '#app/pages/captain/parts/links.tsx';
import { SmallButton } from '#app/pages/captain/parts/small-button.tsx';
import { Loaded } from '#app/pages/captain/parts/states.tsx';
import { VisitorsRead } from '#app/pages/captain/parts/visitors-read.tsx';
import { captainApi, refreshUser } from '#app/pages/captain/session.ts';
import { CodeField, currencyOf, isCode } from '#app/pages/captain/settings/code-field.tsx';
import { useCall } from '#app/pages/captain/use-call.ts';
import type { BlogDocument } from '#content/blog.schema.ts';
import type { HomeDocument } from '#content/home.schema.ts';
import { contentCalls } from '#shared/content.calls.ts';
import { formatMoney } from '#shared/format.ts';
import { paths } from '#shared/paths.ts';
import type { PlaceholderValues } from '#shared/placeholders.ts';
import { serviceCalls } from '#shared/services.calls.ts';
import type { ListedService } from '#shared/services.schema.ts';
import { settingsCalls } from '#shared/settings.calls.ts';
import { SETTING_MAX, type SettingKey } from '#shared/settings.ts';
import { SETUP_TITLES } from '#shared/setup.ts';
import { changeDocument, draftOrPublished } from './change-document.ts';
import { changeSettings, stateOf } from './change-settings.ts';
import { StepForm, type StepProps } from './step-form.tsx';

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

/** Names, addresses and region of the business. */
export function IdentityStep(props: StepProps) {
  const call = useCall(settingsCalls.list);
  const [region, setRegion] = useState('');
  const save = async (fields: FormData) => {
    const input = Object.fromEntries(IDENTITY_KEYS.map((key) => [key, fields.get(key)]));
    await changeSettings(call, input);
    // The owner's account has the name too.
    await refreshUser();
    return { isPublished: true };
  };
  return (
    <Loaded call={call}>
      {(settings) => (
        <StepForm key={stateOf(settings, IDENTITY_KEYS)} {...props} save={save}>
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
              return <TextField key={key} {...texts} type={type} maxLength={SETTING_MAX} defaultValue={value} />;
            })}
        </StepForm>
      )}
    </Loaded>
  );
}

/** The first screen of the home page, and what search engines show of it. */
export function OfferStep(props: StepProps) {
  const call = useCall(contentCalls.get, { params: { key: 'home' } });
  const save = (fields: FormData) => {
    const meta = { title: textIn(fields, 'meta.title'), description: textIn(fields, 'meta.description') };
    const hero = {
      kicker: textIn(fields, 'hero.kicker'),
      title: textIn(fields, 'hero.title'),
      titleEmphasis: textIn(fields, 'hero.titleEmphasis') || undefined,
      tagline: textIn(fields, 'hero.tagline'),
    };
    return changeDocument<HomeDocument>('home', (home) => ({ ...home, meta, hero: { ...home.hero, ...hero } }), {
      shown: { call, part: (home) => ({ hero: home.hero, meta: home.meta }) },
    });
  };
  return (
    <Loaded call={call}>
      {(document) => {
        const { hero, meta } = draftOrPublished<HomeDocument>(document);
        const shipped = (document.base as HomeDocument | null)?.meta;
        return (
          <StepForm key={document.version} {...props} save={save}>
            <OfferFields hero={hero} meta={meta} shipped={shipped} values={document.values} />
          </StepForm>
        );
      }}
    </Loaded>
  );
}

interface OfferFieldsProps extends Pick<HomeDocument, 'hero' | 'meta'> {
  /** Title and description that came with the site. */
  shipped: HomeDocument['meta'] | undefined;
  values: PlaceholderValues;
}

/** The offer, and what search engines show of it. Until the owner writes their own, title and description follow headline and offer. */
function OfferFields({ hero, meta, shipped, values }: OfferFieldsProps) {
  const [kicker, setKicker] = useState(hero.kicker);
  const [title, setTitle] = useState(hero.title);
  const [emphasis, setEmphasis] = useState(hero.titleEmphasis ?? '');
  const [tagline, setTagline] = useState(hero.tagline);
  const [ownTitle, setOwnTitle] = useState<string>();
  const [ownDescription, setOwnDescription] = useState<string>();
  const isRetitled = title !== hero.title || emphasis !== (hero.titleEmphasis ?? '');
  const titleFollows = meta.title === shipped?.title && ownTitle === undefined;
  const descriptionFollows = meta.description === shipped?.description && ownDescription === undefined;
  const followingTitle = titleFollows && isRetitled && `${title} ${emphasis}`.trim();
  const followingDescription = descriptionFollows && tagline !== hero.tagline && tagline;
  const shownTitle = ownTitle ?? (followingTitle ? `${followingTitle} | {brand}`.slice(0, 120) : meta.title);
  const shownDescription = ownDescription ?? (followingDescription || meta.description);
  return (
    <>
      <div>
        <TextField
          name="hero.kicker"
          label="What you do, in a few words"
          hint="Words in braces, such as {name}, are filled in by the site with what you enter in the other steps. You may also write your own words in their place."
          maxLength={80}
          value={kicker}
          onChange={({ target }) => setKicker(target.value)}
        />
        <VisitorsRead value={kicker} values={values} />
      </div>
      <TextField
        name="hero.title"
        label="Headline"
        hint={`Three to six words.${titleFollows ? ' The title in search results becomes the same, until you write another one below.' : ''}`}
        maxLength={60}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <TextField
        name="hero.titleEmphasis"
        label="End of the headline, in italics"
        note="optional"
        maxLength={60}
        value={emphasis}
        onChange={({ target }) => setEmphasis(target.value)}
      />
      <TextareaField
        name="hero.tagline"
        label="Your offer in two sentences"
        hint={
          descriptionFollows
            ? 'The description in search results becomes the same, until you write another one below.'
            : undefined
        }
        rows={4}
        maxLength={400}
        value={tagline}
        onChange={({ target }) => setTagline(target.value)}
      />
      <div>
        <TextField
          name="meta.title"
          label="Title in search results"
          hint="The browser’s tab shows it too. 30 to 60 characters are shown in full."
          maxLength={120}
          value={shownTitle}
          onChange={({ target }) => setOwnTitle(target.value)}
        />
        <VisitorsRead value={shownTitle} values={values} />
      </div>
      <div>
        <TextareaField
          name="meta.description"
          label="Description in search results"
          hint="110 to 160 characters are shown in full."
          rows={3}
          maxLength={400}
          value={shownDescription}
          onChange={({ target }) => setOwnDescription(target.value)}
        />
        <VisitorsRead value={shownDescription} values={values} />
      </div>
    </>
  );
}

/** The services and parts of the site that visitors see. */
export function ServicesStep(props: StepProps) {
  const call = useCall(serviceCalls.list);
  const { hasNewsletter } = useSite();
  const { revalidate } = useRevalidator();
  const save = async (fields: FormData) => {
    const input =
      call.data?.map(({ id, name }, index) => ({
        id,
        name: fields.has(`${index}.name`) ? textIn(fields, `${index}.name`) : name,
        isShown: fields.get(id) === 'on',
      })) ?? [];
    await captainApi.call(serviceCalls.save, { input: [...input, ...addedIn(fields, input.length)] });
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

/** Services of one's own, below those that came with the site. @param first place of the first one in the list. */
function AddedServices({ first }: { first: number }) {
  const [count, setCount] = useState(0);
  const site = useSite();
  return (
    <>
      <HiddenValue name="added" value={count} onChange={setCount} />
      {Array.from({ length: count }, (_, index) => {
        const at = (field: string) => `${first + index}.${field}`;
        return (
          <fieldset key={at('name')} className="grid gap-4 border-paper-rule border-b pb-5">
            <legend className="mb-2 font-semibold">Your service {count > 1 && index + 1}</legend>
            <TextField name={at('name')} label="Name" maxLength={80} autoFocus />
            <TextareaField name={at('text')} label="Short text" hint="One or two sentences." rows={2} maxLength={300} />
            <TextField
              name={at('price')}
              label="Price"
              note="optional"
              hint={`As visitors read it, for example: from ${formatMoney(450, site)}.`}
              maxLength={60}
            />
            <Checkbox
              name={at('newPage')}
              label="With a page of its own"
              hint="Made of these texts, with how it starts and a button to book. You can change it afterwards."
              defaultChecked
            />
            {index === count - 1 && (
              <p>
                <SmallButton
                  variant="quietDanger"
                  aria-label={`Do not add your service${count > 1 ? ` ${count}` : ''}`}
                  onClick={() => setCount(count - 1)}
                >
                  Do not add
                </SmallButton>
              </p>
            )}
          </fieldset>
        );
      })}
      <p>
        <SmallButton onClick={() => setCount(count + 1)}>Add a service of your own</SmallButton>
      </p>
      <p className="text-mute">
        Do visitors book it at a time, such as a workshop? Then give it as the second meeting in the step{' '}
        <TextLink to={paths.setupStep('calendar')}>{SETUP_TITLES.calendar}</TextLink> instead.
      </p>
    </>
  );
}

/** Icons of added services, so that two beside each other differ. */
const OWN_ICONS = ['check', 'wrench', 'repeat', 'gauge', 'bolt'] as const;

/** The added services as typed, without those that were left empty. */
function addedIn(fields: FormData, first: number) {
  const added = [];
  for (let index = first; fields.has(`${index}.text`); index += 1) {
    const [name = '', text = '', price = ''] = ['name', 'text', 'price'].map((field) =>
      textIn(fields, `${index}.${field}`).trim(),
    );
    const newPage = fields.has(`${index}.newPage`);
    if (name || text || price)
      added.push({
        name,
        text,
        ...(price && { price }),
        icon: OWN_ICONS[added.length % OWN_ICONS.length]!,
        isShown: true,
        newPage,
      });
  }
  return added;
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
          name={`${index}.name`}
          defaultValue={name}
          autoFocus
          className="mb-3"
        />
      )}
    </div>
  );
}
