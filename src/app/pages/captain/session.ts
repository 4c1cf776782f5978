import { useSyncExternalStore } from 'react';
import { type Api, ApiError, callPath, createApi, refusal } from '#app/api.ts';
import { createStore } from '#app/ui/store.ts';
import { sessionCalls } from '#shared/account.calls.ts';
import type { Call, RequestArguments } from '#shared/call.ts';
import type { CaptainUser, FactorQuestion } from '#shared/captain.schema.ts';
import { CONFIRMATION_NEEDED } from '#shared/captain.ts';
import type { ErrorBody } from '#shared/errors.ts';
import { roleOf } from '#shared/roles.ts';
import { askToConfirm } from './confirmation.ts';

/** The login as local storage keeps it. The token opens nothing without the cookie, which scripts cannot read. */
export interface Session {
  token: string;
  user: CaptainUser;
}

const TOKEN_KEY = 'captain.token';
const USER_KEY = 'captain.user';

function readStored(): Session | null {
  try {
    const token = localStorage.getItem(TOKEN_KEY);
    const user = localStorage.getItem(USER_KEY);
    return token && user ? { token, user: JSON.parse(user) as CaptainUser } : null;
  } catch {
    return null;
  }
}

const isBrowser = typeof document !== 'undefined';
const session = createStore<Session | null>(isBrowser ? readStored() : null);
// Another tab has logged in or out.
if (isBrowser)
  addEventListener('storage', ({ key }) => (key === TOKEN_KEY || key === null) && session.set(readStored()));

function change(next: Session | null): void {
  try {
    if (next) {
      localStorage.setItem(TOKEN_KEY, next.token);
      localStorage.setItem(USER_KEY, JSON.stringify(next.user));
    } else {
      localStorage.removeItem(TOKEN_KEY);
      localStorage.removeItem(USER_KEY);
    }
  } catch {
    // Storage is full or blocked: the session lasts as long as this page.
  }
  session.set(next);
}

/** The session that this browser remembers; only in the browser. */
export function currentSession(): Session | null {
  return session.get();
}

/** The session of this browser; `undefined` on the server and until the page is hydrated. */
export function useSession(): Session | null | undefined {
  return useSyncExternalStore(session.subscribe, session.get, () => undefined);
}

/** False for an editor, to whom the server refuses what only owners may do. */
export function useIsOwner(): boolean {
  const current = useSession();
  return current ? roleOf(current.user) === 'owner' : false;
}

/**
 * All calls of the dashboard go through here. An answer of 401 shows the login screen again; a call that needs a recent login
 * is repeated once the captain has confirmed.
 */
async function fetchAsCaptain(path: string, init?: RequestInit): Promise<Response> {
  const response = await sendAsCaptain(path, init);
  if (response.status !== 403 || !(await needsConfirmation(response.clone()))) return response;
  return (await askToConfirm()) ? sendAsCaptain(path, init) : response;
}

async function needsConfirmation(response: Response): Promise<boolean> {
  try {
    const { code } = (await response.json()) as Partial<ErrorBody>;
    return code === CONFIRMATION_NEEDED;
  } catch {
    return false;
  }
}

async function sendAsCaptain(path: string, init: RequestInit = {}): Promise<Response> {
  const token = currentSession()?.token;
  const response = await fetch(path, {
    ...init,
    credentials: 'include',
    // Posts, tags and files rely on the cookie alone.
    headers: {
      ...init.headers,
      ...(token && path.startsWith('/api/captain/') && { Authorization: `Bearer ${token}` }),
    },
  });
  if (response.status === 401 && token && token === currentSession()?.token) change(null);
  return response;
}

/** The JSON API with cookie and token. Paths start after `/api`. */
export const captainApi = createApi(fetchAsCaptain);

/** The API for calls whose body is this file, as it is. */
export function apiWithFile(file: File): Api {
  const headers = { 'Content-Type': file.type || 'application/octet-stream' };
  return createApi((url, init) => fetchAsCaptain(url, { ...init, headers, body: file }));
}

/** Downloads the answer of a call as a file. @returns its name, as the server gives it. */
export async function download<C extends Call>(call: C, ...[request]: RequestArguments<C>): Promise<string> {
  const response = await fetchAsCaptain(`/api${callPath(call, request)}`);
  if (!response.ok) throw refusal(response, await response.text());
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'download';
  saveFile(await response.blob(), name);
  return name;
}

/** Hands the person a file of the browser's. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

const openApi = createApi((path, init) => fetch(path, init));

/**
 * @returns the question for the second factor, where one is due.
 * @throws ApiError with the message of the server, or the error of the browser when there was no answer.
 */
export async function login(username: string, password: string): Promise<FactorQuestion | undefined> {
  const answer = await openApi.call(sessionCalls.login, { input: { username, password } });
  if ('challenge' in answer) return answer;
  change(answer);
  return undefined;
}

/** The second step of a login; throws like `login`. @param answer to the challenge, by a code or a passkey. */
export async function loginWithFactor(answer: { challenge: string; [key: string]: unknown }): Promise<void> {
  change(await openApi.call(sessionCalls.loginWithFactor, { input: answer }));
}

/**
 * Reads again who is logged in: the name may have changed, or the session may have ended.
 *
 * @returns true when the server knows the session.
 */
export async function refreshUser(): Promise<boolean> {
  const before = currentSession();
  if (!before) return false;
  try {
    const { user } = await captainApi.call(sessionCalls.me);
    const isNew = JSON.stringify(user) !== JSON.stringify(before.user);
    // A change would render the whole dashboard again.
    if (isNew && currentSession()?.token === before.token) change({ token: before.token, user });
    return true;
  } catch {
    // The stored user stays. An ended session was removed by the call itself.
    return false;
  }
}

/** Removes the session from this browser even when the server cannot be reached. */
export async function logout(): Promise<void> {
  try {
    await captainApi.call(sessionCalls.logout);
  } catch {
    // On the server the session expires.
  } finally {
    change(null);
  }
}

/**
 * Why a call failed, for a toast.
 *
 * @param otherwise said where the server gave no reason, or no answer.
 */
export function failureReason(error: unknown, otherwise?: string): string {
  if (!(error instanceof ApiError)) return otherwise ?? 'Network error';
  return error.reason ?? otherwise ?? error.message;
}
