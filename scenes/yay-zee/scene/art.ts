// Textures of YayZee: tray, shelf with a notch for each die, dice, shadows, rings.
import type { Paper, Pen } from '../../kit/phaser/paper.ts';
import { polygon } from '../../kit/phaser/paper.ts';
import { dieCut } from './dieCut.ts';
import { DIE, heldAt, RIM, SHELF_Y, WORLD } from './geometry.ts';

export const dieKey = (face: number, held = false): string => `die-${face}${held ? '-held' : ''}`;

export function bakeAll(paper: Paper, dice: number): void {
  const { width, height } = WORLD;
  paper.bake(`tray-${dice}`, width, height, pen => drawTray(pen, dice), true);
  for (let face = 0; face <= 6; face++)
    for (const held of [false, true]) paper.bakeCut(dieKey(face, held), DIE, DIE, dieCut(face, held));
  paper.bake('shadow', DIE + 40, DIE + 40, pen => drawShadow(pen));
  paper.bakeCut('ring', DIE + 26, DIE + 26, {
    path: `${polygon(square(55))}${polygon(square(46).toReversed())}`,
    ink: 'gold',
    lighter: 8,
    lift: 2,
    edge: 1.5,
  });
  paper.bakeCut('pointer', 26, 18, {
    path: 'M-12 -8L12 -8L0 8Z',
    ink: 'fox',
    folds: [['M0 -8L12 -8L0 8Z', -10]],
    lift: 2,
    edge: 1.5,
  });
}

const square = (half: number): [number, number][] => [
  [-half, -half],
  [half, -half],
  [half, half],
  [-half, half],
];

const box = (x: number, y: number, w: number, h: number, cut = 0): string =>
  polygon([
    [x + cut, y],
    [x + w - cut, y],
    [x + w, y + cut],
    [x + w, y + h - cut],
    [x + w - cut, y + h],
    [x + cut, y + h],
    [x, y + h - cut],
    [x, y + cut],
  ]);

function drawTray(pen: Pen, dice: number): void {
  const { g } = pen;
  const { width, height } = WORLD;
  g.fillStyle = pen.ink('teal', -12);
  g.fillRect(0, 0, width, height);
  // Four sides folded up, each with its own light.
  const sides: readonly (readonly [string, number])[] = [
    [
      polygon([
        [0, 0],
        [width, 0],
        [width - RIM, RIM],
        [RIM, RIM],
      ]),
      16,
    ],
    [
      polygon([
        [0, 0],
        [RIM, RIM],
        [RIM, height - RIM],
        [0, height],
      ]),
      10,
    ],
    [
      polygon([
        [width, 0],
        [width, height],
        [width - RIM, height - RIM],
        [width - RIM, RIM],
      ]),
      -2,
    ],
    [
      polygon([
        [0, height],
        [RIM, height - RIM],
        [width - RIM, height - RIM],
        [width, height],
      ]),
      4,
    ],
  ];
  for (const [path, lighter] of sides) {
    g.fillStyle = pen.ink('teal', lighter);
    g.fill(new Path2D(path));
  }
  pen.cut({
    path: box(RIM, RIM, width - 2 * RIM, height - 2 * RIM),
    ink: 'teal',
    lighter: -6,
    lift: 0,
    edge: 0,
    folds: floor(),
  });
  drawFox(pen);
  // Shade under the rims that stand towards the light.
  g.fillStyle = pen.ink('navy', 0, 0.16);
  g.fill(
    new Path2D(
      polygon([
        [RIM, RIM],
        [width - RIM, RIM],
        [width - RIM - 8, RIM + 8],
        [RIM + 8, RIM + 8],
        [RIM + 8, height - RIM],
        [RIM, height - RIM],
      ]),
    ),
  );
  drawShelf(pen, dice);
}

/** Creases of the paper. */
const floor = (): readonly (readonly [string, number])[] => [
  [
    polygon([
      [300, 22],
      [578, 22],
      [578, 210],
    ]),
    2.5,
  ],
  [
    polygon([
      [22, 22],
      [300, 22],
      [22, 210],
    ]),
    4,
  ],
  [
    polygon([
      [300, 22],
      [578, 210],
      [300, 250],
      [22, 210],
    ]),
    -1.5,
  ],
];

/** Logo, pressed into the tray's floor. */
function drawFox(pen: Pen): void {
  const { g } = pen;
  const mark = (points: readonly (readonly [number, number])[], lighter: number) => {
    g.fillStyle = pen.ink('teal', lighter, 0.8);
    g.fill(new Path2D(polygon(points.map(([x, y]) => [300 + x * 3.1, 128 + y * 3.1]))));
  };
  mark(
    [
      [-26, -26],
      [-9, -12],
      [9, -12],
      [26, -26],
      [23, 5],
      [0, 27],
      [-23, 5],
    ],
    -9,
  );
  mark(
    [
      [0, -12],
      [9, -12],
      [26, -26],
      [23, 5],
      [0, 27],
    ],
    -11.5,
  );
  mark(
    [
      [-23, 5],
      [0, 27],
      [23, 5],
      [0, 12],
    ],
    -3,
  );
}

function drawShelf(pen: Pen, dice: number): void {
  const { g } = pen;
  const top = SHELF_Y - 62;
  pen.cut({
    path: box(10, top, WORLD.width - 20, WORLD.height - top - 8, 12),
    ink: 'plum',
    lighter: 2,
    lift: 7,
    edge: 2,
    folds: [
      [
        polygon([
          [10, top],
          [WORLD.width - 10, top],
          [WORLD.width - 10, top + 12],
          [10, top + 12],
        ]),
        10,
      ],
      [
        polygon([
          [300, top],
          [WORLD.width - 10, top],
          [WORLD.width - 10, WORLD.height],
          [340, WORLD.height],
        ]),
        -3,
      ],
    ],
  });
  for (let die = 0; die < dice; die++) {
    const { x, y } = heldAt(die, dice);
    g.fillStyle = pen.ink('plum', -9);
    g.fill(new Path2D(box(x - 47, y - 45, 94, 96, 8)));
    g.fillStyle = pen.ink('plum', -15, 0.8);
    g.fill(
      new Path2D(
        polygon([
          [x - 47, y - 45],
          [x + 47, y - 45],
          [x + 39, y - 37],
          [x - 39, y - 37],
          [x - 39, y + 51],
          [x - 47, y + 51],
        ]),
      ),
    );
  }
}

/** Soft shadow of a die; its size follows the die's height. */
function drawShadow(pen: Pen): void {
  const { g } = pen;
  const half = (DIE + 8) / 2;
  const soft = g.createRadialGradient(0, 0, half * 0.35, 0, 0, half);
  soft.addColorStop(0, pen.ink('navy', -10, 0.5));
  soft.addColorStop(1, pen.ink('navy', -10, 0));
  g.fillStyle = soft;
  g.fillRect(-half, -half, 2 * half, 2 * half);
}
