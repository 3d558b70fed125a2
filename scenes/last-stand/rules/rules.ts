// Rules of Airborne (real time): a gun against endless waves of helicopters and paratroopers. Specification part 3, §4.
import { random, seeded } from '../../kit/core/rng.ts';
import type { CreateOptions, RealtimeRules } from '../../kit/core/rules.ts';
import { startWaves } from '../../kit/core/world/waves.ts';
import type { T } from '../constants.ts';
import { aim, applySwitches, drive, newGun, shoot } from './gun.ts';
import { moveHelicopters, moveWrecks, spawnHelicopters } from './helicopters.ts';
import { outlinesOf } from './hitboxes.ts';
import { moveBullets, moveShells } from './projectiles.ts';
import { newChain, resultOf, updateChain } from './score.ts';
import { explodeCarriers, moveSiege, spawnSiege } from './siege/siege.ts';
import { newSiege } from './siege/siegeState.ts';
import type { Emit, Event, State } from './state.ts';
import { addExtraTroopers, checkGunTaken, moveTroopers, moveWalkers } from './troopers.ts';

export const rules: RealtimeRules<State, never, Event, T> = {
  kind: 'realtime',
  create,
  tick(state, frame, t) {
    if (state.phase === 'over') return [];
    const events: Event[] = [];
    const emit: Emit = event => events.push(event);
    state.tick++;
    applySwitches(state, frame, t, emit);
    drive(state, frame, t);
    aim(state, frame, t);
    shoot(state, frame, t, emit);
    const { siege } = state;
    if (siege) spawnSiege(state, siege, t, emit);
    else spawnHelicopters(state, t, emit);
    moveHelicopters(state, t, emit);
    if (siege) moveSiege(state, siege, t, emit);
    moveBullets(state, t, emit);
    moveShells(state, t, emit);
    moveWrecks(state, t, emit);
    if (siege) explodeCarriers(state, siege, t, emit);
    moveTroopers(state, t, emit);
    moveWalkers(state, t, emit);
    updateChain(state, emit);
    checkGunTaken(state, t, emit);
    return events;
  },
  outlines: outlinesOf,
  result: resultOf,
};

/** A new run: gun in the middle, unlocked, cannon mode. */
function create({ seed, setup }: CreateOptions, t: T): State {
  const state: State = {
    seed,
    rng: seeded(seed),
    phase: 'playing',
    tick: 0,
    gun: newGun(),
    waves: startWaves(t.firstWave),
    helicopters: [],
    troopers: [],
    walkers: [],
    wrecks: [],
    bullets: [],
    shells: [],
    nextId: 1,
    score: 0,
    chain: newChain(),
    warnings: 0,
    totals: { shots: 0, earned: 0, helicopters: 0, troopers: 0, walkers: 0, landed: 0 },
  };
  if (setup['battle'] === 'siege') state.siege = newSiege();
  addExtraTroopers(state, t, () => random(state.rng));
  return state;
}
