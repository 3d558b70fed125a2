// Names of hot spots stand beside what they name, in the picture, and not on one another.
import { describe, expect, it } from 'vitest';
import { fixturesIn } from '../../../scenes/escape-room/rules/fixtures.ts';
import { ROOMS } from '../../../scenes/escape-room/rules/item.ts';
import { BUILDINGS, building } from '../../../scenes/escape-room/rules/testing.ts';
import { placeLabels } from './labelPlaces.ts';

const WORLD = { width: 720, height: 480 };
const spot = (label: string, x: number, y: number, width = 100, height = 100) => ({
  id: label,
  label,
  x,
  y,
  width,
  height,
});

describe('one name', () => {
  it.each([
    ['in the middle', spot('Globe', 360, 240), 'under', 0],
    ['at the lower edge', spot('Rug', 360, 430), 'over', 0],
    ['as high as the picture', spot('Curtain', 360, 240, 100, 480), 'on', 0],
  ])('%s', (_, one, side, shift) => {
    expect(placeLabels([one], WORLD, 16)).toEqual([{ side, shift }]);
  });
  it('at the right edge it is shifted into the picture', () => {
    const [place] = placeLabels([spot('A long name indeed', 710, 200)], WORLD, 16);
    expect(place?.shift).toBeLessThan(-50);
  });
});

it('the second of two side by side gives way', () => {
  const two = [spot('Poster of elements', 200, 200, 60, 60), spot('Chart of colours', 262, 200, 60, 60)];
  expect(placeLabels(two, WORLD, 16).map(({ side }) => side)).toEqual(['under', 'over']);
});

it('in no room of the escape does a name lie on another', () => {
  for (const plots of BUILDINGS.filter((_, i) => i % 3 === 0)) {
    const { draws } = building(plots);
    for (const { id: room } of ROOMS) {
      const spots = fixturesIn(draws, room).map(({ id, name, at }) => ({
        id,
        label: name,
        x: at.x,
        y: at.y,
        width: at.w,
        height: at.h,
      }));
      const size = 17;
      const boxes = placeLabels(spots, WORLD, size).map(({ side, shift }, i) => {
        const { label, x, y, height } = spots[i] ?? spot('', 0, 0);
        const half = (label.length * 0.5 * size) / 2;
        const top = side === 'under' ? y + height / 2 : y - height / 2 - 1.4 * size;
        return { label, left: x + shift - half, right: x + shift + half, top, bottom: top + 1.3 * size };
      });
      for (const [i, a] of boxes.entries())
        for (const b of boxes.slice(i + 1))
          expect(
            a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
            `${room}: ${a.label} and ${b.label}`,
          ).toBe(false);
    }
  }
});
