// Pictures of the sky behind the windows, for three hours of the evening.
import type { Ink } from '../../../kit/core/inks.ts';
import { type Paper, type Pen, polygon } from '../../../kit/phaser/paper.ts';
import { HOURS } from '../../rules/hours.ts';

const [W, H] = [720, 480];
export const skyKey = (hour: number): string => `sky-${hour}`;

const SKIES: readonly {
  readonly top: readonly [Ink, number];
  readonly low: readonly [Ink, number];
  readonly moon: number;
}[] = [
  { top: ['rose', 2], low: ['fox', 14], moon: 0 },
  { top: ['plum', 2], low: ['rose', -4], moon: 0.5 },
  { top: ['indigo', -12], low: ['indigo', -2], moon: 1 },
];

const star = (x: number, y: number, r: number): string =>
  polygon(
    Array.from({ length: 8 }, (_, i) => {
      const reach = i % 2 === 0 ? r : r / 2.6;
      return [x + Math.cos((i * Math.PI) / 4) * reach, y + Math.sin((i * Math.PI) / 4) * reach] as const;
    }),
  );

function drawSky(pen: Pen, hour: number): void {
  const { top, low, moon } = SKIES[hour] as (typeof SKIES)[number];
  pen.g.fillStyle = pen.ink(...top);
  pen.g.fillRect(0, 0, W, H);
  pen.sheet('M-20 150L120 110L260 150L380 120L520 156L640 116L740 140V500H-20Z', low[0], low[1] - 2, 6);
  pen.sheet('M-20 216L100 190L230 222L360 196L480 226L600 192L740 220V500H-20Z', low[0], low[1] - 12, 6);
  if (moon > 0)
    pen.cut(
      {
        path: 'M40 0L28 28L0 40L-28 28L-40 0L-28 -28L0 -40L28 -28Z',
        ink: 'cream',
        lighter: moon > 0.7 ? 2 : -6,
        folds: [['M40 0L28 28L0 40L-10 10L10 -20Z', -8]],
        lift: 6,
        edge: 0,
      },
      { x: 368, y: 108, scale: 0.8 },
    );
  if (moon >= 1)
    for (const [x, y, r] of [
      [96, 110, 6],
      [140, 180, 4],
      [330, 176, 4],
      [404, 86, 5],
      [588, 120, 6],
      [640, 180, 4],
      [40, 60, 5],
      [680, 50, 6],
      [560, 40, 4],
      [180, 40, 5],
    ] as const)
      pen.cut({ path: star(x, y, r), ink: 'cream', lift: 0, edge: 0 });
}

export function bakeSkies(paper: Paper): void {
  for (let hour = 0; hour < HOURS.length; hour++) paper.bake(skyKey(hour), W, H, pen => drawSky(pen, hour), true);
}
