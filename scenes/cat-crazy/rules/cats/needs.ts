// Needs, every five seconds: bars fall, work pays and tires, rest restores, moods act on neighbours.

import type { T } from '../../constants.ts';
import { addCoins, changeBar, levelOf } from '../bars.ts';
import { sleep, stopWork, wake } from '../care.ts';
import { BARS, type Cat, catRef, type Emit, type State } from '../state.ts';
import { paceOf } from './breeds.ts';
import { giveStrayEgg } from './eggs.ts';
import { pairsOf } from './mood.ts';
import { restFactor, workFactor } from './perks.ts';

/** Energy below which a cat rests by itself. */
const EXHAUSTED_BELOW = 5;

export function tickNeeds(state: State, emit: Emit, t: T): void {
  const sleepers = state.cats.filter(({ isResting }) => isResting).length;
  for (const cat of state.cats) {
    decayBars(cat, sleepers > 1 ? t.heapEnergy : 0, t);
    if (cat.isWorking) payWork(state, cat, emit, t);
    if (cat.isWorking && BARS.some(bar => cat[bar] < t.workNeeds)) stopWork(state, cat, true, emit);
    if (cat.isResting && cat.energy >= 100) wake(state, cat, true, emit);
    if (!cat.isResting && cat.energy < EXHAUSTED_BELOW) sleep(state, cat, true, emit);
  }
  applySocialEffects(state, emit, t);
  giveStrayEgg(state, emit, t);
}

export function decayBars(cat: Cat, heap: number, t: T): void {
  const pace = paceOf(cat.type, t);
  const works = cat.isWorking;
  const level = levelOf(cat, t);
  changeBar(cat, 'hunger', -(works ? t.workHunger : t.hungerDecay) * pace.hunger);
  changeBar(cat, 'thirst', -(works ? t.workThirst : t.thirstDecay) * pace.thirst);
  changeBar(cat, 'happiness', -(works ? t.workHappiness : t.happinessDecay) * pace.happiness);
  if (cat.isResting) changeBar(cat, 'energy', restOf(cat, heap, t));
  else changeBar(cat, 'energy', -(works ? t.workEnergy * workFactor(level) : t.energyDecay) * pace.energy);
}

/** Energy that a tick of rest restores; `heap` is what a heap adds. */
export const restOf = (cat: Readonly<Cat>, heap: number, t: T): number =>
  (t.restGain + heap) * paceOf(cat.type, t).rest * restFactor(levelOf(cat, t));

function payWork(state: State, cat: Cat, emit: Emit, t: T): void {
  const coins = t.workPay * levelOf(cat, t);
  cat.helped = false;
  addCoins(state, coins);
  emit({ type: 'paid', coins, ...catRef(cat) });
}

function applySocialEffects(state: State, emit: Emit, t: T): void {
  if (state.cats.length < 2) return;
  const { romps, comforts } = pairsOf(state.cats);
  for (const pair of romps) {
    const two = pair.map(index => state.cats[index] as Cat);
    for (const cat of two) changeBar(cat, 'happiness', t.rompHappiness);
    if (two[0]) emit({ type: 'romped', ...catRef(two[0]) });
  }
  for (const [by, one] of comforts) {
    const [glad, sad] = [state.cats[by] as Cat, state.cats[one] as Cat];
    changeBar(sad, 'happiness', t.comfortHappiness);
    emit({ type: 'comforted', by: glad.name, ...catRef(sad) });
  }
}
