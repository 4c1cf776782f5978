import type { ReactNode } from 'react';
import { CaptainCssContext } from './components/layout/captain-css.ts';
import type { DocumentAssets } from './manifest.ts';
import { PAYLOAD_ID } from './payload.ts';

/**
 * The whole page around the routes; rendered the same on the server and in the browser.
 *
 * @param css text of the public pages' stylesheet. The browser has it in its document already, where React finds it by its `href`.
 */
export function Document({
  assets,
  payload,
  css = '',
  children,
}: {
  assets: DocumentAssets;
  payload: string;
  css?: string;
  children: ReactNode;
}) {
  const { color, theme, iconQuery = '' } = assets.look;
  const [entry] = assets.modules;
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
        {assets.isCaptain ? (
          <>
            <link rel="stylesheet" href={assets.captainCss} precedence="default" />
            {assets.modules.map((href) => (
              <link key={href} rel="modulepreload" href={href} />
            ))}
          </>
        ) : (
          <style href="app" precedence="default">
            {css}
          </style>
        )}
        {theme && (
          <style href="theme" precedence="theme">
            {theme}
          </style>
        )}
        {iconQuery ? (
          <link rel="icon" href={`/icon-192.png${iconQuery}`} type="image/png" sizes="192x192" />
        ) : (
          <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        )}
        <link rel="alternate icon" href={`/favicon.ico${iconQuery}`} sizes="32x32" />
        <link rel="apple-touch-icon" href={`/apple-touch-icon.png${iconQuery}`} />
        <link rel="manifest" href="/site.webmanifest" />
      </head>
      <body>
        <CaptainCssContext value={assets.captainCss}>{children}</CaptainCssContext>
        <script
          id={PAYLOAD_ID}
          type="application/json"
          suppressHydrationWarning
          // The text is our own JSON with `<` escaped; see `toDataBlock` in payload.ts.
          dangerouslySetInnerHTML={{ __html: payload }}
        />
        {assets.isCaptain ? (
          // Without its code the dashboard shows nothing: it does not wait for the first paint.
          <script type="module" src={entry} />
        ) : (
          <script type="module" src={assets.afterPaint} fetchPriority="low" />
        )}
      </body>
    </html>
  );
}
