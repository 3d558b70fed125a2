// Drawing functions of the kitchen, landing, bedroom and study.
import type { Ink } from '../../../kit/core/inks.ts';
import type { Pen } from '../../../kit/phaser/paper.ts';
import { box, candle, drawFloor, drawWall, picture, rectPath, rug, windowAt } from './furniture.ts';

export function kitchen(pen: Pen): void {
  drawWall(pen, 'sand', 2, 340);
  for (let x = 0; x < 12; x++)
    pen.cut({ path: rectPath(x * 60, 228, 60, 4), ink: 'sky', lighter: -4, lift: 0, edge: 0 });
  windowAt(pen, 300, 66, 120, 130, 'paper');
  drawFloor(pen, 'teal', -6, 340);
  for (let i = 0; i < 7; i++)
    pen.cut({
      path: `M${i * 120 - 40} 480L${i * 104 + 20} 346L${i * 104 + 24} 346L${i * 120 - 34} 480Z`,
      ink: 'teal',
      lighter: -14,
      lift: 0,
      edge: 0,
    });
  pen.cut({ path: rectPath(56, 66, 190, 6), ink: 'navy', lighter: 10, lift: 3, edge: 0 });
  for (const [x, s] of [
    [86, 0.8],
    [140, 1],
    [202, 0.9],
  ] as const)
    pen.cut(
      {
        path: 'M-3 0L3 0L3 26L26 30L24 62L-24 62L-26 30L-3 26Z',
        ink: 'fox',
        lighter: -14,
        folds: [['M2 0L3 0L3 26L26 30L24 62L4 62Z', -9]],
        lift: 4,
        edge: 1.5,
      },
      { x, y: 68, scale: s },
    );
  box(pen, 'navy', 6, 40, 248, 180, 146, [['M130 248H220V394H130Z', -5]]);
  box(pen, 'navy', 20, 32, 300, 196, 14, [], 1.5);
  box(pen, 'coral', -10, 70, 330, 60, 44, [['M100 330H130V374H100Z', -8]], 1.5);
  box(pen, 'cream', -4, 470, 262, 210, 130, [['M575 262H680V392H575Z', -6]]);
  box(pen, 'sand', -28, 460, 250, 230, 18, [], 1.5);
  for (const x of [508, 612]) pen.cut({ path: rectPath(x, 318, 28, 6), ink: 'navy', lighter: 16, lift: 1, edge: 0 });
  // The clock, five minutes fast.
  pen.cut({
    path: 'M576 60L604 72L616 100L604 128L576 140L548 128L536 100L548 72Z',
    ink: 'paper',
    folds: [['M576 60L604 72L616 100L604 128L576 140Z', -6]],
    lift: 5,
    edge: 0,
  });
  pen.cut({ path: 'M574 74L578 74L578 100L600 112L598 116L574 104Z', ink: 'navy', lift: 1, edge: 0 });
  pen.cut({
    path: 'M500 250L506 214L546 214L552 250Z',
    ink: 'moss',
    lighter: 6,
    folds: [['M526 214L546 214L552 250L526 250Z', -9]],
    lift: 3,
    edge: 1.5,
  });
  pen.cut({
    path: 'M510 214L500 184L522 196L528 170L538 196L556 186L544 214Z',
    ink: 'moss',
    lighter: -8,
    lift: 2,
    edge: 1,
  });
}

export function upstairs(pen: Pen): void {
  drawWall(pen, 'indigo', 6, 336);
  pen.cut({ path: rectPath(0, 250, 720, 6), ink: 'gold', lighter: -16, lift: 2, edge: 0 });
  const inks: readonly Ink[] = ['teal', 'rose', 'moss', 'sky', 'coral'];
  inks.forEach((ink, i) => picture(pen, 178 + i * 91, 156, 62, 82, ink, i === 2));
  box(pen, 'coral', -26, 16, 122, 92, 216, [['M62 122H108V338H62Z', -7]]);
  box(pen, 'coral', -26, 612, 122, 92, 216, [['M658 122H704V338H658Z', -7]]);
  drawFloor(pen, 'sand', -34, 336);
  pen.cut({
    path: 'M150 344L570 344L690 480L30 480Z',
    ink: 'plum',
    lighter: 4,
    folds: [['M360 344L570 344L690 480L360 480Z', -6]],
    lift: 3,
    edge: 0,
  });
  pen.cut({
    path: 'M178 352L190 352L86 480L66 480ZM530 352L542 352L654 480L634 480Z',
    ink: 'gold',
    lighter: -6,
    lift: 0,
    edge: 0,
  });
  for (const x of [130, 590]) candle(pen, x, 250, true);
}

