import { AssetButton } from '#app/pages/captain/assets/asset-dialog.tsx';
import { TextField } from '#app/pages/captain/parts/forms.tsx';
import { SmallButton } from '#app/pages/captain/parts/small-button.tsx';
import { POST_MAX } from '#shared/post.ts';

interface CoverFieldProps {
  value: string;
  onChange(value: string): void;
}

/** The cover image: a URL, or one of the uploads. */
export function CoverField({ value, onChange }: CoverFieldProps) {
  return (
    <div>
      <TextField
        label="Cover image"
        name="coverImage"
        hint="Optional. An uploaded picture or a URL."
        value={value}
        maxLength={POST_MAX.coverImage}
        placeholder="/uploads/… or https://…"
        onChange={(event) => onChange(event.target.value)}
      />
      {value && (
        <img
          src={value}
          alt="Cover"
          className="mt-3 aspect-[16/9] w-full max-w-96 border border-paper-rule object-cover"
        />
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <AssetButton mode="select" onPick={({ url }) => onChange(url)}>
          Open asset picker
        </AssetButton>
        {value && (
          <SmallButton variant="quiet" onClick={() => onChange('')}>
            Remove cover
          </SmallButton>
        )}
      </div>
    </div>
  );
}
