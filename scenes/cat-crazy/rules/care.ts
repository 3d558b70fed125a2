// Care actions: feed, water, pet, play, work, rest, rehome.

import type { T } from '../constants.ts';
import { addCoins, addExperience, changeBar, levelOf } from './bars.ts';
import { startActivity } from './cats/movement.ts';
import { markUsed } from './shop.ts';
import { type CareAction, type Cat, catRef, type Emit, type State, ticksIn } from './state.ts';
import { grantWish } from './stories/wishes.ts';
import { declineReason, mayHelp, validateCare } from './validateCare.ts';

export function care(state: State, cat: Cat, deed: CareAction, emit: Emit, t: T): void {
  const message = validateCare(state, cat, deed, t);
  if (message !== null) {
    emit({ type: 'refused', message });
    return;
  }
  const kindly = deed === 'pet' && mayHelp(cat) ? null : declineReason(cat, deed, t);
  if (kindly !== null) {
    emit({ type: 'declined', deed, message: kindly, ...catRef(cat) });
    return;
  }
  if (deed === 'pet' && mayHelp(cat)) help(state, cat, emit, t);
  else if (deed === 'work') toggleWork(state, cat, emit, t);
  else if (deed === 'rest') toggleRest(state, cat, emit, t);
  else {
    give(state, cat, deed, emit, t);
    grantWish(state, cat, deed, emit, t);
  }
}

function give(state: State, cat: Cat, deed: 'feed' | 'water' | 'pet' | 'play', emit: Emit, t: T): void {
  const isBusy = cat.isResting || cat.isWorking;
  if (deed === 'feed') {
    state.food--;
    markUsed(state, 'food');
    changeBar(cat, 'hunger', t.feedHunger);
    addExperience(state, cat, t.feedXp, emit, t);
    if (!isBusy) startActivity(cat, 'eat', state);
    emit({ type: 'fed', ...catRef(cat) });
  } else if (deed === 'water') {
    state.waterBowls--;
    markUsed(state, 'water');
    changeBar(cat, 'thirst', t.waterThirst);
    addExperience(state, cat, t.waterXp, emit, t);
    if (!isBusy) startActivity(cat, 'drink', state);
    emit({ type: 'watered', ...catRef(cat) });
  } else if (deed === 'pet') {
    changeBar(cat, 'happiness', t.petHappiness);
    addExperience(state, cat, t.petXp, emit, t);
    if (!isBusy) startActivity(cat, 'purr', state);
    emit({ type: 'petted', ...catRef(cat) });
  } else {
    markUsed(state, 'toy');
    if (cat.isWorking) stopWork(state, cat, false, emit);
    cat.toyFor = ticksIn(t.playSeconds);
    changeBar(cat, 'happiness', t.playHappiness);
    changeBar(cat, 'energy', -t.playEnergy);
    addExperience(state, cat, t.playXp, emit, t);
    startActivity(cat, 'play', state);
    emit({ type: 'played', ...catRef(cat) });
  }
}

/** A hand at the table, once until the next pay: petting a cat at work that wishes for none. */
function help(state: State, cat: Cat, emit: Emit, t: T): void {
  const coins = t.helpCoins * levelOf(cat, t);
  cat.helped = true;
  addCoins(state, coins);
  emit({ type: 'helped', coins, ...catRef(cat) });
  addExperience(state, cat, t.helpXp, emit, t);
}

function toggleWork(state: State, cat: Cat, emit: Emit, t: T): void {
  if (cat.isWorking) {
    stopWork(state, cat, false, emit);
    return;
  }
  cat.isResting = false;
  cat.isWorking = true;
  cat.helped = false;
  startActivity(cat, 'work', state);
  emit({ type: 'workBegun', ...catRef(cat) });
  grantWish(state, cat, 'work', emit, t);
}

export function stopWork(state: State, cat: Cat, tired: boolean, emit: Emit): void {
  cat.isWorking = false;
  startActivity(cat, 'sit', state);
  emit({ type: 'workEnded', tired, ...catRef(cat) });
}

function toggleRest(state: State, cat: Cat, emit: Emit, t: T): void {
  if (cat.isResting) wake(state, cat, false, emit);
  else {
    sleep(state, cat, false, emit);
    grantWish(state, cat, 'rest', emit, t);
  }
}

export function sleep(state: State, cat: Cat, itself: boolean, emit: Emit): void {
  cat.isWorking = false;
  cat.isResting = true;
  cat.toyFor = 0;
  startActivity(cat, 'sleep', state);
  emit({ type: 'restBegun', itself, ...catRef(cat) });
}

export function wake(state: State, cat: Cat, itself: boolean, emit: Emit): void {
  cat.isResting = false;
  startActivity(cat, 'sit', state);
  emit({ type: 'restEnded', itself, ...catRef(cat) });
}

/** Rehomes a cat after a second request: its slot becomes free, the book keeps its coat. */
export function rehome(state: State, cat: Cat, emit: Emit, t: T): void {
  if (state.leaving?.cat !== cat.id) {
    state.leaving = { cat: cat.id, left: ticksIn(t.undoSeconds) };
    emit({ type: 'leaveAsked', ...catRef(cat) });
    return;
  }
  state.leaving = null;
  state.cats = state.cats.filter(one => one !== cat);
  state.level = state.cats.reduce((most, one) => Math.max(most, levelOf(one, t)), 1);
  if (state.chosen === cat.id) state.chosen = state.cats[0]?.id ?? null;
  emit({ type: 'rehomed', ...catRef(cat) });
}
