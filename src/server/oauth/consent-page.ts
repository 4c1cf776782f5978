import type { Config } from '#server/config.ts';
import type { OAuthClient } from '#server/context.ts';
import { baseHeaders, hashSource } from '#server/http/security-headers.ts';
import { APP_MAX, SCOPES, type Scope } from '#shared/apps.ts';
import { escapeMarkup as text } from '#shared/escape.ts';
import { paths } from '#shared/paths.ts';
import { DAY_SECONDS } from '#shared/time.ts';
import type { AuthorizationRequest } from './authorize.ts';
import { isLoopback, isWebAddress } from './redirect-uris.ts';

/** How long a consent can last: the value of the choice, its label, and seconds, undefined until it is revoked. */
export const DURATIONS = [
  { id: 'day', label: '1 day', seconds: DAY_SECONDS },
  { id: 'month', label: '30 days', seconds: 30 * DAY_SECONDS },
  { id: 'quarter', label: '90 days', seconds: 90 * DAY_SECONDS },
  { id: 'always', label: 'Until I revoke it', seconds: undefined },
] as const;
const USUAL_DURATION = 'quarter';

/** The shipped colours; the owner's replace them, as on every page. */
const STYLE = `
:root{--color-ink:#11161d;--color-paper:#f5f0e6;--color-paper-bright:#fbf8f2;--color-paper-rule:#cfc6b3;--color-paper-edge:#8a8271;
--color-mute:#565d66;--color-signal:#ff8a1f;--color-button:#ff8a1f;--color-button-hover:#ffa24d;--color-button-text:#11161d;--color-signal-deep:#a03f00;--color-danger:#a3241b;--color-good:#1d6b45}
*{box-sizing:border-box}
body{margin:0;background:var(--color-paper);color:var(--color-ink);font:1rem/1.55 system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:38rem;margin:0 auto;padding:2rem 1.25rem 4rem}
.brand{display:flex;gap:.6rem;align-items:center;margin:0 0 2rem;font-size:.875rem;letter-spacing:.04em}
.brand::before{content:"";width:.5rem;height:.5rem;border-radius:50%;background:var(--color-signal)}
h1{margin:0 0 .75rem;font:500 clamp(1.75rem,1.4rem + 2vw,2.5rem)/1.1 Georgia,serif}
legend{float:left;width:100%;padding:0;font:600 1rem/1.4 system-ui,sans-serif;margin:0 0 .25rem}
legend+*{clear:both}
p{margin:0 0 1rem}
.mute{color:var(--color-mute);font-size:.9375rem}
.badge{display:inline-block;padding:.05rem .5rem;border:1px solid currentColor;border-radius:2px;font-size:.8125rem;font-weight:600;vertical-align:middle}
.good{color:var(--color-good)}.warn{color:var(--color-danger)}
.note{padding:.75rem 1rem;border-left:4px solid var(--color-danger);background:var(--color-paper-bright)}
fieldset{margin:1.75rem 0 0;padding:1.25rem 0 0;border:0;border-top:1px solid var(--color-paper-rule)}
label{display:flex;gap:.75rem;align-items:flex-start;min-height:2.75rem;padding:.5rem 0}
label span span{display:block;color:var(--color-mute);font-size:.9375rem}
input{flex:none;width:1.25rem;height:1.25rem;margin:.15rem 0 0;accent-color:var(--color-signal-deep)}
.choices{display:flex;flex-wrap:wrap;gap:0 1.5rem}
.actions{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:2rem}
button{min-height:2.75rem;padding:.5rem 1.25rem;border:1px solid var(--color-ink);border-radius:4px;background:none;color:inherit;font:600 1rem/1.4 system-ui,sans-serif;cursor:pointer}
button.main{border-color:var(--color-button);background:var(--color-button);color:var(--color-button-text)}
button.main:hover{background:var(--color-button-hover)}
button:disabled{opacity:.5;cursor:default}
@media (scripting:none){button.main{animation:unread 2s}}
@keyframes unread{from,to{visibility:hidden}}
a{color:var(--color-signal-deep)}
:focus-visible{outline:2px solid var(--color-signal-deep);outline-offset:2px}
`;

/**
 * Switches "Allow" on once the page was seen and had the focus for two seconds: the second click of a double click, or a key that is
 * held, may have been meant for a page or window that was there before. Without scripts the style sheet hides the button for that long.
 */
const SCRIPT = `
const button = document.querySelector('button.main');
let timer;
function wait() {
  clearTimeout(timer);
  button.disabled = true;
  if (document.visibilityState !== 'visible' || !document.hasFocus()) return;
  timer = setTimeout(() => { button.disabled = false; }, 2000);
}
for (const name of ['focus', 'blur', 'pageshow']) addEventListener(name, wait);
document.addEventListener('visibilitychange', wait);
wait();
`;
const SCRIPT_SOURCE = hashSource(SCRIPT);

interface PageSite {
  brand: string;
  /** Styles with the owner's colours, if there are any. */
  theme?: string | undefined;
}

/** The captain's choice on the form; undefined when it is not valid. */
export interface ConsentChoice {
  scopes: readonly Scope[];
  duration: string | undefined;
}

