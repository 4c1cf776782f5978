/** Worker thread of `render-in-worker.ts`. */
import { answerJobs } from '#server/worker-queue.ts';
import type { RenderJob, RenderResult } from './render-in-worker.ts';
import { renderMailMarkdown, renderMarkdown } from './render-markdown.ts';

answerJobs<RenderJob, RenderResult>(
  async ({ markdown, pictures, mail }) => {
    if (mail) return { mail: await renderMailMarkdown(markdown, pictures, mail) };
    return { page: await renderMarkdown(markdown, pictures) };
  },
  { otherwise: 'This text cannot be shown: something in it is nested too deeply' },
);
