import { Suspense, useState } from 'react';
import { AssetDialog } from '#app/pages/captain/assets/asset-dialog.tsx';
import { Checkbox, TextField, textIn, useFieldError } from '#app/pages/captain/parts/forms/forms.tsx';
import { SmallButton } from '#app/pages/captain/parts/small-button.tsx';
import { Loaded, Loading } from '#app/pages/captain/parts/states.tsx';
import { type CallState, useCall } from '#app/pages/captain/use-call.ts';
import { FieldError } from '#app/ui/field.tsx';
import { lazyPart } from '#app/ui/lazy-part.ts';
import type { Branding } from '#content/branding.schema.ts';
import type { AssetJson } from '#shared/asset.schema.ts';
import { contentCalls } from '#shared/content.calls.ts';
import type { EditedDocumentJson } from '#shared/content.schema.ts';
import { fill } from '#shared/placeholders.ts';
import { changeDocument, draftOrPublished } from './change-document.ts';
import { withPlaceholders } from './filled-text.ts';
import { StepForm, type StepProps } from './step-form.tsx';

const LookForm = lazyPart(() => import('./look-form.tsx'), 'LookForm');

export function PortraitStep(props: StepProps) {
  const call = useCall(contentCalls.get, { params: { key: 'branding' } });
  return (
    <Loaded call={call}>
      {(document) => <PortraitForm key={document.version} {...props} call={call} document={document} />}
    </Loaded>
  );
}

interface PortraitFormProps extends StepProps {
  call: CallState<EditedDocumentJson>;
  document: EditedDocumentJson;
}

/** Description of a photo until the owner writes one. */
const PHOTO_ALT = '{ownerName}';

function PortraitForm({ call, document, ...props }: PortraitFormProps) {
  const { values } = document;
  const { portrait, hidePortrait = false } = draftOrPublished<Branding>(document);
  // That of the drawing which came with the site says nothing about a photo.
  const shippedAlt = fill((document.base as Branding | null)?.portrait.alt, values);
  const [isHidden, setIsHidden] = useState(hidePortrait);
  const [alt, setAlt] = useState(fill(portrait.alt, values));
  const [picture, setPicture] = useState<Pick<Branding['portrait'], 'src' | 'width' | 'height'>>(portrait);
  const [isChoosing, setIsChoosing] = useState(false);
  const save = (fields: FormData) => {
    const typed = fields.has('portrait.alt') ? textIn(fields, 'portrait.alt') : alt;
    const changed = {
      portrait: { ...picture, alt: withPlaceholders(typed, [portrait.alt, PHOTO_ALT], values) },
      hidePortrait: isHidden || undefined,
    };
    return changeDocument<Branding>('branding', (branding) => ({ ...branding, ...changed }), {
      shown: { call, part: ({ portrait, hidePortrait }) => ({ portrait, hidePortrait }) },
    });
  };

  function choose({ url, width, height }: AssetJson) {
    setIsChoosing(false);
    setPicture({ src: url, width: width ?? 1, height: height ?? 1 });
    if (alt === shippedAlt) setAlt(fill(PHOTO_ALT, values));
  }

  return (
    <>
      <StepForm {...props} save={save}>
        {!isHidden && (
          <>
            <Picture src={picture.src} onChoose={() => setIsChoosing(true)} />
            <TextField
              name="portrait.alt"
              label="Description for people who cannot see it"
              maxLength={250}
              value={alt}
              onChange={({ target }) => setAlt(target.value)}
            />
          </>
        )}
        <Checkbox
          name="hidePortrait"
          label="Show no portrait"
          hint="You can add one at any time."
          checked={isHidden}
          onChange={({ target }) => setIsHidden(target.checked)}
        />
      </StepForm>
      {/* Outside of the form: Enter in the search would send it. */}
      {isChoosing && <AssetDialog mode="picture" onPick={choose} onClose={() => setIsChoosing(false)} />}
    </>
  );
}

function Picture({ src, onChoose }: { src: string; onChoose(): void }) {
  const error = useFieldError('portrait.src');
  return (
    <div className="flex flex-wrap items-center gap-5">
      <img src={src} alt="" className="max-h-64 max-w-48 border border-paper-rule bg-paper-bright" />
      <div>
        <SmallButton aria-describedby={error && 'portrait-error'} onClick={onChoose}>
          Choose a picture
        </SmallButton>
        <FieldError id="portrait-error" error={error} />
      </div>
    </div>
  );
}

export function BrandingStep(props: StepProps) {
  const call = useCall(contentCalls.get, { params: { key: 'branding' } });
  return (
    <Loaded call={call}>
      {(document) => (
        <Suspense fallback={<Loading />}>
          <LookForm {...props} document={document} onChange={call.setData} />
        </Suspense>
      )}
    </Loaded>
  );
}
