// How the site is built, served and tested.
import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { assets } from './src/build/assets.ts';
import { buildTarget } from './src/build/browsers.mjs';
import { catalogModules } from './src/build/catalogModules.ts';
import { chunks } from './src/build/chunks.ts';
import { constants } from './src/build/constants.ts';
import { engine } from './src/build/engine/engine.ts';
import { knobGroups } from './src/build/knobGroups.ts';
import { levels } from './src/build/levels.ts';
import { licences } from './src/build/licences.ts';
import { missing } from './src/build/missing.ts';
import { prerender } from './src/build/prerender.ts';
import { ranks } from './src/build/ranks.ts';
import { server } from './src/build/server.ts';
import { shots } from './src/build/shots.ts';
import { trophies } from './src/build/trophies.ts';
import { withoutScenes } from './src/build/withoutScenes.ts';

/** The router's exports name only its development build; the production one warns less and weighs less. */
const router = fileURLToPath(new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url));

/** A class is named by its file alone: the line it stands on, which is usual there too, is a number more for every class of a page. */
const classOf = (name: string, file: string) => {
  const place = relative(import.meta.dirname, file).replaceAll('\\', '/');
  return `${name}_${createHash('sha256').update(place).digest('base64url').slice(0, 4)}`;
};

export default defineConfig(({ command, isSsrBuild }) => {
  const shipped = licences();
  return {
    publicDir: false,
    envPrefix: 'SITE_',
    resolve: { alias: command === 'build' && !isSsrBuild ? [{ find: /^react-router$/, replacement: router }] : [] },
    css: { modules: { generateScopedName: classOf } },
    plugins: [
      react(),
      engine(),
      catalogModules(),
      trophies(),
      ranks(),
      constants(),
      levels(),
      missing(),
      assets(),
      shots(),
      knobGroups(),
      chunks(),
      shipped.client,
      prerender(shipped),
      server(),
    ],
    build: {
      target: buildTarget,
      assetsDir: 'build',
      // What the first picture of a page is made of comes with its styles.
      assetsInlineLimit: file => file.endsWith('/src/ui/grain.svg') || file.includes('/src/site/art/'),
      rolldownOptions: {
        output: {
          // A game's own chunks carry its id, so that its size can be told from the kit's; its ladder is the lab's.
          chunkFileNames: ({ facadeModuleId, name }) => {
            const file =
              /\/scenes\/([a-z][\w-]*)\/(?:(?:rules|scene)\/)?\w+\.ts$|\/src\/huds\/([a-z][\w-]*)\/\w+\.tsx?$/;
            const [, ofScene, ofHud] = file.exec(facadeModuleId ?? '') ?? [];
            const game = ofScene ?? ofHud;
            return `build/${game ? `${game}-` : ''}${name}-[hash].js`;
          },
          codeSplitting: {
            groups: [
              { name: 'phaser', test: /\.cache\/engine\/|scenes\/kit\/phaser\/phaser\.ts$/, priority: 1 },
              // The privacy policy lists these and needs nothing else of the storage code.
              { name: 'stored-kinds', test: /src\/data\/storedKinds\.ts$/, priority: 1 },
            ],
          },
        },
      },
      modulePreload: { polyfill: false },
      // Phaser is one chunk of this size, loaded on game pages alone; the size budgets watch it and every route.
      chunkSizeWarningLimit: 520,
    },
    // A Worker too fetches what it seldom needs when it needs it.
    worker: { format: 'es', plugins: () => [shipped.worker, withoutScenes()] },
    // Any Host is answered by server.ts, with every header: what is served is public, and Vite's own 403 has no headers.
    preview: { port: 4173, strictPort: true, cors: false, allowedHosts: true },
  };
});
