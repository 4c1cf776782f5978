import type { DocumentAssets } from './manifest.ts';

/** Where the browser finds what the server already loaded: one data block, never a script. */
export const PAYLOAD_ID = 'payload';

/** Content of the data block. */
export interface Payload {
  assets: DocumentAssets;
  hydration: {
    loaderData: Record<string, unknown>;
    actionData: Record<string, unknown> | null;
    errors: Record<string, unknown> | null;
  };
}

/** JSON as it may stand inside a `<script>` data block: nothing in it can end the block. */
export function toDataBlock(value: Payload): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}

/** The text of this page's data block. */
export function readDataBlock(): string {
  return document.getElementById(PAYLOAD_ID)?.textContent ?? '';
}
