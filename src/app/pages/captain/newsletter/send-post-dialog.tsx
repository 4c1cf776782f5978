import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Dialog } from '#app/pages/captain/parts/dialog.tsx';
import { RadioList } from '#app/pages/captain/parts/radio-list.tsx';
import { captainApi, reasonOf } from '#app/pages/captain/session.ts';
import { Button } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.tsx';
import type { Issue } from '#shared/newsletter.ts';
import { paths } from '#shared/paths.ts';
import type { PostSummary } from '#shared/post.ts';

const PARTS = [
  ['excerpt', 'Excerpt and link', 'Readers continue on the site.'],
  ['whole', 'Whole text', 'Everything is in the mail.'],
] as const;

/** Starts an issue of the newsletter from a post. */
export function SendPostDialog({ post, onClose }: { post: PostSummary; onClose(): void }) {
  const navigate = useNavigate();
  const [part, setPart] = useState<(typeof PARTS)[number][0]>('excerpt');
  const [isBusy, setIsBusy] = useState(false);

  async function start() {
    setIsBusy(true);
    try {
      const { id } = await captainApi.post<Issue>('/captain/newsletters/from-post', { slug: post.slug, part });
      await navigate(paths.editIssue(id));
    } catch (reason) {
      toast({ title: 'Failed to start an issue', description: reasonOf(reason), variant: 'destructive' });
      setIsBusy(false);
    }
  }

  return (
    <Dialog title="Send this post" onClose={onClose}>
      <p>An issue of the newsletter starts from “{post.title}”. You can edit it before it is sent.</p>
      <div className="mt-4">
        <RadioList
          legend="How much of the post"
          isLegendHidden
          choices={PARTS}
          value={part}
          onChange={(id) => setPart(id)}
        />
      </div>
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button size="sm" variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button size="sm" disabled={isBusy} onClick={() => void start()}>
          Start an issue
        </Button>
      </div>
    </Dialog>
  );
}
