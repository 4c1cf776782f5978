import { AssetButton } from '#app/pages/captain/assets/asset-dialog.tsx';
import { TextField } from '#app/pages/captain/parts/forms/forms.tsx';
import { SmallButton } from '#app/pages/captain/parts/small-button.tsx';
import { POST_MAX } from '#shared/post.ts';

interface CoverFieldProps {
  value: string;
  /** Text of the post, in markdown: its first picture is proposed. */
  content: string;
  onChange(value: string): void;
}

/** The cover image: a URL, or one of the uploads. */
export function CoverField({ value, content, onChange }: CoverFieldProps) {
  const first = /!\[[^\]]*\]\(\s*<?([^\s)>]+)/.exec(content)?.[1];
  return (
    <div>
      <TextField
        label="Cover image"
        name="coverImage"
        hint="Optional: shown in the list of posts, above the text, and where the post is shared. An uploaded picture or a URL."
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
        {!value && first && (
          <SmallButton onClick={() => onChange(first)}>Use the first picture of the text</SmallButton>
        )}
        {value && (
          <SmallButton variant="quiet" onClick={() => onChange('')}>
            Remove cover
          </SmallButton>
        )}
      </div>
    </div>
  );
}
