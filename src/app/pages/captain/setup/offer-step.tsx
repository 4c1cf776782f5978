import { useState } from 'react';
import { TextareaField, TextField, textIn } from '#app/pages/captain/parts/forms/forms.tsx';
import { Loaded } from '#app/pages/captain/parts/states.tsx';
import { useCall } from '#app/pages/captain/use-call.ts';
import type { HomeDocument } from '#content/home.schema.ts';
import { contentCalls } from '#shared/content.calls.ts';
import type { EditedDocumentJson } from '#shared/content.schema.ts';
import { fill } from '#shared/placeholders.ts';
import { changeDocument, draftOrPublished } from './change-document.ts';
import { withPlaceholders } from './filled-text.ts';
import { SIGNATURE, searchDescription, searchTitle } from './search-texts.ts';
import { StepForm, type StepProps } from './step-form.tsx';

/** End of a title for search engines that follows the headline. */
const WITH_BRAND = ' | {brand}';

/** The first screen of the home page, and what search engines show of it. */
export function OfferStep(props: StepProps) {
  const call = useCall(contentCalls.get, { params: { key: 'home' } });
  return (
    <Loaded call={call}>
      {(document) => {
        const { hero, meta } = draftOrPublished<HomeDocument>(document);
        function save(fields: FormData) {
          const stored = (name: string, ...shown: string[]) =>
            withPlaceholders(textIn(fields, name), shown, document.values);
          const changed = {
            kicker: stored('hero.kicker', hero.kicker),
            title: stored('hero.title', hero.title),
            titleEmphasis: stored('hero.titleEmphasis', hero.titleEmphasis ?? '') || undefined,
            tagline: stored('hero.tagline', hero.tagline),
          };
          const searched = {
            title: stored('meta.title', meta.title, WITH_BRAND),
            description: stored('meta.description', meta.description, hero.tagline, SIGNATURE),
          };
          return changeDocument<HomeDocument>(
            'home',
            (home) => ({ ...home, meta: searched, hero: { ...home.hero, ...changed } }),
            { shown: { call, part: (home) => ({ hero: home.hero, meta: home.meta }) } },
          );
        }
        return (
          <StepForm key={document.version} {...props} save={save}>
            <OfferFields document={document} />
          </StepForm>
        );
      }}
    </Loaded>
  );
}

/**
 * The offer, and what search engines show of it, with the facts filled in. Until the owner writes their own, title and description follow
 * headline and offer.
 */
function OfferFields({ document }: { document: EditedDocumentJson }) {
  const { values } = document;
  const { hero, meta } = fill(draftOrPublished<HomeDocument>(document), values);
  const shipped = fill(document.base as HomeDocument | null, values)?.meta;
  const [title, setTitle] = useState(hero.title);
  const [emphasis, setEmphasis] = useState(hero.titleEmphasis ?? '');
  const [tagline, setTagline] = useState(hero.tagline);
  const [ownTitle, setOwnTitle] = useState<string>();
  const [ownDescription, setOwnDescription] = useState<string>();
  const isRetitled = title !== hero.title || emphasis !== (hero.titleEmphasis ?? '');
  const titleFollows = meta.title === shipped?.title && ownTitle === undefined;
  const descriptionFollows = meta.description === shipped?.description && ownDescription === undefined;
  const followingTitle =
    titleFollows && isRetitled && searchTitle(`${title} ${emphasis}`.trim(), fill(WITH_BRAND, values));
  const namesPlace = JSON.stringify(document.base).includes('{area.name}');
  const ending = namesPlace ? fill(SIGNATURE, values) : '';
  const followingDescription =
    descriptionFollows &&
    tagline !== hero.tagline &&
    searchDescription(tagline, tagline.includes(values['area.name'] ?? '') ? '' : ending);
  return (
    <>
      <TextField
        name="hero.kicker"
        label="What you do, in a few words"
        hint="Above the headline."
        maxLength={80}
        defaultValue={hero.kicker}
      />
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
      <TextField
        name="meta.title"
        label="Title in search results"
        hint="The browser’s tab shows it too. 30 to 60 characters are shown in full."
        maxLength={120}
        value={ownTitle ?? (followingTitle || meta.title)}
        onChange={({ target }) => setOwnTitle(target.value)}
      />
      <TextareaField
        name="meta.description"
        label="Description in search results"
        hint="110 to 160 characters are shown in full."
        rows={3}
        maxLength={400}
        value={ownDescription ?? (followingDescription || meta.description)}
        onChange={({ target }) => setOwnDescription(target.value)}
      />
    </>
  );
}
