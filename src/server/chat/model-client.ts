import type OpenAI from 'openai';
import { type Config, hasModel } from '#server/config.ts';

const DEFAULT_MODEL = 'gpt-4o-mini';

/** The model's name, or null when none is configured. */
export function modelName(config: Config): string | null {
  return hasModel(config) ? (config.OPENAI_MODEL ?? DEFAULT_MODEL) : null;
}

/** The client of any OpenAI-compatible server. Its code is loaded here, because most sites have no model. */
export async function loadModelClient({ OPENAI_API_KEY, OPENAI_BASE_URL }: Config, timeout: number): Promise<OpenAI> {
  const { default: Client } = await import('openai');
  return new Client({
    apiKey: OPENAI_API_KEY ?? 'none',
    baseURL: OPENAI_BASE_URL ?? null,
    maxRetries: 0,
    timeout,
    logLevel: 'off',
  });
}

/** Asks the server which models it has. @throws why the configured one cannot be used. */
export async function tryModel(config: Config): Promise<void> {
  const client = await loadModelClient(config, 8_000);
  try {
    const { data } = await client.models.list();
    const name = modelName(config);
    if (data.length > 0 && !data.some(({ id }) => id === name)) throw new Error(`it has no model ${name}`);
  } catch (error) {
    // Some servers have one model and no list.
    if ((error as { status?: number }).status !== 404) throw error;
  }
}
