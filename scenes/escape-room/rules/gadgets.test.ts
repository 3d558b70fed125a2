// Gadgets: how parts move, when they are set, and that what is drawn can be set and is not set before.
import { describe, expect, it } from 'vitest';
import { seeded } from '../../kit/core/rng.ts';
import { rowOfSteps, stepsText } from '../levels/building/links.ts';
import { KEYS as PIANO } from '../levels/draws.ts';
import {
  drawKeys,
  drawLamps,
  drawPipes,
  drawTanks,
  drawValves,
  drawWeights,
  lampGadget,
  pipeGadget,
  valveGadget,
  weightGadget,
} from '../levels/gadgetDraws.ts';
import {
  flooded,
  type Gadget,
  isMisplayed,
  isSet,
  partLabel,
  partsOf,
  partsToMove,
  type Setting,
  settingText,
  turned,
  weighed,
} from './gadgets.ts';

const KEYS: Gadget = { kind: 'keys', names: ['C', 'D', 'E'], goal: [0, 2, 1], start: [] };
const ORDER: Gadget = { kind: 'order', goal: [0, 1, 2, 3, 4], start: [1, 0, 2, 4, 3] };

it('a switch turns its lamp and those beside it', () => {
  const gadget = lampGadget([0, 0, 0, 1, 1, 1]);
  expect(turned(gadget, gadget.start, 1)).toEqual([1, 1, 1, 1, 1, 1]);
  expect(isSet(gadget, turned(gadget, gadget.start, 1))).toBe(true);
  expect(turned(gadget, gadget.start, 5)).toEqual([0, 0, 0, 1, 0, 0]);
});

it('a valve moves its needle a quarter, and the one to its right', () => {
  const gadget = valveGadget([3, 3, 0, 0]);
  expect(turned(gadget, gadget.start, 0)).toEqual([0, 0, 0, 0]);
  expect(turned(gadget, gadget.start, 3)).toEqual([3, 3, 0, 1]);
});

it('water runs as far as the pieces meet', () => {
  const gadget = pipeGadget(
    ['straight', 'straight', 'straight', 'bend', 'bend', 'bend', 'bend', 'bend'],
    [1, 1, 1, 2, 0, 0, 0, 0],
  );
  if (gadget.kind !== 'pipes') throw new Error('no pipes');
  expect(flooded(gadget, gadget.start)).toEqual({ wet: [0, 1, 2, 3, 7], isOut: true });
  expect(flooded(gadget, [1, 0, 1, 2, 0, 0, 0, 0])).toEqual({ wet: [0], isOut: false });
});

it('books change places with their right neighbours; keys are played to the end and then begin anew', () => {
  expect(turned(ORDER, ORDER.start, 0)).toEqual([0, 1, 2, 4, 3]);
  expect(partsToMove(ORDER, ORDER.start, [0, 1, 2, 3, 4])).toEqual([0, 3]);
  const wrong = [0, 1, 1].reduce<readonly number[]>((so, key) => turned(KEYS, so, key), []);
  expect([wrong, isSet(KEYS, wrong), isMisplayed(KEYS, wrong)]).toEqual([[0, 1, 1], false, true]);
  expect(turned(KEYS, wrong, 2)).toEqual([2]);
  expect(partsToMove(KEYS, [], null), 'a tune that is not known').toBeNull();
});

describe('drawn', () => {
  const drawn = (seed: number): readonly (readonly [Gadget, readonly number[] | null, number])[] => {
    const rng = seeded(seed);
    const pipes = drawPipes(rng);
    return [
      [lampGadget(drawLamps(rng)), null, 3],
      [valveGadget(drawValves(rng)), null, 5],
      [pipeGadget(pipes.tiles, pipes.start), null, 4],
      [
        { kind: 'keys', names: ['a', 'b', 'c', 'd'], goal: drawKeys(rng, 4, 5), start: [] },
        drawKeys(seeded(seed), 4, 5),
        5,
      ],
    ];
  };
  it('each begins unsolved, takes some moves, and is set by the moves that are found', () => {
    for (let seed = 1; seed <= 40; seed++)
      for (const [gadget, known, least] of drawn(seed)) {
        const row = gadget.kind === 'keys' ? gadget.goal : known;
        expect(isSet(gadget, gadget.start)).toBe(false);
        const moves = partsToMove(gadget, gadget.start, row) ?? [];
        expect(moves.length, gadget.kind).toBeGreaterThanOrEqual(least);
        let setting = gadget.start;
        for (const part of moves) setting = turned(gadget, setting, part);
        expect(isSet(gadget, setting), gadget.kind).toBe(true);
        expect(
          new Set(Array.from({ length: partsOf(gadget) }, (_, part) => partLabel(gadget, gadget.start, part))).size,
        ).toBe(partsOf(gadget));
        expect(settingText(gadget, setting).length).toBeGreaterThan(5);
      }
  });
});

describe('weights and tanks', () => {
  it('five weights make the goal in one way alone, and that takes at least three moves', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const drawn = drawWeights(seeded(seed));
      const gadget = weightGadget(drawn);
      const sums = Array.from({ length: 32 }, (_, set) =>
        weighed(
          drawn.weights,
          drawn.weights.map((_weight, i) => (set >> i) & 1),
        ),
      );
      expect(sums.filter(sum => sum === drawn.goal)).toHaveLength(1);
      const moves = partsToMove(gadget, drawn.start, null) ?? [];
      expect(moves.length).toBeGreaterThanOrEqual(3);
      expect(
        isSet(
          gadget,
          moves.reduce<Setting>((so, part) => turned(gadget, so, part), drawn.start),
        ),
      ).toBe(true);
    }
  });
  it('pouring loses nothing, fills to the brim at most, and the largest tank can be measured in four to seven', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const { sizes, goal, start } = drawTanks(seeded(seed));
      const gadget = { kind: 'pour', sizes, goal, start } as const;
      const moves = partsToMove(gadget, start, null) ?? [];
      expect(moves.length).toBeGreaterThanOrEqual(4);
      let setting: Setting = start;
      for (const part of moves) {
        setting = turned(gadget, setting, part);
        expect(setting.reduce((sum, litres) => sum + litres, 0)).toBe(sizes[0]);
        for (const [i, litres] of setting.entries()) expect(litres).toBeLessThanOrEqual(sizes[i] ?? 0);
      }
      expect([setting[0], isSet(gadget, setting)]).toEqual([goal, true]);
    }
  });
});

it('a row of keys is told by its beginning and its steps, and read from them', () => {
  expect(stepsText([0, 5, 1, 3, 4], PIANO)).toBe('begin at C; 5 up, 4 down, 2 up, 1 up');
  for (let seed = 1; seed <= 40; seed++) {
    const row = drawKeys(seeded(seed), PIANO.length, 5);
    expect(rowOfSteps(stepsText(row, PIANO), PIANO)).toEqual(row);
  }
  expect(rowOfSteps('begin at H; 1 up', PIANO)).toBeNull();
  expect(rowOfSteps('begin at A; 1 up', PIANO), 'beyond the last key').toBeNull();
});
