// Hot reload of constants, in development: an edited constants.ts changes the running game, and the lab's "Save" button writes into the file.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Plugin } from 'vite';
import { type DoorAnswer, openDoor } from './devDoor.ts';

const CONSTANTS_FILE = /\/scenes\/([\w-]+)\/constants\.ts$/;
const SaveRequest = v.object({
  game: v.pipe(v.string(), v.regex(/^[\w-]+$/)),
  values: v.record(v.pipe(v.string(), v.regex(/^\w+$/)), v.pipe(v.number(), v.finite())),
});

export function constants(): Plugin {
  return {
    name: 'constants',
    apply: 'serve',
    transform(code, id) {
      const game = CONSTANTS_FILE.exec(id)?.[1];
      return game ? { code: code + hotAcceptCode(code, game), map: null } : null;
    },
    configureServer({ config, middlewares }) {
      openDoor(middlewares, '/__constants', body => saveConstants(config.root, body));
    },
  };
}

/** Code appended to a constants.ts: it accepts hot updates and tells the page. `held` are the first module's objects, which the game uses. */
export function hotAcceptCode(code: string, game: string): string {
  const names = [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
  return `
if (import.meta.hot) {
  import.meta.hot.data.held ??= { ${names.join(', ')} };
  const { held } = import.meta.hot.data;
  import.meta.hot.accept(next => {
    if (next) window.dispatchEvent(new CustomEvent('constants', { detail: { game: ${JSON.stringify(game)}, held, next } }));
  });
}
`;
}

/** Replaces the number in each `name: knob(<number>` of a source and nothing else. Names that are not found are `missing`. */
export function rewriteConstants(source: string, values: Readonly<Record<string, number>>) {
  const missing: string[] = [];
  let text = source;
  for (const [name, value] of Object.entries(values)) {
    const literal = new RegExp(`(\\b${name}:\\s*knob\\(\\s*)-?[\\d._]+(?:e-?\\d+)?(?=\\s*[,)])`);
    if (!literal.test(text)) missing.push(name);
    text = text.replace(literal, (_, before: string) => before + value);
  }
  return { text, missing };
}

/** Handles a save request: writes changed numbers into the game's constants.ts. `message` is for the user. */
export function saveConstants(root: string, body: string): DoorAnswer {
  let request: v.SafeParseResult<typeof SaveRequest>;
  try {
    request = v.safeParse(SaveRequest, JSON.parse(body));
  } catch {
    return { status: 400, message: 'Not saved: this is not JSON.' };
  }
  if (!request.success) return { status: 400, message: 'Not saved: a game and its numbers are needed.' };
  const { game, values } = request.output;
  const file = join(root, 'scenes', game, 'constants.ts');
  if (!existsSync(file)) return { status: 404, message: `Not saved: there is no scenes/${game}/constants.ts.` };
  const before = readFileSync(file, 'utf8');
  const { text, missing } = rewriteConstants(before, values);
  if (text !== before) writeFileSync(file, text);
  const unfound = missing.length > 0 ? ` Not found: ${missing.join(', ')}.` : '';
  return { status: 200, message: `Saved to scenes/${game}/constants.ts.${unfound}` };
}
