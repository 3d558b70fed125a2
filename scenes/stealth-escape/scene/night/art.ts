// Textures of the night watch: lamps, keys, cameras, dog, boards, fuse boxes, screens, the Golden Fox.
import { type Cut, type Paper, type Pen, polygon } from '../../../kit/phaser/paper.ts';

const LAMP: Cut = {
  path: 'M0 -13L9 -9L13 0L9 9L0 13L-9 9L-13 0L-9 -9Z',
  ink: 'gold',
  lighter: 8,
  folds: [
    ['M0 0L9 9L0 13L-9 9Z', -8],
    ['M0 0L9 -9L13 0L9 9Z', -3],
    ['M0 -6L4.5 -4.5L6 0L4.5 4.5L0 6L-4.5 4.5L-6 0L-4.5 -4.5Z', 4, 'cream'],
  ],
  lift: 5,
  edge: 1.4,
};

const KEY: Cut = {
  path: 'M-13 -4L-9 -9L-3 -9L1 -4L1 -2.5L14 -2.5L14 6L10 6L10 2.5L7 2.5L7 5L3.5 5L3.5 2.5L1 2.5L1 4L-3 9L-9 9L-13 4Z',
  ink: 'gold',
  folds: [
    ['M-13 0L14 0L14 6L10 6L10 2.5L7 2.5L7 5L3.5 5L3.5 2.5L1 2.5L1 4L-3 9L-9 9L-13 4Z', -9],
    ['M-9 -3L-6 -5L-3 -3L-3 3L-6 5L-9 3Z', 0, 'navy'],
  ],
  lift: 3,
  edge: 1.6,
};

const TREASURE: Cut = {
  path: 'M0 -19L9 -10L17 -16L13 0L17 10L6 17L-6 17L-17 10L-13 0L-17 -16L-9 -10Z',
  ink: 'gold',
  lighter: 6,
  folds: [
    ['M0 -19L9 -10L17 -16L13 0L17 10L6 17L0 17Z', -10],
    ['M-9 -10L-17 -16L-13 0Z', -14],
    ['M0 17L-6 6L0 -2L6 6Z', 6, 'cream'],
    ['M-7 -1L-3 1L-6 3ZM7 -1L3 1L6 3Z', 0, 'navy'],
    ['M-2.4 14L2.4 14L0 17Z', 0, 'navy'],
  ],
  lift: 5,
  edge: 1.8,
};

const cameraCut = (sees: boolean): Cut => ({
  path: 'M-10 -8L5 -8L5 -5L13 -8L13 8L5 5L5 8L-10 8Z',
  ink: sees ? 'coral' : 'navy',
  lighter: sees ? 0 : 22,
  folds: [
    ['M-10 0L13 0L13 8L5 5L5 8L-10 8Z', -9],
    ['M7 -5.5L13 -8L13 8L7 5.5Z', sees ? 10 : 2, sees ? 'gold' : 'sky'],
    ['M-7 -4L-2 -4L-2 -1L-7 -1Z', 0, 'coral'],
  ],
  lift: 4,
  edge: 1.4,
});

/** The dog on its blanket, asleep or listening. */
const dogCut = (listens: boolean): Cut => ({
  path: listens
    ? 'M20 1L12 -6L15 -19L6 -11L-4 -13L-14 -9L-19 1L-14 10L-3 13L9 11L16 6Z'
    : 'M20 2L12 -6L5 -10L-4 -12L-14 -9L-19 1L-14 10L-3 13L9 11L16 7Z',
  ink: 'sand',
  lighter: listens ? -10 : -20,
  folds: [
    ['M20 2L-19 1L-14 10L-3 13L9 11L16 7Z', -8],
    listens ? ['M12 -6L15 -19L6 -11Z', -20] : ['M12 -5L2 -9L1 -2L8 1Z', -16],
    ['M20 1.5L15 -1.5L15 4.5Z', 0, 'navy'],
    listens ? ['M10 -3L13 -1L9 0Z', 0, 'navy'] : ['M8 0.4L13 0L13 1.2L8 1.8Z', 0, 'navy'],
  ],
  lift: 3,
  edge: 1.6,
});

