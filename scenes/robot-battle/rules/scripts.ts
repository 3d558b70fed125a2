// Script texts of the built-in robots, sliced from the source of houses.ts: what a player reads is what runs.
import { plural } from '../../kit/core/plural.ts';
import { BUILT_IN_ROBOTS, type HouseRobotId, LADDER, type RADAR_LADDER, type RobotId } from './houses.ts';

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
  sweeper: 'Sweeper',
  lurker: 'Lurker',
  echo: 'Echo',
  tracker: 'Tracker',
  steps: 'First steps',
  aims: 'Takes aim',
  fox: 'Fox',
};

/** The challenge of each house robot: a hint, and par in lines and ticks. */
export const CHALLENGES: Readonly<
  Record<HouseRobotId, { readonly hint: string; readonly lines: number; readonly ticks: number }>
> = {
  target: { hint: 'It never shoots. Come near and do.', lines: 1, ticks: 40 },
  circler: { hint: 'It runs out of your sight. Turn by angleTo() before you shoot.', lines: 4, ticks: 50 },
  hunter: { hint: 'It arrives tired. Stand still, save your energy, let it come.', lines: 3, ticks: 20 },
  turtle: { hint: 'A shield holds three ticks and costs more than waiting. Outlast it.', lines: 4, ticks: 60 },
  jitter: { hint: 'It shoots whoever comes. Meet it rested, and it is out of breath first.', lines: 4, ticks: 25 },
  kiter: { hint: 'It shoots first. Step into its range with a shield, not with a shot.', lines: 5, ticks: 45 },
  turret: { hint: 'Its first volley never misses. Let your shield take it.', lines: 5, ticks: 50 },
};

/** A hint where more than its robot is spoken of, as on a result: the first "it" is the robot's name, or one would read it of somebody else. */
export const hintAbout = (name: string, hint: string): string =>
  hint.replace(/\bits?\b/i, word => (word.length > 2 ? `${name}’s` : name));

/** Par of a house robot in words: '4 lines, 50 ticks'. */
export const parOf = (house: HouseRobotId): string =>
  `${plural(CHALLENGES[house].lines, 'line')}, ${CHALLENGES[house].ticks} ticks`;

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

const IDS = Object.keys(BUILT_IN_ROBOTS) as readonly RobotId[];
/** What the house robots of the radar do. */
export const RADAR_HINTS: Readonly<Record<(typeof RADAR_LADDER)[number], string>> = {
  sweeper: 'It turns until it sees you. See it first, and shoot before it has come round.',
  lurker: 'It leaves your cone at once. Turn after it: where it was seen last, it is not.',
  echo: 'It goes where it saw you last, behind a shield. Do not be there, or outlast the shield.',
};

export const SCRIPTS: Readonly<Record<RobotId, Script>> = Object.fromEntries(
  IDS.map(id => [id, { id, name: NAMES[id], code: codeOf(id) }]),
) as Record<RobotId, Script>;

/** The built-in robot that a text is; null for a player's own script. */
export const robotOf = (code: string): RobotId | null => IDS.find(id => SCRIPTS[id].code === code.trim()) ?? null;

export const isHouseRobot = (id: RobotId | null): id is HouseRobotId => LADDER.some(house => house === id);

/** Counts lines of code: no blank lines, none of comments or brackets alone. */
export function linesOf(code: string): number {
  const bare = code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*function tick\s*\(\w*\)\s*\{/, '');
  return bare.split('\n').filter(line => /\w/.test(line.replace(/\/\/.*$/, ''))).length;
}
