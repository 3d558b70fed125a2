// Pieces that the course editor lays: what a brush makes between two points, and what can be set on a piece besides its rectangle.
import { clamp } from '../../kit/core/math.ts';
import { FIELD, middleOf, type Obstacle, type Point, type Way } from '../rules/course.ts';

/** Brushes of the editor; `fairway` draws the outline, a hollow is a hill that pulls. */
export type Brush = Obstacle['type'] | 'hollow' | 'fairway';
export const BRUSHES: readonly Brush[] = [
  ...(['wall', 'sand', 'water', 'ice', 'slope', 'hill', 'hollow'] as const),
  ...(['bumper', 'gate', 'portal', 'lift', 'mill', 'fairway'] as const),
];

export type Rectangle = Pick<Obstacle, 'x' | 'y' | 'width' | 'height'>;

/** What a round piece and the pad of a carrier measure at least, in px. */
const LEAST = 40;
/** Distance of the place where a new portal or lift puts the ball down, in px. */
const CARRIED = 160;
/** Px of a slope's handle for a push of 1. */
const PUSH_LENGTH = 800;
const MOST_PUSH = 0.3;
const WAYS: readonly Way[] = ['right', 'down', 'left', 'up'];
const WAY_WORDS: Readonly<Record<Way, string>> = {
  right: 'to the right',
  down: 'downwards',
  left: 'to the left',
  up: 'upwards',
};
const TURNS = [100, 150, 220, 320];
const PUSHES = [0.05, 0.08, 0.12];

/** The piece of a brush in a rectangle. */
export function pieceOf(brush: Exclude<Brush, 'fairway'>, rect: Rectangle): Obstacle {
  const isWide = rect.width >= rect.height;
  switch (brush) {
    case 'slope':
      return { type: 'slope', ...rect, pushX: isWide ? 0.1 : 0, pushY: isWide ? 0 : 0.1 };
    case 'hill':
      return { type: 'hill', ...atLeast(rect), push: 0.08 };
    case 'hollow':
      return { type: 'hill', ...atLeast(rect), push: -0.08 };
    case 'bumper':
      return { type: 'bumper', ...squared(rect) };
    case 'mill':
      return { type: 'mill', ...squared(rect), turnTicks: 150 };
    case 'gate':
      return { type: 'gate', ...rect, way: isWide ? 'down' : 'right' };
    case 'portal':
    case 'lift': {
      const pad = atLeast(rect);
      return { type: brush, ...pad, ...carriedTo(middleOf(pad)) };
    }
    default:
      return { type: brush, ...rect };
  }
}

/** Its rectangle after a change: round pieces stay square. */
export const shaped = (one: Obstacle): Obstacle =>
  one.type === 'bumper' || one.type === 'mill' ? { ...one, ...squared(one) } : one;

const onField = (rect: Rectangle): Rectangle => ({
  ...rect,
  x: Math.min(rect.x, FIELD.width - rect.width),
  y: Math.min(rect.y, FIELD.height - rect.height),
});
const atLeast = ({ x, y, width, height }: Rectangle): Rectangle =>
  onField({ x, y, width: Math.max(LEAST, width), height: Math.max(LEAST, height) });
function squared({ x, y, width, height }: Rectangle): Rectangle {
  const side = Math.min(FIELD.height, Math.max(LEAST, width, height));
  return onField({ x, y, width: side, height: side });
}
const carriedTo = ({ x, y }: Point) => ({
  toX: x + CARRIED <= FIELD.width - LEAST ? x + CARRIED : Math.max(LEAST, x - CARRIED),
  toY: clamp(y, LEAST / 2, FIELD.height - LEAST / 2),
});

/** The further handle of a piece: where it puts the ball down, or the tip of a slope's arrow; null where it has none. */
export function tipOf(one: Obstacle): Point | null {
  if (one.type === 'portal' || one.type === 'lift') return { x: one.toX, y: one.toY };
  if (one.type !== 'slope') return null;
  const { x, y } = middleOf(one);
  return { x: x + one.pushX * PUSH_LENGTH, y: y + one.pushY * PUSH_LENGTH };
}

const hundredths = (push: number): number => Math.round(clamp(push, -MOST_PUSH, MOST_PUSH) * 100) / 100;

/** Moves the further handle to a place. */
export function withTip(one: Obstacle, { x, y }: Point): Obstacle {
  if (one.type === 'portal' || one.type === 'lift')
    return {
      ...one,
      toX: clamp(Math.round(x / 10) * 10, 10, FIELD.width - 10),
      toY: clamp(Math.round(y / 10) * 10, 10, FIELD.height - 10),
    };
  if (one.type !== 'slope') return one;
  const middle = middleOf(one);
  return {
    ...one,
    pushX: hundredths((x - middle.x) / PUSH_LENGTH),
    pushY: hundredths((y - middle.y) / PUSH_LENGTH),
  };
}

const after = <Item>(items: readonly Item[], one: Item): Item => items[(items.indexOf(one) + 1) % items.length] as Item;

/** What can be set on a piece, in words; null where nothing can. */
export function settingOf(one: Obstacle): string | null {
  if (one.type === 'gate') return `open ${WAY_WORDS[one.way]}`;
  if (one.type === 'mill') return `one turn in ${one.turnTicks} ticks`;
  if (one.type === 'hill') return `${one.push < 0 ? 'pulls' : 'pushes'} by ${Math.abs(one.push)}`;
  if (one.type === 'slope') return `pushes by ${one.pushX}, ${one.pushY}`;
  return null;
}

/** The next setting: a gate's way, a mill's pace, a hill's strength, a slope a quarter turn on. */
export function nextSetting(one: Obstacle): Obstacle {
  if (one.type === 'gate') return { ...one, way: after(WAYS, one.way) };
  if (one.type === 'mill') return { ...one, turnTicks: after(TURNS, one.turnTicks) };
  if (one.type === 'hill') return { ...one, push: after(PUSHES, Math.abs(one.push)) * (one.push < 0 ? -1 : 1) };
  if (one.type === 'slope') return { ...one, pushX: -one.pushY + 0, pushY: one.pushX };
  return one;
}
