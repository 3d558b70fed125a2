// Test helpers of the arena: snapshots with robots at given places, matches between functions, and the recorded table of the ladder.
import { readFileSync } from 'node:fs';
import { hashOf } from '../../kit/core/json.ts';
import { linesOf } from '../rules/scripts.ts';
import { isStanding, newField, type Setting, settingOf, stepField } from './field.ts';
import { ARENA_SCRIPTS } from './houses.ts';
import { ARENA_LADDER, type ArenaRobotId } from './ladder.ts';
import { openScript, resolveArena } from './match.ts';
import type { ArenaScript } from './scriptState.ts';
import shorts from './shorts.js';
import { ARENA_TEXTS } from './texts.ts';
import { type ArenaRequest, type ArenaRobot, type Deed, MAP_IDS, type Snapshot } from './types.ts';
import { verdictOf } from './verdict.ts';
import { STANDS_STILL } from './wishes.ts';

export const SHORT_SCRIPTS = shorts as unknown as Readonly<Record<string, ArenaScript>>;

/** A setting of so many robots, each a team of its own unless told. */
export const settingWith = (teams: readonly number[], parts: Partial<Setting> = {}): Setting => ({
  map: 'open',
  friendlyFire: false,
  seed: 1,
  teams,
  ...parts,
});

/** A field with robots somewhere else, guns cold. */
export function fieldWith(setting: Setting, ...robots: readonly Partial<ArenaRobot>[]): Snapshot {
  const field = newField(setting);
  return {
    ...field,
    robots: field.robots.map((robot, index) => ({ ...robot, heat: 0, ...robots[index] })),
  };
}

export const deed = (parts: Partial<Deed>): Deed => ({ ...STANDS_STILL, ...parts });

/** Plays the first tick with these deeds and so many more in which nobody does anything. */
export function play(
  field: Snapshot,
  setting: Setting,
  first: readonly Partial<Deed>[],
  more: number,
): readonly Snapshot[] {
  const still = field.robots.map(() => STANDS_STILL);
  const snapshots = [
    stepField(
      field,
      still.map((other, index) => deed({ ...other, ...first[index] })),
      setting,
    ),
  ];
  for (let tick = 0; tick < more; tick++)
    snapshots.push(
      stepField(
        snapshots.at(-1) as Snapshot,
        field.robots.map((_, index) =>
          isStanding((snapshots.at(-1) as Snapshot).robots[index] as ArenaRobot) ? STANDS_STILL : null,
        ),
        setting,
      ),
    );
  return snapshots;
}

export const eventsOf = (snapshots: readonly Snapshot[]) => snapshots.flatMap(({ events }) => events);

/** A request of house robots, which stand for whatever functions play it. */
export const requestOf = (count: number, parts: Partial<ArenaRequest> = {}): ArenaRequest => ({
  mode: 'arena',
  entrants: Array.from({ length: count }, (_, team) => ({ team, house: 'sentry' }) as const),
  seed: 1,
  map: 'open',
  senses: 'all',
  friendlyFire: false,
  ...parts,
});

/** Plays a match of functions. */
export function playScripts(scripts: readonly ArenaScript[], request: ArenaRequest) {
  const snapshots: Snapshot[] = [];
  const { response } = resolveArena(
    request,
    (_, index, seed) => openScript(scripts[index] as ArenaScript, index, seed),
    undefined,
    snapshot => snapshots.push(snapshot),
  );
  return { response, snapshots, setting: settingOf(request) };
}

interface DuelScore {
  readonly matches: number;
  readonly won: number;
  readonly drawn: number;
  /** Ticks of a match on the average. */
  readonly ticks: number;
}

/** Verdicts of matches of two functions over seeds from one on, and the seat of the first: sides change with each, maps with each second. */
function* duels(mine: ArenaScript, other: ArenaScript, matches: number, from: number) {
  for (let index = 0; index < matches; index++) {
    const own = index % 2;
    const map = MAP_IDS[(index >> 1) % MAP_IDS.length] ?? 'open';
    const request = requestOf(2, { seed: from + index, map });
    const { snapshots, setting } = playScripts(own === 0 ? [mine, other] : [other, mine], request);
    yield { verdict: verdictOf(snapshots, ['A', 'B'], setting), own };
  }
}

export function duelScore(mine: ArenaScript, other: ArenaScript, matches: number, from: number): DuelScore {
  let [won, drawn, ticks] = [0, 0, 0];
  for (const { verdict, own } of duels(mine, other, matches, from)) {
    ticks += verdict.ticks;
    if (verdict.team === null) drawn++;
    else if (verdict.team === own) won++;
  }
  return { matches, won, drawn, ticks: Math.round(ticks / matches) };
}

/** Matches after which a script that has won less than a third of them is no par. */
const FEW = 20;

/** The same where a script may be a par: ticks are those of the matches that it won. Null where it wins less than half. */
export function parScore(mine: ArenaScript, other: ArenaScript, matches: number, from: number): DuelScore | null {
  let [played, won, drawn, ticks] = [0, 0, 0, 0];
  for (const { verdict, own } of duels(mine, other, matches, from)) {
    played++;
    if (verdict.team === null) drawn++;
    else if (verdict.team === own) {
      won++;
      ticks += verdict.ticks;
    }
    if (played === FEW && 3 * (won + drawn / 2) < played) return null;
  }
  return 2 * won + drawn < matches ? null : { matches, won, drawn, ticks: Math.round(ticks / won) };
}

const [shortSource = ''] = Object.values(
  import.meta.glob<string>('./shorts.js', { query: '?raw', import: 'default', eager: true }),
);
const linesOfShort = (name: string): number => {
  const from = shortSource.indexOf('function tick(', shortSource.indexOf(`'${name}':`));
  return linesOf(shortSource.slice(from, shortSource.indexOf('\n    },', from)));
};

/** Every script there is, by its name, the shortest first: from these pars are measured. */
export const PLAYERS: readonly { readonly name: string; readonly run: ArenaScript; readonly lines: number }[] = [
  ...Object.entries(SHORT_SCRIPTS).map(([name, run]) => ({ name, run, lines: linesOfShort(name) })),
  ...ARENA_LADDER.map(id => ({ name: id as string, run: ARENA_SCRIPTS[id], lines: linesOf(ARENA_TEXTS[id]) })),
].toSorted((a, b) => a.lines - b.lines);

/** Seeds from here on were never played while robots were written. */
export const FIRST_UNSEEN = 90_000;
export const TABLE_PATH = 'tests/replays/robot-battle/arena.json';

export interface ArenaTable {
  /** `rulesVersion` with which it was played. */
  readonly rules: number;
  /** Hash of the robots' texts. */
  readonly robots: string;
  readonly neighbours: readonly (DuelScore & { readonly above: ArenaRobotId; readonly below: ArenaRobotId })[];
  /** The shortest script that wins half of its matches against a robot of the two upper leagues; ticks are those of a match that it wins. */
  readonly pars: readonly (DuelScore & {
    readonly robot: ArenaRobotId;
    readonly script: string;
    readonly lines: number;
  })[];
  readonly short: readonly (DuelScore & { readonly robot: ArenaRobotId; readonly script: string })[];
}
export const tableOf = (): ArenaTable => JSON.parse(readFileSync(TABLE_PATH, 'utf8')) as ArenaTable;
export const robotsHash = (): string => hashOf(ARENA_TEXTS);
/** Share of wins; a draw is half a win. */
export const shareOf = ({ matches, won, drawn }: DuelScore): number => (won + drawn / 2) / matches;
