// Every key of the game, and what it does.
import type { HeadlessStage } from '../../../tests/setup/game.ts';
import { edit, type KeyEffect, testKeyBindings } from '../../../tests/setup/keyBindings.ts';
import definition from '../index.ts';
import type { Row, State } from '../rules/state.ts';

/** The first morning, with the price pointed at. */
const morning = ({ session }: HeadlessStage) => {
  session.start({ storey: 'table' });
  edit(session, (state: State) => {
    state.row = 'price';
  });
};
/** The first morning of a cart, with this row pointed at, and a purse that pays for everything. */
const cart = (row: Row) => (stage: HeadlessStage) => {
  stage.session.start({ storey: 'cart' });
  edit(stage.session, (state: State) => {
    state.row = row;
    state.cash = 50_000;
  });
};
/** The same day, held an hour after it opened, so that only keys change anything. */
const street = (pace: State['pace']) => (stage: HeadlessStage) => {
  morning(stage);
  stage.session.send({ type: 'open' });
  for (let i = 0; i < 400; i++) stage.session.tick({ held: 0, pressed: 0, released: 0 });
  stage.session.send({ type: 'pace', to: pace });
};
const evening = (stage: HeadlessStage) => {
  morning(stage);
  stage.session.send({ type: 'stay' });
};
const folded = (stage: HeadlessStage) => {
  evening(stage);
  edit(stage.session, (state: State) => {
    state.cash = 0;
  });
  stage.session.send({ type: 'next' });
};

const points = (row: string): KeyEffect<State> => ({ observe: ({ state }) => state.row, from: 'price', to: row });
const sets = (price: number): KeyEffect<State> => ({ observe: ({ state }) => state.plan.price, from: 100, to: price });
const paints = (price: number): KeyEffect<State> => ({
  at: 'a street that is held',
  observe: ({ state }) => state.now?.price,
  from: 100,
  to: price,
});
const asks: KeyEffect<State> = {
  at: 'a street that is held',
  observe: ({ state, events }) => [state.asked !== null, events],
  from: [false, []],
  to: [true, ['asked']],
};
const phase = (at: string | null, from: State['phase'], to: State['phase']): KeyEffect<State> => ({
  ...(at !== null && { at }),
  observe: ({ state }) => state.phase,
  from,
  to,
});
const pointsOnMap = (to: Row): KeyEffect<State> => ({
  at: 'a cart, its noon pointed at',
  observe: ({ state }) => state.row,
  from: 'place1',
  to,
});
const places = (to: number): KeyEffect<State> => ({
  at: 'a cart, its noon pointed at',
  observe: ({ state }) => state.plan.route,
  from: [0, 0, 0, 0],
  to: [0, to, to, to],
});
const plansThing: KeyEffect<State> = {
  at: 'a cart, a thing pointed at',
  observe: ({ state }) => state.plan.buys,
  from: 0,
  to: 8,
};
const byHand: KeyEffect<State> = {
  at: 'a cart, by hand or by the rule',
  observe: ({ state }) => state.isByHand,
  from: false,
  to: true,
};
const paces = (at: string, from: number, to: number): KeyEffect<State> => ({
  at,
  observe: ({ state }) => state.pace,
  from,
  to,
});

testKeyBindings<State>(definition, {
  moments: {
    'the first morning, the price pointed at': morning,
    'a street that is held': street(0),
    'a street at pace 1': street(1),
    'an evening': evening,
    'a stand that folded': folded,
    'a cart, its noon pointed at': cart('place1'),
    'a cart, a thing pointed at': cart('tool3'),
    'a cart, by hand or by the rule': cart('byHand'),
  },
  effects: {
    'points at the decision before': points('ice'),
    'points at the next decision': points('moreLemons'),
    'asks the last person on the street': asks,
    'asks the first person on the street': asks,
    'lowers the price': sets(95),
    'raises the price': sets(105),
    'lowers the price on the sign': paints(95),
    'raises the price on the sign': paints(105),
    'points at the part of the day before': pointsOnMap('place0'),
    'points at the next part of the day': pointsOnMap('place2'),
    'puts the cart into the street before': places(5),
    'puts the cart into the next street': places(1),
    'plans to buy a thing': plansThing,
    'takes the rest into the hand': byHand,
    'opens the stand': phase(null, 'morning', 'day'),
    'holds the day': paces('a street at pace 1', 1, 0),
    'goes on with the day': paces('a street that is held', 0, 1),
    'leads to the next morning': phase('an evening', 'evening', 'morning'),
    'begins again with $20': phase('a stand that folded', 'broke', 'morning'),
    'keeps the stand closed': phase(null, 'morning', 'evening'),
    'sets pace 1': paces('a street that is held', 0, 1),
    'sets pace 2': paces('a street that is held', 0, 2),
    'sets pace 4': paces('a street that is held', 0, 4),
    'leads to the evening': phase('a street that is held', 'day', 'evening'),
  },
  keys: [
    ['ArrowUp', 'points at the decision before'],
    ['ArrowUp', 'asks the last person on the street'],
    ['ArrowUp', 'points at the part of the day before'],
    ['KeyW', 'points at the decision before'],
    ['KeyW', 'asks the last person on the street'],
    ['KeyW', 'points at the part of the day before'],
    ['ArrowDown', 'points at the next decision'],
    ['ArrowDown', 'asks the first person on the street'],
    ['ArrowDown', 'points at the next part of the day'],
    ['KeyS', 'points at the next decision'],
    ['KeyS', 'asks the first person on the street'],
    ['KeyS', 'points at the next part of the day'],
    ['ArrowLeft', 'lowers the price'],
    ['ArrowLeft', 'lowers the price on the sign'],
    ['ArrowLeft', 'puts the cart into the street before'],
    ['KeyA', 'lowers the price'],
    ['KeyA', 'lowers the price on the sign'],
    ['KeyA', 'puts the cart into the street before'],
    ['ArrowRight', 'raises the price'],
    ['ArrowRight', 'raises the price on the sign'],
    ['ArrowRight', 'puts the cart into the next street'],
    ['ArrowRight', 'plans to buy a thing'],
    ['ArrowRight', 'takes the rest into the hand'],
    ['KeyD', 'raises the price'],
    ['KeyD', 'raises the price on the sign'],
    ['KeyD', 'puts the cart into the next street'],
    ['KeyD', 'plans to buy a thing'],
    ['KeyD', 'takes the rest into the hand'],
    ['Space', 'opens the stand'],
    ['Space', 'holds the day'],
    ['Space', 'goes on with the day'],
    ['Space', 'leads to the next morning'],
    ['Space', 'begins again with $20'],
    ['Enter', 'opens the stand'],
    ['Enter', 'holds the day'],
    ['Enter', 'goes on with the day'],
    ['Enter', 'leads to the next morning'],
    ['Enter', 'begins again with $20'],
    ['KeyC', 'keeps the stand closed'],
    ['Digit1', 'sets pace 1'],
    ['Digit2', 'sets pace 2'],
    ['Digit4', 'sets pace 4'],
    ['KeyE', 'leads to the evening'],
  ],
});
