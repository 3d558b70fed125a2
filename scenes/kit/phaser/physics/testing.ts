// Test course for physics: bodies that fall, bounce, ride and land for STEPS ticks. Its final state has the same hash in Node and in every browser.
import { copy } from '../../core/json.ts';
import { type Carrier, type Ground, type Mover, Side } from '../../core/rules.ts';

interface Course {
  readonly movers: Mover[];
  readonly carriers: Carrier[];
}

export const STEPS = 600;
/** The hash of the course's state after so many steps. */
export const GOLDEN = '1ecb8a464986ab';

const SOLIDS: Ground['solids'] = [
  [150, 420, 60, 40],
  [300, 500, 100, 30],
  [0, 560, 400, 40],
];

const START: Course = {
  movers: [
    { x: 60, y: 80, vx: 210, vy: -300, w: 20, h: 20, touching: 0, gravity: 1440, bounce: 0.6, carriedBy: null },
    {
      x: 180,
      y: 40,
      vx: -33,
      vy: 0,
      w: 24,
      h: 24,
      touching: 0,
      gravity: 900,
      bounce: 0.8,
      round: true,
      carriedBy: null,
    },
    { x: 330, y: 120, vx: 70, vy: 10, w: 14, h: 30, touching: 0, gravity: 1440, carriedBy: null },
    { x: 250, y: 300, vx: 260, vy: -190, w: 16, h: 16, touching: 0, bounce: 1, round: true },
  ],
  carriers: [
    { id: 1, x: 20, y: 300, w: 80, h: 10, vx: 90, vy: 0, oneWay: true },
    { id: 2, x: 220, y: 240, w: 80, h: 10, vx: 0, vy: -45, oneWay: true },
    { id: 3, x: 300, y: 380, w: 60, h: 20, vx: -50, vy: 30 },
  ],
};

/** Rules of the course: lifts turn round, one disappears now and then, and standing bodies jump. */
export function course(state: Course = copy(START)): {
  state: Course;
  at(tick: number): [movers: readonly Mover[], ground: Ground];
} {
  return {
    state,
    at(tick) {
      for (const lift of state.carriers) {
        if (lift.x < 0 || lift.x + lift.w > 400) lift.vx = -lift.vx;
        if (lift.y < 150 || lift.y > 480) lift.vy = -lift.vy;
      }
      for (const [index, body] of state.movers.entries()) {
        const stands = (body.touching & Side.down) !== 0;
        if (!stands || body.gravity === undefined || (tick + index * 17) % 50 !== 0) continue;
        body.vy = -520 - index * 40;
        body.vx = (tick % 3) * 110 - 110;
      }
      const carriers = state.carriers.filter(({ id }) => id !== 2 || tick % 120 < 80);
      return [state.movers, { width: 400, height: 600, solids: SOLIDS, open: Side.up, carriers }];
    },
  };
}
