// Airborne: hold the ground against helicopters and paratroopers for as long as it goes. Specification part 3, §4.
import { random, seeded } from '../kit/core/rng.ts';
import type { CreateOptions, RealtimeRules } from '../kit/core/rules.ts';
import { startWaves } from '../kit/core/waves.ts';
import { callHelicopters, fallWrecks, flyHelicopters } from './air.ts';
import { outlinesOf } from './bodies.ts';
import type { T } from './constants.ts';
import { flyBullets, flyShells } from './flight.ts';
import { aim, drive, newGun, shoot, switchOver } from './gun.ts';
import { newChain, resultOf, strainChain } from './score.ts';
import { blast, callSiege, passSiege } from './siege/siege.ts';
import { newSiege } from './siege/things.ts';
import type { Event, State, Tell } from './state.ts';
import { defend, fall, gather, walk } from './troopers.ts';

export const rules: RealtimeRules<State, never, Event, T> = {
  kind: 'realtime',
  create,
  tick(state, frame, t) {
    if (state.phase === 'over') return [];
    const events: Event[] = [];
    const tell: Tell = event => events.push(event);
    state.tick++;
    switchOver(state, frame, t, tell);
    drive(state, frame, t);
    aim(state, frame, t);
    shoot(state, frame, t, tell);
    const { siege } = state;
    if (siege) callSiege(state, siege, t, tell);
    else callHelicopters(state, t, tell);
    flyHelicopters(state, t, tell);
    if (siege) passSiege(state, siege, t, tell);
    flyBullets(state, t, tell);
    flyShells(state, t, tell);
    fallWrecks(state, t, tell);
    if (siege) blast(state, siege, t, tell);
    fall(state, t, tell);
    walk(state, t, tell);
    strainChain(state, tell);
    defend(state, t, tell);
    return events;
  },
  outlines: outlinesOf,
  result: resultOf,
};

/** Score, things and place begin anew; the mode is cannon and the gun is free. */
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
    totals: { shots: 0, earned: 0, helicopters: 0, troopers: 0, walkers: 0, landed: 0 },
  };
  if (setup['battle'] === 'siege') state.siege = newSiege();
  gather(state, t, () => random(state.rng));
  return state;
}
