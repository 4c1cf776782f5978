import type { AuditEntryJson } from '#shared/audit.schema.ts';
import { createTestApp } from './create-test-app.ts';
import { loginAs } from './login-as.ts';
import { callTool, connectProgram } from './program.ts';

/** An app with a captain and a program that may do `scopes`. `call` calls a tool, `audit` reads the log. */
export async function connected(scopes?: string[], env: Record<string, string> = {}) {
  const harness = await createTestApp(env);
  const captain = await loginAs(harness);
  const { tokens, clientId } = await connectProgram(harness, captain.cookie, scopes);
  const token = tokens.access_token;
  const call = (name: string, input?: unknown) => callTool(harness, token, name, input);
  const audit = async (query = '') =>
    (await captain.call('GET', `/api/captain/audit${query}`)).body as AuditEntryJson[];
  return { ...harness, captain, token, clientId, call, audit };
}
