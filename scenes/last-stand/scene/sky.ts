// Sky textures for each time of day: colour layers, sun rays, clouds, and the evening light on the landscape.
import type { Ink } from '../../kit/core/inks.ts';
import type { Layer, Span } from '../../kit/phaser/Backdrop.ts';
import { type Cut, type Paper, type Pen, polygon } from '../../kit/phaser/paper.ts';
import { WORLD } from '../constants.ts';
import { ridge } from './ridge.ts';

/** Times of day, which change with the waves. */
export const HOURS = ['morning', 'noon', 'evening'] as const;
export type Hour = (typeof HOURS)[number];

/** Colour layers from the top down, and position of the sun. */
const SKIES: Readonly<
  Record<Hour, { sheets: readonly (readonly [Ink, number])[]; sun: readonly [x: number, y: number] }>
> = {
  morning: {
    sheets: [
      ['sky', 1],
      ['sky', 7],
      ['sky', 13],
      ['cream', 2],
    ],
    sun: [196, 336],
  },
  noon: {
    sheets: [
      ['sky', -5],
      ['sky', 1],
      ['sky', 7],
      ['sky', 14],
    ],
    sun: [560, 214],
  },
  evening: {
    sheets: [
      ['indigo', 20],
      ['indigo', 29],
      ['plum', 30],
      ['sand', 2],
    ],
    sun: [640, 352],
  },
};

const SKY_HEIGHT = 430;

export function bakeClouds(paper: Paper): void {
  paper.bakeCut('cloud0', 120, 40, cloud(1));
  paper.bakeCut('cloud1', 90, 32, cloud(0.74));
}

export const skyLayer = (hour: Hour): Layer => ({
  key: `sky-${hour}`,
  y: 0,
  height: SKY_HEIGHT,
  scrollFactor: 0,
  draw: (pen, span) => sky(pen, hour, span),
});

function sky(pen: Pen, hour: Hour, span: Span): void {
  const { sheets, sun } = SKIES[hour];
  const [[ink, lighter], ...lower] = sheets as readonly [readonly [Ink, number], ...(readonly [Ink, number])[]];
  pen.g.fillStyle = pen.ink(ink, lighter);
  pen.g.fillRect(span.left, span.top, span.right - span.left, span.bottom - span.top);
  rays(pen, sun);
  for (const [index, [sheetInk, shade]] of lower.entries())
    pen.sheet(ridge(span, 176 + index * 76, 13 + index * 3, 5 + index, index * 2.1, SKY_HEIGHT), sheetInk, shade, 6);
}

const SUN_SIZE = 140;

export const bakeSun = (paper: Paper) => paper.bake('sun', SUN_SIZE, SUN_SIZE, disc);

type Place = { readonly x: number; readonly y: number };

/** Position of the sun at a time of day. */
export const sunAt = (hour: Hour): Place => {
  const [x, y] = SKIES[hour].sun;
  return { x, y };
};

/** Y of the sun behind the hills. */
const SUNK = 540;

/** Sun position between two places (smoothstep easing). If the next is to the left, it sets and rises anew instead of moving back. */
export function sunBetween(from: Place, to: Place, part: number): Place {
  const eased = part * part * (3 - 2 * part);
  if (to.x >= from.x) return { x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased };
  const [x, y] = part < 0.5 ? [from.x, from.y] : [to.x, to.y];
  return { x, y: y + (SUNK - y) * (1 - Math.abs(2 * eased - 1)) };
}

/** Sun rays over the whole sky. */
function rays({ g }: Pen, [x, y]: readonly [number, number]): void {
  const count = 22;
  g.fillStyle = 'rgba(255, 252, 235, 0.09)';
  for (let i = 0; i < count; i += 2) {
    const [a, b] = [(i * 2 * Math.PI) / count, ((i + 1) * 2 * Math.PI) / count];
    g.beginPath();
    g.moveTo(x, y);
    g.lineTo(x + Math.cos(a) * 1100, y + Math.sin(a) * 1100);
    g.lineTo(x + Math.cos(b) * 1100, y + Math.sin(b) * 1100);
    g.fill();
  }
}

/** A round sun, folded once across, on a star of short rays. */
function disc(pen: Pen): void {
  const star: [number, number][] = Array.from({ length: 32 }, (_, i) => {
    const angle = (i * Math.PI) / 16;
    const reach = i % 2 === 0 ? 66 : 53;
    return [Math.cos(angle) * reach, Math.sin(angle) * reach];
  });
  const round: [number, number][] = Array.from({ length: 28 }, (_, i) => [
    Math.cos((i * Math.PI) / 14) * 45,
    Math.sin((i * Math.PI) / 14) * 45,
  ]);
  pen.cut({ path: polygon(star), ink: 'gold', lighter: 11, lift: 3, edge: 0 });
  pen.cut({
    path: polygon(round),
    ink: 'gold',
    lighter: 3,
    folds: [['M-60 60L60 -60L60 60Z', -5]],
    lift: 3,
    edge: 1.6,
  });
}

const DUSK_HEIGHT = 252;

/** Evening light over the landscape: a gradient that darkens towards the bottom. */
export const DUSK_LAYER: Layer = {
  key: 'dusk',
  y: WORLD.height - DUSK_HEIGHT,
  height: DUSK_HEIGHT,
  scrollFactor: 0,
  draw(pen, { left, right, bottom }) {
    const light = pen.g.createLinearGradient(0, 0, 0, bottom);
    light.addColorStop(0, pen.ink('indigo', 0, 0));
    light.addColorStop(0.42, pen.ink('indigo', 0, 0.28));
    light.addColorStop(1, pen.ink('indigo', -10, 0.34));
    pen.g.fillStyle = light;
    pen.g.fillRect(left, 0, right - left, bottom);
  },
};

/** A flat cloud of three facets. */
const cloud = (size: number): Cut => {
  const at = (x: number, y: number): [number, number] => [x * size, y * size];
  return {
    path: polygon([
      at(-60, 16),
      at(-44, -2),
      at(-26, -4),
      at(-12, -18),
      at(14, -17),
      at(27, -5),
      at(46, -3),
      at(60, 16),
    ]),
    ink: 'paper',
    lighter: 2,
    folds: [
      [polygon([at(-12, -18), at(14, -17), at(27, -5), at(8, 16), at(-6, 16)]), -3],
      [polygon([at(-60, 16), at(-40, 6), at(48, 5), at(60, 16)]), -7],
    ],
    lift: 4,
    edge: 0,
  };
};
