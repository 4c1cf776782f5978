import { useState } from 'react';
import { useSite } from '#app/components/site.ts';
import { TextField, textIn } from '#app/pages/captain/parts/forms/forms.tsx';
import { useCall } from '#app/pages/captain/use-call.ts';
import type { AboutDocument } from '#content/about.schema.ts';
import { contentCalls } from '#shared/content.calls.ts';
import { isPlaceholder } from '#shared/unfinished.ts';
import { changeDocument, draftOrPublished } from './change-document.ts';
import { storyOf, storySentences } from './story.ts';

const ABOUT = 'about';
const fieldOf = (index: number) => `story.${index}`;

/** Sentences to end, of which the first paragraph of the about page is made while that is still to be written. */
export function StoryFields() {
  const { language } = useSite();
  const [ends, setEnds] = useState<readonly string[]>([]);
  const document = useCall(contentCalls.get, { params: { key: ABOUT } }).data;
  if (!document || !draftOrPublished<AboutDocument>(document).story.paragraphs.some(isPlaceholder)) return null;
  const story = storyOf(language, ends);
  return (
    <fieldset className="grid gap-4">
      <legend className="font-semibold">Your story, for the about page</legend>
      <p className="text-mute">End these sentences, or some of them. They become its paragraph about you.</p>
      {storySentences(language).map(({ beginning, example }, index) => (
        <TextField
          key={beginning}
          name={fieldOf(index)}
          label={`${beginning} …`}
          note="optional"
          hint={`Such as: ${example}.`}
          maxLength={300}
          value={ends[index] ?? ''}
          onChange={({ target }) =>
            setEnds(storySentences(language).map((_, at) => (at === index ? target.value : (ends[at] ?? ''))))
          }
        />
      ))}
      {story && (
        <p className="border-paper-rule border-l-2 pl-4">
          <span className="label mb-1 block text-mute">Visitors read</span>
          {story}
        </p>
      )}
    </fieldset>
  );
}

/** Saves the story of `StoryFields` in the place of the note that says what to write. @param language of the site. */
export async function saveStory(fields: FormData, language: string): Promise<{ isPublished: boolean }> {
  const story = storyOf(
    language,
    storySentences(language).map((_, index) => textIn(fields, fieldOf(index))),
  );
  if (!story) return { isPublished: true };
  return changeDocument<AboutDocument>(ABOUT, (about) => ({
    ...about,
    story: { ...about.story, paragraphs: withStory(about.story.paragraphs, story) },
  }));
}

function withStory(paragraphs: readonly string[], story: string): string[] {
  const note = paragraphs.findIndex(isPlaceholder);
  return note < 0 ? [...paragraphs] : paragraphs.with(note, story);
}
