// Textures of floors: sheet and inlay of each layout, moonlight, start mat, light of the door.
import type { Ink } from '../../kit/core/inks.ts';
import type { Rect } from '../../kit/core/rules.ts';
import { type Paper, type Pen, polygon } from '../../kit/phaser/paper.ts';
import { type HallName, type LayoutName, layoutOf, mirrorOf, WORLD } from '../levels/levels.ts';

const { width: W, height: H } = WORLD;

const FLOORS: Readonly<Record<LayoutName, Floor>> = {
  corridors: {
    ink: 'indigo',
    lighter: -4,
    inlay: runners,
    windows: [
      [200, 120],
      [520, 380],
      [30, 330],
    ],
  },
  rooms: {
    ink: 'navy',
    lighter: 14,
    inlay: tiles,
    windows: [
      [90, 50],
      [600, 40],
      [330, 250],
      [40, 440],
    ],
  },
  pillars: {
    ink: 'teal',
    lighter: -24,
    inlay: rings,
    windows: [
      [60, 170],
      [350, 340],
      [580, 20],
    ],
  },
};

interface Floor {
  readonly ink: Ink;
  readonly lighter: number;
  readonly windows: readonly (readonly [x: number, y: number])[];
  /** Draws what is let into the floor. */
  inlay(pen: Pen): void;
}

/** What a floor shows of its hall. */
export interface FloorPlan {
  readonly hall: HallName;
  readonly start: { readonly x: number; readonly y: number };
  readonly exits: readonly Rect[];
  /** A drawn hall, whose walls know nothing of long carpets. */
  readonly isDrawn: boolean;
}

export function bakeFloor(paper: Paper, { hall, start, exits, isDrawn }: FloorPlan): string {
  const { ink, lighter, inlay, windows } = FLOORS[layoutOf(hall)];
  const { across, down } = mirrorOf(hall);
  return paper.bake(
    'floor',
    W,
    H,
    pen => {
      const { g } = pen;
      g.fillStyle = pen.ink(ink, lighter);
      g.fillRect(0, 0, W, H);
      slabs(pen, ink, lighter);
      g.save();
      g.translate(across ? W : 0, down ? H : 0);
      g.scale(across ? -1 : 1, down ? -1 : 1);
      if (isDrawn && inlay === runners) tiles(pen, ink);
      else inlay(pen);
      g.restore();
      moonlight(pen, windows);
      mat(pen, start);
      for (const exit of exits) doorLight(pen, exit);
      frame(pen);
    },
    true,
  );
}

/** Large flat folds in the floor sheet, a shade apart. */
function slabs(pen: Pen, ink: Ink, lighter: number): void {
  for (let row = 0; row < 5; row++)
    for (let column = 0; column < 6; column++) {
      const x = column * 160 - (row % 2) * 80;
      const y = row * 120;
      const shade = ((row * 5 + column * 3) % 4) * 0.9 - 1.2;
      fillPath(
        pen,
        polygon([
          [x, y],
          [x + 160, y],
          [x + 160, y + 120],
        ]),
        ink,
        lighter + shade + 1.2,
      );
      fillPath(
        pen,
        polygon([
          [x, y],
          [x, y + 120],
          [x + 160, y + 120],
        ]),
        ink,
        lighter + shade,
      );
    }
}

function fillPath(pen: Pen, path: string, ink: Ink, lighter: number, alpha = 1): void {
  pen.g.fillStyle = pen.ink(ink, lighter, alpha);
  pen.g.fill(new Path2D(path));
}

/** Long carpets with pointed ends. */
function runners(pen: Pen): void {
  for (const [x, from, to] of [
    [80, 90, 540],
    [250, 60, 540],
    [410, 60, 540],
    [570, 60, 540],
    [730, 60, 420],
  ] as const) {
    const carpet = (inset: number): string =>
      polygon([
        [x, from - 24 + inset * 1.6],
        [x + 34 - inset, from + inset],
        [x + 34 - inset, to - inset],
        [x, to + 24 - inset * 1.6],
        [x - 34 + inset, to - inset],
        [x - 34 + inset, from + inset],
      ]);
    pen.cut({ path: carpet(0), ink: 'indigo', lighter: 5, lift: 2, edge: 0 });
    fillPath(pen, carpet(4), 'sky', -26);
    fillPath(pen, carpet(6), 'indigo', 2);
    for (let y = from + 40; y < to - 30; y += 56) {
      fillPath(
        pen,
        polygon([
          [x, y - 18],
          [x + 15, y],
          [x, y + 18],
          [x - 15, y],
        ]),
        'indigo',
        6,
      );
      fillPath(
        pen,
        polygon([
          [x, y - 18],
          [x + 15, y],
          [x, y + 18],
        ]),
        'indigo',
        4,
      );
    }
  }
}

