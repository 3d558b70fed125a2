// A lock that fills the close-up while it asks: wheels of digits or a clock's face, and under them the bolt that tries it.
import type { UiStore } from '../../kit/core/session/ui.ts';
import type { Paper } from '../../kit/phaser/paper.ts';
import type Phaser from '../../kit/phaser/phaser.ts';
import { BOLT, DIAL, wheelPlaces } from '../rules/closeUpSheet.ts';
import type { EscapeUi } from '../ui.ts';
import { box, flat, part, round } from './art/shapes.ts';
import { type LockKind, SIGNS } from './hands.ts';
import { dialTime, wheelDigits } from './lockDial.ts';

type Image = Phaser.GameObjects.Image;
type Text = Phaser.GameObjects.Text;
const DIGIT = { size: 86, ink: 'navy', weight: 750 } as const;
const BACK_MS = 160;

export class LockView {
  readonly objects: readonly (Image | Text)[];
  readonly #paper: Paper;
  readonly #ui: UiStore<EscapeUi>;
  readonly #knob: Image;
  readonly #arrow: Image;
  readonly #wheels: readonly Text[];
  readonly #hands: { readonly hour: Image; readonly minute: Image } | null;
  #typed: string | null = null;
  #slid = 0;

  constructor(paper: Paper, ui: UiStore<EscapeUi>, kind: LockKind, digits: number) {
    this.#paper = paper;
    this.#ui = ui;
    const places = kind === 'wheels' ? wheelPlaces(digits) : [];
    bakeLock(paper);
    const rail = paper.image(BOLT.x, BOLT.y, 'bolt-rail');
    this.#knob = paper.image(0, BOLT.y, 'bolt-knob');
    this.#arrow = paper.image(0, BOLT.y, 'sign-arrow');
    this.#wheels = places.map(({ x, y }) => paper.word(x, y, '', DIGIT));
    this.#hands =
      kind === 'clock'
        ? { hour: paper.image(DIAL.x, DIAL.y, 'dial-hour'), minute: paper.image(DIAL.x, DIAL.y, 'dial-minute') }
        : null;
    this.objects = [
      ...places.map(({ x, y }) => paper.image(x, y, 'wheel')),
      ...this.#wheels,
      ...(this.#hands ? [paper.image(DIAL.x, DIAL.y, 'dial'), this.#hands.hour, this.#hands.minute] : []),
      rail,
      this.#knob,
      this.#arrow,
    ];
    this.draw(0);
  }

  draw(ms: number): void {
    const { hand, typed } = this.#ui.getState();
    const goal = hand?.grip === 'bolt' ? hand.progress : 0;
    this.#slid = Math.max(goal, this.#slid - ms / BACK_MS);
    const x = BOLT.x - (BOLT.w - BOLT.knob) / 2 + BOLT.way * this.#slid;
    this.#knob.setX(x);
    this.#arrow.setX(x);
    if (typed === this.#typed) return;
    this.#typed = typed;
    const digits = wheelDigits(typed, this.#wheels.length);
    this.#wheels.forEach((word, i) => this.#paper.reword(word, String(digits[i] ?? '–'), DIGIT));
    const { hour, minute } = dialTime(typed);
    this.#hands?.hour.setAngle((hour + minute / 60) * 30);
    this.#hands?.minute.setAngle(minute * 6);
  }
}

/** Textures of locks, declared once for each rebuild of the sheet. */
function bakeLock(paper: Paper): void {
  paper.bakeCut('sign-arrow', 34, 30, SIGNS.arrow);
  paper.bake('wheel', 120, 230, pen => {
    pen.cut(
      part(
        'sky',
        box(-47, -98, 94, 196),
        [
          [box(-47, -98, 94, 60), -14],
          [box(-47, 38, 94, 60), -8],
        ],
        10,
        5,
      ),
    );
    pen.cut(flat('navy', 'M-14 -72L0 -86L14 -72Z', 10));
    pen.cut(flat('navy', 'M-14 72L0 86L14 72Z', 10));
  });
  paper.bake('dial', 310, 310, pen => {
    pen.cut(part('fox', round(0, 0, 144, 24), [['M0 -144L144 0L0 144Z', -6]], -26, 6));
    pen.cut(part('cream', round(0, 0, DIAL.radius - 6, 24), [], 0, 1));
    for (let i = 0; i < 12; i++) {
      const [s, c] = [Math.sin((i * Math.PI) / 6), Math.cos((i * Math.PI) / 6)];
      pen.cut(flat('navy', round(s * 108, -c * 108, i % 3 === 0 ? 9 : 5, 8)));
    }
  });
  paper.bake('dial-hour', 190, 190, pen => pen.cut(part('navy', 'M-7 14L-5 -64L0 -76L5 -64L7 14Z', [], 0, 3)));
  paper.bake('dial-minute', 260, 260, pen => {
    pen.cut(part('navy', 'M-5 20L-4 -98L0 -112L4 -98L5 20Z', [], 14, 3));
    pen.cut(part('coral', round(0, 0, 11, 10), [], 0, 2));
  });
  paper.bake('bolt-rail', BOLT.w + 30, BOLT.h + 30, pen =>
    pen.cut(flat('navy', box(-BOLT.w / 2, -BOLT.h / 2 + 8, BOLT.w, BOLT.h - 16), 10)),
  );
  paper.bake('bolt-knob', BOLT.knob + 30, BOLT.h + 30, pen =>
    pen.cut(
      part(
        'coral',
        box(-BOLT.knob / 2, -BOLT.h / 2, BOLT.knob, BOLT.h),
        [[box(-BOLT.knob / 2, 0, BOLT.knob, BOLT.h / 2), -10]],
        0,
        5,
      ),
    ),
  );
}
