import { useState } from 'react';
import { useNavigate } from 'react-router';
import { FormDialog } from '#app/pages/captain/parts/dialog.tsx';
import { RadioList } from '#app/pages/captain/parts/forms/radio-list.tsx';
import { captainApi } from '#app/pages/captain/session.ts';
import { issueCalls } from '#shared/newsletter.calls.ts';
import { paths } from '#shared/paths.ts';
import type { PostSummaryJson } from '#shared/post.schema.ts';

const PARTS = [
  ['excerpt', 'Excerpt and link', 'Readers continue on the site.'],
  ['whole', 'Whole text', 'Everything is in the mail.'],
] as const;

/** Starts an issue of the newsletter from a post. */
export function SendPostDialog({ post, onClose }: { post: PostSummaryJson; onClose(): void }) {
  const navigate = useNavigate();
  const [part, setPart] = useState<(typeof PARTS)[number][0]>('excerpt');

  async function start() {
    const { id } = await captainApi.call(issueCalls.createFromPost, { input: { slug: post.slug, part } });
    await navigate(paths.editIssue(id));
  }

  return (
    <FormDialog
      title="Send this post"
      onClose={onClose}
      save={start}
      failed="Failed to create issue"
      action="Start an issue"
    >
      <p>An issue of the newsletter starts from “{post.title}”. You can edit it before it is sent.</p>
      <RadioList legend="How much of the post" isLegendHidden choices={PARTS} value={part} onChange={setPart} />
    </FormDialog>
  );
}
