import * as z from 'zod';
import type { AppContext } from '#server/context.ts';
import { parseInput } from '#server/http/body.ts';
import { defineTool, ifReading, inCaptain, PAGE_PARAMS, rowId, type Tool, untrusted } from '#server/mcp/tool.ts';
import { createIssue, getIssue, listIssues, saveIssue, withChanges } from '#server/newsletter/newsletter.ts';
import type { Program } from '#server/oauth/oauth.ts';
import { Issue, IssueInput } from '#shared/newsletter-issue.schema.ts';
import { paths } from '#shared/paths.ts';

const texts = {
  subject: z.string().max(500),
  preview: z.string().max(500).optional().describe('What mail programs show beside the subject'),
  content: z.string().max(500_000).optional().describe('Markdown'),
};

/** Tools that read and draft issues of the newsletter. Sending is never a tool, and neither is choosing who gets an issue. */
export const newsletterTools: Tool[] = [
  defineTool({
    name: 'list_issues',
    title: 'List newsletter issues',
    description: 'Issues of the newsletter, newest first, with their state and counts.',
    scope: 'read',
    input: z.strictObject(PAGE_PARAMS),
    async run(ctx, { page, limit }) {
      const issues = await listIssues(ctx, { limit, offset: (page - 1) * limit });
      return {
        data: {
          page,
          issues: issues.map((row) => {
            const { content: _, ...issue } = toIssue(row);
            return issue;
          }),
        },
      };
    },
  }),
  defineTool({
    name: 'get_issue',
    title: 'Read a newsletter issue',
    description: 'One issue with its text as markdown.',
    scope: 'read',
    input: z.strictObject({ id: rowId }),
    async run(ctx, { id }) {
      return { data: toIssue(await getIssue(ctx, id)), target: `issue ${id}` };
    },
  }),
  defineTool({
    name: 'create_issue_draft',
    title: 'Draft a newsletter issue',
    description: 'Creates an issue as a draft. Nobody gets it until a person sends it in Captain.',
    scope: 'draft',
    input: z.strictObject(texts),
    async run(ctx, input, program) {
      const { clientName } = program;
      const fields = parseInput(IssueInput, { ...input, audience: { kind: 'all' } });
      return describeIssue(ctx, await createIssue(ctx, fields, clientName, { draftedBy: clientName }), input, program);
    },
  }),
  defineTool({
    name: 'change_issue_draft',
    title: 'Change the draft of an issue',
    description: 'Changes texts of an issue that is a draft. A planned or sent issue cannot be changed by a program.',
    scope: 'draft',
    input: z
      .strictObject({ id: rowId, ...texts, version: z.number().int().min(1) })
      .partial()
      .required({ id: true, version: true }),
    async run(ctx, { id, version, ...changes }, program) {
      const { clientName } = program;
      const fields = await withChanges(ctx, id, { ...changes, version });
      return describeIssue(
        ctx,
        await saveIssue(ctx, id, fields, clientName, { draftedBy: clientName }),
        changes,
        program,
      );
    },
  }),
];

/** Why sending paused may quote a mail server, and with it the address of a subscriber. */
function toIssue(row: Issue) {
  const { pauseReason, ...issue } = z.encode(Issue, row);
  return { ...issue, pauseReason: untrusted(pauseReason) };
}

/** @param sent what the program wrote: without the scope `read` it is told nothing else of the issue. */
function describeIssue(
  ctx: AppContext,
  { id, state, version, ...issue }: Issue,
  sent: { subject?: string | undefined },
  program: Program,
) {
  const { subject } = { subject: sent.subject, ...ifReading(program, { subject: issue.subject }) };
  const publish = inCaptain(ctx, `Newsletter → ${subject || 'Issue'} → Send`, paths.editIssue(id));
  return { data: { id, subject, state, version, publish }, target: `issue ${id}` };
}
