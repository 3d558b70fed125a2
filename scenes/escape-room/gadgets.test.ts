// Gadgets: how parts move, when they are set, and that what is drawn can be set and is not set before.
import { describe, expect, it } from 'vitest';
import { seeded } from '../kit/core/rng.ts';
import { drawKeys, drawLamps, drawPipes, drawValves, lampGadget, pipeGadget, valveGadget } from './gadgetDraws.ts';
import {
  flooded,
  type Gadget,
  isMisplayed,
  isSet,
  partLabel,
  partsOf,
  partsToMove,
  settingText,
  turned,
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
