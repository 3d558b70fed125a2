// Search for a way through a mission's hall, unseen and unarmed, with the rules themselves: the bot that knows the hall sets out at other moments until one is found.
import type { Frame } from '../../kit/core/input/input.ts';
import type { T } from '../constants.ts';
import type { State } from '../rules/state.ts';
import { CAREFUL, pilot, UNSEEN_COST } from './pilot.ts';

/** Input of a way: for so many ticks a direction, or one throw at a place. */
export type Input = readonly [ticks: number, x: number, y: number] | readonly [throwAt: 'throw', x: number, y: number];

/** A run of a hall that is played tick by tick. */
export interface HallRun {
  readonly state: Readonly<State>;
  readonly tuning: T;
  tick(frame: Partial<Frame>): void;
}

export interface FoundWay {
  readonly ticks: number;
  readonly inputs: readonly Input[];
}

const MOST_TICKS = 60 * 100;
/** Moments at which it sets out, in ticks, and how far it looks ahead, in samples. */
const SETS_OUT = [0, 30, 65, 100, 130, 150];
const LOOKS_AHEAD = [100, 40];

/** The quickest way that was found; null for none. */
export function searchHall(open: () => HallRun): FoundWay | null {
  for (const foresees of LOOKS_AHEAD) {
    const found = SETS_OUT.flatMap(late => tryWay(open(), late, foresees) ?? []);
    const [quickest] = found.toSorted((a, b) => a.ticks - b.ticks);
    if (quickest) return quickest;
  }
  return null;
}

function tryWay(run: HallRun, late: number, foresees: number): FoundWay | null {
  const steer = pilot(0, {
    ...CAREFUL,
    watchedCost: UNSEEN_COST,
    folds: false,
    shoots: false,
    fetches: false,
    skips: ['hide'],
    foresees,
  });
  const inputs: Input[] = [];
  for (let tick = 0; tick < MOST_TICKS; tick++) {
    const { move = [0, 0], pointer } = tick < late ? {} : steer(run.state, run.tuning);
    const input: Input = pointer ? ['throw', pointer.x, pointer.y] : [1, move[0], move[1]];
    add(inputs, input);
    run.tick(frameOf(input));
    const { phase, totals } = run.state;
    if (totals.timesSeen > 0 || totals.shots > 0 || phase === 'lost') return null;
    if (phase === 'won') return { ticks: run.state.levelTicks, inputs };
  }
  return null;
}

/** Joins equal directions. */
function add(inputs: Input[], input: Input): void {
  const last = inputs.at(-1);
  if (last && last[0] !== 'throw' && input[0] !== 'throw' && last[1] === input[1] && last[2] === input[2])
    inputs[inputs.length - 1] = [last[0] + 1, last[1], last[2]];
  else inputs.push(input);
}

/** The frame of one tick of an input. */
export function frameOf([what, x, y]: Input): Partial<Frame> {
  if (what !== 'throw') return { move: [x, y] };
  return { pointer: { x, y, down: true, pressed: true, released: false, cancelled: false } };
}
