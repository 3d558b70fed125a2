// Drawing functions of the front of the house, foyer, living room and dining room.
import type { Pen } from '../../../kit/phaser/paper.ts';
import { bench, box, candle, drawFloor, drawWall, picture, rectPath, rug, windowAt } from './furniture.ts';

export function front(pen: Pen): void {
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
      path: rectPath(x, y, 46, 62),
      ink: 'gold',
      lighter: 8,
      folds: [
        [rectPath(x + 22, y, 24, 62), -7],
        [rectPath(x + 21, y, 4, 62), -34],
        [rectPath(x, y + 28, 46, 4), -34],
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

export function foyer(pen: Pen): void {
  drawWall(pen, 'rose', -14, 344);
  box(pen, 'coral', -24, 40, 150, 96, 196, [['M88 150H136V346H88Z', -7]]);
  box(pen, 'coral', -24, 586, 150, 96, 196, [['M634 150H682V346H634Z', -7]]);
  for (const x of [124, 598])
    pen.cut({ path: `M${x - 5} 252L${x} 247L${x + 5} 252L${x} 257Z`, ink: 'gold', lift: 1, edge: 0 });
  drawFloor(pen, 'cream', -8, 344);
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
  // The dinner bell, on its bracket by the stairs.
  pen.cut({ path: 'M506 262H540V268H506Z', ink: 'sand', lighter: -38, lift: 2, edge: 0 });
  pen.cut({
    path: 'M524 268L532 274L538 298L544 304L504 304L510 298L516 274Z',
    ink: 'gold',
    folds: [['M524 268L532 274L538 298L544 304L524 304Z', -10]],
    lift: 4,
    edge: 1.5,
  });
  pen.cut({ path: 'M519 304L529 304L524 312Z', ink: 'gold', lighter: -22, lift: 1, edge: 0 });
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

export function living(pen: Pen): void {
  drawWall(pen, 'teal', -12, 344);
  windowAt(pen, 70, 90, 96, 150, 'sand');
  windowAt(pen, 556, 90, 96, 150, 'sand');
  drawFloor(pen, 'sand', -22, 344);
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

export function dining(pen: Pen): void {
  drawWall(pen, 'plum', 0, 330);
  windowAt(pen, 306, 70, 108, 150, 'cream');
  picture(pen, 130, 130, 76, 96, 'rose');
  picture(pen, 592, 130, 76, 96, 'sky');
  drawFloor(pen, 'sand', -30, 330);
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
