import { STARTER } from './consultant/en/starter.ts';
import type { Starter } from './starter.ts';

export function loadStarter(_key: string, _language: string): Promise<Starter> {
  return Promise.resolve(STARTER);
}
