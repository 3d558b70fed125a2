// Placement hints: free cells, column under the cursor with the rolled die, threat tags, last placement.
import type { Paper } from '../../kit/phaser/paper.ts';
import type Phaser from '../../kit/phaser/phaser.ts';
import { opponent, type Player, startingRow } from '../rules/board.ts';
import { centre, HELD, heldDiePosition, homeEdge, type Point, WORLD } from '../rules/geometry.ts';
import type { DiceView, Join } from '../view.ts';
import { beamKey, dieKey } from './art.ts';

const DEPTH = { beam: 2, mark: 3, lit: 4, tag: 40, number: 41, hand: 60 } as const;
/** Threats at most so many turns away have larger, pulsing tags. */
const NEAR_TURNS = 3;
const FAR_SCALE = 0.92;
/** Scale of the tags of the opponent. */
const OTHER_SCALE = 0.78;

interface Pulsing {
  readonly image: Phaser.GameObjects.Image;
  readonly size: number;
  readonly by: number;
  readonly phase: number;
}

/** The cell where the die in hand would go: a leading die, or the starting row of a column. */
export function pointedCell(
  { legalColumns, joins: joinable, player, rows }: DiceView,
  column: number | null,
  joins: boolean,
): Join | null {
  if (column === null) return null;
  if (joins) return joinable.find(join => join.column === column) ?? null;
  return legalColumns.includes(column) ? { row: startingRow(player, rows), column } : null;
}

export class PlacementHints {
  readonly #paper: Paper;
  readonly #still: boolean;
  readonly #textScale: number;
  #shown: (Phaser.GameObjects.Image | Phaser.GameObjects.Text)[] = [];
  #pulsing: Pulsing[] = [];
  #heldDie: Phaser.GameObjects.Image | null = null;
  #heldDieTarget: Point = { x: 0, y: 0 };
  /** True until the first hints of a state that was replaced: a die that is held then is in its place, one that is rolled comes from the middle. */
  #isNew = true;
  #time = 0;

  constructor(paper: Paper, { reducedMotion, textScale }: { reducedMotion: boolean; textScale: number }) {
    this.#paper = paper;
    this.#still = reducedMotion;
    this.#textScale = textScale;
  }

  clear(): void {
    for (const thing of this.#shown) thing.destroy();
    this.#shown = [];
    this.#pulsing = [];
    this.#heldDie?.destroy();
    this.#heldDie = null;
  }

  /** The state was replaced. */
  reset(): void {
    this.clear();
    this.#isNew = true;
  }

  /** Redraws all hints for a view and the column, or the die, under the cursor. */
  sync(view: DiceView, column: number | null, joins: boolean): void {
    const held = this.#heldDie && { x: this.#heldDie.x, y: this.#heldDie.y };
    const isNew = this.#isNew;
    this.#isNew = false;
    this.clear();
    this.#drawTags(view);
    this.#drawLastPlaced(view);
    if (view.phase !== 'place' || view.die === null) return;
    const { player, die, legalColumns, rows } = view;
    for (const free of legalColumns) this.#drawFreeCell(view, free);
    for (const join of view.joins) this.#drawJoin(view, join);
    const pointed = pointedCell(view, column, joins);
    if (pointed !== null) this.#add(centre(0, pointed.column, rows).x, WORLD / 2, beamKey(player, rows), DEPTH.beam);
    this.#heldDieTarget = heldDiePosition(player, pointed, rows);
    const from = held ?? (isNew ? this.#heldDieTarget : { x: WORLD / 2, y: WORLD / 2 });
    this.#heldDie = this.#paper.image(from.x, from.y, dieKey(player, die), DEPTH.hand);
  }

  draw(ms: number): void {
    this.#time += ms;
    const wave = (phase: number) => (this.#still ? 0 : Math.sin(this.#time / 260 + phase));
    for (const { image, size, by, phase } of this.#pulsing)
      image.setScale((size + wave(phase) * by) / this.#paper.resolution);
    if (!this.#heldDie) return;
    const pull = this.#still ? 1 : Math.min(1, ms / 45);
    this.#heldDie.x += (this.#heldDieTarget.x - this.#heldDie.x) * pull;
    this.#heldDie.y += (this.#heldDieTarget.y - HELD.lift + wave(0) * HELD.sway - this.#heldDie.y) * pull;
    this.#heldDie.setScale(HELD.scale / this.#paper.resolution);
  }

  #add(x: number, y: number, key: string, depth: number): Phaser.GameObjects.Image {
    const image = this.#paper.image(x, y, key, depth);
    this.#shown.push(image);
    return image;
  }

  #drawFreeCell({ player, rows }: DiceView, column: number): void {
    const { x, y } = centre(startingRow(player, rows), column, rows);
    const image = this.#add(x, y, `lit-${player}`, DEPTH.lit);
    this.#pulsing.push({ image, size: 0.96, by: 0.025, phase: column * 0.7 });
  }

  /** A leading die that the one in hand may join: what it would gain, at its corner. */
  #drawJoin({ die, rows }: DiceView, { row, column }: Join): void {
    const { x, y } = centre(row, column, rows);
    const at = { x: x + 25, y: y - 25 };
    this.#pulsing.push({ image: this.#add(at.x, at.y, 'gain', DEPTH.tag), size: 1, by: 0.06, phase: column * 0.7 });
    const size = Math.round(19 * Math.min(1.2, this.#textScale));
    this.#shown.push(this.#paper.word(at.x, at.y, `+${die}`, { size, ink: 'navy', weight: 800 }, DEPTH.number));
  }

  #drawLastPlaced({ lastPlaced, rows }: DiceView): void {
    if (!lastPlaced) return;
    const { x, y } = centre(lastPlaced.row, lastPlaced.column, rows);
    this.#add(x, y, `mark-${lastPlaced.player}`, DEPTH.mark);
  }

  #drawTags({ threats, attacks, forecastFor, winner, rows }: DiceView): void {
    if (winner !== null) return;
    this.#drawThreats(forecastFor, threats, rows, true);
    this.#drawThreats(opponent(forecastFor), attacks, rows, false);
  }

  /** Threat tags of one player; near threats to the own side pulse. */
  #drawThreats(player: Player, threats: DiceView['threats'], rows: number, own: boolean): void {
    threats.forEach((threat, column) => {
      if (!threat) return;
      const { x, y } = homeEdge(player, column, rows);
      const near = own && threat.turns <= NEAR_TURNS;
      const size = near ? 1 : own ? FAR_SCALE : OTHER_SCALE;
      const tag = this.#add(x, y, `tag-${player}`, DEPTH.tag).setScale(size / this.#paper.resolution);
      if (near) this.#pulsing.push({ image: tag, size, by: 0.05, phase: 0 });
      const number = this.#paper.word(
        x,
        y + (player === 1 ? 1.5 : -1.5),
        `−${threat.damage}`,
        { size: Math.round(25 * size * Math.min(1.2, this.#textScale)), ink: 'paper', lighter: 3, weight: 750 },
        DEPTH.number,
      );
      this.#shown.push(number);
    });
  }
}
