// What a new game still lacks, in development: its page asks for the list, which is made anew each time from the files that are there.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** A thing that is missing, and how it is made. */
export interface Missing {
  readonly what: string;
  readonly how: string;
}

const TEMPLATES = ['_template', '_turns', '_words'];

export function missing(): Plugin {
  return {
    name: 'missing',
    apply: 'serve',
    configureServer({ config, middlewares }) {
      middlewares.use('/__missing', (request, response) => {
        const id = new URL(request.url ?? '/', 'http://localhost').searchParams.get('game') ?? '';
        response.setHeader('Content-Type', 'application/json; charset=utf-8');
        response.end(JSON.stringify(missingOf(config.root, id)));
      });
    },
  };
}

/** The list of a game; empty where nothing is missing, or there is no such game. */
export function missingOf(root: string, id: string): readonly Missing[] {
  const folder = join(root, 'scenes', id);
  if (!/^[a-z][a-z0-9-]*$/.test(id) || !existsSync(join(folder, 'index.ts'))) return [];
  const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : null);
  /** The file is not there, or says what the one of a template says. */
  const isOpen = (file: string) => {
    const text = textOf(join(folder, file));
    const isTemplate = (template: string) => textOf(join(root, 'scenes', template, file)) === text;
    return text === null || TEMPLATES.some(isTemplate);
  };
  /** The paragraph under a README's title, which names the game. */
  const describes = (file: string) => /^# .+\n+(.+)/.exec(textOf(file) ?? '')?.[1];
  const description = describes(join(folder, 'README.md'));
  const isDescribed =
    description !== undefined &&
    TEMPLATES.every(template => describes(join(root, 'scenes', template, 'README.md')) !== description);
  const lacks = (isMissing: boolean, what: string, how: string): readonly Missing[] =>
    isMissing ? [{ what, how }] : [];
  const recorded = (file: string) => existsSync(join(root, 'tests/replays', id, file));
  const pictures = existsSync(join(root, 'assets/images')) ? readdirSync(join(root, 'assets/images')) : [];
  return [
    ...lacks(isOpen('rules/rules.ts'), 'Rules of its own', `scenes/${id}/rules/rules.ts is still the template’s.`),
    ...lacks(
      isOpen('rules/rules.ts') && /\bundoable\b/.test(textOf(join(folder, 'rules/rules.ts')) ?? ''),
      'Undo',
      'undoable in its rules still says what the template’s Undo takes back.',
    ),
    ...lacks(
      isOpen('constants.ts'),
      'Numbers of the lab',
      `scenes/${id}/constants.ts is still the template’s: a range, unit and effect for each.`,
    ),
    ...lacks(isOpen('sounds.ts'), 'Sound', `scenes/${id}/sounds.ts is still the template’s: a voice for each event.`),
    ...lacks(
      isOpen('bots/ladder.ts'),
      'Ladder',
      `scenes/${id}/bots/ladder.ts is still the template’s: bots for these rules.`,
    ),
    ...lacks(
      !recorded('ladder.json'),
      'Table of the ladder',
      `RECORD_LADDERS=1 npx vitest run --project=bench ladder -t ${id}`,
    ),
    ...lacks(!recorded('bot-7.json'), 'Golden replay', `npm run replays -- -t ${id}`),
    ...lacks(
      !pictures.includes(`${id}.webp`) || !pictures.includes(`${id}-720.webp`),
      'Picture of its card',
      'npm run shots; an optional dev.ts says of which moment.',
    ),
    ...lacks(
      !existsSync(join(root, 'assets/images/loops', `${id}.webp`)),
      'Loop of its card',
      `npm run loops -- -g "records ${id}"; assets/images/loops/loops.json says of which moment.`,
    ),
    ...lacks(
      !isDescribed,
      'README of its own',
      `scenes/${id}/README.md says what is played and what is where; it is still the template’s, or not there.`,
    ),
  ];
}
