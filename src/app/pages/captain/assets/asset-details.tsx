import { useId } from 'react';
import { Link } from 'react-router';
import { useAction } from '#app/pages/captain/actions.ts';
import { useLocalValues } from '#app/pages/captain/drafts/use-local-values.ts';
import { FileButton } from '#app/pages/captain/parts/forms/file-button.tsx';
import { SmallButton } from '#app/pages/captain/parts/small-button.tsx';
import { captainApi, useIsOwner } from '#app/pages/captain/session.ts';
import { Input } from '#app/ui/field.tsx';
import { toast } from '#app/ui/toast.tsx';
import { assetCalls } from '#shared/asset.calls.ts';
import type { AssetJson } from '#shared/asset.schema.ts';
import { ALT_MAX } from '#shared/asset.ts';
import { paths } from '#shared/paths.ts';
import { uploadFile } from './upload.ts';

interface AssetDetailsProps {
  asset: AssetJson;
  /** The file was described or replaced. */
  onChange(): void;
}

/** The description of a picture, the places that show a file, and replacing it there. No form: the list may be inside of one. */
export function AssetDetails({ asset, onChange }: AssetDetailsProps) {
  const { filename, type, usedIn, alsoUsedIn } = asset;
  const isUsed = usedIn.length + alsoUsedIn.length > 0;
  return (
    <div className="grid gap-4 pt-2 pb-3">
      {type === 'image' && <AltField asset={asset} onChange={onChange} />}
      <div>
        <p className="label mb-1">Used in</p>
        {!isUsed && <p className="text-mute">Nothing shows this file.</p>}
        <ul>
          {usedIn.map(({ slug, title }) => (
            <li key={slug}>
              <Link to={paths.editPost(slug)} className="link inline-block py-1">
                {title}
              </Link>
            </li>
          ))}
          {alsoUsedIn.map((name) => (
            <li key={name} className="py-1">
              {name}
            </li>
          ))}
        </ul>
      </div>
      {useIsOwner() && isUsed && <ReplaceButton filename={filename} onChange={onChange} />}
    </div>
  );
}

function AltField({ asset, onChange }: AssetDetailsProps) {
  const { filename } = asset;
  const { isBusy, run } = useAction();
  const { values, change, clear } = useLocalValues(`alt.${filename}`, { alt: asset.alt });
  const { alt } = values;
  const id = useId();

  const save = () =>
    run('Failed to save description', async () => {
      await captainApi.call(assetCalls.save, { params: { filename }, input: { alt } });
      clear();
      toast({ title: 'Description saved' });
      onChange();
    });

  return (
    <div>
      <label htmlFor={id} className="label mb-1.5 block">
        What the picture shows
      </label>
      <div className="flex flex-wrap gap-2">
        <Input
          id={id}
          value={alt}
          maxLength={ALT_MAX}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => change({ alt: target.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            void save();
          }}
          className="min-w-0 flex-1 basis-52"
        />
        <SmallButton disabled={isBusy || alt.trim() === asset.alt} onClick={save}>
          Save description
        </SmallButton>
      </div>
      <p id={`${id}-hint`} className="mt-1.5 text-small text-mute">
        Read to those who cannot see it. Proposed wherever you insert the picture.
      </p>
    </div>
  );
}

function ReplaceButton({ filename, onChange }: { filename: string; onChange(): void }) {
  const { isBusy, run } = useAction();
  const replace = (file: File) =>
    run('File not replaced', async () => {
      const { filename: by } = await uploadFile(file);
      await captainApi.call(assetCalls.replace, { params: { filename }, input: { by } });
      toast({ title: 'File replaced', description: 'The former one stays in the list until you delete it.' });
      onChange();
    });
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <FileButton label={`Replace ${filename}`} disabled={isBusy} onPick={([file]) => file && void replace(file)}>
        {isBusy ? 'Replacing…' : 'Replace everywhere'}
      </FileButton>
      <span className="text-mute">With a file of the same kind, in all of these at once.</span>
    </p>
  );
}
