// What one key and one finger do in each game, as literals: the button that begins, what is looked at, and how it stands before, after the key, after the finger.
import type { State as BoulderDash } from '../../scenes/boulder-dash/state.ts';
import type { State as CatCrazy } from '../../scenes/cat-crazy/state.ts';
import type { DalexState } from '../../scenes/dalex/state.ts';
import type { DiceState } from '../../scenes/dice-conquest/state.ts';
import type { State as Emergencia } from '../../scenes/emergencia/state.ts';
import type { EscapeState } from '../../scenes/escape-room/state.ts';
import type { State as LastStand } from '../../scenes/last-stand/state.ts';
import type { MathState } from '../../scenes/math-rpg/state.ts';
import type { State as Minigolf } from '../../scenes/minigolf/state.ts';
import type { MysteryState } from '../../scenes/mystery-house/state.ts';
import type { RobotState } from '../../scenes/robot-battle/state.ts';
import type { State as RockTd } from '../../scenes/rock-td/state.ts';
import type { State as RubberBandRocket } from '../../scenes/rubber-band-rocket/state.ts';
import type { SokobanState } from '../../scenes/sokoban/state.ts';
import type { State as StealthEscape } from '../../scenes/stealth-escape/state.ts';
import type { State as StrategicBattle } from '../../scenes/strategic-battle/state.ts';
import type { State as TowerClimber } from '../../scenes/tower-climber/state.ts';
import type { YayZeeState } from '../../scenes/yay-zee/state.ts';

/** A place on the stage, as parts of its width and height. */
export type Place = readonly [x: number, y: number];

export interface Hands {
  readonly id: string;
  /** The buttons that begin. */
  readonly start: readonly string[];
  /** What of the state is looked at. */
  looks(state: unknown): unknown;
  readonly before: unknown;
  /** Codes of keys, one after the other. */
  readonly keys: readonly string[];
  /** The key is held until it has done so. */
  readonly held?: true;
  readonly afterKey: unknown;
  /** How it stands once the held key was let go. */
  readonly letGo?: unknown;
  /** Buttons, one after the other; or a place on the stage, and where the finger is drawn from there. */
  readonly finger: { readonly on: readonly (string | RegExp)[] } | { readonly at: readonly Place[] };
  /** The finger is down until it has done so. */
  readonly rests?: true;
  readonly afterFinger: unknown;
  /** The key that pauses; P unless it is a letter to type. */
  readonly pause?: string;
}

/** Of a game whose state is of this type. */
const of =
  <State>() =>
  <Seen>(
    hands: Omit<Hands, 'looks' | 'before' | 'afterKey' | 'letGo' | 'afterFinger'> & {
      looks(state: State): Seen;
      readonly before: Seen;
      readonly afterKey: Seen;
      readonly letGo?: Seen;
      readonly afterFinger: Seen;
    },
  ): Hands => ({ ...hands, looks: state => hands.looks(state as State) });

