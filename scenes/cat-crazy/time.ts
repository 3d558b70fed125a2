// A tick of five seconds: everything wears down, work pays and tires, rest restores, and moods reach the neighbours.

import { change, earn, levelOf } from './bars.ts';
import { paceOf } from './breeds.ts';
import { sleep, stopWork, wake } from './care.ts';
import type { T } from './constants.ts';
import { found } from './eggs.ts';
import { pairsOf } from './mood.ts';
import { BARS, type Cat, of, type State, type Tell } from './state.ts';

/** So tired a cat lies down by itself. */
const DROPS = 5;

export function pass(state: State, tell: Tell, t: T): void {
  const sleepers = state.cats.filter(({ isResting }) => isResting).length;
  for (const cat of state.cats) {
    wear(cat, sleepers > 1 ? t.heapEnergy : 0, t);
    if (cat.isWorking) pay(state, cat, tell, t);
    if (cat.isWorking && BARS.some(bar => cat[bar] < t.workNeeds)) stopWork(state, cat, true, tell);
    if (cat.isResting && cat.energy >= 100) wake(state, cat, tell);
    if (!cat.isResting && cat.energy < DROPS) sleep(state, cat, true, tell);
  }
  mingle(state, tell, t);
  found(state, tell, t);
}

export function wear(cat: Cat, heap: number, t: T): void {
  const pace = paceOf(cat.type, t);
  const works = cat.isWorking;
  change(cat, 'hunger', -(works ? t.workHunger : t.hungerDecay) * pace.hunger);
  change(cat, 'thirst', -(works ? t.workThirst : t.thirstDecay) * pace.thirst);
  change(cat, 'happiness', -(works ? t.workHappiness : t.happinessDecay) * pace.happiness);
  if (cat.isResting) change(cat, 'energy', (t.restGain + heap) * pace.rest);
  else change(cat, 'energy', -(works ? t.workEnergy : t.energyDecay) * pace.energy);
}

function pay(state: State, cat: Cat, tell: Tell, t: T): void {
  const coins = t.workPay * levelOf(cat, t);
  earn(state, coins);
  tell({ type: 'paid', coins, ...of(cat) });
}

function mingle(state: State, tell: Tell, t: T): void {
  if (state.cats.length < 2) return;
  const { romps, comforts } = pairsOf(state.cats);
  for (const pair of romps) {
    const two = pair.map(index => state.cats[index] as Cat);
    for (const cat of two) change(cat, 'happiness', t.rompHappiness);
    if (two[0]) tell({ type: 'romped', ...of(two[0]) });
  }
  for (const [by, one] of comforts) {
    const [glad, sad] = [state.cats[by] as Cat, state.cats[one] as Cat];
    change(sad, 'happiness', t.comfortHappiness);
    tell({ type: 'comforted', by: glad.name, ...of(sad) });
  }
}
