// The texts of the game's own robots, cut from the functions that they are: what a player reads is what runs.
import { HOUSES, type HouseId, LADDER, type RobotId } from './houses.ts';

export interface Script {
  readonly id: RobotId;
  readonly name: string;
  readonly code: string;
}

export const NAMES: Readonly<Record<RobotId, string>> = {
  target: 'Target',
  jitter: 'Jitter',
  circler: 'Circler',
  hunter: 'Hunter',
  turtle: 'Turtle',
  kiter: 'Kiter',
  turret: 'Turret',
  steps: 'First steps',
  aims: 'Takes aim',
  fox: 'Fox',
};

/** What beats each of them, as a hint; and how short and how fast somebody did it. */
export const CHALLENGES: Readonly<
  Record<HouseId, { readonly hint: string; readonly lines: number; readonly ticks: number }>
> = {
  target: { hint: 'It never shoots. Come near and do.', lines: 1, ticks: 40 },
  circler: { hint: 'It runs out of your sight. Turn by angleTo() before you shoot.', lines: 4, ticks: 50 },
  hunter: { hint: 'It arrives tired. Stand still, save your energy, let it come.', lines: 3, ticks: 20 },
  turtle: { hint: 'A shield holds three ticks and costs more than waiting. Outlast it.', lines: 4, ticks: 60 },
  jitter: { hint: 'It shoots whoever comes. Meet it rested, and it is out of breath first.', lines: 4, ticks: 25 },
  kiter: { hint: 'It shoots first. Step into its range with a shield, not with a shot.', lines: 5, ticks: 45 },
  turret: { hint: 'Its first volley never misses. Let your shield take it.', lines: 5, ticks: 50 },
};

const [source = ''] = Object.values(
  import.meta.glob<string>('./houses.ts', { query: '?raw', import: 'default', eager: true }),
);

function codeOf(id: RobotId): string {
  const from = source.indexOf('function tick(', source.indexOf(`\n  ${id}: (`));
  let depth = 0;
  let to = source.indexOf('{', from);
  do {
    if (source[to] === '{') depth++;
    if (source[to] === '}') depth--;
    to++;
  } while (depth > 0);
  return source.slice(from, to).replaceAll('\n    ', '\n');
}

const IDS = Object.keys(HOUSES) as readonly RobotId[];
export const SCRIPTS: Readonly<Record<RobotId, Script>> = Object.fromEntries(
  IDS.map(id => [id, { id, name: NAMES[id], code: codeOf(id) }]),
) as Record<RobotId, Script>;

/** Which of the game's robots a text is; null where it is somebody's own. */
export const robotOf = (code: string): RobotId | null => IDS.find(id => SCRIPTS[id].code === code.trim()) ?? null;

export const isHouse = (id: RobotId | null): id is HouseId => LADDER.some(house => house === id);

/** Lines that say something: no blank ones, none of comment or brackets alone. */
export function linesOf(code: string): number {
  const bare = code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*function tick\s*\(\w*\)\s*\{/, '');
  return bare.split('\n').filter(line => /\w/.test(line.replace(/\/\/.*$/, ''))).length;
}
