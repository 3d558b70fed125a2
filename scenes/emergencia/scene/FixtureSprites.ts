// Pictures of fixtures: doors, wardrobes, cameras with their cones, clothes of disguised agents.
import { visibilityPolygon } from '../../kit/core/world/sight.ts';
import type { Paper } from '../../kit/phaser/paper.ts';
import type Phaser from '../../kit/phaser/phaser.ts';
import type { Entity } from '../../kit/phaser/SpritePool.ts';
import { coneOf } from '../rules/cameras.ts';
import { middleOf } from '../rules/doors.ts';
import type { Door } from '../rules/fixtures.ts';
import type { Agent, State } from '../rules/state.ts';
import { missionAt } from '../rules/state.ts';
import { terrainNow } from '../rules/terrain.ts';
import { trace } from './MapOverlays.ts';
import type { SpriteContext } from './PeopleSprites.ts';

type Image = Phaser.GameObjects.Image;
type Graphics = Phaser.GameObjects.Graphics;

const DOOR_LOOKS = ['shut', 'open', 'broken'] as const;
type DoorLook = (typeof DOOR_LOOKS)[number];
/** Length and thickness of a door's texture; a door stretches it. */
const LONG = 80;
const THICK = 20;

export function bakeFixtures(paper: Paper): void {
  for (const look of DOOR_LOOKS)
    paper.bake(`door ${look}`, LONG + 24, LONG + 24, pen => {
      const [r, b] = [LONG / 2, THICK / 2];
      const panel = (path: string, folds: Parameters<typeof pen.cut>[0]['folds'], lighter = 0) =>
        pen.cut({ path, ink: 'gold', lighter, folds: folds ?? [], lift: 3, edge: 1.6 });
      for (const x of [-r, r - 6])
        pen.cut({
          path: `M${x} ${-b - 2}L${x + 6} ${-b - 2}L${x + 6} ${b + 2}L${x} ${b + 2}Z`,
          ink: 'navy',
          lift: 2,
          edge: 0.8,
        });
      if (look === 'shut') {
        panel(`M${-r + 6} -7L${r - 6} -7L${r - 6} 7L${-r + 6} 7Z`, [
          [`M${-r + 6} 0L${r - 6} 0L${r - 6} 7L${-r + 6} 7Z`, -12],
        ]);
        pen.cut({ path: 'M18 -3L24 -3L24 3L18 3Z', ink: 'navy', lift: 0, edge: 0.6 });
      } else if (look === 'open')
        panel(`M${-r + 5} 6L${-r + 5} ${-LONG / 2 - 2}L${-r + 15} ${-LONG / 2 - 6}L${-r + 17} 4Z`, [
          [`M${-r + 11} 4L${-r + 10} ${-LONG / 2 - 4}L${-r + 15} ${-LONG / 2 - 6}L${-r + 17} 4Z`, -12],
        ]);
      else {
        panel('M-32 -6L-14 -9L-18 2L-10 8L-30 6Z', [['M-32 0L-18 2L-10 8L-30 6Z', -12]]);
        panel('M30 8L12 12L16 2L8 -4L31 -5Z', [['M31 1L16 2L8 -4L31 -5Z', -12]], -6);
      }
    });
  paper.bake('wardrobe', 60, 60, pen => {
    pen.cut({
      path: 'M-21 -21L21 -21L21 21L-21 21Z',
      ink: 'plum',
      folds: [['M0 -21L21 -21L21 21L0 21Z', -8]],
      lift: 5,
      edge: 1.6,
    });
    // A coat on its hanger.
    pen.cut({ path: 'M-2 -17L2 -17L2 -12L-2 -12Z', ink: 'paper', lift: 0, edge: 0 });
    pen.cut({
      path: 'M0 -13L14 -5L14 4L9 3L9 16L-9 16L-9 3L-14 4L-14 -5Z',
      ink: 'sand',
      folds: [
        ['M0 -13L14 -5L14 4L9 3L9 16L0 16Z', -9],
        ['M-4 -10L0 -4L4 -10L0 -12Z', 0, 'navy'],
      ],
      lift: 2,
      edge: 1,
    });
  });
  paper.bake('camera', 72, 72, pen => {
    pen.cut({ path: 'M-28 -15L-20 -15L-20 15L-28 15Z', ink: 'plum', lift: 2, edge: 1.4 });
    pen.cut({
      path: 'M-22 -11L14 -12L14 12L-22 11Z',
      ink: 'navy',
      lighter: 8,
      folds: [['M-22 0L14 0L14 12L-22 11Z', -8]],
      lift: 5,
      edge: 2,
    });
    pen.cut({
      path: 'M14 -9L25 -13L25 13L14 9Z',
      ink: 'sky',
      folds: [['M14 0L25 0L25 13L14 9Z', -12]],
      lift: 3,
      edge: 1.6,
    });
    pen.cut({ path: 'M-12 -5L-5 -5L-5 2L-12 2Z', ink: 'coral', lift: 0, edge: 0.8 });
  });
  // Hat and coat over the fox.
  paper.bake('disguise', 62, 62, pen => {
    pen.cut({
      path: 'M6 -17L-18 -19L-13 0L-18 19L6 17L10 0Z',
      ink: 'sand',
      lighter: -10,
      folds: [['M10 0L-13 0L-18 19L6 17Z', -10]],
      lift: 3,
      edge: 1.6,
    });
    pen.cut({
      path: 'M15 0L9 11L-5 11L-11 0L-5 -11L9 -11Z',
      ink: 'plum',
      folds: [['M15 0L9 11L-5 11L-11 0Z', -9]],
      lift: 3,
      edge: 1.4,
    });
    pen.cut({ path: 'M8 0L4 6L-3 6L-6 0L-3 -6L4 -6Z', ink: 'plum', lighter: 10, lift: 1.5, edge: 0.8 });
  });
}