export function bedroom(pen: Pen): void {
  drawWall(pen, 'sky', -6, 340);
  windowAt(pen, 300, 70, 116, 160, 'cream');
  drawFloor(pen, 'sand', -14, 340);
  rug(pen, 'rose', 380, 424, 170);
  box(pen, 'sand', -36, 34, 104, 16, 300, []);
  box(pen, 'sand', -36, 250, 200, 14, 190, []);
  pen.cut({
    path: 'M28 104L150 70L280 196L262 208L150 112L50 128Z',
    ink: 'coral',
    lighter: -4,
    folds: [['M150 70L280 196L262 208L150 112Z', -8]],
    lift: 6,
    edge: 2,
  });
  pen.cut({
    path: 'M46 286L256 300L262 392L46 408Z',
    ink: 'paper',
    folds: [['M46 340L262 340L262 392L46 408Z', -4]],
    lift: 6,
    edge: 0,
  });
  pen.cut({
    path: 'M120 294L256 302L262 392L110 402Z',
    ink: 'indigo',
    lighter: 10,
    folds: [
      ['M190 298L256 302L262 392L186 397Z', -8],
      ['M120 294L150 296L140 400L110 402Z', 14],
    ],
    lift: 3,
    edge: 1.5,
  });
  pen.cut({
    path: 'M54 280L112 268L118 300L58 306Z',
    ink: 'cream',
    folds: [['M84 274L112 268L118 300L86 303Z', -6]],
    lift: 4,
    edge: 0,
  });
  box(pen, 'sand', -30, 492, 300, 178, 20, [], 1.5);
  box(pen, 'sand', -22, 504, 320, 154, 76, [['M581 320H658V396H581Z', -7]], 1.5);
  pen.cut({
    path: 'M528 116L580 96L632 116L640 206L580 240L520 206Z',
    ink: 'gold',
    lighter: -4,
    folds: [
      ['M538 124L580 108L622 124L628 200L580 226L532 200Z', 12, 'sky'],
      ['M538 124L580 108L596 114L540 190Z', 18, 'sky'],
    ],
    lift: 6,
    edge: 2,
  });
  pen.cut({ path: 'M572 238L588 238L594 302L566 302Z', ink: 'gold', lighter: -14, lift: 3, edge: 1.5 });
  candle(pen, 640, 300);
}

export function study(pen: Pen): void {
  drawWall(pen, 'moss', -18, 340);
  const shelf = (x: number, width: number) => {
    box(pen, 'sand', -44, x, 40, width, 304, []);
    const inks: readonly Ink[] = ['coral', 'teal', 'gold', 'rose', 'sky', 'plum', 'moss'];
    for (let row = 0; row < 4; row++) {
      let at = x + 10;
      for (let i = 0; at < x + width - 22; i++) {
        const wide = 10 + ((i * 7 + row * 5 + x) % 9);
        const high = 44 + ((i * 13 + row * 11) % 16);
        const foot = 108 + row * 74;
        pen.cut({
          path: rectPath(at, foot - high, wide, high),
          ink: inks[(i * 3 + row + x) % inks.length] as Ink,
          lighter: -6,
          folds: [[rectPath(at + wide / 2, foot - high, wide / 2, high), -8]],
          lift: 1,
          edge: 0.8,
        });
        at += wide + 2;
      }
      pen.cut({ path: rectPath(x + 4, 110 + row * 74, width - 8, 8), ink: 'sand', lighter: -34, lift: 3, edge: 0 });
    }
  };
  shelf(20, 220);
  shelf(480, 220);
  windowAt(pen, 300, 70, 120, 150, 'gold');
  drawFloor(pen, 'plum', -12, 340);
  rug(pen, 'moss', 360, 436, 240);
  box(pen, 'sand', -32, 440, 344, 200, 22, [['M540 344H640V366H540Z', -7]], 1.5);
  box(pen, 'sand', -40, 456, 366, 60, 70, [], 1.5);
  box(pen, 'sand', -40, 566, 366, 60, 70, [['M596 366H626V436H596Z', -7]], 1.5);
  box(pen, 'sand', -20, 576, 376, 66, 24, [], 1.5);
  pen.cut({ path: 'M596 344L600 300L606 300L604 344Z', ink: 'gold', lighter: -16, lift: 2, edge: 1 });
  pen.cut({
    path: 'M570 304L582 276L626 276L640 304Z',
    ink: 'moss',
    lighter: 10,
    folds: [['M604 276L626 276L640 304L606 304Z', -9]],
    lift: 4,
    edge: 2,
  });
  pen.cut({
    path: 'M286 480L316 300L326 300L300 480ZM356 480L340 300L350 300L370 480Z',
    ink: 'sand',
    lighter: -36,
    lift: 4,
    edge: 1,
  });
  for (const y of [330, 364, 400, 438])
    pen.cut({
      path: rectPath(312 - (y - 330) * 0.14, y, 36 + (y - 330) * 0.2, 7),
      ink: 'sand',
      lighter: -30,
      lift: 2,
      edge: 0,
    });
}
