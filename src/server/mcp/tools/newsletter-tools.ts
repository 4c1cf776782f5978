import type { Tool } from '#server/mcp/tool.ts';

/** Tools that draft issues of the newsletter: none before issues are stored. Sending is never a tool. */
export const newsletterTools: Tool[] = [];
