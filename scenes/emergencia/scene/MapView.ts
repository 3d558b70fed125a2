// Map view: folded sheet, paved route, houses and trees; built again for each mission.
import type { Ink } from '../../kit/core/inks.ts';
import type { Paper } from '../../kit/phaser/paper.ts';
import { polygon } from '../../kit/phaser/paper.ts';
import type Phaser from '../../kit/phaser/phaser.ts';
import { GROUNDS, type Ground, type Mission, type Obstacle } from '../levels/mission.ts';
import type { Point } from '../rules/pathGeometry.ts';

interface Theme {
  readonly ground: Ink;
  readonly lighter: number;
  readonly way: Ink;
  readonly roofs: readonly Ink[];
  readonly round: Ink;
}

/** Plaza of sand, quay over water, park, marble hall, planks of a deck, carpet. */
const THEMES: Readonly<Record<Ground, Theme>> = {
  plaza: { ground: 'sand', lighter: 2, way: 'cream', roofs: ['plum', 'teal', 'indigo'], round: 'moss' },
  quay: { ground: 'sky', lighter: 2, way: 'cream', roofs: ['indigo', 'plum', 'teal'], round: 'moss' },
  park: { ground: 'moss', lighter: 12, way: 'sand', roofs: ['plum', 'indigo', 'teal'], round: 'teal' },
  hall: { ground: 'cream', lighter: -4, way: 'paper', roofs: ['teal', 'indigo', 'plum'], round: 'moss' },
  deck: { ground: 'sand', lighter: -12, way: 'cream', roofs: ['teal', 'rose', 'navy'], round: 'teal' },
  carpet: { ground: 'rose', lighter: 2, way: 'cream', roofs: ['plum', 'navy', 'indigo'], round: 'moss' },
};

const SQUARE = 100;
const WAY_WIDTH = 46;
/** Obstacles up to this thickness are walls, thicker ones houses. */
const WALL = 24;

/** How many grounds missions without one take in turn. */
const IN_TURN = 3;

const themeOf = ({ ground }: Mission, level: number): Theme =>
  THEMES[ground ?? GROUNDS[(level - 1) % IN_TURN] ?? 'plaza'];

/** Creates all objects of the map, the ground first; the caller destroys them. */
export function createMap(
  scene: Phaser.Scene,
  paper: Paper,
  mission: Mission,
  level: number,
  depth: { readonly ground: number; readonly houses: number },
): { destroy(): void }[] {
  const theme = themeOf(mission, level);
  const g = scene.add.graphics().setDepth(depth.ground);
  layGround(g, paper, mission, theme);
  layWay(g, paper, mission.vips[0]?.path ?? [], theme);
  const houses = mission.obstacles.map((one, index) =>
    build(paper, one, `house ${level} ${index}`, theme, index, depth.houses),
  );
  const end = mission.vips[0]?.path.at(-1);
  const flag = end ? [paper.image(end.x + 16, end.y - 16, 'flag', depth.houses)] : [];
  return [g, ...houses, ...flag];
}

function layGround(g: Phaser.GameObjects.Graphics, paper: Paper, { world }: Mission, { ground, lighter }: Theme): void {
  const { width, height } = world;
  layDesk(g, paper, width, height);
  g.fillStyle(paper.rgb('navy'), 0.28);
  g.fillRect(5, 8, width, height);
  g.fillStyle(paper.rgb('paper'), 1);
  g.fillRect(-3, -3, width + 6, height + 6);
  g.fillStyle(paper.rgb(ground, lighter), 1);
  g.fillRect(0, 0, width, height);
  // Folded once into squares and opened again: every other one lies a little towards the light.
  for (let x = 0; x < width; x += SQUARE)
    for (let y = 0; y < height; y += SQUARE) {
      const [w, h] = [Math.min(SQUARE, width - x), Math.min(SQUARE, height - y)];
      const isUp = (x / SQUARE + y / SQUARE) % 2 === 0;
      g.fillStyle(paper.rgb(ground, lighter + (isUp ? 2.2 : -1.6)), 1);
      g.fillTriangle(x, y, x + w, y, x, y + h);
      g.fillStyle(paper.rgb(ground, lighter + (isUp ? 0.6 : -3)), 1);
      g.fillTriangle(x + w, y, x + w, y + h, x, y + h);
    }
}

/** Table under the map, visible where the window shows more than the map. */
function layDesk(g: Phaser.GameObjects.Graphics, paper: Paper, width: number, height: number): void {
  const size = SQUARE * 4;
  for (let x = -size; x < width + size; x += size)
    for (let y = -size; y < height + size; y += size) {
      g.fillStyle(paper.rgb('teal', -6), 1);
      g.fillTriangle(x, y, x + size, y, x, y + size);
      g.fillStyle(paper.rgb('teal', -10), 1);
      g.fillTriangle(x + size, y, x + size, y + size, x, y + size);
    }
}

