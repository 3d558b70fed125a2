// Marks at the edge of the view: an arrow to the open exit, and one to each moth near the fox, while they are out of sight.
import type { Paper, Pen } from '../../kit/phaser/paper.ts';
import type Phaser from '../../kit/phaser/phaser.ts';
import { cellCentre, type State } from '../rules/state.ts';
import { type Area, edgeMark } from './directions.ts';
import { DEPTH } from './Ground.ts';

type Image = Phaser.GameObjects.Image;
type Look = 'markExit' | 'markMoth';

/** From the view's edge to the middle of a mark, in world pixels. */
const INSET = 17;
/** A moth that is out of sight is marked within this many cells of the fox. */
const NEAR = 9;
const MOST_MOTHS = 4;
/** Beating of a mark, in ms and as a part of its size. */
const BEAT = { ms: 160, size: 0.08 } as const;

export class EdgeMarks {
  readonly #paper: Paper;
  readonly #images: Image[] = [];

  constructor(paper: Paper) {
    this.#paper = paper;
    paper.bake('markExit', 40, 32, pen => drawMark(pen, 'moss', 'gold'));
    paper.bake('markMoth', 40, 32, pen => drawMark(pen, 'coral', 'cream'));
  }

  /** Every frame. `time` is 0 with reduced motion. */
  draw(state: Readonly<State>, view: Area, time: number): void {
    let used = 0;
    for (const { look, x, y } of targetsOf(state)) {
      const mark = edgeMark(view, { x, y }, INSET);
      if (!mark) continue;
      const image = (this.#images[used++] ??= this.#paper.image(0, 0, look, DEPTH.marks));
      const beat = 1 + Math.sin(time / BEAT.ms) * BEAT.size;
      image.setTexture(look).setVisible(true).setPosition(mark.x, mark.y).setRotation(mark.angle);
      image.setScale(beat / this.#paper.resolution);
    }
    for (const image of this.#images.slice(used)) image.setVisible(false);
  }
}

interface Target {
  readonly look: Look;
  readonly x: number;
  readonly y: number;
}

/** What is worth a mark: the open exit, and the moths nearest to the fox. */
export function targetsOf({ cave, phase }: Readonly<State>): Target[] {
  if (phase !== 'playing') return [];
  const { width, player, exit, exitOpen, monsters } = cave;
  const away = (cell: number) =>
    Math.max(
      Math.abs((cell % width) - (player % width)),
      Math.abs(Math.floor(cell / width) - Math.floor(player / width)),
    );
  const moths = monsters
    .filter(({ cell }) => away(cell) <= NEAR)
    .toSorted((a, b) => away(a.cell) - away(b.cell))
    .slice(0, MOST_MOTHS);
  return [
    ...(exitOpen ? [{ look: 'markExit', ...cellCentre(width, exit) } as const] : []),
    ...moths.map(({ cell }) => ({ look: 'markMoth', ...cellCentre(width, cell) }) as const),
  ];
}

/** An arrow to the right. */
function drawMark(pen: Pen, ink: 'moss' | 'coral', heart: 'gold' | 'cream'): void {
  pen.cut({ path: 'M-15 -9H0V-13L16 0L0 13V9H-15Z', ink, lift: 3, edge: 1.6 });
  pen.cut({ path: 'M-10 -4H3V-6L11 0L3 6V4H-10Z', ink: heart, lift: 0, edge: 0 });
}
