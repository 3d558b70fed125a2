// What one does for a cat: feed, water, pet, play, send to work or to rest, find another home.
import { change, learn, levelOf } from './bars.ts';
import type { T } from './constants.ts';
import { used } from './shop.ts';
import { type Cat, type Deed, of, type State, type Tell, ticksIn } from './state.ts';
import { goDo } from './walk.ts';
import { declines, whyNot } from './whyNot.ts';
import { grant } from './wishes.ts';

export function care(state: State, cat: Cat, deed: Deed, tell: Tell, t: T): void {
  const message = whyNot(state, cat, deed, t);
  if (message !== null) {
    tell({ type: 'refused', message });
    return;
  }
  const kindly = declines(cat, deed, t);
  if (kindly !== null) {
    tell({ type: 'declined', deed, message: kindly, ...of(cat) });
    return;
  }
  if (deed === 'work') toggleWork(state, cat, tell, t);
  else if (deed === 'rest') toggleRest(state, cat, tell, t);
  else {
    give(state, cat, deed, tell, t);
    grant(state, cat, deed, tell, t);
  }
}

function give(state: State, cat: Cat, deed: 'feed' | 'water' | 'pet' | 'play', tell: Tell, t: T): void {
  const isBusy = cat.isResting || cat.isWorking;
  if (deed === 'feed') {
    state.food--;
    used(state, 'food');
    change(cat, 'hunger', t.feedHunger);
    learn(state, cat, t.feedXp, tell, t);
    if (!isBusy) goDo(cat, 'eat', state);
    tell({ type: 'fed', ...of(cat) });
  } else if (deed === 'water') {
    state.waterBowls--;
    used(state, 'water');
    change(cat, 'thirst', t.waterThirst);
    learn(state, cat, t.waterXp, tell, t);
    if (!isBusy) goDo(cat, 'drink', state);
    tell({ type: 'watered', ...of(cat) });
  } else if (deed === 'pet') {
    change(cat, 'happiness', t.petHappiness);
    learn(state, cat, t.petXp, tell, t);
    if (!isBusy) goDo(cat, 'purr', state);
    tell({ type: 'petted', ...of(cat) });
  } else {
    used(state, 'toy');
    cat.toyFor = ticksIn(t.playSeconds);
    change(cat, 'happiness', t.playHappiness);
    change(cat, 'energy', -t.playEnergy);
    learn(state, cat, t.playXp, tell, t);
    goDo(cat, 'play', state);
    tell({ type: 'played', ...of(cat) });
  }
}

function toggleWork(state: State, cat: Cat, tell: Tell, t: T): void {
  if (cat.isWorking) {
    stopWork(state, cat, false, tell);
    return;
  }
  cat.isResting = false;
  cat.isWorking = true;
  goDo(cat, 'work', state);
  tell({ type: 'workBegun', ...of(cat) });
  grant(state, cat, 'work', tell, t);
}

export function stopWork(state: State, cat: Cat, tired: boolean, tell: Tell): void {
  cat.isWorking = false;
  goDo(cat, 'sit', state);
  tell({ type: 'workEnded', tired, ...of(cat) });
}

function toggleRest(state: State, cat: Cat, tell: Tell, t: T): void {
  if (cat.isResting) wake(state, cat, tell);
  else {
    sleep(state, cat, false, tell);
    grant(state, cat, 'rest', tell, t);
  }
}

export function sleep(state: State, cat: Cat, itself: boolean, tell: Tell): void {
  cat.isWorking = false;
  cat.isResting = true;
  cat.toyFor = 0;
  goDo(cat, 'sleep', state);
  tell({ type: 'restBegun', itself, ...of(cat) });
}

export function wake(state: State, cat: Cat, tell: Tell): void {
  cat.isResting = false;
  goDo(cat, 'sit', state);
  tell({ type: 'restEnded', ...of(cat) });
}

/** A cat finds another home: its slot is free, the book remembers its coat. It is asked twice. */
export function rehome(state: State, cat: Cat, tell: Tell, t: T): void {
  if (state.leaving?.cat !== cat.id) {
    state.leaving = { cat: cat.id, left: ticksIn(t.undoSeconds) };
    tell({ type: 'leaveAsked', ...of(cat) });
    return;
  }
  state.leaving = null;
  state.cats = state.cats.filter(one => one !== cat);
  state.level = state.cats.reduce((most, one) => Math.max(most, levelOf(one, t)), 1);
  if (state.chosen === cat.id) state.chosen = state.cats[0]?.id ?? null;
  tell({ type: 'rehomed', ...of(cat) });
}