/** A strip of paper along the route, with a dash down its middle. */
function layWay(g: Phaser.GameObjects.Graphics, paper: Paper, path: readonly Point[], { way }: Theme): void {
  const strip = (width: number, ink: Ink, lighter: number, alpha: number, dy = 0) => {
    g.lineStyle(width, paper.rgb(ink, lighter), alpha);
    g.fillStyle(paper.rgb(ink, lighter), alpha);
    for (let i = 1; i < path.length; i++) {
      const [a, b] = [path[i - 1] as Point, path[i] as Point];
      g.lineBetween(a.x, a.y + dy, b.x, b.y + dy);
    }
    for (const { x, y } of path) g.fillCircle(x, y + dy, width / 2);
  };
  strip(WAY_WIDTH + 4, 'navy', 0, 0.1, 3);
  strip(WAY_WIDTH, way, 0, 1);
  g.lineStyle(3, paper.rgb('rose', -6), 0.8);
  for (let i = 1; i < path.length; i++) {
    const [a, b] = [path[i - 1] as Point, path[i] as Point];
    const long = Math.hypot(b.x - a.x, b.y - a.y);
    for (let at = 4; at < long; at += 24) {
      const to = Math.min(long, at + 12);
      g.lineBetween(
        a.x + ((b.x - a.x) * at) / long,
        a.y + ((b.y - a.y) * at) / long,
        a.x + ((b.x - a.x) * to) / long,
        a.y + ((b.y - a.y) * to) / long,
      );
    }
  }
}

function build(
  paper: Paper,
  one: Obstacle,
  key: string,
  theme: Theme,
  index: number,
  depth: number,
): Phaser.GameObjects.Image {
  if (one.shape === 'circle') return plant(paper, one, key, theme, depth);
  if (Math.min(one.width, one.height) <= WALL) return wall(paper, one, key, theme, depth);
  const { width: w, height: h } = one;
  const [r, b] = [w / 2, h / 2];
  const ink = theme.roofs[index % theme.roofs.length] as Ink;
  const ridge = Math.min(r, b) * 0.9;
  const isLong = w >= h;
  const [x, y] = isLong ? [r - ridge, 0] : [0, b - ridge];
  paper.bake(key, w + 40, h + 40, pen => {
    pen.cut({
      path: `M${-r} ${-b}L${r} ${-b}L${r} ${b}L${-r} ${b}Z`,
      ink,
      lighter: 2,
      // A hipped roof: lit from the top left.
      folds: [
        [`M${r} ${-b}L${r} ${b}L${x} ${y}L${isLong ? x : 0} ${isLong ? 0 : -y}Z`, -9],
        [`M${-r} ${b}L${r} ${b}L${x} ${y}L${-x} ${isLong ? 0 : y}Z`, -15],
        [`M${-r} ${-b}L${r} ${-b}L${isLong ? x : 0} ${isLong ? 0 : -y}L${-x} ${isLong ? 0 : -y}Z`, 7],
      ],
      lift: 7,
    });
  });
  return paper.image(one.x + r, one.y + b, key, depth);
}

/** A wall from above: a strip whose upper edge is lit. */
function wall(
  paper: Paper,
  { x, y, width, height }: Extract<Obstacle, { shape: 'rectangle' }>,
  key: string,
  theme: Theme,
  depth: number,
): Phaser.GameObjects.Image {
  const [r, b] = [width / 2, height / 2];
  const ink = theme.roofs[2] as Ink;
  paper.bake(key, width + 30, height + 30, pen => {
    pen.cut({
      path: `M${-r} ${-b}L${r} ${-b}L${r} ${b}L${-r} ${b}Z`,
      ink,
      lighter: 4,
      folds: [
        width >= height
          ? [`M${-r} 0L${r} 0L${r} ${b}L${-r} ${b}Z`, -10]
          : [`M0 ${-b}L${r} ${-b}L${r} ${b}L0 ${b}Z`, -10],
      ],
      lift: 5,
      edge: 1.2,
    });
  });
  return paper.image(x + r, y + b, key, depth);
}

/** A tree as a paper rosette. */
function plant(
  paper: Paper,
  { x, y, radius }: Extract<Obstacle, { shape: 'circle' }>,
  key: string,
  theme: Theme,
  depth: number,
) {
  const ring = (r: number, count: number, off: number) =>
    Array.from({ length: count * 2 }, (_, i) => {
      const angle = (Math.PI * i) / count + off;
      const reach = i % 2 === 0 ? r : r * 0.86;
      return [Math.cos(angle) * reach, Math.sin(angle) * reach] as const;
    });
  paper.bake(key, radius * 2 + 40, radius * 2 + 40, pen => {
    pen.cut({ path: polygon(ring(radius, 9, 0)), ink: theme.round, lighter: -10, lift: 6 });
    const inner = ring(radius * 0.68, 7, 0.3);
    pen.cut({
      path: polygon(inner),
      ink: theme.round,
      lighter: -2,
      folds: [[polygon(inner.filter(([px, py]) => px + py > -radius * 0.1)), -7]],
      lift: 3,
      edge: 1,
    });
    pen.cut({ path: polygon(ring(radius * 0.34, 5, 0.7)), ink: theme.round, lighter: 7, lift: 2, edge: 0.8 });
  });
  return paper.image(x, y, key, depth);
}
