// Close-up view: a sheet that unfolds from the focused fixture and shows it enlarged with its labels and the parts that a hand moves, or its lock.
import type { UiStore } from '../../kit/core/session/ui.ts';
import type { Paper } from '../../kit/phaser/paper.ts';
import type Phaser from '../../kit/phaser/phaser.ts';
import { CLOSE_UP_SHEET, scaleOf } from '../rules/closeUpSheet.ts';
import type { Fixture } from '../rules/item.ts';
import { type EscapeState, focusedFixture } from '../rules/state.ts';
import type { EscapeUi } from '../ui.ts';
import { fixturePicture } from './art/fixturePicture.ts';
import { flat, part } from './art/shapes.ts';
import { GripView } from './GripView.ts';
import { gripsOf, lockOf, UNDER } from './hands.ts';
import { LockView } from './LockView.ts';
import { drawCuts } from './RoomView.ts';

const DEPTH = 50;
const OPEN_MS = 190;
/** Texture margin for shadows and parts outside the fixture's box, in px. */
const MARGIN = 60;

const easeOut = (share: number): number => 1 - (1 - share) ** 3;

export class CloseUp {
  readonly #scene: Phaser.Scene;
  readonly #paper: Paper;
  readonly #ui: UiStore<EscapeUi>;
  readonly #still: boolean;
  readonly #veil: Phaser.GameObjects.Image;
  #sheet: Phaser.GameObjects.Container | null = null;
  #moving: { draw(ms: number, elapsed: number): void } | null = null;
  #shown: { readonly id: string; readonly key: string; readonly x: number; readonly y: number } | null = null;
  #opened = 0;
  /** What is still to be drawn before the sheet is shown, one piece in each frame. */
  #pieces: readonly (() => void)[] = [];

  constructor(scene: Phaser.Scene, paper: Paper, ui: UiStore<EscapeUi>, reducedMotion: boolean) {
    this.#scene = scene;
    this.#paper = paper;
    this.#ui = ui;
    this.#still = reducedMotion;
    paper.bake('veil', 760, 520, pen => pen.cut(flat('navy', 'M-380 -260H380V260H-380Z', -10)));
    paper.bake('sheet', CLOSE_UP_SHEET.width + 40, CLOSE_UP_SHEET.height + 40, pen => {
      const [x, y] = [CLOSE_UP_SHEET.width / 2, CLOSE_UP_SHEET.height / 2];
      pen.cut(
        part(
          'cream',
          `M${-x} ${-y}H${x}V${y - 46}L${x - 46} ${y}H${-x}Z`,
          [
            [`M${x} ${y - 46}L${x - 46} ${y}V${y - 46}Z`, -14],
            [`M${-x} ${-y}H${x}V${-y + 60}L${-x} ${y * 0.4}Z`, 3],
          ],
          2,
          8,
        ),
      );
    });
    this.#veil = paper.image(360, 240, 'veil', DEPTH - 1).setVisible(false);
  }

  /** Shows the state at once, without animation. */
  reset(state: Readonly<EscapeState>): void {
    this.#close();
    this.update(state);
    this.#drawAll();
    this.#opened = 1;
  }

