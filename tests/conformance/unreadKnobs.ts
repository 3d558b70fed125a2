// Knobs that no source of a game reads: their sliders would change nothing.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const NO_CODE = /\/\*[^]*?\*\/|\/\/.*$|'(?:[^'\\\n]|\\.)*'/gm;
const SOURCE = /(?<!\.(?:test|check))\.tsx?$/;

function sourcesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter(name => SOURCE.test(name)).map(name => readFileSync(join(folder, name), 'utf8'));
}

/** A name is read where it stands as a property (`t.name`) or is taken out of the constants (`{ name } = t`). Comments and texts say nothing. */
export function unreadKnobs(id: string, names: readonly string[]): readonly string[] {
  const texts = [...sourcesIn(`scenes/${id}`), ...sourcesIn(`src/huds/${id}`)];
  const code = texts.map(text => text.replace(NO_CODE, '')).join('\n');
  const read = new Set([...code.matchAll(/[.{,]\s*(\w+)\b(?!\s*:\s*knob\()/g)].map(([, name]) => name));
  return names.filter(name => !read.has(name));
}
