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
  ['GET /captain/overview', 'owner'],
  ['GET /captain/doctor', 'owner'],
  ['GET /captain/audit', 'owner'],
  ['GET /captain/audit/names', 'owner'],
  ['GET /captain/export/:file', 'owner', 'table.export', CONFIRM],
  ['GET /captain/backup', 'owner', 'backup.download', CONFIRM],
  ['GET /captain/backup/latest', 'owner'],

  ['GET /captain/apps', 'owner'],
  // Recorded by the feature, which knows the program's name.
  ['POST /captain/apps', 'owner', undefined, CONFIRM],
  ['GET /captain/apps/:id', 'owner'],
  ['DELETE /captain/apps/:id', 'owner'],

  ['GET /captain/settings', 'owner'],
  ['GET /captain/settings/environment', 'owner'],
  // Only for the settings that say where mail or visitors' data go.
  ['PUT /captain/settings', 'owner', 'settings.save', CONFIRM_PARTLY],
  ['GET /captain/setup', 'owner'],
  ['PUT /captain/setup', 'owner', 'setup.save'],

  ['GET /captain/content', 'editor'],
  ['POST /captain/content', 'editor', 'page.create'],
  ['GET /captain/content/templates', 'editor'],
  ['GET /captain/content/export', 'owner', 'content.export', CONFIRM],
  ['POST /captain/content/import', 'owner', 'content.import', CONFIRM_OR_TRY],
  ['GET /captain/content/:key', 'editor'],
  ['DELETE /captain/content/:key', 'owner', 'page.delete'],
  ['PUT /captain/content/:key/draft', 'editor', 'page.draft'],
  ['DELETE /captain/content/:key/draft', 'editor', 'page.discard'],
  ['POST /captain/content/:key/publish', 'owner', 'page.publish'],
  ['POST /captain/content/:key/reset', 'editor', 'page.reset'],
  ['POST /captain/content/:key/notes', 'editor'],
  ['GET /captain/content/:key/revisions', 'editor'],
  ['GET /captain/content/:key/revisions/:id', 'editor'],
  ['POST /captain/content/:key/revisions/:id/restore', 'editor', 'page.restore'],

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

  ['GET /captain/newsletters', 'editor'],
  ['POST /captain/newsletters', 'editor', 'issue.create'],
  ['GET /captain/newsletters/audience', 'editor'],
  ['POST /captain/newsletters/audience', 'editor'],
  ['POST /captain/newsletters/from-post', 'editor', 'issue.create'],
  ['GET /captain/newsletters/:id', 'editor'],
  ['PUT /captain/newsletters/:id', 'editor', 'issue.save'],
  ['DELETE /captain/newsletters/:id', 'owner', 'issue.delete'],
  ['GET /captain/newsletters/:id/preview', 'editor'],
  ['POST /captain/newsletters/:id/preview', 'editor'],
  ['GET /captain/newsletters/:id/warnings', 'editor'],
  ['POST /captain/newsletters/:id/test', 'editor', 'issue.test'],
  ['GET /captain/newsletters/:id/revisions', 'editor'],
  ['GET /captain/newsletters/:id/revisions/:revision', 'editor'],
  ['POST /captain/newsletters/:id/send', 'owner', 'issue.send', CONFIRM],
  ['POST /captain/newsletters/:id/pause', 'owner', 'issue.pause'],
  ['POST /captain/newsletters/:id/resume', 'owner', 'issue.resume'],
  ['POST /captain/newsletters/:id/cancel', 'owner', 'issue.cancel'],
  ['GET /captain/newsletters/:id/recipients', 'owner'],
  ['GET /captain/suppressed', 'owner'],
  ['POST /captain/suppressed', 'owner', 'suppression.create'],
  ['DELETE /captain/suppressed/:hash', 'owner', 'suppression.delete'],
  ['GET /captain/subscribers', 'owner'],
  ['POST /captain/subscribers/import', 'owner', 'subscriber.import', CONFIRM_OR_TRY],
  ['PATCH /captain/subscribers/:id', 'owner', 'subscriber.save'],
  ['POST /captain/subscribers/:id/confirmation', 'owner', 'subscriber.confirmation'],

  ['GET /captain/popup-notifications', 'owner'],
  ['POST /captain/popup-notifications', 'owner', 'popup.create'],
  ['PUT /captain/popup-notifications/:id', 'owner', 'popup.save'],
  ['DELETE /captain/popup-notifications/:id', 'owner', 'popup.delete'],
  ['GET /captain/outbox', 'owner'],
  ['POST /captain/outbox/test', 'owner', 'outbox.test'],
  ['POST /captain/outbox/held/send', 'owner', 'outbox.send'],
  ['POST /captain/outbox/held/discard', 'owner', 'outbox.discard'],
  ['POST /captain/outbox/:id/send', 'owner', 'outbox.send'],
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
