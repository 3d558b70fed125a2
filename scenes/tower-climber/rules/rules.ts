// Rules of Tower Climber, in the order of a tick: contact, platforms, enemies, cranes, input, jump, camera, generation, death. Specification part 2, §4 and §9.
import { seeded } from '../../kit/core/rng.ts';
import type { CreateOptions, RealtimeRules } from '../../kit/core/rules.ts';
import type { T } from '../constants.ts';
import { EDGES } from './aim.ts';
import { boxOf, updateCarry, updateCranes } from './cranes.ts';
import { bodyOf, updateEnemies } from './enemies.ts';
import { cancelPull, checkDeath, jump, newPlayer, updateAim, updateCamera, updateContact, updatePull } from './fox.ts';
import { updatePlatforms } from './platforms.ts';
import { resultOf } from './score.ts';
import type { Command, Emit, Event, State } from './state.ts';
import { createTower, extendTower } from './tower.ts';

export const rules: RealtimeRules<State, Command, Event, T> = {
  kind: 'realtime',
  create,
  tick(state, frame, t) {
    const events: Event[] = [];
    const emit: Emit = event => events.push(event);
    if (state.phase === 'dying') updateDying(state, emit);
    if (state.phase !== 'playing') return events;
    state.tick++;
    if (state.carry) updateCarry(state, t);
    else updateContact(state, t, emit);
    updatePlatforms(state, t, emit);
    updateEnemies(state, t);
    updateCranes(state, t, emit);
    updatePull(state, frame, t, emit);
    updateAim(state, frame, t);
    jump(state, t, emit);
    updateCamera(state, t);
    extendTower(state, t);
    if (!state.carry) checkDeath(state, t, emit);
    return events;
  },
  command(state, command) {
    const events: Event[] = [];
    // A replay file is untrusted: `command` may be anything.
    if (command?.type === 'giveUp' && state.pull) cancelPull(state, event => events.push(event));
    return events;
  },
  giveUp: ({ pull }) => (pull ? { type: 'giveUp' } : null),
  movers: ({ phase, player, carry }) => (phase === 'playing' && !carry ? [player] : []),
  ground: ({ platforms }) => ({ ...EDGES, carriers: platforms.filter(({ isGone }) => !isGone) }),
  outlines: ({ enemies, cranes }, t) => [
    ...enemies.map(enemy => bodyOf(enemy, t)),
    ...cranes.map(crane => boxOf(crane, t)),
  ],
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
    cranes: [],
    heldCranes: 0,
    carry: null,
    nextCrane: 0,
    craneSeenAt: null,
    camera: 0,
    base: 0,
    look: 0,
    reachedAt: null,
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
    totals: { jumps: 0, falls: 0, springs: 0, cancelled: 0, cranes: 0 },
  };
  createTower(state, t);
  state.player.carriedBy = state.platforms[0]?.id ?? null;
  return state;
}

/** Counts the dying time; then the run is over. */
function updateDying(state: State, emit: Emit): void {
  if (state.dyingLeft-- > 0) return;
  state.dyingLeft = 0;
  state.phase = 'over';
  emit({ type: 'runEnded' });
}
