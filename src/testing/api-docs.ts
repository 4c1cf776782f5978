import type { Call } from '#shared/call.ts';
import { CALL_GROUPS, CALLS } from '#shared/calls.ts';

const CONFIRMATION = { true: 'yes', partly: 'in part', undefined: '' } as const;

/** Rows of the table in docs/roles.md: every call that needs a login. */
function roleRows(): string[] {
  return CALLS.filter(({ who }) => who !== 'anyone').map(
    ({ method, path, who, confirm, audit }) =>
      `| \`${method} /api${path}\` | ${who === 'editor' ? 'editor, owner' : 'owner'} | ${CONFIRMATION[`${confirm}`]} | ${audit ? `\`${audit}\`` : ''} |`,
  );
}

/** docs/api.md. */
export function apiPage(): string {
  const sections = Object.entries(CALL_GROUPS).map(
    ([group, calls]) =>
      `## ${group}\n\n| call | what it does | who |\n| --- | --- | --- |\n${Object.values(calls).map(row).join('\n')}\n`,
  );
  return `# The API

Every call of the API, by subject. Bodies, answers and refusals are in \`GET /api/openapi.json\` of a running site: OpenAPI 3.1, from which
clients can be generated. Who may do what, and what the audit log records: [roles.md](roles.md). This page is written by \`npm run docs\`.

Calls send and get JSON. A refusal is \`{ "message": "…" }\`, with \`issues: [{ path, message }]\` where fields were refused. A list whose answer
has the header \`X-Total-Count\` comes in pages. *dry run* marks calls that with \`?dryRun=1\` check and count, and change nothing.

${sections.join('\n')}`;
}

function row({ method, path, does, who, dryRun, isPage }: Call): string {
  const notes = [isPage && 'in pages', dryRun && 'dry run'].filter(Boolean).join(', ');
  const may = { anyone: 'anyone', editor: 'editor, owner', owner: 'owner' }[who];
  return `| \`${method} /api${path}\` | ${does}${notes ? ` (${notes})` : ''} | ${may} |`;
}

/** docs/roles.md with the rows of its table replaced. */
export function withRoleRows(page: string): string {
  const lines = page.split('\n');
  const isRow = (line: string) => line.startsWith('| `');
  const first = lines.findIndex(isRow);
  return [...lines.slice(0, first), ...roleRows(), ...lines.slice(first).filter((line) => !isRow(line))].join('\n');
}
