import * as z from 'zod';
import type { AppContext } from '#server/context.ts';
import { parseInput } from '#server/http/body.ts';
import { defineTool, inCaptain, type Tool } from '#server/mcp/tool.ts';
import { createIssue, getIssue, getIssueFields, listIssues, saveIssue } from '#server/newsletter/newsletter.ts';
import type { Issue } from '#shared/newsletter.ts';
import { IssueInput } from '#shared/newsletter-issue.schema.ts';
import { paths } from '#shared/paths.ts';

const id = z.number().int().min(1);
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
    input: z.strictObject({
      page: z.number().int().min(1).max(10_000).default(1).describe('From 1'),
      limit: z.number().int().min(1).max(100).default(25),
    }),
    async run(ctx, { page, limit }) {
      const issues = await listIssues(ctx, { limit, offset: (page - 1) * limit });
      return { data: { page, issues: issues.map(({ content: _, ...issue }) => issue) } };
    },
  }),
  defineTool({
    name: 'get_issue',
    title: 'Read a newsletter issue',
    description: 'One issue with its text as markdown.',
    scope: 'read',
    input: z.strictObject({ id }),
    async run(ctx, input) {
      return { data: { ...(await getIssue(ctx, input.id)) }, target: `issue ${input.id}` };
    },
  }),
  defineTool({
    name: 'create_issue_draft',
    title: 'Draft a newsletter issue',
    description: 'Creates an issue as a draft. Nobody gets it until a person sends it in Captain.',
    scope: 'draft',
    input: z.strictObject(texts),
    async run(ctx, input, { clientName }) {
      const fields = parseInput(IssueInput, { ...input, audience: { kind: 'all' } });
      return describeIssue(ctx, await createIssue(ctx, fields, clientName, null, clientName));
    },
  }),
  defineTool({
    name: 'change_issue_draft',
    title: 'Change the draft of an issue',
    description: 'Changes texts of an issue that is a draft. A planned or sent issue cannot be changed by a program.',
    scope: 'draft',
    input: z
      .strictObject({ id, ...texts, version: z.number().int().min(1) })
      .partial()
      .required({ id: true, version: true }),
    async run(ctx, { id: issue, version, ...changes }, { clientName }) {
      const fields = parseInput(IssueInput, { ...(await getIssueFields(ctx, issue)), ...changes, version });
      return describeIssue(ctx, await saveIssue(ctx, issue, fields, clientName, { draftedBy: clientName }));
    },
  }),
];

function describeIssue(ctx: AppContext, { id: issue, subject, state, version }: Issue) {
  const publish = inCaptain(ctx, `Newsletter → ${subject || 'Issue'} → Send`, paths.editIssue(issue));
  return { data: { id: issue, subject, state, version, publish }, target: `issue ${issue}` };
}
