// In development: a game's constants.ts retunes the running game when it is edited, and the lab's "Save" writes back into it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Plugin } from 'vite';

const CONSTANTS = /\/scenes\/([\w-]+)\/constants\.ts$/;
const Asked = v.object({
  game: v.pipe(v.string(), v.regex(/^[\w-]+$/)),
  values: v.record(v.pipe(v.string(), v.regex(/^\w+$/)), v.pipe(v.number(), v.finite())),
});

export function constants(): Plugin {
  return {
    name: 'constants',
    apply: 'serve',
    transform(code, id) {
      const game = CONSTANTS.exec(id)?.[1];
      return game ? { code: code + accepting(code, game), map: null } : null;
    },
    configureServer({ config, middlewares }) {
      middlewares.use('/__constants', (request, response) => void save(config.root, request, response));
    },
  };
}

/** What a constants.ts says to the dev server: new numbers need no reload. The first module's objects are the ones the game holds. */
export function accepting(code: string, game: string): string {
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

/** The source with the number in each `name: knob(<number>` replaced; nothing else is touched. Names it does not find are `missing`. */
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

/** Writes changed numbers into a game's own file; tells in a sentence what it did. */
export function saveConstants(root: string, body: string): { readonly status: number; readonly said: string } {
  let asked: v.SafeParseResult<typeof Asked>;
  try {
    asked = v.safeParse(Asked, JSON.parse(body));
  } catch {
    return { status: 400, said: 'Not saved: this is not JSON.' };
  }
  if (!asked.success) return { status: 400, said: 'Not saved: a game and its numbers are needed.' };
  const { game, values } = asked.output;
  const file = join(root, 'scenes', game, 'constants.ts');
  if (!existsSync(file)) return { status: 404, said: `Not saved: there is no scenes/${game}/constants.ts.` };
  const before = readFileSync(file, 'utf8');
  const { text, missing } = rewriteConstants(before, values);
  if (text !== before) writeFileSync(file, text);
  const unfound = missing.length > 0 ? ` Not found: ${missing.join(', ')}.` : '';
  return { status: 200, said: `Saved to scenes/${game}/constants.ts.${unfound}` };
}

async function save(root: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const site = request.headers['sec-fetch-site'];
  if (request.method !== 'POST' || (site !== undefined && site !== 'same-origin')) {
    response.writeHead(403).end('Not saved: only the lab itself may.');
    return;
  }
  let body = '';
  for await (const chunk of request) body += String(chunk);
  const { status, said } = saveConstants(root, body);
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(said);
}
