// Knobs that no source of a game reads: their sliders would change nothing.

const SOURCES = import.meta.glob<string>(
  ['../../scenes/*/**/*.ts', '../../src/huds/*/**/*.{ts,tsx}', '!**/*.test.ts'],
  {
    query: '?raw',
    import: 'default',
  },
);
const NO_CODE = /\/\*[^]*?\*\/|\/\/.*$|'(?:[^'\\\n]|\\.)*'/gm;

/** A name is read where it stands as a property (`t.name`) or is taken out of the constants (`{ name } = t`). Comments and texts say nothing. */
export async function unreadKnobs(id: string, names: readonly string[]): Promise<string[]> {
  const paths = Object.keys(SOURCES).filter(path => path.includes(`/scenes/${id}/`) || path.includes(`/huds/${id}/`));
  const texts = await Promise.all(paths.map(async path => (await SOURCES[path]?.()) ?? ''));
  const code = texts.map(text => text.replace(NO_CODE, '')).join('\n');
  const read = new Set([...code.matchAll(/[.{,]\s*(\w+)\b(?!\s*:\s*knob\()/g)].map(([, name]) => name));
  return names.filter(name => !read.has(name));
}
