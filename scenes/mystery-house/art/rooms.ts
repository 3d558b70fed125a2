// The eight rooms as postcards: walls, floors, furniture. Windows are holes in the paper; the sky of the hour lies behind.
import type { Ink } from '../../kit/core/inks.ts';
import type { Pen } from '../../kit/phaser/paper.ts';
import type { RoomId } from '../house.ts';
import { bench, box, candle, floorOf, picture, polygonOf, rug, wallOf, windowAt } from './furniture.ts';

export const W = 720;
export const H = 480;

const DRAWN: Readonly<Record<RoomId, (pen: Pen) => void>> = {
  front,
  foyer,
  living,
  dining,
  kitchen,
  upstairs,
  bedroom,
  study,
};

export function drawRoom(pen: Pen, room: RoomId): void {
  DRAWN[room](pen);
}

function front(pen: Pen): void {
  pen.sheet('M-20 300L70 250L150 280L240 240L480 240L580 276L650 246L740 290V500H-20Z', 'moss', -22, 12);
  box(pen, 'plum', -8, 170, 96, 380, 300, [['M360 96H550V396H360Z', -6]]);
  pen.cut({
    path: 'M140 104L360 14L580 104Z',
    ink: 'indigo',
    lighter: -6,
    folds: [['M360 14L580 104H360Z', -7]],
    lift: 8,
    edge: 2,
  });
  for (const [x, y] of [
    [204, 134],
    [290, 134],
    [392, 134],
    [478, 134],
    [204, 236],
    [478, 236],
  ] as const)
    pen.cut({
      path: polygonOf(x, y, 46, 62),
      ink: 'gold',
      lighter: 8,
      folds: [
        [polygonOf(x + 22, y, 24, 62), -7],
        [polygonOf(x + 21, y, 4, 62), -34],
        [polygonOf(x, y + 28, 46, 4), -34],
      ],
      lift: 2,
      edge: 2,
    });
  box(pen, 'coral', -14, 324, 258, 72, 138, [['M360 258H396V396H360Z', -8]]);
  pen.cut({ path: 'M380 326L386 320L392 326L386 332Z', ink: 'gold', lift: 1, edge: 0 });
  pen.sheet('M-20 392L180 386L540 386L740 394V500H-20Z', 'sand', -16, 10);
  pen.sheet('M290 392L430 392L520 500L200 500Z', 'sand', -2, 4);
  for (const [x, y, s] of [
    [60, 404, 1],
    [118, 396, 0.7],
    [620, 398, 0.8],
    [682, 408, 1.05],
  ] as const) {
    pen.cut({ path: 'M-6 0L-4 -40L4 -40L6 0Z', ink: 'plum', lighter: -12, lift: 2, edge: 1 }, { x, y, scale: s });
    pen.cut(
      {
        path: 'M-44 -24L-34 -84L0 -150L34 -84L44 -24L0 -12Z',
        ink: 'moss',
        lighter: -14,
        folds: [['M0 -150L34 -84L44 -24L0 -12Z', -8]],
        lift: 4,
        edge: 2,
      },
      { x, y, scale: s },
    );
  }
  for (const x of [214, 506]) {
    pen.cut({
      path: `M${x - 3} 400L${x - 3} 330L${x + 3} 330L${x + 3} 400Z`,
      ink: 'navy',
      lighter: 4,
      lift: 2,
      edge: 1,
    });
    pen.cut({
      path: `M${x - 14} 300L${x} 290L${x + 14} 300L${x + 10} 334L${x - 10} 334Z`,
      ink: 'gold',
      lighter: 10,
      folds: [[`M${x} 290L${x + 14} 300L${x + 10} 334L${x} 334Z`, -9]],
      lift: 4,
      edge: 2,
    });
  }
}