interface ConsentForm {
  request: AuthorizationRequest;
  /** The query that the client sent, which comes back with the form. */
  query: string;
  token: string;
  /** Name of the captain who is logged in. */
  user: string;
  chosen?: ConsentChoice | undefined;
  error?: string | undefined;
  /** True when the captain has to prove first who it is. */
  asksToConfirm?: boolean | undefined;
}

/** The page on which a captain allows or refuses what a program asks for. It works without scripts. */
export function consentPage(site: PageSite, form: ConsentForm): string {
  const { request, query, token, user, error, asksToConfirm = false } = form;
  const { client, redirectUri, scopes } = request;
  const chosen = form.chosen ?? { scopes, duration: USUAL_DURATION };
  const target = new URL(redirectUri);
  const isLocal = isLoopback(target);
  const address = isWebAddress(target) ? target.host : redirectUri;
  const where = isLocal ? 'a program on the computer you are using' : text(address);
  return page(
    site,
    `Allow ${client.clientName}?`,
    `<h1>${text(client.clientName)} wants to use your site</h1>
<p>${sourceOfName(client)}</p>
<p class="mute">The answer goes to <strong>${where}</strong>.</p>
${isLocal || !client.isVerified ? '<p class="note">Allow it only if you have just started this yourself, in a program that you trust.</p>' : ''}
${error ? `<p class="note" role="alert">${text(error)}</p>` : ''}
${
  asksToConfirm
    ? `<p class="note" role="alert">Your last login is more than ten minutes ago. <a href="${paths.captain}?confirm=1" target="_blank">Confirm that it is you</a> (in a new tab), then allow it here.</p>`
    : ''
}
<form method="post" action="/oauth/authorize">
<input type="hidden" name="request" value="${text(query)}">
<input type="hidden" name="token" value="${text(token)}">
<fieldset><legend>What it may do</legend>
${scopes
  .map(
    (scope) =>
      `<label><input type="checkbox" name="scope" value="${scope}"${chosen.scopes.includes(scope) ? ' checked' : ''}><span><strong>${SCOPES[scope].title}</strong><span>${text(SCOPES[scope].text)}</span></span></label>`,
  )
  .join('\n')}
<p class="mute">It can never publish, send a newsletter, delete anything, or change settings and users.</p>
</fieldset>
<fieldset><legend>For how long</legend>
<div class="choices">
${DURATIONS.map(
  ({ id, label }) =>
    `<label><input type="radio" name="duration" value="${id}"${id === chosen.duration ? ' checked' : ''}><span>${label}</span></label>`,
).join('\n')}
</div></fieldset>
<p class="actions"><button class="main" name="decision" value="allow">Allow</button> <button name="decision" value="deny">Do not allow</button></p>
</form>
<p class="mute">You are logged in as ${text(user)}. You can take this back at any time in <a href="${paths.captainTab('apps')}">Captain → Connected apps</a>.</p>
<script>${SCRIPT}</script>`,
  );
}

/** Markup that says where a program's name comes from. */
function sourceOfName({ clientId, kind, isVerified }: OAuthClient): string {
  if (isVerified) {
    const host = kind === 'document' ? new URL(clientId).host : '';
    return `<strong class="badge good">Verified</strong> <span class="mute">The name comes from ${text(host)}.</span>`;
  }
  return kind === 'manual'
    ? '<strong class="badge good">Yours</strong> <span class="mute">A captain created it in Connected apps.</span>'
    : '<strong class="badge warn">Unverified</strong> <span class="mute">The program chose this name itself; anybody can use it.</span>';
}

/** Page for a request whose error cannot be returned to the program. */
export function refusalPage(site: PageSite, reason: string): string {
  return page(
    site,
    'Not connected',
    `<h1>This program cannot be connected</h1>
<p>${text(reason)}.</p>
<p class="mute">Nothing was allowed. Close this page, and try again from the program.</p>`,
  );
}

function page({ brand, theme = '' }: PageSite, title: string, main: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${text(title.slice(0, APP_MAX.name + 20))}</title><style>${STYLE}${theme}</style></head>
<body><main><p class="brand">${text(brand)}</p>
${main}
</main></body>
</html>`;
}

/**
 * Headers of these pages: no script but the one above, never in a frame. Browsers hold the redirect after a form to `form-action`, so the
 * client's address is in it. The window stays connected to the page that opened it, which may be the client's.
 *
 * @param returnTo address of the client.
 */
export function consentHeaders(
  config: Pick<Config, 'isHttps'>,
  { theme = '' }: Pick<PageSite, 'theme'>,
  returnTo?: string,
): Record<string, string> {
  const target = returnTo === undefined ? undefined : new URL(returnTo);
  const source = target && (/^https?:$/.test(target.protocol) ? target.origin : target.protocol);
  return {
    ...baseHeaders(config),
    'Cross-Origin-Opener-Policy': 'unsafe-none',
    'Content-Security-Policy': [
      "default-src 'none'",
      `style-src ${hashSource(STYLE + theme)}`,
      `script-src ${SCRIPT_SOURCE}`,
      `form-action 'self'${source ? ` ${source}` : ''}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
  };
}
