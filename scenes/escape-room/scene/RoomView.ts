// Room view: walls and fixtures of the present room in their present condition, and ambient animation.
import type { Juice } from '../../kit/phaser/effects/Juice.ts';
import { type Cut, type Paper, type Pen } from '../../kit/phaser/paper.ts';
import type Phaser from '../../kit/phaser/phaser.ts';
import { PLOTS } from '../levels/plots.ts';
import { fixturesIn } from '../rules/fixtures.ts';
import type { RoomId } from '../rules/item.ts';
import type { EscapeState } from '../rules/state.ts';
import { drawControl } from './art/control.ts';
import { fixturePicture } from './art/fixturePicture.ts';
import { drawLab } from './art/lab.ts';
import { drawLibrary, PENDULUM } from './art/library.ts';
import { drawOffice } from './art/office.ts';
import { part, round } from './art/shapes.ts';

type Image = Phaser.GameObjects.Image;
/** The walls of a room in each of its plots. */
const wallsOf = <P extends string>(room: RoomId, plots: readonly P[], draw: (pen: Pen, plot: P) => void) =>
  plots.map(plot => ({ key: `walls-${room}-${plot}`, draw: (pen: Pen) => draw(pen, plot) }));
const WALLS = [
  ...wallsOf('lab', PLOTS.lab, drawLab),
  ...wallsOf('office', PLOTS.office, drawOffice),
  ...wallsOf('library', PLOTS.library, drawLibrary),
  ...wallsOf('control', PLOTS.control, drawControl),
];
const [W, H] = [720, 480];
/** Overdraw beyond the picture for camera shakes, in px. */
const SPARE = 8;
/** Texture margin for parts outside a fixture's box, in px. */
const MARGIN = 90;
const DEPTH = { walls: 0, fixtures: 2, motes: 4, alarm: 5, curtain: 40 } as const;
const MOTES = 9;
const MOTE_INKS = { lab: 'sky', office: 'gold', library: 'cream', control: 'moss' } as const;
const CURTAIN_MS = 320;

export const drawCuts =
  (cuts: readonly Cut[], scale = 1) =>
  (pen: Pen) => {
    for (const cut of cuts) pen.cut(cut, { scale });
  };

export class RoomView {
  readonly #paper: Paper;
  readonly #juice: Juice;
  readonly #still: boolean;
  readonly #walls: Image;
  readonly #curtain: Image;
  readonly #alarm: Image;
  readonly #motes: readonly Image[];
  readonly #baked = new Set<string>();
  #fixtures = new Map<string, { readonly image: Image; key: string }>();
  #pendulum: Image | null = null;
  #room: RoomId | null = null;
  #curtainLeft = 0;

  constructor(paper: Paper, juice: Juice, reducedMotion: boolean) {
    this.#paper = paper;
    this.#juice = juice;
    this.#still = reducedMotion;
    for (const { key, draw } of WALLS)
      paper.bake(
        key,
        W + 2 * SPARE,
        H + 2 * SPARE,
        pen => {
          pen.g.translate(SPARE, SPARE);
          draw(pen);
        },
        true,
      );
    for (const [room, ink] of Object.entries(MOTE_INKS))
      paper.bakeCut(`mote-${room}`, 8, 8, { path: 'M-3 0L0 -3L3 0L0 3Z', ink, lighter: 8, lift: 0, edge: 0 });
    paper.bake('curtain', W + 160, H + 2 * SPARE, pen =>
      pen.cut(
        part(
          'navy',
          `M${-W / 2} -260H${W / 2}L${W / 2 + 70} 260H${-W / 2}Z`,
          [[`M${W / 2 - 90} -260H${W / 2}L${W / 2 + 70} 260H${W / 2 - 20}Z`, 8]],
          4,
        ),
      ),
    );
    paper.bake('pendulum', 60, 170, pen => pen.cut(PENDULUM));
    paper.bake('alarm', 60, 50, pen => {
      pen.cut(part('navy', 'M-20 -16H20V-6H-20Z', [], 8));
      pen.cut(part('coral', round(0, 0, 14), [['M0 -14L14 0L0 14Z', -12]]));
    });
    this.#walls = paper.image(-SPARE, -SPARE, 'walls-lab-ultraviolet', DEPTH.walls).setOrigin(0);
    this.#curtain = paper.image(W / 2, H / 2, 'mote-lab', DEPTH.curtain).setVisible(false);
    this.#alarm = paper.image(286, 18, 'mote-lab', DEPTH.alarm).setVisible(false);
    this.#motes = Array.from({ length: MOTES }, () => paper.image(0, 0, 'mote-lab', DEPTH.motes).setAlpha(0.5));
  }

