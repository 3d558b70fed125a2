// The whole HTML document around the site, as it is pre-rendered and hydrated.
import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import { App } from './App.tsx';

export function Document() {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" type="image/svg+xml" href="/assets/images/fox.svg" />
        <link rel="preload" as="font" type="font/woff2" crossOrigin="" href={bricolage} />
      </head>
      <body>
        <App />
      </body>
    </html>
  );
}
