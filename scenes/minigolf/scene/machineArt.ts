// Textures of mills, lifts, portals and bumpers, by size.
import { type Paper, type Pen, polygon } from '../../kit/phaser/paper.ts';
import type { T } from '../constants.ts';
import type { Obstacle } from '../rules/course.ts';
import { reachOf, SAILS } from '../rules/mill.ts';

type Sized = Pick<Obstacle, 'width' | 'height'>;

export const millKey = (reach: number): string => `mill${reach}`;
export const portalKey = ({ width, height }: Sized): string => `portal${width}x${height}`;
export const liftKey = ({ width, height }: Sized): string => `lift${width}x${height}`;
export const bumperKey = ({ width }: Sized): string => `bumper${width}`;

export function bakeMachines(paper: Paper, obstacles: readonly Obstacle[], { sailWidth }: Pick<T, 'sailWidth'>): void {
  for (const one of obstacles) {
    const room = Math.max(one.width, one.height) + 30;
    if (one.type === 'mill') paper.bake(millKey(reachOf(one)), room, room, pen => sails(pen, reachOf(one), sailWidth));
    else if (one.type === 'portal') paper.bake(portalKey(one), room, room, pen => whirl(pen, one));
    else if (one.type === 'lift') paper.bake(liftKey(one), room, room, pen => platform(pen, one));
    else if (one.type === 'bumper') paper.bake(bumperKey(one), room, room, pen => drum(pen, one.width / 2));
  }
}

/** Mill: four sails and a wind-up key. */
function sails(pen: Pen, reach: number, thick: number): void {
  const half = thick / 2;
  for (let sail = 0; sail < SAILS; sail++)
    pen.cut(
      {
        path: `M0 ${-half}H${reach}L${reach + half} 0L${reach} ${half}H0Z`,
        ink: 'coral',
        folds: [
          [`M0 0H${reach + half}L${reach} ${half}H0Z`, -12],
          [`M${reach * 0.55} ${-half}H${reach * 0.7}V${half}H${reach * 0.55}Z`, 2, 'cream'],
        ],
        lift: 5,
        edge: 1,
      },
      { angle: (sail * 2 * Math.PI) / SAILS },
    );
  pen.cut({
    path: polygon(ring(15, 8)),
    ink: 'gold',
    folds: [['M15 0L10.6 10.6L0 15L-10.6 10.6L0 0Z', -10]],
    lift: 2,
    edge: 1,
  });
  pen.cut({ path: 'M-9 -3H9V3H-9Z', ink: 'navy', lift: 0, edge: 0 });
}

/** Portal: a spiral. */
function whirl(pen: Pen, { width, height }: Sized): void {
  const radius = Math.min(width, height) / 2;
  pen.cut({ path: polygon(ring(radius, 10)), ink: 'plum', lighter: 4, lift: 2, edge: 1.4 });
  for (let arm = 0; arm < 5; arm++) {
    const points: (readonly [number, number])[] = [];
    for (const side of [0, 1])
      for (let i = 0; i <= 6; i++) {
        const step = side === 0 ? i : 6 - i;
        const angle = (arm * 2 * Math.PI) / 5 + step * 0.34 + side * 0.5 * (1 - step / 7);
        const away = radius * 0.94 * (1 - step / 7);
        points.push([away * Math.cos(angle), away * Math.sin(angle)]);
      }
    pen.g.fillStyle = pen.ink(arm % 2 === 0 ? 'rose' : 'indigo', arm % 2 === 0 ? 4 : 12);
    pen.g.fill(new Path2D(polygon(points)));
  }
  pen.cut({ path: polygon(ring(radius * 0.24, 8)), ink: 'navy', lighter: -10, lift: 0, edge: 0 });
}

/** Lift: a tray. */
function platform(pen: Pen, { width, height }: Sized): void {
  const [x, y] = [width / 2 - 3, height / 2 - 3];
  pen.cut({
    path: `M${-x} ${-y}H${x}V${y}H${-x}Z`,
    ink: 'gold',
    lighter: 2,
    folds: [
      [`M${-x} ${y}L${x} ${-y}V${y}Z`, -7],
      [`M${-x} ${-y}H${x}V${8 - y}H${-x}Z`, 4],
      [`M${-x} ${y - 8}H${x}V${y}H${-x}Z`, -14],
    ],
    lift: 4,
    edge: 1.4,
  });
  pen.g.fillStyle = pen.ink('navy', 10, 0.75);
  pen.g.fill(new Path2D('M-10 -9L6 0L-10 9L-5 0ZM4 -9L20 0L4 9L9 0Z'));
}

/** Bumper: a drum. */
function drum(pen: Pen, radius: number): void {
  pen.cut({
    path: polygon(ring(radius, 14)),
    ink: 'coral',
    folds: [[`M${radius} 0A${radius} ${radius} 0 0 1 ${-radius} 0L0 0Z`, -11]],
    lift: 5,
    edge: 1.6,
  });
  pen.cut({
    path: polygon(ring(radius * 0.58, 10)),
    ink: 'cream',
    folds: [[`M${radius * 0.58} 0A${radius * 0.58} ${radius * 0.58} 0 0 1 ${-radius * 0.58} 0L0 0Z`, -8]],
    lift: 1,
    edge: 0,
  });
}

const ring = (radius: number, corners: number): readonly (readonly [number, number])[] =>
  Array.from({ length: corners }, (_, i) => {
    const angle = (i * 2 * Math.PI) / corners;
    return [radius * Math.cos(angle), radius * Math.sin(angle)] as const;
  });
