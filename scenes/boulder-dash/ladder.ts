// The ladder of players: who runs at the nearest diamond, who looks up now and then, who looks ahead, and what each is worth.

import type { Frame } from '../kit/core/input.ts';
import { limited, NEWCOMER, PRACTISED, realtimeLadder } from '../kit/core/ladder.ts';
import { seeded } from '../kit/core/rng.ts';
import { type Action, type Cave, copyCave } from './cave.ts';
import { CELL } from './cells.ts';
import type { T } from './constants.ts';
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

interface Manners extends Habits {
  /** Diamonds that it takes beyond what is needed. */
  readonly spare: number;
}

/** One step at a time, each a press of its own: the nearest diamond that its habits allow; then the exit. */
const walker =
  ({ spare, ...habits }: Manners) =>
  () => {
    let steps: Walker | null = null;
    let of = '';
    let at = -1;
    let next: Partial<Frame> = {};
    return (state: Readonly<State>, t: T): Partial<Frame> => {
      if (state.phase !== 'playing') return {};
      const cave = `${state.level} ${state.totals.again}`;
      const now = Math.floor(state.cave.clock / t.cellTicks);
      if (of === cave && at === now) return next;
      if (of !== cave || !steps) steps = new Walker(t, { left: Number.POSITIVE_INFINITY }, habits);
      [of, at] = [cave, now];
      next = keysOf(steps.next(wanting(copyOf(state), spare))?.action ?? 'stay');
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
const careful = walker({ foresight: 3, fear: 3, spare: 0 });
const collector = walker({ foresight: 5, fear: 4, spare: 15 });
const practised = limited(collector, PRACTISED, sees);

const held = (action: Action) => () => (state: Readonly<State>) => (state.phase === 'playing' ? keysOf(action) : {});
/** Stands at the start until the moths have flown about for twenty seconds. */
const WAIT_TICKS = 20 * 60;

export default realtimeLadder({
  measure: 'score',
  count: () => ({
    value: ({ score }: Readonly<State>) => score,
    stage: ({ level }) => level,
    heard: (_event: Event) => {},
  }),
  mostMinutes: 6,
  endsInDefeat: true,
  players: { naive: limited(runner, NEWCOMER, sees), newcomer: limited(careful, NEWCOMER, sees), practised },
  without: {
    'looking ahead': limited(walker({ foresight: null, fear: 4, spare: 15 }), PRACTISED, sees),
    'spare diamonds': limited(walker({ foresight: 5, fear: 4, spare: 0 }), PRACTISED, sees),
    'keeping away': limited(walker({ foresight: 5, fear: 0, spare: 15 }), PRACTISED, sees),
  },
  exploits: {
    'dig and never walk': held('digRight'),
    'wait at the start': seed => {
      const decide = practised(seed);
      return (state, t, legal) => (state.cave.clock < WAIT_TICKS ? {} : decide(state, t, legal));
    },
  },
});