  update(state: Readonly<EscapeState>): void {
    const fixture = state.phase === 'playing' ? focusedFixture(state) : null;
    if (!fixture) return this.#close();
    const key = keyOf(state, fixture);
    if (this.#shown?.key === key) return;
    const isSame = this.#shown?.id === fixture.id;
    this.#close();
    this.#open(state, fixture, key);
    if (!isSame) return;
    this.#drawAll();
    this.#opened = 1;
  }

  #open(state: Readonly<EscapeState>, fixture: Fixture, key: string): void {
    const { x, y } = fixture.at;
    const lock = lockOf(state, fixture);
    this.#sheet = this.#scene.add
      .container(CLOSE_UP_SHEET.x, CLOSE_UP_SHEET.y, [this.#paper.image(0, 0, 'sheet')])
      .setDepth(DEPTH);
    if (lock) {
      const view = new LockView(this.#paper, this.#ui, lock, fixture.codePrompt?.digits ?? 0);
      this.#sheet.add([...view.objects]);
      this.#moving = view;
    } else this.#showFixture(this.#sheet, state, fixture);
    this.#shown = { id: fixture.id, key, x, y };
    this.#opened = this.#still ? 1 : 0;
    this.#veil.setVisible(true);
    this.#sheet.setVisible(this.#pieces.length === 0);
    this.draw(0, 0);
  }

  #drawAll(): void {
    for (const piece of this.#pieces) piece();
    this.#pieces = [];
    this.#sheet?.setVisible(true);
  }

  #showFixture(sheet: Phaser.GameObjects.Container, state: Readonly<EscapeState>, fixture: Fixture): void {
    const { cuts, labels } = fixturePicture(state, fixture, true);
    const grips = gripsOf(state, fixture);
    const scale = scaleOf(fixture);
    const { w, h } = fixture.at;
    const taken = new Set(grips.flatMap(({ takes }) => takes));
    const still = cuts.filter((_, i) => !taken.has(i));
    const [ground, ...rest] = still;
    // What lay under a part lies on the ground of the fixture, if that does not move itself.
    const under = taken.size > 0 ? (UNDER[fixture.id] ?? []) : [];
    const all = taken.has(0) || !ground ? [...under, ...still] : [ground, ...rest, ...under];
    this.#paper.bake('close', (w + MARGIN) * scale, (h + MARGIN) * scale, drawCuts(all, scale));
    const look = { scale, width: w + MARGIN, height: h + MARGIN, still: this.#still };
    this.#pieces = [
      () => sheet.add(this.#paper.image(0, 0, 'close')),
      () => {
        const view = new GripView(this.#paper, this.#ui, grips, cuts, look);
        sheet.add([...view.objects]);
        this.#moving = view;
      },
      ...inThrees(labels).map(few => () => {
        for (const { x: left, y: top, text, size, ink } of few)
          sheet.add(this.#paper.word(left * scale, top * scale, text, { size: size * scale, ink, weight: 750 }));
      }),
    ];
  }

  #close(): void {
    this.#pieces = [];
    this.#sheet?.destroy();
    this.#sheet = null;
    this.#moving = null;
    this.#shown = null;
    this.#veil.setVisible(false);
  }

  draw(ms: number, elapsed: number): void {
    if (!this.#sheet || !this.#shown) return;
    const [piece, ...later] = this.#pieces;
    if (piece) {
      piece();
      this.#pieces = later;
      this.#sheet.setVisible(later.length === 0);
      if (later.length > 0) return;
    }
    this.#opened = Math.min(1, this.#opened + ms / OPEN_MS);
    const shown = easeOut(this.#opened);
    const { x, y } = this.#shown;
    this.#sheet
      .setPosition(x + (CLOSE_UP_SHEET.x - x) * shown, y + (CLOSE_UP_SHEET.y - y) * shown)
      .setScale(0.25 + 0.75 * shown);
    this.#veil.setAlpha(0.55 * shown);
    this.#moving?.draw(ms, elapsed);
  }
}

/** Texts that are drawn in one frame. */
const FEW = 3;
const inThrees = <T>(items: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(items.length / FEW) }, (_, i) => items.slice(i * FEW, (i + 1) * FEW));

/** What the sheet shows, as a text: it is made anew where this differs. */
function keyOf(state: Readonly<EscapeState>, fixture: Fixture): string {
  const grips = gripsOf(state, fixture).map(({ id }) => id);
  const held = grips.includes('thing') ? state.selected : '';
  return [fixturePicture(state, fixture, true).key, lockOf(state, fixture) ?? '', grips.join(), held].join('|');
}
