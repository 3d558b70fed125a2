// HTML document of every page, pre-rendered by the build and hydrated in the browser.
import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { App } from './App.tsx';
import { ROUTES } from './routes.tsx';
import { OldBrowser } from './site/frame/OldBrowser.tsx';
import { FAVICON, ICONS, THEME } from './site/icons.ts';

const image = (file: string) => `/assets/images/${file}`;

/** `children` stand in the place of the app where a document needs none of it. */
export function Document({ children }: { readonly children?: ReactNode }) {
  const { pathname } = useLocation();
  // Web font: a game page fetches it after the first picture (src/play/stage/firstFrame.ts), other pages preload it.
  const [isGamePage] = useState(() => ROUTES.some(({ path, game }) => game && path === pathname.replace(/\/+$/, '')));
  return (
    <html lang="en" data-first="" data-typeface={isGamePage ? 'later' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
        />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={THEME.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={THEME.dark} />
        <link rel="icon" sizes="any" type="image/svg+xml" href={image(FAVICON)} />
        <link rel="icon" sizes="32x32" type="image/png" href={image(ICONS.tab.file)} />
        <link rel="apple-touch-icon" href={image(ICONS.touch.file)} />
        <link rel="manifest" href="/manifest.webmanifest" />
        {!isGamePage && <link rel="preload" as="font" type="font/woff2" crossOrigin="" href={bricolage} />}
      </head>
      <body>
        <OldBrowser />
        {children ?? <App />}
        {/* End of the content: the end of the HTML was parsed. */}
        <span id="read" hidden />
      </body>
    </html>
  );
}
