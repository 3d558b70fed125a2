// Vite plugin of the tests: what a module keeps at its top for one page is made anew for each test file, because files share their modules. For each
// name listed, the module says how to begin again; `forgetAll` in forget.ts does so.
import { join, relative } from 'node:path';
import { type Plugin, parseSync } from 'vite';
import { OF_ONE_PAGE } from './ofOnePage.ts';

const ROOT = join(import.meta.dirname, '../..');

const names = new Map<string, string[]>();
for (const where of OF_ONE_PAGE) {
  const [file = '', name = ''] = where.split(' ');
  names.set(file, [...(names.get(file) ?? []), name]);
}

export const forgetting = (): Plugin => ({
  name: 'forgetting',
  enforce: 'pre',
  transform(code, id) {
    const file = relative(ROOT, id);
    const kept = names.get(file);
    return kept && { code: withWaysToForget(code, file, kept), map: null };
  },
});

/** The module, whose text keeps its places, and at its end a way to begin again for each name. */
export function withWaysToForget(code: string, file: string, kept: readonly string[]): string {
  const { program } = parseSync(file, code, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  let text = code;
  const ways = kept.map(name => {
    for (const statement of program.body) {
      const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
      if (declared?.type !== 'VariableDeclaration') continue;
      const found = declared.declarations.find(({ id }) => id.type === 'Identifier' && id.name === name);
      if (!found) continue;
      const init = found.init ? code.slice(found.init.start, found.init.end) : 'undefined as never';
      // Who has subscribed to a store keeps the one that it knows.
      if (/^createStore\b/.test(init)) return `${name}.setState((${init}).getInitialState(), true);`;
      if (/^storedStore\b/.test(init)) return `${name}.erase();`;
      if (declared.kind === 'const')
        text = `${text.slice(0, declared.start)}let  ${text.slice(declared.start + 'const'.length)}`;
      return `${name} = ${init};`;
    }
    throw new Error(`${file} has no ${name} at its top`);
  });
  return `${text}\n;((globalThis as any).waysToForget ??= new Set()).add(() => { ${ways.join(' ')} });\n`;
}
