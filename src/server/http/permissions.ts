import { CALLS } from '#shared/calls.ts';
import type { Role } from '#shared/roles.ts';

/** Who may make a call; `editor` means editors and owners. */
export interface Permission {
  method: string;
  /** With its parameters, after `/api`. */
  path: string;
  who: Role;
  /** Its name in the audit log, object and verb. Calls that neither change anything nor hand out data as a file have none. */
  action: string | undefined;
  /** True when it needs a login or a confirmation within ten minutes; `partly` when its feature decides by what would change. */
  confirm: boolean | 'partly';
  /** True when `?dryRun=1` makes it change nothing: then it is neither confirmed nor recorded. */
  hasDryRun: boolean;
}

type Row = readonly [call: string, who: Role, action?: string, more?: { confirm?: true | 'partly'; hasDryRun?: true }];

const CONFIRM = { confirm: true } as const;
const CONFIRM_PARTLY = { confirm: 'partly' } as const;
const TRIAL = { hasDryRun: true } as const;
const CONFIRM_OR_TRY = { ...CONFIRM, ...TRIAL } as const;

/**
 * Every call that needs a login. One that is missing here is for owners only. Where several rows fit a path, all of them must
 * allow it.
 */
const ROWS: readonly Row[] = [
  ['POST /blog', 'editor', 'post.create'],
  ['POST /blog/preview', 'editor'],
  ['PUT /blog/:slug', 'editor', 'post.save'],
  ['DELETE /blog/:slug', 'owner', 'post.delete'],
  ['GET /blog/:slug/revisions', 'editor'],
  ['GET /blog/:slug/revisions/:id', 'editor'],
  ['POST /blog/:slug/preview-link', 'editor', 'post.preview-link'],
  ['POST /tags', 'editor', 'tag.create'],
  ['GET /assets', 'editor'],
  ['POST /assets', 'editor', 'asset.upload'],
  ['POST /assets/batch-delete', 'owner', 'asset.delete'],
  ['GET /captain/posts/export', 'owner', 'post.export', CONFIRM],
  ['GET /captain/posts/import', 'owner'],
  ['POST /captain/posts/import', 'owner', 'post.import', CONFIRM_OR_TRY],
];

/** Every call that needs a login, and who may make it. */
export const PERMISSIONS: readonly Permission[] = [
  ...ROWS.map(([call, who, action, more]) => {
    const [method = '', path = ''] = call.split(' ');
    return { method, path, who, action, confirm: more?.confirm ?? false, hasDryRun: more?.hasDryRun ?? false };
  }),
  ...CALLS.flatMap(({ method, path, who, audit, confirm = false, dryRun }) =>
    who === 'anyone' ? [] : [{ method, path, who, action: audit, confirm, hasDryRun: dryRun !== undefined }],
  ),
];

const MATCHERS = PERMISSIONS.map((permission) => ({
  permission,
  segments: permission.path.split('/'),
  parameters: permission.path.split('/:').length - 1,
})).sort((a, b) => a.parameters - b.parameters);

/**
 * The rows of the table that fit a call, the one with the fewest parameters first.
 *
 * @param path of the URL, with `/api`.
 */
export function permissionsFor(method: string, path: string): Permission[] {
  const asked = method === 'HEAD' ? 'GET' : method;
  const parts = path.replace(/^\/api(?=\/)/, '').split('/');
  return MATCHERS.filter(
    ({ permission, segments }) =>
      permission.method === asked &&
      segments.length === parts.length &&
      segments.every((segment, index) => (segment.startsWith(':') ? parts[index] !== '' : segment === parts[index])),
  ).map(({ permission }) => permission);
}

/** True when the table lets this role make the call. */
export function mayCall(role: Role, method: string, path: string): boolean {
  if (role === 'owner') return true;
  const found = permissionsFor(method, path);
  return found.length > 0 && found.every(({ who }) => who === 'editor');
}

/** True when the table always asks for a login or a confirmation within ten minutes. @param isDryRun whether the call has `?dryRun=1`. */
export function needsConfirmation(method: string, path: string, isDryRun: boolean): boolean {
  return permissionsFor(method, path).some(({ confirm, hasDryRun }) => confirm === true && !(hasDryRun && isDryRun));
}
