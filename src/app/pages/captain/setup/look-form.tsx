import { useState } from 'react';
import { useAction } from '#app/pages/captain/actions.ts';
import { AssetButton } from '#app/pages/captain/assets/asset-dialog.tsx';
import { LookPicker } from '#app/pages/captain/look/look-picker.tsx';
import { Checkbox } from '#app/pages/captain/parts/forms/forms.tsx';
import { TextLink } from '#app/pages/captain/parts/links.tsx';
import { MainButton, SmallButton } from '#app/pages/captain/parts/small-button.tsx';
import { Notice } from '#app/pages/captain/parts/states.tsx';
import { captainApi } from '#app/pages/captain/session.ts';
import type { Branding } from '#content/branding.schema.ts';
import type { AssetJson } from '#shared/asset.schema.ts';
import { contentCalls } from '#shared/content.calls.ts';
import type { EditedDocumentJson } from '#shared/content.schema.ts';
import { canBeIcon } from '#shared/icon.ts';
import { paths } from '#shared/paths.ts';
import { draftOrPublished } from './change-document.ts';
import type { StepProps } from './step-form.tsx';

interface LookFormProps extends StepProps {
  document: EditedDocumentJson;
  onChange(document: EditedDocumentJson): void;
}

/** Logo and looks to choose; what is chosen is a draft until it is published. */
export function LookForm({ document, onChange, onDone, skip }: LookFormProps) {
  const { isBusy, run } = useAction();
  const [former, setFormer] = useState<Branding>();
  const branding = draftOrPublished<Branding>(document);
  const params = { key: 'branding' };
  const isDraft = document.draft !== null;

  const store = (next: Branding) =>
    run('Failed to save look', async () => {
      await captainApi.call(contentCalls.saveDraft, { params, input: { version: document.version, data: next } });
      setFormer(next === former ? undefined : branding);
      onChange(await captainApi.call(contentCalls.get, { params }));
    });
  const publish = () =>
    run('Failed to publish look', async () => {
      await captainApi.call(contentCalls.publish, { params, input: { version: document.version } });
      onDone();
    });

  return (
    <div className="grid max-w-[44rem] gap-5">
      <Logo branding={branding} onChange={(change) => void store({ ...branding, ...change })} />
      <LookPicker
        value={branding}
        shipped={(document.base as Branding | null) ?? undefined}
        logo={branding.logo?.src}
        onPick={(values) => void store({ ...branding, ...values })}
      />
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
        Preview, icon, the picture of the first screen and single colours are in{' '}
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

/** Tells where the logo is shown, and whether it is the icon too. */
function aboutIcon({ logo, icon }: Branding): string {
  if (!logo)
    return 'Shown in the corner of every page. A square one is also the icon in browser tabs. Without a logo there is a dot.';
  if (icon) return 'The icon in browser tabs is a picture of its own, which Branding shows.';
  if (canBeIcon(logo)) return 'It is also the icon in browser tabs and on phones.';
  return 'It is too long to be the icon in browser tabs and on phones: choose a square picture for it in Branding.';
}

interface LogoProps {
  branding: Branding;
  onChange(change: Partial<Branding>): void;
}

/** The logo, whether the name stands beside it, and whether it is the icon too. */
function Logo({ branding, onChange }: LogoProps) {
  const { logo, showName } = branding;
  const pick = ({ url, width, height }: AssetJson) => {
    const picked = { src: url, alt: logo?.alt ?? '{brand}', width: width ?? 1, height: height ?? 1 };
    // A long logo has the name in it.
    onChange({ logo: picked, ...(!canBeIcon(picked) && { showName: false }) });
  };
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">Logo</legend>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        {logo && <img src={logo.src} alt="" className="max-h-24 max-w-48 rounded-sm bg-ink p-3" />}
        <AssetButton mode="picture" onPick={pick}>
          {logo ? 'Choose another logo' : 'Choose a logo'}
        </AssetButton>
      </div>
      <p className="mt-2 text-mute">
        {aboutIcon(branding)}
        {logo && ' Visitors see it on this ground: one with a transparent ground looks best.'}
      </p>
      {logo && (
        <Checkbox
          label="Show the name beside the logo"
          hint="Not needed where the name is in the logo."
          checked={showName}
          onChange={({ target }) => onChange({ showName: target.checked })}
        />
      )}
    </fieldset>
  );
}
