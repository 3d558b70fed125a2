// The bundler writes its own helpers (700 bytes) as a file of their own, one more request before anything runs. They move into the first
// script, which every page has and which needs nothing else.
import { basename } from 'node:path';
import type { Plugin } from 'vite';

const RUNTIME = '\0rolldown/runtime.js';
const EXPORTS = /export\s*\{([^}]*)\};?\s*$/;
/** Apart from what the first script itself exports. */
const PREFIX = 'runtime_';

export function oneStart(first: string): Plugin {
  let helpers: Promise<string>;
  let found: (code: string) => void;
  return {
    name: 'one-start',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    renderStart() {
      helpers = new Promise(resolve => {
        found = resolve;
      });
    },
    async renderChunk(code, chunk, _options, { chunks }) {
      const all = Object.values(chunks);
      const runtime = all.find(({ moduleIds }) => moduleIds.length === 1 && moduleIds[0] === RUNTIME);
      const start = all.find(({ moduleIds }) => moduleIds.some(id => id.endsWith(first)));
      if (!runtime || !start) return null;
      if (chunk.fileName === runtime.fileName) {
        found(code);
        return null;
      }
      if (chunk.fileName !== start.fileName) return code.includes(basename(runtime.fileName)) ? from(code) : null;
      const text = await helpers;
      const names = EXPORTS.exec(text)?.[1]?.split(',') ?? [];
      return `${text.replace(EXPORTS, '')}\n${code}\nexport{${names.map(name => name.replace(/(\w+)\s*$/, `${PREFIX}$1`)).join()}};`;

      function from(other: string): string {
        const file = basename((runtime as typeof chunk).fileName).replaceAll(/[!~{}.]/g, '\\$&');
        const statement = new RegExp(`import\\s*(?:\\{([^}]*)\\}\\s*from\\s*)?"\\./${file}";?`);
        return other.replace(statement, (_, list = '') => {
          const wanted = String(list).replaceAll(/(\w+)(\s+as\s+\w+)?(?=\s*(?:,|$))/g, `${PREFIX}$1$2`);
          return list ? `import{${wanted}}from"./${basename((start as typeof chunk).fileName)}";` : '';
        });
      }
    },
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter(file => file.type === 'chunk');
        const runtime = chunks.find(({ moduleIds }) => moduleIds.length === 1 && moduleIds[0] === RUNTIME);
        const start = chunks.find(({ moduleIds }) => moduleIds.some(id => id.endsWith(first)));
        if (!runtime || !start) return;
        for (const chunk of chunks)
          chunk.imports = [
            ...new Set(chunk.imports.map(file => (file === runtime.fileName ? start.fileName : file))),
          ].filter(file => file !== chunk.fileName);
        delete bundle[runtime.fileName];
      },
    },
  };
}
