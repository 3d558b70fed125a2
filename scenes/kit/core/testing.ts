// Test games of the session: a real-time counter, and take-away in turns.
import { knob, type Tuning } from './constants.ts';
import type { HudItem } from './hud.ts';
import { NO_INPUT } from './input/input.ts';
import { copy } from './json.ts';
import type { Replay } from './replay/replay.ts';
import { type HasRng, randomInt, seeded } from './rng.ts';
import type { RealtimeRules, TurnRules } from './rules.ts';
import { GameSession } from './session/GameSession.ts';
import type { OpenOptions } from './session/session.ts';

export const constants = { stride: knob(1, [0, 10], 'steps', 'how far a tick goes') };
type T = Tuning<typeof constants>;

export interface Walk extends HasRng {
  at: number;
  luck: number;
}
export const walk: RealtimeRules<Walk, { jump: number }, { type: 'jumped' }, T> = {
  kind: 'realtime',
  create: ({ seed }) => ({ rng: seeded(seed), at: 0, luck: 0 }),
  tick(state, frame, t) {
    state.at += frame.held * t.stride;
    state.luck = randomInt(state.rng, 1000);
    return [];
  },
  command(state, { jump }) {
    state.at += jump;
    return [{ type: 'jumped' }];
  },
  result: state =>
    state.at >= 1000 ? { outcome: 'won', score: state.at, title: 'Far', lines: [], again: 'Again' } : null,
};
export const walker = (seed = 1, overrides = {}, more: Partial<OpenOptions> = {}) =>
  new GameSession(
    {
      id: 'walk',
      controls: [],
      constants,
      rules: walk,
      hud: s => [{ kind: 'counter', id: 'at', label: 'At', value: s.at }],
      pilot: () => () => ({ held: 2 }),
    },
    { seed, overrides, ...more },
  );
export const held = (bits: number) => ({ ...NO_INPUT, held: bits });

interface Heap extends HasRng {
  readonly left: number;
  readonly turn: 1 | 2;
}
type Take = { take: number };
export const heap: TurnRules<Heap, Take, { type: 'took' } | { type: 'refused'; message: string }, T> = {
  kind: 'turns',
  create: ({ seed }) => ({ rng: seeded(seed), left: 9, turn: 1 }),
  legal: ({ left }) => [1, 2, 3].filter(take => take <= left).map(take => ({ take })),
  apply(state, { take }) {
    if (take > state.left) return { state, events: [{ type: 'refused', message: 'Too many.' }] };
    return { state: { ...state, left: state.left - take, turn: state.turn === 1 ? 2 : 1 }, events: [{ type: 'took' }] };
  },
  due: ({ turn, left }) => (turn === 2 && left > 0 ? { command: { take: 1 }, afterTicks: 5 } : null),
  undoable: ({ turn }) => turn === 1,
  result: ({ left }) => (left === 0 ? { outcome: 'ended', score: 0, title: 'Empty', lines: [], again: 'Again' } : null),
};
export const taker = () =>
  new GameSession(
    {
      id: 'heap',
      controls: [{ action: 'one', keys: ['Digit1'], label: 'Take one', command: { take: 1 } }],
      constants,
      rules: heap,
      hud: () => [],
      pilot: () => state => ({ take: Math.min(1, state.left) }),
    },
    { seed: 1 },
  );

/** A short replay of an invented game. */
export const replay = (over: Partial<Replay> = {}): Replay => ({
  version: 2,
  game: 'test',
  rules: 1,
  seed: 7,
  setup: { mode: 'pvc' },
  overrides: {},
  ticks: 3,
  frames: [[3, [1]]],
  acts: [[1, { command: { type: 'roll' } }]],
  assisted: false,
  hash: 'ab',
  result: null,
  ...over,
});

/** The hash that a replay ends in when another session plays it. */
export function hashOfPlayback(
  view: { watch(replay: Replay): void; seek(tick: number): void; hash(): string },
  recorded: Replay,
) {
  view.watch(copy(recorded));
  view.seek(recorded.ticks);
  return view.hash();
}

/** A session of the turn game with some rules replaced. */
export const opened = (rules: object, hud: () => readonly HudItem[] = () => []) =>
  new GameSession(
    {
      id: 'heap',
      controls: [],
      constants,
      rules: { ...heap, ...rules },
      hud,
      view: () => ({}),
      pilot: () => () => null,
    },
    { seed: 1 },
  );
