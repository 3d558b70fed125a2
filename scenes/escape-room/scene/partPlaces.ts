// Places of the parts of gadgets: px of the fixture for its picture, and world px on the close-up sheet for what presses them.
import { CLOSE_UP_SHEET, type Place, scaleOf } from '../rules/closeUpSheet.ts';
import { type Gadget, partsOf } from '../rules/gadgets.ts';
import type { Fixture } from '../rules/item.ts';

/** Id of a part among the places that the keyboard goes to. */
export const partId = (part: number): string => `part-${part}`;

/** Size of a tile of pipe. */
export const TILE = 42;
const row = (count: number, pitch: number, y: number, w: number, h: number): readonly Place[] =>
  Array.from({ length: count }, (_, i) => ({ x: (i - (count - 1) / 2) * pitch, y, w, h }));

/** Centres and sizes of a gadget's parts, in px from the fixture's centre. */
export function partsOn(gadget: Gadget): readonly Place[] {
  const count = partsOf(gadget);
  switch (gadget.kind) {
    case 'lamps':
      return row(count, 34, 26, 30, 40);
    case 'valves':
      return row(count, 42, 24, 38, 38);
    case 'pipes':
      return gadget.tiles.map((_, i) => ({
        x: ((i % gadget.columns) - (gadget.columns - 1) / 2) * TILE,
        y: (i < gadget.columns ? -0.5 : 0.5) * TILE,
        w: TILE - 2,
        h: TILE - 2,
      }));
    case 'weights':
      return row(count, 38, -8, 34, 44);
    case 'pour':
      return row(count, 34, 52, 31, 28);
    case 'order':
      return row(count + 1, 38, -4, 34, 84).slice(0, count);
    case 'keys':
      if (count === 5) return row(count, 28, 24, 26, 34);
      return count === 4 ? row(count, 26, 22, 24, 30) : row(count, 24, 16, 22, 44);
  }
}

/** The same on the close-up sheet, in world px. */
export function partPlaces(fixture: Fixture): readonly Place[] {
  if (!fixture.gadget) return [];
  const scale = scaleOf(fixture);
  return partsOn(fixture.gadget).map(({ x, y, w, h }) => ({
    x: CLOSE_UP_SHEET.x + x * scale,
    y: CLOSE_UP_SHEET.y + y * scale,
    w: w * scale,
    h: h * scale,
  }));
}

/** The part under a point of the world, with some room around it; the nearest of several. */
export function partAt(fixture: Fixture, x: number, y: number, room: number): number | null {
  let best: number | null = null;
  let least = room;
  for (const [part, place] of partPlaces(fixture).entries()) {
    const far = Math.hypot(
      Math.max(0, Math.abs(x - place.x) - place.w / 2),
      Math.max(0, Math.abs(y - place.y) - place.h / 2),
    );
    if (far > least || (best !== null && far === least)) continue;
    best = part;
    least = far;
  }
  return best;
}
