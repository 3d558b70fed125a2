// Cursor view: cursor, ghost of the rock to place, range rings.
import type { Paper } from '../../kit/phaser/paper.ts';
import type Phaser from '../../kit/phaser/phaser.ts';
import type { T } from '../constants.ts';
import { attackProfileOf } from '../rules/gems.ts';
import { ANY_RANGE, type PathPreview } from '../rules/pathPreview.ts';
import { cellCentre, rockAt, rockOf, type State } from '../rules/state.ts';

export class CursorView {
  readonly #paper: Paper;
  readonly #cursor: Phaser.GameObjects.Image;
  readonly #ghost: Phaser.GameObjects.Image;
  readonly #no: Phaser.GameObjects.Image;
  readonly #rings: Phaser.GameObjects.Graphics;
  #shown = '';

  constructor(scene: Pick<Phaser.Scene, 'add'>, paper: Paper) {
    this.#paper = paper;
    this.#ghost = paper.image(0, 0, 'rock', 5).setAlpha(0.55);
    this.#no = paper.image(0, 0, 'no', 21);
    this.#cursor = paper.image(0, 0, 'cursor', 20);
    this.#rings = scene.add.graphics().setDepth(4);
  }

  sync(state: Readonly<State>, plan: PathPreview, t: T): void {
    const { cursor, phase, chosen } = state;
    const { x, y } = cellCentre(cursor);
    const places = plan.more !== null;
    const there = rockAt(state, cursor);
    this.#cursor
      .setPosition(x, y)
      .setTexture(places && !there?.gem ? 'cursor-place' : plan.refusal && !there ? 'cursor-no' : 'cursor');
    this.#ghost.setPosition(x, y).setVisible(places && !there);
    this.#no.setPosition(x, y).setVisible(plan.refusal !== null && !there);
    const gem = rockOf(state, chosen) ?? (there?.gem ? there : undefined);
    const ring = gem?.gem ? `${gem.cell} ${gem.gem.range} ${gem.gem.kind}` : places ? `${cursor}` : '';
    const shown = `${ring} ${phase}`;
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.#rings.clear();
    if (gem?.gem) {
      this.#ring(gem.cell, gem.gem.range, 0.16, 0.9);
      const { aura } = attackProfileOf(gem.gem.kind, t);
      if (aura) this.#ring(gem.cell, aura.px, 0, 0.7);
    } else if (places) this.#ring(cursor, ANY_RANGE, 0.07, 0.5);
  }

  #ring(cell: number, range: number, fill: number, line: number): void {
    const { x, y } = cellCentre(cell);
    this.#rings
      .fillStyle(this.#paper.rgb('paper'), fill)
      .fillCircle(x, y, range)
      .lineStyle(2, this.#paper.rgb('paper'), line)
      .strokeCircle(x, y, range);
  }
}
