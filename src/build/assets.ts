// Static assets: assets/ is copied into dist/assets by the build and served from its own folder in development.
import { cpSync, createReadStream, existsSync, statSync } from 'node:fs';
import { join, normalize, resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { contentType } from './mime.ts';

/** Font packages whose licences are shipped too. */
const FONTS = ['bricolage-grotesque', 'jetbrains-mono'];

export function assets(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'assets',
    configResolved(resolved) {
      config = resolved;
    },
    configureServer(dev) {
      dev.middlewares.use('/assets', (request, response, next) => {
        const [address = '/', query = ''] = (request.url ?? '/').split('?', 2);
        // What code imports, such as a level's text, is a module that Vite makes of the file.
        if (/(?:^|&)(?:import|raw|url)(?=&|=|$)/.test(query)) return next();
        const path = normalize(decodeURIComponent(address));
        const file = join(config.root, 'assets', path);
        if (!existsSync(file) || !statSync(file).isFile()) {
          response.writeHead(404).end('Not found');
          return;
        }
        response.setHeader('Content-Type', contentType(file));
        createReadStream(file).pipe(response);
      });
    },
    writeBundle() {
      if (config.build.ssr) return;
      const target = resolve(config.root, config.build.outDir, 'assets');
      cpSync(join(config.root, 'assets'), target, { recursive: true });
      for (const font of FONTS) {
        const licence = join(config.root, `node_modules/@fontsource-variable/${font}/LICENSE`);
        cpSync(licence, join(target, 'fonts', `${font}-licence.txt`));
      }
    },
  };
}
