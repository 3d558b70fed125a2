// Screenshots for the tools' cards: the tool in use, cropped to the most telling part.
import type { Page } from '@playwright/test';
import { choose, drag, openPaint, place } from './paint.ts';

export interface ToolShot {
  /** File name under assets/images/: the path without its slash. */
  readonly id: string;
  /** Crop with aspect ratio 16 : 10, in CSS pixels of a window 1000 wide. */
  readonly view: { readonly x: number; readonly y: number; readonly width: number };
  use(page: Page): Promise<void>;
}

const FOX_JSON = JSON.stringify({
  studio: 'Folded Fox Games',
  founded: 2024,
  games: [
    { title: 'Stealth Escape', kind: 'sneaking', walls: 12, won: true },
    { title: 'Dice Conquest', kind: 'dice and cunning', walls: 0, won: false },
  ],
  precise: 'digits',
});

type Point = readonly [x: number, y: number];
interface Facet {
  readonly ink: readonly [colour: string, pattern: string];
  /** Pixel inside a shape, where the bucket fills. */
  readonly inside: Point;
  readonly corners: readonly Point[];
}
/** Paper fox before a hill, in pixels of the drawing. */
const FACETS: readonly Facet[] = [
  {
    ink: ['orange', 'solid'],
    inside: [156, 90],
    corners: [
      [130, 20],
      [256, 120],
      [156, 172],
    ],
  },
  {
    ink: ['orange', 'diagonal-lines'],
    inside: [356, 90],
    corners: [
      [382, 20],
      [356, 172],
      [256, 120],
    ],
  },
  {
    ink: ['brown', 'solid'],
    inside: [200, 180],
    corners: [
      [156, 172],
      [256, 120],
      [256, 292],
    ],
  },
  {
    ink: ['brown', 'diagonal-lines'],
    inside: [312, 180],
    corners: [
      [356, 172],
      [256, 292],
      [256, 120],
    ],
  },
  {
    ink: ['black', 'solid'],
    inside: [250, 262],
    corners: [
      [230, 256],
      [256, 256],
      [256, 292],
    ],
  },
  {
    ink: ['black', 'solid'],
    inside: [262, 262],
    corners: [
      [282, 256],
      [256, 292],
      [256, 256],
    ],
  },
];
const SUN = { ink: ['red', 'solid'], from: [424, 24], to: [486, 86] } as const;
const HILLS: readonly {
  readonly ink: readonly [string, string];
  readonly line: readonly Point[];
  readonly inside: Point;
}[] = [
  {
    ink: ['green', 'horizontal-lines'],
    line: [
      [0, 250],
      [90, 205],
      [201, 225],
    ],
    inside: [40, 300],
  },
  {
    ink: ['purple', 'solid'],
    line: [
      [0, 320],
      [140, 280],
      [256, 292],
      [400, 262],
      [511, 290],
    ],
    inside: [40, 330],
  },
  {
    ink: ['green', 'horizontal-lines'],
    line: [
      [311, 225],
      [430, 195],
      [511, 240],
    ],
    inside: [480, 260],
  },
];

async function drawFox(page: Page): Promise<void> {
  await openPaint(page);
  const at = ([x, y]: Point) => ({ x, y });
  const lines = async (points: readonly Point[]) => {
    for (const [i, point] of points.slice(1).entries()) await drag(page, at(points[i] ?? point), at(point));
  };
  const pour = async (ink: readonly [string, string], inside: Point) => {
    await choose(page, 'paint-bucket', ...ink);
    const { x, y } = await place(page, at(inside));
    await page.mouse.click(x, y);
  };
  await choose(page, 'line', 'Size 3');
  for (const { corners } of FACETS) await lines([...corners, corners[0] ?? [0, 0]]);
  for (const { line } of HILLS) await lines(line);
  for (const { ink, inside } of [...FACETS, ...HILLS]) await pour(ink, inside);
  await choose(page, 'filled-oval', ...SUN.ink);
  await drag(page, at(SUN.from), at(SUN.to));
}

export const TOOL_SHOTS: readonly ToolShot[] = [
  {
    id: 'j-parse',
    view: { x: 24, y: 122, width: 700 },
    async use(page) {
      await page.goto('/j-parse');
      await page.getByRole('textbox').first().fill(FOX_JSON);
      await page.getByRole('button', { name: 'Parse JSON' }).click();
    },
  },
  {
    id: 'video-game-music-generator',
    view: { x: 56, y: 190, width: 538 },
    async use(page) {
      await page.goto('/video-game-music-generator?seed=7');
    },
  },
  { id: 'paint', view: { x: 297, y: 168, width: 512 }, use: drawFox },
];
