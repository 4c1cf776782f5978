/** How a recorded action ended: done, refused because it is not allowed, or failed for another reason. */
export const AUDIT_RESULTS = ['done', 'refused', 'failed'] as const;
export type AuditResult = (typeof AUDIT_RESULTS)[number];

/** Entries on one page of the list. */
export const AUDIT_PAGE = 50;

/** Names of the recorded actions in Captain; an action without an entry is shown by its name. */
export const AUDIT_ACTIONS: Readonly<Record<string, string>> = {
  'post.draft': 'Draft of a post saved',
  'post.save': 'Post saved',
  'post.discard': 'Draft of a post discarded',
  'page.draft': 'Draft of a page saved',
  'page.publish': 'Page published',
  'page.discard': 'Draft of a page discarded',
  'page.reset': 'Original text of a page restored',
  'page.restore': 'Version of a page restored',
  'issue.draft': 'Draft of an issue saved',
  'issue.save': 'Issue saved',
  'issue.discard': 'Draft of an issue discarded',
  'app.create': 'Client created',
  'app.revoke': 'Access ended',
  'oauth.consent': 'Program allowed',
  'oauth.revoke': 'Access given back',
  'oauth.code.reused': 'Code used twice',
  'oauth.refresh.reused': 'Refresh token used twice',
  'mcp.call': 'Call',
  'mcp.read': 'Resource read',
  'mcp.prompt': 'Prompt used',
};