export const HANDS: readonly Hands[] = [
  of<BoulderDash>()({
    id: 'boulder-dash',
    start: ['Start'],
    looks: ({ cave: { player, cells } }) => ({ player, beside: cells[84] }),
    before: { player: 82, beside: '2' },
    keys: ['ArrowRight'],
    afterKey: { player: 83, beside: '2' },
    finger: { on: ['Dig Right'] },
    afterFinger: { player: 83, beside: '0' },
  }),
  of<CatCrazy>()({
    id: 'cat-crazy',
    start: ['Start'],
    looks: ({ coins, eggs }) => ({ coins, warmth: eggs.map(egg => egg.hatchProgress) }),
    before: { coins: 100, warmth: [] },
    keys: ['KeyB'],
    afterKey: { coins: 0, warmth: [0] },
    finger: { at: [[62 / 720, 256 / 480]] },
    afterFinger: { coins: 0, warmth: [20] },
  }),
  of<DalexState>()({
    id: 'dalex',
    start: ['New Game'],
    looks: ({ turns, player }) => ({ turns, player }),
    before: { turns: 0, player: 7 * 15 + 7 },
    keys: ['KeyQ'],
    afterKey: { turns: 1, player: 6 * 15 + 6 },
    finger: { at: [[0.5, 0.5]] },
    afterFinger: { turns: 2, player: 7 * 15 + 7 },
  }),
  of<DiceState>()({
    id: 'dice-conquest',
    start: ['Player vs Computer'],
    looks: ({ phase, history }) => ({ rolled: phase === 'place' || history !== '', placed: history.slice(0, 2) }),
    before: { rolled: false, placed: '' },
    keys: ['KeyR'],
    afterKey: { rolled: true, placed: '' },
    finger: { at: [[0.5, 0.5]] },
    afterFinger: { rolled: true, placed: '64' },
  }),
  of<Emergencia>()({
    id: 'emergencia',
    start: ['Start', 'Got It!', 'Start Mission'],
    looks: ({ selected, agents }) => ({ selected, isSent: agents[0]?.targetX !== 100 }),
    before: { selected: 0, isSent: false },
    keys: ['Digit1'],
    afterKey: { selected: 1, isSent: false },
    finger: { at: [[0.3, 0.9]] },
    afterFinger: { selected: 1, isSent: true },
  }),
  of<EscapeState>()({
    id: 'escape-room',
    start: ['Start Game'],
    looks: ({ hintsLeft, focus }) => ({ hintsLeft, focus }),
    before: { hintsLeft: 3, focus: null },
    keys: ['KeyH'],
    afterKey: { hintsLeft: 2, focus: null },
    finger: { on: ['Sticky note'] },
    afterFinger: { hintsLeft: 2, focus: 'note' },
  }),
  of<LastStand>()({
    id: 'last-stand',
    start: ['Start Game'],
    looks: ({ gun, totals }) => ({ drove: gun.x < 390, fired: totals.shots > 0 }),
    before: { drove: false, fired: false },
    keys: ['ArrowLeft'],
    held: true,
    afterKey: { drove: true, fired: false },
    finger: { at: [[0.7, 0.3]] },
    afterFinger: { drove: true, fired: true },
  }),
  of<MathState>()({
    id: 'math-rpg',
    start: ['Start'],
    looks: ({ right, wrong }) => ({ right, wrong }),
    before: { right: 0, wrong: 0 },
    keys: ['Digit9', 'Enter'],
    afterKey: { right: 1, wrong: 0 },
    finger: { on: ['9', '9', 'Attack!'] },
    afterFinger: { right: 1, wrong: 1 },
  }),
  of<Minigolf>()({
    id: 'minigolf',
    start: ['Play'],
    looks: ({ aim, phase, strokes }) => ({ turned: aim > 0.1, swings: phase === 'putting', strokes }),
    before: { turned: false, swings: false, strokes: 0 },
    keys: ['ArrowRight'],
    held: true,
    afterKey: { turned: true, swings: false, strokes: 0 },
    finger: { on: ['PUTT'] },
    rests: true,
    afterFinger: { turned: true, swings: true, strokes: 0 },
  }),
  of<MysteryState>()({
    id: 'mystery-house',
    start: ['Enter the house'],
    looks: ({ room, moves }) => ({ room, moves }),
    before: { room: 'front', moves: 0 },
    keys: ['ArrowUp'],
    afterKey: { room: 'foyer', moves: 1 },
    finger: { on: [/^South: /] },
    afterFinger: { room: 'front', moves: 2 },
    pause: 'Escape',
  }),
  of<RobotState>()({
    id: 'robot-battle',
    start: ['To the workshop'],
    looks: ({ phase, pace }) => ({ fights: phase !== 'idle', pace }),
    before: { fights: false, pace: 1 },
    keys: ['Enter'],
    afterKey: { fights: true, pace: 1 },
    finger: { on: ['Speed ×1'] },
    afterFinger: { fights: true, pace: 2 },
  }),
  of<RockTd>()({
    id: 'rock-td',
    start: ['Play'],
    looks: ({ cursor, fresh }) => ({ cursor, rocks: fresh.length }),
    before: { cursor: 27, rocks: 0 },
    keys: ['Enter'],
    afterKey: { cursor: 27, rocks: 1 },
    finger: { at: [[2.5 / 8, 3.5 / 6]] },
    afterFinger: { cursor: 26, rocks: 1 },
  }),
  of<RubberBandRocket>()({
    id: 'rubber-band-rocket',
    start: ['Start'],
    looks: ({ isCharging, isLaunched, launches }) => ({ isCharging, isLaunched, launches }),
    before: { isCharging: false, isLaunched: false, launches: 0 },
    keys: ['Space'],
    held: true,
    afterKey: { isCharging: true, isLaunched: false, launches: 0 },
    letGo: { isCharging: false, isLaunched: false, launches: 1 },
    finger: { on: ['Hold'] },
    rests: true,
    afterFinger: { isCharging: true, isLaunched: false, launches: 1 },
  }),
  of<SokobanState>()({
    id: 'sokoban',
    start: ['Play'],
    looks: ({ lurd }) => lurd,
    before: '',
    keys: ['ArrowDown'],
    afterKey: 'd',
    finger: { at: [[0.616, 0.769]] },
    afterFinger: 'ddd',
  }),
  of<StealthEscape>()({
    id: 'stealth-escape',
    start: ['Start'],
    looks: ({ player: { x, ammo } }) => ({ ran: x > 60, ammo }),
    before: { ran: false, ammo: 5 },
    keys: ['KeyD'],
    held: true,
    afterKey: { ran: true, ammo: 5 },
    finger: { on: ['FIRE'] },
    afterFinger: { ran: true, ammo: 4 },
  }),
  of<StrategicBattle>()({
    id: 'strategic-battle',
    start: ['Start Battle'],
    looks: ({ chosen, own }) => ({ chosen, own: own.map(({ kind, row, col }) => [kind, row, col]) }),
    before: { chosen: null, own: [] },
    keys: ['Digit2'],
    afterKey: { chosen: 'Archer', own: [] },
    finger: { at: [[3.5 / 20, 4.5 / 10]] },
    afterFinger: { chosen: 'Archer', own: [['Archer', 4, 3]] },
  }),
  of<TowerClimber>()({
    id: 'tower-climber',
    start: ['Start Game'],
    looks: ({ aim, totals }) => ({ aims: aim.isShown, jumps: totals.jumps }),
    before: { aims: false, jumps: 0 },
    keys: ['Space'],
    afterKey: { aims: true, jumps: 0 },
    finger: {
      at: [
        [0.5, 0.4],
        [0.5, 0.55],
      ],
    },
    afterFinger: { aims: false, jumps: 1 },
  }),
  of<YayZeeState>()({
    id: 'yay-zee',
    start: ['Solo'],
    looks: ({ rollsLeft, held }) => ({ rollsLeft, held }),
    before: { rollsLeft: 3, held: [false, false, false, false, false] },
    keys: ['KeyR'],
    afterKey: { rollsLeft: 2, held: [false, false, false, false, false] },
    finger: { on: [/^Die 2:/] },
    afterFinger: { rollsLeft: 2, held: [false, true, false, false, false] },
  }),
];