function foyer(pen: Pen): void {
  wallOf(pen, 'rose', -14, 344);
  box(pen, 'coral', -24, 40, 150, 96, 196, [['M88 150H136V346H88Z', -7]]);
  box(pen, 'coral', -24, 586, 150, 96, 196, [['M634 150H682V346H634Z', -7]]);
  for (const x of [124, 598])
    pen.cut({ path: `M${x - 5} 252L${x} 247L${x + 5} 252L${x} 257Z`, ink: 'gold', lift: 1, edge: 0 });
  floorOf(pen, 'cream', -8, 344);
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 9; i++)
      if ((i + row) % 2 === 0) {
        const [top, bottom] = [352 + row * 42, 352 + (row + 1) * 42];
        const spread = (y: number, n: number) => 360 + (n - 4.5) * (70 + (y - 352) * 0.22);
        pen.cut({
          path: `M${spread(top, i)} ${top}L${spread(top, i + 1)} ${top}L${spread(bottom, i + 1)} ${bottom}L${spread(bottom, i)} ${bottom}Z`,
          ink: 'plum',
          lighter: 14,
          lift: 0,
          edge: 0,
        });
      }
  for (let step = 0; step < 8; step++) {
    const [y, half] = [346 - step * 26, 130 - step * 8];
    box(pen, 'sand', -18 - step * 2, 360 - half, y - 26, half * 2, 28, [
      [`M360 ${y - 26}H${360 + half}V${y + 2}H360Z`, -5],
    ]);
    box(
      pen,
      'coral',
      -6,
      360 - 42 + step * 2,
      y - 26,
      84 - step * 4,
      28,
      [[`M360 ${y - 26}H${360 + 42 - step * 2}V${y + 2}H360Z`, -6]],
      0,
    );
  }
  for (const side of [-1, 1])
    pen.cut({
      path: `M${360 + side * 128} 350L${360 + side * 120} 300L${360 + side * 66} 96L${360 + side * 78} 96L${360 + side * 138} 300L${360 + side * 140} 350Z`,
      ink: 'sand',
      lighter: -38,
      folds: [
        [
          `M${360 + side * 132} 350L${360 + side * 128} 300L${360 + side * 72} 96L${360 + side * 78} 96L${360 + side * 138} 300L${360 + side * 140} 350Z`,
          -7,
        ],
      ],
      lift: 5,
      edge: 1.5,
    });
  picture(pen, 186, 170, 52, 70, 'teal');
  picture(pen, 534, 170, 52, 70, 'indigo');
  // The chalk outline of the host.
  const { g } = pen;
  g.strokeStyle = pen.ink('paper', 2);
  g.lineWidth = 3.5;
  g.lineJoin = 'round';
  g.stroke(
    new Path2D(
      'M468 424L486 412L504 416L512 428L540 420L566 412L574 420L550 432L580 446L568 454L536 444L506 448L486 442Z',
    ),
  );
}

function living(pen: Pen): void {
  wallOf(pen, 'teal', -12, 344);
  windowAt(pen, 70, 90, 96, 150, 'sand');
  windowAt(pen, 556, 90, 96, 150, 'sand');
  floorOf(pen, 'sand', -22, 344);
  rug(pen, 'coral', 360, 424, 210);
  box(pen, 'sand', -30, 262, 150, 196, 202, [['M360 150H458V352H360Z', -6]]);
  box(pen, 'sand', -16, 246, 136, 228, 22, [['M360 136H474V158H360Z', -7]]);
  box(pen, 'navy', -10, 296, 214, 128, 138, []);
  for (const [x, h, ink, l] of [
    [340, 70, 'coral', 0],
    [380, 84, 'fox', 4],
    [360, 54, 'gold', 8],
  ] as const)
    pen.cut({
      path: `M${x - 22} 350L${x - 14} ${350 - h * 0.5}L${x - 2} ${350 - h}L${x + 10} ${350 - h * 0.55}L${x + 22} 350Z`,
      ink,
      lighter: l,
      folds: [[`M${x - 2} ${350 - h}L${x + 10} ${350 - h * 0.55}L${x + 22} 350L${x} 350Z`, -8]],
      lift: 2,
      edge: 1,
    });
  picture(pen, 360, 78, 104, 64, 'moss');
  bench(pen, 'plum', 6, 176, 372, 1);
  bench(pen, 'plum', 6, 548, 372, -1);
  box(pen, 'sand', -34, 574, 344, 62, 14, [], 2);
  pen.cut({
    path: 'M586 356L592 356L590 412L584 412ZM616 356L622 356L626 412L620 412Z',
    ink: 'sand',
    lighter: -40,
    lift: 2,
    edge: 1,
  });
}

