// Flying shells of the arena with their trails, between two ticks too: also those that ended in the last one, as far as where they did.
import type { Paper } from '../../../kit/phaser/paper.ts';
import type Phaser from '../../../kit/phaser/phaser.ts';
import type { Point, Shell, Snapshot } from '../../arena/types.ts';
import { toWorld } from './ground.ts';

type Image = Phaser.GameObjects.Image;
const DEGREE = Math.PI / 180;
/** World pixels of a trail, for each power. */
const TRAIL = 9;

interface Flight {
  readonly shell: Shell;
  readonly from: Point;
  readonly to: Point;
}

export class Shells {
  readonly #paper: Paper;
  readonly #trails: Phaser.GameObjects.Graphics;
  readonly #depth: number;
  readonly #images: Image[] = [];

  constructor(paper: Paper, trails: Phaser.GameObjects.Graphics, depth: number) {
    this.#paper = paper;
    this.#trails = trails;
    this.#depth = depth;
  }

  draw(shown: Snapshot, before: Snapshot | null, part: number): void {
    const g = this.#trails;
    g.clear();
    const flights = flightsOf(shown, before, part);
    const unit = 1 / this.#paper.resolution;
    flights.forEach(({ shell, from, to }, index) => {
      const [a, b] = [toWorld(from), toWorld(to)];
      const [x, y] = [a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part];
      const way = shell.heading * DEGREE;
      const [dx, dy] = [Math.cos(way), Math.sin(way)];
      const size = 0.5 + 0.22 * shell.power;
      const image = (this.#images[index] ??= this.#paper.image(0, 0, 'shell', this.#depth));
      image
        .setVisible(true)
        .setPosition(x, y)
        .setRotation(way)
        .setScale(unit * size);
      for (const [alpha, length] of TRAIL_PARTS) {
        g.lineStyle(1.1 + 0.5 * shell.power, this.#paper.rgb('coral', 6), alpha);
        g.lineBetween(x, y, x - dx * TRAIL * shell.power * length, y - dy * TRAIL * shell.power * length);
      }
    });
    for (const image of this.#images.slice(flights.length)) image.setVisible(false);
  }

  clear(): void {
    this.#trails.clear();
    for (const image of this.#images) image.setVisible(false);
  }
}

/** A trail is three lines over one another, the longest the palest. */
const TRAIL_PARTS = [
  [0.16, 1],
  [0.22, 0.66],
  [0.3, 0.33],
] as const;

function flightsOf(shown: Snapshot, before: Snapshot | null, part: number): readonly Flight[] {
  if (!before) return shown.shells.map(shell => ({ shell, from: shell, to: shell }));
  const known = new Map(before.shells.map(shell => [shell.id, shell]));
  const fired = new Map<number, Shell>();
  for (const event of shown.events)
    if (event.type === 'fired')
      fired.set(event.shell, {
        id: event.shell,
        by: event.robot,
        heading: event.heading,
        power: event.power,
        x: event.x,
        y: event.y,
      });
  const startOf = (id: number): Shell | undefined => known.get(id) ?? fired.get(id);
  const flying = shown.shells.map(shell => ({ shell, from: startOf(shell.id) ?? shell, to: shell }));
  if (part >= 1) return flying;
  const ended = shown.events.flatMap((event): readonly Flight[] => {
    if (event.type !== 'struck' && event.type !== 'absorbed' && event.type !== 'spent') return [];
    const shell = startOf(event.shell);
    return shell ? [{ shell, from: shell, to: event }] : [];
  });
  return [...flying, ...ended];
}
