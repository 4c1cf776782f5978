import { lazy, Suspense, useState } from 'react';
import { useAct } from '#app/pages/captain/act.ts';
import { AssetDialog } from '#app/pages/captain/assets/asset-dialog.tsx';
import { Checkbox, TextField, textIn, useFieldError } from '#app/pages/captain/parts/forms.tsx';
import { TextLink } from '#app/pages/captain/parts/links.tsx';
import { MainButton, SmallButton } from '#app/pages/captain/parts/small-button.tsx';
import { Loaded, Notice } from '#app/pages/captain/parts/states.tsx';
import { captainApi } from '#app/pages/captain/session.ts';
import { type Call, useCall } from '#app/pages/captain/use-call.ts';
import { FieldError } from '#app/ui/field.tsx';
import { toast } from '#app/ui/toast.tsx';
import type { Branding } from '#content/branding.schema.ts';
import type { AssetJson } from '#shared/asset.schema.ts';
import { contentCalls } from '#shared/content.calls.ts';
import type { EditedDocumentJson } from '#shared/content.schema.ts';
import { paths } from '#shared/paths.ts';
import { changeDocument, textOf } from './change-document.ts';
import { StepForm, type StepProps } from './step-form.tsx';

const LookPicker = lazy(() =>
  import('#app/pages/captain/look/look-picker.tsx').then((module) => ({ default: module.LookPicker })),
);

export function PortraitStep(props: StepProps) {
  const call = useCall(contentCalls.get, { params: { key: 'branding' } });
  return (
    <Loaded call={call}>
      {(document) => (
        <PortraitForm
          key={document.version}
          {...props}
          call={call}
          branding={textOf<Branding>(document)}
          shippedAlt={(document.base as Branding | null)?.portrait.alt}
        />
      )}
    </Loaded>
  );
}

interface PortraitFormProps extends StepProps {
  call: Call<EditedDocumentJson>;
  branding: Branding;
  /** Description of the drawing that came with the site; it says nothing about a photo. */
  shippedAlt: string | undefined;
}

function PortraitForm({ call, branding, shippedAlt, ...props }: PortraitFormProps) {
  const { portrait, hidePortrait = false } = branding;
  const [isHidden, setIsHidden] = useState(hidePortrait);
  const [alt, setAlt] = useState(portrait.alt);
  const [picture, setPicture] = useState<Pick<Branding['portrait'], 'src' | 'width' | 'height'>>(portrait);
  const [isChoosing, setIsChoosing] = useState(false);
  const save = (fields: FormData) =>
    changeDocument<Branding>(call, 'branding', {
      part: ({ portrait, hidePortrait }) => ({ portrait, hidePortrait }),
      change: (branding) => ({
        ...branding,
        portrait: { ...picture, alt: fields.has('portrait.alt') ? textIn(fields, 'portrait.alt') : alt },
        hidePortrait: isHidden || undefined,
      }),
    });

  function choose({ url, width, height }: AssetJson) {
    setIsChoosing(false);
    setPicture({ src: url, width: width ?? 1, height: height ?? 1 });
    if (alt === shippedAlt) setAlt('{ownerName}');
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
    <Loaded call={call}>{(document) => <LookForm {...props} document={document} onChange={call.setData} />}</Loaded>
  );
}

interface LookFormProps extends StepProps {
  document: EditedDocumentJson;
  onChange(document: EditedDocumentJson): void;
}

/** Looks to choose; what is chosen is a draft until it is published. */
function LookForm({ document, onChange, onDone, skip }: LookFormProps) {
  const { isBusy, act } = useAct();
  const [former, setFormer] = useState<Branding>();
  const branding = textOf<Branding>(document);
  const params = { key: 'branding' };
  const isDraft = document.draft !== null;

  const store = (next: Branding) =>
    act('Failed to save look', async () => {
      await captainApi.call(contentCalls.saveDraft, { params, input: { version: document.version, data: next } });
      setFormer(next === former ? undefined : branding);
      onChange(await captainApi.call(contentCalls.get, { params }));
    });
  const publish = () =>
    act('Failed to publish look', async () => {
      await captainApi.call(contentCalls.publish, { params, input: { version: document.version } });
      toast({ title: 'Published', description: 'Visitors see the look now.' });
      onDone();
    });

  return (
    <div className="grid max-w-[44rem] gap-5">
      <Suspense>
        <LookPicker
          value={branding}
          logo={branding.logo?.src}
          onPick={(values) => void store({ ...branding, ...values })}
        />
      </Suspense>
      {isDraft && (
        <Notice
          actions={
            former && (
              <SmallButton disabled={isBusy} onClick={() => void store(former)}>
                Undo
              </SmallButton>
            )
          }
        >
          This look is a draft: visitors do not see it yet.
        </Notice>
      )}
      <p>
        Preview, logo, the picture of the first screen and single colours are in{' '}
        <TextLink to={paths.editPage('branding')}>Branding</TextLink>.
      </p>
      <div className="flex flex-wrap gap-3">
        {isDraft ? (
          <MainButton disabled={isBusy} onClick={() => void publish()}>
            Publish the look and continue
          </MainButton>
        ) : (
          <MainButton onClick={onDone}>Keep this look</MainButton>
        )}
        {skip}
      </div>
    </div>
  );
}
