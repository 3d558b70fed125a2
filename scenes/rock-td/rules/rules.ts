// Rules of Gem Tower Defense in real time: input, then `pace` simulation steps per tick: spawn, move, fire, remove, outcome.
import ADDED from '../../../assets/levels/rock-td/added.json' with { type: 'json' };
import type { AddedLevel } from '../../kit/core/added.ts';
import type { Frame } from '../../kit/core/input/input.ts';
import { seeded } from '../../kit/core/rng.ts';
import type { CreateOptions, RealtimeRules } from '../../kit/core/rules.ts';
import type { T } from '../constants.ts';
import { completeLevel, startRound } from '../levels/level.ts';
import { CELLS, CLASSIC, type GameMap, readMap } from '../levels/map.ts';
import { fireGems } from './fire.ts';
import { handleCommand, handleInput } from './inputController.ts';
import { isAllSpawned, moveMobs, removeKilled, spawnDue } from './mobs.ts';
import { findPath } from './path.ts';
import { drawGems, placeStartingGems, wallsOf } from './round.ts';
import { outlinesOf, resultOf } from './score.ts';
import { type Command, DIFFICULTIES, type Emit, type Event, type State, scoreKey } from './state.ts';
import { judgeVictory } from './victory.ts';

/** Maps of the start card, in the order of the level files; the first is that of the specification. */
export const MAPS = ['classic', 'crossing', 'spiral', 'narrows'] as const;
/** With those that the map editor added. */
const KEYS: readonly string[] = [...MAPS, ...ADDED.map(({ name }: AddedLevel) => name)];

/** Stream of chance for the draws. */
const DRAWS = 1;

function create({ seed, setup, levels }: CreateOptions, t: T): State {
  const { map, complaint } = mapOf(setup, levels);
  const [rng, luck] = [seeded(seed), seeded(seed, DRAWS)];
  const difficulty = Math.max(0, DIFFICULTIES.indexOf(setup['difficulty'] as 'EASY'));
  const state: State = {
    rng,
    luck,
    difficulty,
    map,
    complaint,
    tick: 0,
    phase: 'placing',
    pace: 1,
    level: 1,
    lives: Math.max(1, t.startLives - t.livesPerStep * difficulty),
    gold: 0,
    score: 0,
    upgrades: 0,
    fused: [],
    rocks: [],
    walls: wallsOf(map.cliffs),
    draws: drawGems(luck, t),
    fresh: [],
    isFull: false,
    mobs: [],
    waveTick: 0,
    arrived: 0,
    pauseLeft: 0,
    cursor: CELLS / 2 + 3,
    hover: -1,
    armed: -1,
    chosen: null,
    asked: null,
    nextId: 1,
    kills: 0,
    leaks: 0,
    waveLeaks: 0,
    clean: 0,
    bestClean: 0,
    called: 0,
    hurry: 0,
    won: false,
    cause: '',
  };
  placeStartingGems(state, t.firstGems, t);
  return state;
}

function mapOf(setup: CreateOptions['setup'], levels: readonly string[]): { map: GameMap; complaint: string | null } {
  const brought = setup['own'];
  const index = Math.max(0, KEYS.indexOf(String(setup['map'])));
  const text = typeof brought === 'string' && brought !== '' ? brought : levels[index];
  if (text === undefined) return { map: CLASSIC, complaint: null };
  const map = readMap(text, typeof brought === 'string' && brought !== '' ? 'own' : (KEYS[index] as string));
  const why =
    typeof map === 'string' ? map : findPath(map, wallsOf(map.cliffs)) ? null : 'There is no way from flag to flag.';
  if (why === null) return { map: map as GameMap, complaint: null };
  return { map: CLASSIC, complaint: `The map cannot be read. ${why} This is the classic one instead.` };
}

function tick(state: State, frame: Frame, t: T): readonly Event[] {
  if (state.phase === 'over') return [];
  const events: Event[] = [];
  const emit: Emit = event => events.push(event);
  if (state.tick === 0 && state.complaint) emit({ type: 'refused', message: state.complaint });
  state.tick++;
  handleInput(state, frame, emit, t);
  for (let i = 0; i < state.pace; i++) step(state, emit, t);
  return events;
}

function step(state: State, emit: Emit, t: T): void {
  if (state.phase === 'over') return;
  if (state.phase === 'wave') spawnDue(state, t);
  if (state.mobs.length > 0) {
    moveMobs(state, emit, t);
    fireGems(state, emit, t);
    removeKilled(state, emit, t);
  }
  if (state.lives <= 0) {
    state.phase = 'over';
    emit({ type: 'ended', level: state.level, score: state.score, key: scoreKey(state), cause: state.cause });
  } else if (state.phase === 'wave' && state.mobs.length === 0 && state.arrived > 0 && isAllSpawned(state, t))
    completeLevel(state, emit, t);
  else if (state.phase === 'pause' && --state.pauseLeft <= 0) startRound(state, emit, t);
  if (state.phase !== 'over') judgeVictory(state, emit);
}

function command(state: State, order: Command, t: T): readonly Event[] {
  const events: Event[] = [];
  handleCommand(state, order, event => events.push(event), t);
  return events;
}

export const rules: RealtimeRules<State, Command, Event, T> = {
  kind: 'realtime',
  create,
  tick,
  command,
  outlines: outlinesOf,
  takeBack: ({ phase, fresh }) => (phase === 'placing' && fresh.length > 0 ? { type: 'takeBack' } : null),
  giveUp: ({ asked, chosen }) => (asked !== null || chosen !== null ? { type: 'close' } : null),
  result: resultOf,
};
