// What the hand sets on wheels and on a clock's face is the text that the code dialog takes.
import { beforeEach, describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { setDialed, setTyped, typeDigit, ui } from '../ui.ts';
import { dialText, dialTime, handAt, hourTurnedTo, turnedTo, wheelDigits, withWheel } from './lockDial.ts';

describe('wheels', () => {
  it.each([
    ['', 0, 1, '1'],
    ['', 2, 7, '007'],
    ['12', 1, 10, '10'],
    ['10', 0, -1, '90'],
    ['1234', 1, 9, '1934'],
  ])('%s: wheel %i turned to %i is %s', (typed, wheel, digit, after) => {
    expect(withWheel(typed, wheel, digit)).toBe(after);
  });
  it('those not set show nothing', () => {
    expect(wheelDigits('40', 4)).toEqual([4, 0, null, null]);
    expect(wheelDigits('4:', 3)).toEqual([4, null, null]);
  });
});

describe('a clock', () => {
  it.each([
    ['435', 4, 35],
    ['12:05', 12, 5],
    ['1200', 12, 0],
    ['', 12, 0],
    ['99', 12, 0],
    ['1999', 12, 0],
    ['4:75', 12, 0],
  ])('%s says %i:%i', (typed, hour, minute) => {
    expect(dialTime(typed)).toEqual({ hour, minute });
  });
  it.each([
    ['1200', 0.25, '1215'],
    ['1155', 0.01, '1200'],
    ['1250', 0.04, '100'],
    ['100', 0.92, '1255'],
    ['435', 0.5833, '435'],
    ['905', -0.08, '855'],
  ])('from %s to %d of a turn: %s', (from, turn, to) => {
    expect(dialText(turnedTo(dialTime(from), turn))).toBe(to);
  });
  it.each([
    ['1200', 0.25, '300'],
    ['415', 0.02, '1215'],
    ['1155', 0.99, '1155'],
    ['1155', 0.08, '1255'],
    ['630', -0.125, '1030'],
  ])('from %s its short hand to %d of a turn: %s', (from, turn, to) => {
    expect(dialText(hourTurnedTo(dialTime(from), turn))).toBe(to);
  });
  it.each([
    ['430', 0.4, 0.37, 'hour hand'],
    ['430', 0.4, 0.5, 'minute hand'],
    ['430', 0.9, 0.37, 'minute hand'],
    ['1155', 0.4, 0.999, 'hour hand'],
    ['1200', 0.4, 0, 'minute hand'],
  ] as const)('at %s a press at %d of the radius and %d of a turn takes the %s', (time, far, turn, hand) => {
    expect(handAt(dialTime(time), far, turn)).toBe(hand);
  });
});

describe('digits that are typed after the hands or wheels were turned', () => {
  const store = createStore(ui);
  beforeEach(() => store.setState(ui()));
  const typed = () => store.getState().typed;
  it('take the place of what the hand has set, by key and in the line', () => {
    setDialed(store, '1225');
    for (const digit of '435') typeDigit(store, digit);
    expect(typed()).toBe('435');
    setDialed(store, '1225');
    setTyped(store, '12254');
    setTyped(store, '435');
    expect(typed()).toBe('435');
  });
  it('and digits that were typed go on as they are', () => {
    setTyped(store, '12');
    setTyped(store, '123');
    typeDigit(store, '4');
    expect(typed()).toBe('1234');
  });
});
