// Tower Climber: pull back, let go, climb for as long as it goes. Specification part 2, §4 and §9.
import { seeded } from '../kit/core/rng.ts';
import type { CreateOptions, RealtimeRules } from '../kit/core/rules.ts';
import { EDGES } from './aim.ts';
import type { T } from './constants.ts';
import { bodyOf, runEnemies } from './enemies.ts';
import { aimByKeys, cancelPull, jump, lift, newPlayer, pullBack, stand, suffer } from './fox.ts';
import { runPlatforms } from './platforms.ts';
import { resultOf } from './score.ts';
import type { Command, Event, State, Tell } from './state.ts';
import { build, layGround } from './tower.ts';

export const rules: RealtimeRules<State, Command, Event, T> = {
  kind: 'realtime',
  create,
  tick(state, frame, t) {
    const events: Event[] = [];
    const tell: Tell = event => events.push(event);
    if (state.phase === 'dying') die(state, tell);
    if (state.phase !== 'playing') return events;
    state.tick++;
    stand(state, t, tell);
    runPlatforms(state, t, tell);
    runEnemies(state, t);
    pullBack(state, frame, t, tell);
    aimByKeys(state, frame, t);
    jump(state, t, tell);
    lift(state, t);
    build(state, t);
    suffer(state, t, tell);
    return events;
  },
  command(state, command) {
    const events: Event[] = [];
    // A replay from elsewhere may hold anything.
    if (command?.type === 'giveUp' && state.pull) cancelPull(state, event => events.push(event));
    return events;
  },
  giveUp: ({ pull }) => (pull ? { type: 'giveUp' } : null),
  movers: ({ phase, player }) => (phase === 'playing' ? [player] : []),
  ground: ({ platforms }) => ({ ...EDGES, carriers: platforms.filter(({ isGone }) => !isGone) }),
  outlines: ({ enemies }, t) => enemies.map(enemy => bodyOf(enemy, t)),
  result: resultOf,
};

function create({ seed }: CreateOptions, t: T): State {
  const state: State = {
    seed,
    rng: seeded(seed),
    phase: 'playing',
    tick: 0,
    player: newPlayer(t),
    platforms: [],
    enemies: [],
    camera: 0,
    base: 0,
    difficulty: 0,
    climbed: 0,
    score: 0,
    pull: null,
    aim: { degrees: 0, power: Math.min(t.pullPx, Math.max(t.deadPull + 1, t.pullPx * 0.7)), isShown: false },
    buffered: null,
    dyingLeft: 0,
    fate: null,
    nextId: 1,
    top: { x: 0, y: 0, sway: 0, id: 0 },
    totals: { jumps: 0, falls: 0, springs: 0, cancelled: 0 },
  };
  layGround(state, t);
  state.player.carriedBy = state.platforms[0]?.id ?? null;
  return state;
}

/** The fox is gone; the tower stands still for a moment. */
function die(state: State, tell: Tell): void {
  if (state.dyingLeft-- > 0) return;
  state.dyingLeft = 0;
  state.phase = 'over';
  tell({ type: 'runEnded' });
}
