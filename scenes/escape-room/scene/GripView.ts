// The parts of a close-up that a hand moves: each follows the open drag, springs back when it is let go, and shows by an arrow which way it goes.
import type { UiStore } from '../../kit/core/session/ui.ts';
import type { Cut, Paper } from '../../kit/phaser/paper.ts';
import type Phaser from '../../kit/phaser/phaser.ts';
import type { EscapeUi } from '../ui.ts';
import { type Grip, SIGNS } from './hands.ts';

type Image = Phaser.GameObjects.Image;
interface Part {
  readonly grip: Grip;
  readonly image: Image;
  readonly sign: Image | null;
  /** Shown progress, which eases back to 0. */
  shown: number;
}
interface GripLook {
  readonly scale: number;
  /** Size of the textures, in px of the fixture. */
  readonly width: number;
  readonly height: number;
  readonly still: boolean;
}

/** Time in which a part springs back, and period and length of an arrow's sway. */
const [BACK_MS, SWAY_MS, SWAY] = [160, 1500, 5];

export class GripView {
  readonly objects: readonly Image[];
  readonly #ui: UiStore<EscapeUi>;
  readonly #parts: readonly Part[];
  readonly #look: GripLook & { readonly resolution: number };

  constructor(paper: Paper, ui: UiStore<EscapeUi>, grips: readonly Grip[], own: readonly Cut[], look: GripLook) {
    this.#ui = ui;
    this.#look = { ...look, resolution: paper.resolution };
    paper.bakeCut('sign-arrow', 34, 30, SIGNS.arrow);
    paper.bakeCut('sign-bow', 34, 30, SIGNS.bow);
    this.#parts = grips.map((grip, i) => ({
      grip,
      image: paper.image(0, 0, bakePart(paper, `close-part-${i}`, grip, own, look)).setVisible(!isHidden(grip, 0)),
      sign: grip.isOneOfMany && i > 0 ? null : paper.image(0, 0, grip.way ? 'sign-arrow' : 'sign-bow'),
      shown: 0,
    }));
    this.objects = this.#parts.flatMap(({ image, sign }) => (sign ? [image, sign] : [image]));
    this.draw(0, 0);
  }

  draw(ms: number, elapsed: number): void {
    const { hand, moved } = this.#ui.getState();
    for (const one of this.#parts) {
      const { id } = one.grip;
      const goal = hand?.grip === id ? hand.progress : moved.includes(id) ? 1 : 0;
      const back = this.#look.still ? 0 : Math.max(goal, one.shown - ms / BACK_MS);
      one.shown = goal >= one.shown ? goal : Math.max(goal, back);
      this.#place(one);
      if (!one.sign) continue;
      const begun = Boolean(hand?.grip) || moved.includes(id);
      one.sign.setVisible(!begun);
      const sway = this.#look.still ? 0 : SWAY * Math.sin((elapsed / SWAY_MS) * 2 * Math.PI);
      placeSign(one.sign, one.grip, this.#look.scale, sway);
    }
  }

  #place({ grip, image, shown }: Part): void {
    const { rest, way, degrees, flips, about } = grip;
    const { scale } = this.#look;
    const [dx, dy] = way ?? [0, 0];
    image
      .setPosition((about[0] + rest[0] + dx * shown) * scale, (about[1] + rest[1] + dy * shown) * scale)
      .setAngle(degrees * shown)
      .setScale((flips ? Math.cos(Math.PI * shown) : 1) / this.#look.resolution, 1 / this.#look.resolution)
      .setVisible(!isHidden(grip, shown));
  }
}

/** One book of many is seen only while it is moved; what is a part of the picture always is. */
const isHidden = ({ isOneOfMany, takes }: Grip, shown: number): boolean =>
  isOneOfMany && takes.length === 0 && shown === 0;

/** Texture of the moving shapes, turned about their own point. */
function bakePart(
  paper: Paper,
  key: string,
  { takes, cuts, about }: Grip,
  own: readonly Cut[],
  { scale, width, height }: GripLook,
) {
  const all = [...takes.flatMap(i => own[i] ?? []), ...cuts];
  return paper.bake(key, width * scale, height * scale, pen => {
    for (const cut of all) pen.cut(cut, { x: -about[0] * scale, y: -about[1] * scale, scale });
  });
}

function placeSign(sign: Image, { area, way, rest, about }: Grip, scale: number, sway: number): void {
  const [dx, dy] = way ?? [0, 0];
  const length = Math.hypot(dx, dy) || 1;
  const [x, y] = way ? [area.x, area.y] : about;
  // Beside a part that is put somewhere the arrow stands on its way, else on the part.
  const on = rest[0] === 0 && rest[1] === 0 ? 0 : 0.45;
  sign
    .setPosition((x + dx * on) * scale + (dx / length) * sway, (y + dy * on) * scale + (dy / length) * sway)
    .setAngle((Math.atan2(dy, dx) * 180) / Math.PI);
}