function dining(pen: Pen): void {
  wallOf(pen, 'plum', 0, 330);
  windowAt(pen, 306, 70, 108, 150, 'cream');
  picture(pen, 130, 130, 76, 96, 'rose');
  picture(pen, 592, 130, 76, 96, 'sky');
  floorOf(pen, 'sand', -30, 330);
  for (const x of [118, 222, 326, 430, 534, 608])
    box(pen, 'sand', -40, x - 20, 268, 40, 96, [[`M${x} 268H${x + 20}V364H${x}Z`, -7]], 1.5);
  pen.cut({
    path: 'M60 366L660 366L700 420L20 420Z',
    ink: 'paper',
    folds: [['M20 420L700 420L660 366L380 366Z', -6]],
    lift: 6,
    edge: 0,
  });
  pen.cut({
    path: 'M20 420H700V448L660 438L610 450L560 438L500 450L440 438L380 450L320 438L250 450L190 438L130 450L70 438L20 448Z',
    ink: 'cream',
    lighter: -6,
    lift: 5,
    edge: 0,
  });
  for (const x of [128, 240, 480, 596])
    pen.cut({
      path: `M${x - 28} 392L${x} 384L${x + 28} 392L${x} 401Z`,
      ink: 'sky',
      lighter: 12,
      folds: [[`M${x - 15} 392L${x} 388L${x + 15} 392L${x} 397Z`, -8]],
      lift: 2,
      edge: 1,
    });
  candle(pen, 186, 384);
  candle(pen, 540, 384);
}

function kitchen(pen: Pen): void {
  wallOf(pen, 'sand', 2, 340);
  for (let x = 0; x < 12; x++)
    pen.cut({ path: polygonOf(x * 60, 228, 60, 4), ink: 'sky', lighter: -4, lift: 0, edge: 0 });
  windowAt(pen, 300, 66, 120, 130, 'paper');
  floorOf(pen, 'teal', -6, 340);
  for (let i = 0; i < 7; i++)
    pen.cut({
      path: `M${i * 120 - 40} 480L${i * 104 + 20} 346L${i * 104 + 24} 346L${i * 120 - 34} 480Z`,
      ink: 'teal',
      lighter: -14,
      lift: 0,
      edge: 0,
    });
  pen.cut({ path: polygonOf(56, 66, 190, 6), ink: 'navy', lighter: 10, lift: 3, edge: 0 });
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
  for (const x of [508, 612]) pen.cut({ path: polygonOf(x, 318, 28, 6), ink: 'navy', lighter: 16, lift: 1, edge: 0 });
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

function upstairs(pen: Pen): void {
  wallOf(pen, 'indigo', 6, 336);
  pen.cut({ path: polygonOf(0, 250, W, 6), ink: 'gold', lighter: -16, lift: 2, edge: 0 });
  const inks: readonly Ink[] = ['teal', 'rose', 'moss', 'sky', 'coral'];
  inks.forEach((ink, i) => picture(pen, 178 + i * 91, 156, 62, 82, ink, i === 2));
  box(pen, 'coral', -26, 16, 122, 92, 216, [['M62 122H108V338H62Z', -7]]);
  box(pen, 'coral', -26, 612, 122, 92, 216, [['M658 122H704V338H658Z', -7]]);
  floorOf(pen, 'sand', -34, 336);
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

function bedroom(pen: Pen): void {
  wallOf(pen, 'sky', -6, 340);
  windowAt(pen, 300, 70, 116, 160, 'cream');
  floorOf(pen, 'sand', -14, 340);
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

function study(pen: Pen): void {
  wallOf(pen, 'moss', -18, 340);
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
          path: polygonOf(at, foot - high, wide, high),
          ink: inks[(i * 3 + row + x) % inks.length] as Ink,
          lighter: -6,
          folds: [[polygonOf(at + wide / 2, foot - high, wide / 2, high), -8]],
          lift: 1,
          edge: 0.8,
        });
        at += wide + 2;
      }
      pen.cut({ path: polygonOf(x + 4, 110 + row * 74, width - 8, 8), ink: 'sand', lighter: -34, lift: 3, edge: 0 });
    }
  };
  shelf(20, 220);
  shelf(480, 220);
  windowAt(pen, 300, 70, 120, 150, 'gold');
  floorOf(pen, 'plum', -12, 340);
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
      path: polygonOf(312 - (y - 330) * 0.14, y, 36 + (y - 330) * 0.2, 7),
      ink: 'sand',
      lighter: -30,
      lift: 2,
      edge: 0,
    });
}
