import type { ReactNode } from 'react';
import type { DocumentAssets } from './manifest.ts';

/** Where the browser finds what the server already loaded: one data block, never a script. */
export const PAYLOAD_ID = 'payload';

/** What the data block holds. */
export interface Payload {
  assets: DocumentAssets;
  hydration: {
    loaderData: Record<string, unknown>;
    actionData: Record<string, unknown> | null;
    errors: Record<string, unknown> | null;
  };
}

/** The whole page around the routes; rendered the same on the server and in the browser. */
export function Document({
  assets,
  payload,
  children,
}: {
  assets: DocumentAssets;
  payload: string;
  children: ReactNode;
}) {
  const { color, css, icons = '' } = assets.look;
  return (
    <html
      lang={assets.language}
      data-images={assets.remoteImages ? 'anywhere' : undefined}
      data-frames={assets.frames.join(' ') || undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={color} />
        {assets.modules.map((module) => (
          // Low priority: fonts and pictures come first, the page can be read without scripts.
          <link key={module} rel="modulepreload" href={module} fetchPriority="low" />
        ))}
        {assets.fonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="stylesheet" href={assets.css} precedence="default" />
        {css && <link rel="stylesheet" href={css} precedence="theme" />}
        {icons ? (
          <link rel="icon" href={`/icon-192.png${icons}`} type="image/png" sizes="192x192" />
        ) : (
          <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        )}
        <link rel="alternate icon" href={`/favicon.ico${icons}`} sizes="32x32" />
        <link rel="apple-touch-icon" href={`/apple-touch-icon.png${icons}`} />
        <link rel="manifest" href="/site.webmanifest" />
      </head>
      <body>
        {children}
        <script
          id={PAYLOAD_ID}
          type="application/json"
          suppressHydrationWarning
          // The text is our own JSON with `<` escaped; see `toDataBlock`.
          dangerouslySetInnerHTML={{ __html: payload }}
        />
      </body>
    </html>
  );
}

/** JSON as it may stand inside a `<script>` data block: nothing in it can end the block. */
export function toDataBlock(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}