const fuseCut = (isOut: boolean): Cut => ({
  path: 'M-11 -14L11 -14L11 14L-11 14Z',
  ink: isOut ? 'navy' : 'teal',
  lighter: isOut ? 12 : 0,
  folds: [
    ['M-11 -14L11 14L-11 14Z', -7],
    ['M-6 -8L6 -8L6 8L-6 8Z', isOut ? -6 : -20],
    isOut ? ['M-1.5 1L1.5 1L1.5 7L-1.5 7Z', 0, 'coral'] : ['M2 -7L-4 1L-0.5 1L-2 7L4 -1L0.5 -1Z', 4, 'gold'],
  ],
  lift: 3,
  edge: 1.6,
});

export function bakeNight(paper: Paper): void {
  paper.bakeCut('lamp', 28, 28, LAMP);
  paper.bakeCut('lampOut', 28, 28, { ...LAMP, ink: 'navy', lighter: 16, folds: LAMP.folds?.slice(0, 2) ?? [] });
  paper.bakeCut('key', 30, 20, KEY);
  paper.bakeCut('treasure', 36, 38, TREASURE);
  paper.bakeCut('camera', 28, 18, cameraCut(false));
  paper.bakeCut('cameraSees', 28, 18, cameraCut(true));
  paper.bakeCut('dog', 42, 34, dogCut(false));
  paper.bakeCut('dogListens', 42, 40, dogCut(true));
  paper.bakeCut('fuse', 24, 30, fuseCut(false));
  paper.bakeCut('fuseOut', 24, 30, fuseCut(true));
  paper.bakeCut('lanternLight', 18, 18, {
    ...LAMP,
    path: 'M0 -7L6 -3.5L6 3.5L0 7L-6 3.5L-6 -3.5Z',
    folds: [],
    lift: 2,
  });
  paper.bake('boards', 72, 72, boards);
  paper.bake('screen', 104, 18, screen);
  paper.bake('blanket', 58, 48, blanket);
}

/** Floor boards, one of them loose. */
function boards(pen: Pen): void {
  for (let plank = 0; plank < 4; plank++) {
    const y = -32 + plank * 16;
    const slip = plank % 2 === 0 ? -2 : 2;
    pen.cut({
      path: polygon([
        [-31 + slip, y + 0.8],
        [31 + slip, y + 0.8],
        [31 + slip, y + 15],
        [-31 + slip, y + 15],
      ]),
      ink: 'sand',
      lighter: -38 + (plank % 3) * 3,
      folds: [[`M${-31 + slip} ${y + 8}H${31 + slip}V${y + 15}H${-31 + slip}Z`, -3]],
      lift: plank === 2 ? 2.4 : 0.8,
      edge: 0,
    });
    pen.g.fillStyle = pen.ink('navy', 0, 0.55);
    for (const x of [-26, 26]) pen.g.fillRect(x + slip - 1, y + 7, 2, 2);
  }
}

/** Folding screen from above. */
function screen(pen: Pen): void {
  const points: [number, number][] = [];
  for (let i = 0; i <= 8; i++) points.push([-48 + i * 12, i % 2 === 0 ? -5 : 1]);
  const back = points.map(([x, y]): [number, number] => [x, y + 5]).toReversed();
  pen.cut({ path: polygon([...points, ...back]), ink: 'cream', lighter: -6, lift: 4, edge: 1 });
  for (let i = 0; i < 8; i += 2) {
    const [from, to] = [points[i], points[i + 1]] as [[number, number], [number, number]];
    pen.g.fillStyle = pen.ink('rose', -4, 0.8);
    pen.g.fill(new Path2D(polygon([from, to, [to[0], to[1] + 5], [from[0], from[1] + 5]])));
  }
}

function blanket(pen: Pen): void {
  pen.cut({
    path: 'M-25 -19L25 -19L22 -14L25 -8L25 19L-25 19L-22 13L-25 8Z',
    ink: 'plum',
    lighter: -6,
    folds: [['M-25 19L25 -8L25 19Z', -5]],
    lift: 1.5,
    edge: 0.8,
  });
}