  /** Shows the state at once, without animation. */
  reset(state: Readonly<EscapeState>): void {
    this.#baked.clear();
    this.#room = null;
    this.#curtainLeft = 0;
    this.update(state);
    this.#curtain.setVisible(false);
  }

  /** Shows changes: another room, a solved fixture. */
  update(state: Readonly<EscapeState>): void {
    if (state.room !== this.#room) this.#enter(state);
    for (const fixture of fixturesIn(state.draws, state.room)) {
      const shown = this.#fixtures.get(fixture.id);
      const { key, cuts } = fixturePicture(state, fixture, false);
      if (!shown || shown.key === key) continue;
      this.#bake(key, fixture.at, cuts);
      shown.key = key;
      shown.image.setTexture(key);
      this.#juice.unfold(shown.image);
    }
    this.#alarm.setVisible(state.warned > 0 && state.phase === 'playing');
    if (this.#alarm.visible) this.#alarm.setTexture('alarm');
  }

  #enter(state: Readonly<EscapeState>): void {
    const isFirst = this.#room === null;
    this.#room = state.room;
    for (const { image } of this.#fixtures.values()) image.destroy();
    this.#fixtures.clear();
    this.#pendulum?.destroy();
    this.#pendulum = null;
    this.#walls.setTexture(`walls-${state.room}-${state.draws.plots[state.room]}`);
    for (const mote of this.#motes) mote.setTexture(`mote-${state.room}`);
    for (const fixture of fixturesIn(state.draws, state.room)) {
      const { key, cuts } = fixturePicture(state, fixture, false);
      this.#bake(key, fixture.at, cuts);
      const { x, y } = fixture.at;
      this.#fixtures.set(fixture.id, { image: this.#paper.image(x, y, key, DEPTH.fixtures), key });
      if (fixture.id === 'clock') this.#pendulum = this.#paper.image(x, y - 4, 'pendulum', DEPTH.fixtures + 1);
    }
    if (isFirst || this.#still) return;
    this.#curtainLeft = CURTAIN_MS;
    this.#curtain.setTexture('curtain').setVisible(true);
  }

  #bake(key: string, { w, h }: { readonly w: number; readonly h: number }, cuts: readonly Cut[]): void {
    if (this.#baked.has(key)) return;
    this.#baked.add(key);
    this.#paper.bake(key, w + MARGIN, h + MARGIN, drawCuts(cuts));
  }

  draw(ms: number, elapsed: number, state: Readonly<EscapeState>): void {
    const now = this.#still ? 0 : elapsed;
    this.#motes.forEach((mote, i) => {
      const phase = (now / (9000 + i * 900) + i / MOTES) % 1;
      mote
        .setPosition(((i * 173) % W) + Math.sin(now / 1400 + i) * 18, 400 - phase * 360)
        .setAlpha(0.55 * Math.sin(phase * Math.PI));
    });
    const runs = state.done.includes('clock');
    this.#pendulum?.setAngle(runs ? Math.sin(now / 420) * 7 : 0);
    if (this.#alarm.visible) this.#alarm.setAlpha(0.75 + 0.25 * Math.sin(now / 380));
    if (this.#curtainLeft <= 0) return;
    this.#curtainLeft = Math.max(0, this.#curtainLeft - ms);
    const drawn = 1 - this.#curtainLeft / CURTAIN_MS;
    this.#curtain.setX(W / 2 - 20 - drawn * drawn * (W + 180)).setVisible(drawn < 1);
  }
}