/** How far before a camera its number stands, in pixels. */
const NAME_AHEAD = 40;

interface DoorSprite extends Entity {
  readonly door: Door;
  readonly look: DoorLook;
}

/** Sprites of the fixtures, and what disguised agents wear. */
export function createFixtureSprites({
  paper,
  state,
  sprites,
  scale,
  depth,
}: SpriteContext & { readonly depth: number }): void {
  sprites<DoorSprite, Image>({
    entities: () => {
      const { doors } = missionAt(state());
      return state().doors.flatMap(({ shut, broken }, index): DoorSprite[] => {
        const door = doors[index];
        const look = broken ? 'broken' : shut ? 'shut' : 'open';
        return door ? [{ id: `door ${index} ${look} ${door.x} ${door.y}`, ...middleOf(door), door, look }] : [];
      });
    },
    create: ({ x, y, look }) => paper.image(x, y, `door ${look}`, depth),
    update: (picture, { door: { width, height } }) => {
      const part = Math.max(width, height) / LONG / paper.resolution;
      picture.setScale(part, part).setRotation(height > width ? Math.PI / 2 : 0);
    },
  });
  sprites({
    entities: () =>
      missionAt(state()).wardrobes.map((one, index) => ({ ...one, id: `wardrobe ${index} ${one.x} ${one.y}` })),
    create: ({ x, y }) => paper.image(x, y, 'wardrobe', depth),
  });
  const cameras = () =>
    missionAt(state()).cameras.map((one, index) => ({ ...one, index, id: `camera ${index} ${one.x} ${one.y}` }));
  sprites({
    entities: cameras,
    create: ({ x, y }) => paper.image(x, y, 'camera', depth + 0.2),
    update: (picture, { facing, index }) =>
      void picture.setRotation((facing * Math.PI) / 180).setAlpha(index === state().camera ? 1 : 0.85),
  });
  sprites({
    entities: cameras,
    transform: ({ x, y, facing }) => {
      const angle = (facing * Math.PI) / 180;
      return { x: x + NAME_AHEAD * Math.cos(angle), y: y + NAME_AHEAD * Math.sin(angle) };
    },
    create: ({ x, y, index }) => paper.word(x, y, String(index + 1), { size: 17, ink: 'paper', rim: 4 }, depth + 0.3),
    update: picture => void picture.setScale(Math.min(1.7, Math.max(1, 1 / scale()))),
  });
}

export function createDisguises(
  { paper, sprites, state }: SpriteContext,
  pool: { get(id: number): Image | undefined },
  depth: number,
): void {
  sprites<Agent & Entity, Image>({
    entities: () => state().agents.filter(({ disguised }) => disguised),
    transform: ({ id, x, y, facing }) => ({ x: pool.get(id)?.x ?? x, y: pool.get(id)?.y ?? y, angle: facing }),
    create: ({ x, y }) => paper.image(x, y, 'disguise', depth),
  });
}

/** Cones of cameras: the live one filled, the others in outline. */
export class CameraCones {
  readonly #known = new Map<number, { readonly key: string; readonly outline: readonly number[] }>();

  draw(g: Graphics, paper: Paper, state: Readonly<State>): void {
    missionAt(state).cameras.forEach((_, index) => {
      const outline = this.#outlineOf(state, index);
      const isLive = state.camera === index;
      g.fillStyle(paper.rgb('sky', 8), isLive ? 0.32 : 0.06);
      trace(g, outline);
      g.fillPath();
      g.lineStyle(isLive ? 3 : 1.5, paper.rgb('sky', isLive ? 12 : 0), isLive ? 0.95 : 0.5);
      trace(g, outline);
      g.strokePath();
    });
  }

  #outlineOf(state: Readonly<State>, index: number): readonly number[] {
    const cone = coneOf(state, index);
    if (!cone) return [0, 0];
    const { shut, solids } = terrainNow(state);
    const key = `${cone.x} ${cone.y} ${cone.direction} ${shut} ${solids.length}`;
    const known = this.#known.get(index);
    if (known?.key === key) return known.outline;
    const outline = visibilityPolygon(cone, solids);
    this.#known.set(index, { key, outline });
    return outline;
  }
}
