// Ladder of bots: from one that runs at the nearest diamond to one that looks ahead, without each skill, and exploits.
import type { Frame } from '../../kit/core/input/input.ts';
import { limited, NEWCOMER, PRACTISED, realtimeLadder } from '../../kit/core/ladder/ladder.ts';
import { seeded } from '../../kit/core/rng.ts';
import type { T } from '../constants.ts';
import { KEY } from '../controls.ts';
import { type PlannerOptions, StepPlanner } from '../levels/planner.ts';
import { type Action, type Cave, copyCave } from '../rules/cave.ts';
import { CELL } from '../rules/cells.ts';
import { copyOfCave, type Event, type State, unpackCave } from '../rules/state.ts';
import { keysOf } from './pilot.ts';

/** Delayed perception: the cave as it is now, but moths where they were one reaction time ago. */
function delayedMoths(now: Readonly<State>, then: Readonly<State>): State {
  if (now.level !== then.level || now.phase !== then.phase || now.totals.again !== then.totals.again) return now;
  const { cells } = unpackCave(now);
  for (const { cell, under } of now.cave.monsters) cells[cell] = under;
  const monsters = then.cave.monsters.filter(({ cell }) => cells[cell] !== CELL.player && cells[cell] !== CELL.wall);
  for (const monster of monsters) cells[monster.cell] = CELL.monster;
  const text = String.fromCharCode(...cells.map(code => code + 48));
  // Another random generator: the bot must not foresee how a moth turns.
  return {
    ...now,
    rng: seeded(0),
    cave: { ...now.cave, cells: text, monsters: monsters.map(monster => ({ ...monster })) },
  };
}

/** Practised perception: moths as they are now, but without their random turns. */
const withoutForesight = (now: Readonly<State>): State => ({ ...now, rng: seeded(0) });

interface BotOptions extends PlannerOptions {
  /** Diamonds that it collects beyond the need. */
  readonly spare: number;
}

/** Cell ticks without a diamond: after one such span the bot only heads for the exit, after two it takes risks, after three it restarts. After two restarts it always takes risks. */
const PATIENCE = 150;

/** Bot that presses one step at a time: to the nearest diamond that its options allow, then to the exit. */
const stepBot = (options: BotOptions) => () => {
  let steps: StepPlanner | null = null;
  let plannedFor = '';
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
    const key = `${level} ${totals.again} ${isBold}`;
    if (key !== plannedFor || !steps) {
      const plannerOptions: PlannerOptions = isBold ? { foresight: null, fear: 0 } : options;
      steps = new StepPlanner(t, { left: Number.POSITIVE_INFINITY }, plannerOptions);
      plannedFor = key;
    }
    const spare = bored > 0 || totals.again > 0 ? 0 : options.spare;
    const action = steps.next(withSpareGoal(copyOfCave(state), spare))?.action ?? 'stay';
    next = bored >= 3 ? { held: KEY.again, pressed: KEY.again } : keysOf(action);
    // Let go between two steps.
    return {};
  };
};

/** Who wants more than is needed delayedMoths no exit until there is nothing left to want. */
function withSpareGoal(cave: Cave, spare: number): Cave {
  const goesOn = cave.exitOpen && cave.collected < cave.needed + spare && cave.cells.includes(CELL.diamond);
  return goesOn ? { ...copyCave(cave), exitOpen: false, needed: cave.needed + spare } : cave;
}

/** Runs at the nearest diamond and never looks up. */
const runner = stepBot({ foresight: null, fear: 0, spare: 0 });
const careful = stepBot({ foresight: 2, fear: 3, spare: 0, unhurried: true });
const collector = stepBot({ foresight: 3, fear: 5, spare: 12 });
const practised = limited(collector, PRACTISED, withoutForesight);

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
  players: {
    naive: limited(runner, NEWCOMER, delayedMoths),
    newcomer: limited(careful, NEWCOMER, delayedMoths),
    practised,
  },
  without: {
    'looking ahead': limited(stepBot({ foresight: null, fear: 5, spare: 12 }), PRACTISED, withoutForesight),
    'spare diamonds': limited(stepBot({ foresight: 3, fear: 5, spare: 0 }), PRACTISED, withoutForesight),
  },
  exploits: {
    'dig and never walk': held('digRight'),
    'wait at the start': seed => {
      const decide = practised(seed);
      return (state, t, legal) => (state.cave.clock < WAIT_TICKS ? {} : decide(state, t, legal));
    },
  },
});
