// The ladder of players: who runs at the nearest diamond, who looks up now and then, who looks ahead, and what each is worth.

import type { Frame } from '../kit/core/input.ts';
import { limited, NEWCOMER, PRACTISED, realtimeLadder } from '../kit/core/ladder.ts';
import { seeded } from '../kit/core/rng.ts';
import { type Action, type Cave, copyCave } from './cave.ts';
import { CELL } from './cells.ts';
import type { T } from './constants.ts';
import { KEY } from './controls.ts';
import { keysOf } from './pilot.ts';
import { type Habits, Walker } from './planner.ts';
import { caveAtWork, copyOf, type Event, type State } from './state.ts';

/** The cave is where it is; moths are where they were a reaction ago. */
function sees(now: Readonly<State>, then: Readonly<State>): State {
  if (now.level !== then.level || now.phase !== then.phase || now.totals.again !== then.totals.again) return now;
  const { cells } = caveAtWork(now);
  for (const { cell, under } of now.cave.monsters) cells[cell] = under;
  const monsters = then.cave.monsters.filter(({ cell }) => cells[cell] !== CELL.player && cells[cell] !== CELL.wall);
  for (const monster of monsters) cells[monster.cell] = CELL.monster;
  const text = String.fromCharCode(...cells.map(code => code + 48));
  // Nobody knows which way a moth will turn.
  return {
    ...now,
    rng: seeded(0),
    cave: { ...now.cave, cells: text, monsters: monsters.map(monster => ({ ...monster })) },
  };
}

/** Practised eyes follow a moth as it flies: only which way it will turn is not known. */
const follows = (now: Readonly<State>): State => ({ ...now, rng: seeded(0) });

interface Manners extends Habits {
  /** Diamonds that it takes beyond what is needed. */
  readonly spare: number;
}

/** Cell ticks without a diamond after which it wants no more than the exit; twice as many, and it takes risks; then it begins the cave again. Who did so twice is in a hurry. */
const PATIENCE = 150;

/** One step at a time, each a press of its own: the nearest diamond that its habits allow; then the exit. */
const walker = (manners: Manners) => () => {
  let steps: Walker | null = null;
  let mood = '';
  let at = -1;
  let next: Partial<Frame> = {};
  let [collected, since] = [-1, 0];
  return (state: Readonly<State>, t: T): Partial<Frame> => {
    if (state.phase !== 'playing') return {};
    const { cave, level, totals } = state;
    const now = Math.floor(cave.clock / t.cellTicks);
    if (at === now) return next;
    if (now < at || cave.collected !== collected) [collected, since] = [cave.collected, now];
    at = now;
    const bored = Math.floor((now - since) / PATIENCE);
    const isBold = bored >= 2 || totals.again >= 2;
    const feels = `${level} ${totals.again} ${isBold}`;
    if (feels !== mood || !steps) {
      const habits: Habits = isBold ? { foresight: null, fear: 0 } : manners;
      steps = new Walker(t, { left: Number.POSITIVE_INFINITY }, habits);
      mood = feels;
    }
    const spare = bored > 0 || totals.again > 0 ? 0 : manners.spare;
    const action = steps.next(wanting(copyOf(state), spare))?.action ?? 'stay';
    next = bored >= 3 ? { held: KEY.again, pressed: KEY.again } : keysOf(action);
    // Let go between two steps.
    return {};
  };
};

/** Who wants more than is needed sees no exit until there is nothing left to want. */
function wanting(cave: Cave, spare: number): Cave {
  const goesOn = cave.exitOpen && cave.collected < cave.needed + spare && cave.cells.includes(CELL.diamond);
  return goesOn ? { ...copyCave(cave), exitOpen: false, needed: cave.needed + spare } : cave;
}

/** Runs at the nearest diamond and never looks up. */
const runner = walker({ foresight: null, fear: 0, spare: 0 });
const careful = walker({ foresight: 2, fear: 3, spare: 0, unhurried: true });
const collector = walker({ foresight: 3, fear: 5, spare: 12 });
const practised = limited(collector, PRACTISED, follows);

const held = (action: Action) => () => (state: Readonly<State>) => (state.phase === 'playing' ? keysOf(action) : {});
/** Stands at the start until the moths have flown about for twenty seconds. */
const WAIT_TICKS = 20 * 60;

export default realtimeLadder({
  measure: 'score',
  count: () => ({
    value: ({ score }: Readonly<State>) => score,
    stage: ({ level }) => level,
    onEvent: (_event: Event) => {},
  }),
  mostMinutes: 20,
  endsInDefeat: true,
  players: { naive: limited(runner, NEWCOMER, sees), newcomer: limited(careful, NEWCOMER, sees), practised },
  without: {
    'looking ahead': limited(walker({ foresight: null, fear: 5, spare: 12 }), PRACTISED, follows),
    'spare diamonds': limited(walker({ foresight: 3, fear: 5, spare: 0 }), PRACTISED, follows),
  },
  exploits: {
    'dig and never walk': held('digRight'),
    'wait at the start': seed => {
      const decide = practised(seed);
      return (state, t, legal) => (state.cave.clock < WAIT_TICKS ? {} : decide(state, t, legal));
    },
  },
});