/** Parquet of folded squares. */
function tiles(pen: Pen, ink: Ink = 'navy'): void {
  for (let row = 0; row < 8; row++)
    for (let column = 0; column < 10; column++) {
      const x = column * 80 + 40;
      const y = row * 80 + 20;
      const small = (row + column) % 2 === 0 ? 15 : 7;
      fillPath(
        pen,
        polygon([
          [x, y - small],
          [x + small, y],
          [x, y + small],
          [x - small, y],
        ]),
        ink,
        ink === 'navy' ? 8 : 1,
      );
      fillPath(
        pen,
        polygon([
          [x, y - small],
          [x + small, y],
          [x, y + small],
        ]),
        ink,
        ink === 'navy' ? 5 : -1,
      );
    }
}

/** A great rosette in the middle of the hall. */
function rings(pen: Pen): void {
  for (const [radius, shade] of [
    [250, 3],
    [236, 0],
    [150, 4],
    [140, 0.5],
    [60, 6],
  ] as const) {
    for (let i = 0; i < 16; i++) {
      const at = (part: number): [number, number] => [
        W / 2 + Math.cos((part * Math.PI) / 8) * radius,
        H / 2 + Math.sin((part * Math.PI) / 8) * radius,
      ];
      fillPath(pen, polygon([[W / 2, H / 2], at(i), at(i + 1)]), 'teal', -24 + shade + (i % 2) * 1.8);
    }
  }
}

/** Moonlight through high windows, elsewhere in every hall. */
function moonlight(pen: Pen, windows: readonly (readonly [x: number, y: number])[]): void {
  for (const [x, y] of windows) {
    for (let pane = 0; pane < 2; pane++) {
      const left = x + pane * 62;
      const top = y + pane * 26;
      fillPath(
        pen,
        polygon([
          [left, top],
          [left + 52, top + 22],
          [left + 104, top + 132],
          [left + 52, top + 110],
        ]),
        'sky',
        6,
        0.12,
      );
      fillPath(
        pen,
        polygon([
          [left, top],
          [left + 52, top + 22],
          [left + 78, top + 77],
          [left + 26, top + 55],
        ]),
        'sky',
        12,
        0.06,
      );
    }
  }
}

function mat(pen: Pen, { x, y }: FloorPlan['start']): void {
  pen.cut(
    {
      path: 'M-27 -21L27 -21L23 -16L27 -11L27 21L-27 21L-23 16L-27 11Z',
      ink: 'sand',
      lighter: -14,
      folds: [
        ['M-27 21L27 -21L27 21Z', -5],
        ['M-18 -13H18V-10H-18ZM-18 10H18V13H-18Z', -14],
      ],
      lift: 2,
      edge: 1,
    },
    { x, y },
  );
}

/** The light that falls out of the door. */
function doorLight(pen: Pen, [x, y, width, height]: Rect): void {
  const cx = x + width / 2;
  const cy = y + height / 2;
  for (const [reach, alpha] of [
    [84, 0.09],
    [60, 0.12],
    [40, 0.16],
  ] as const) {
    const corners = Array.from({ length: 10 }, (_, i): [number, number] => {
      const radius = reach * (i % 2 === 0 ? 1 : 0.8);
      return [cx + Math.cos((i * Math.PI) / 5) * radius, cy + Math.sin((i * Math.PI) / 5) * radius];
    });
    fillPath(pen, polygon(corners), 'gold', 4, alpha);
  }
}

/** The dark skirting around the hall, torn from a second sheet. */
function frame(pen: Pen): void {
  const { g } = pen;
  g.save();
  g.shadowColor = 'rgba(10, 6, 30, .55)';
  g.shadowBlur = 26;
  g.lineWidth = 10;
  g.strokeStyle = pen.ink('navy', -10);
  g.strokeRect(-3, -3, W + 6, H + 6);
  g.restore();
  g.lineWidth = 1.2;
  g.strokeStyle = pen.ink('indigo', 12, 0.7);
  g.strokeRect(2.6, 2.6, W - 5.2, H - 5.2);
}
