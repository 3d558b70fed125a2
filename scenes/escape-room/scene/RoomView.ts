// Room view: walls and fixtures of the present room in their present condition, and ambient animation. What is behind the next doors is drawn ahead, one
// texture in each frame; who is faster waits behind the curtain.
import type { Juice } from '../../kit/phaser/effects/Juice.ts';
import { type Cut, type Paper, type Pen } from '../../kit/phaser/paper.ts';
import type Phaser from '../../kit/phaser/phaser.ts';
import { fixturesIn } from '../rules/fixtures.ts';
import { type Fixture, ROOMS, type RoomId } from '../rules/item.ts';
import type { EscapeState } from '../rules/state.ts';
import { drawControl } from './art/control.ts';
import { fixturePicture } from './art/fixturePicture.ts';
import { drawLab } from './art/lab.ts';
import { drawLibrary, PENDULUM } from './art/library.ts';
import { drawOffice } from './art/office.ts';
import { part, round } from './art/shapes.ts';

type Image = Phaser.GameObjects.Image;
const WALLS: { readonly [room in RoomId]: (pen: Pen, plot: never) => void } = {
  lab: drawLab,
  office: drawOffice,
  library: drawLibrary,
  control: drawControl,
};
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
  /** What each texture shows, as a text: one that shows the same is not drawn again. */
  readonly #declared = new Map<string, string>();
  /** Textures that are drawn. */
  readonly #drawn = new Set<string>();
  /** Fixtures of the present room that are still to be drawn, one in each frame. */
  #waiting: readonly Fixture[] = [];
  #fixtures = new Map<string, { readonly image: Image; key: string }>();
  #pendulum: Image | null = null;
  #room: RoomId | null = null;
  #curtainLeft = 0;

  constructor(paper: Paper, juice: Juice, reducedMotion: boolean) {
    this.#paper = paper;
    this.#juice = juice;
    this.#still = reducedMotion;
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
    this.#walls = paper.image(-SPARE, -SPARE, 'mote-lab', DEPTH.walls).setOrigin(0);
    this.#curtain = paper.image(W / 2, H / 2, 'mote-lab', DEPTH.curtain).setVisible(false);
    this.#alarm = paper.image(286, 18, 'mote-lab', DEPTH.alarm).setVisible(false);
    this.#motes = Array.from({ length: MOTES }, () => paper.image(0, 0, 'mote-lab', DEPTH.motes).setAlpha(0.5));
  }

  /** Shows the state at once, without animation. */
  reset(state: Readonly<EscapeState>): void {
    this.#room = null;
    this.#curtainLeft = 0;
    this.update(state);
    this.#curtain.setVisible(false);
    for (const { id } of ROOMS) this.#declare(state, id);
  }

  /** Declares what a room shows now: it is drawn when it is first needed, or before that, one texture in each frame. */
  #declare(state: Readonly<EscapeState>, room: RoomId): void {
    this.#bakeWalls(state, room);
    for (const fixture of fixturesIn(state.draws, room)) {
      const { key, cuts } = fixturePicture(state, fixture, false);
      this.#bake(key, fixture.at, cuts);
    }
  }

  #bakeWalls({ draws }: Readonly<EscapeState>, room: RoomId): string {
    const plot = draws.plots[room];
    const key = `walls-${room}-${plot}`;
    if (this.#declared.has(key)) return key;
    this.#declared.set(key, plot);
    const draw = (pen: Pen) => {
      this.#drawn.add(key);
      pen.g.translate(SPARE, SPARE);
      WALLS[room](pen, plot as never);
    };
    return this.#paper.bake(key, W + 2 * SPARE, H + 2 * SPARE, draw, true);
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
    const walls = this.#bakeWalls(state, state.room);
    const fixtures = fixturesIn(state.draws, state.room);
    this.#declare(state, state.room);
    const isDrawn = (fixture: Fixture) => this.#drawn.has(fixturePicture(state, fixture, false).key);
    this.#waiting = isFirst ? [] : fixtures.filter(fixture => !isDrawn(fixture));
    for (const fixture of fixtures) if (!this.#waiting.includes(fixture)) this.#place(state, fixture);
    this.#walls.setTexture(walls);
    for (const mote of this.#motes) mote.setTexture(`mote-${state.room}`);
    if (isFirst || (this.#still && this.#waiting.length === 0)) return;
    this.#curtainLeft = CURTAIN_MS;
    this.#curtain.setTexture('curtain').setVisible(true);
  }

  #place(state: Readonly<EscapeState>, fixture: Fixture): void {
    const { key, cuts } = fixturePicture(state, fixture, false);
    this.#bake(key, fixture.at, cuts);
    const { x, y } = fixture.at;
    this.#fixtures.set(fixture.id, { image: this.#paper.image(x, y, key, DEPTH.fixtures), key });
    if (fixture.id === 'clock') this.#pendulum = this.#paper.image(x, y - 4, 'pendulum', DEPTH.fixtures + 1);
  }

  #bake(key: string, { w, h }: { readonly w: number; readonly h: number }, cuts: readonly Cut[]): void {
    const shows = JSON.stringify(cuts);
    if (this.#declared.get(key) === shows) return;
    this.#declared.set(key, shows);
    this.#drawn.delete(key);
    const draw = drawCuts(cuts);
    this.#paper.bake(key, w + MARGIN, h + MARGIN, pen => {
      this.#drawn.add(key);
      draw(pen);
    });
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
    const [next, ...later] = this.#waiting;
    if (next) this.#place(state, next);
    this.#waiting = later;
    if (this.#curtainLeft <= 0) return;
    if (next) this.#curtainLeft = CURTAIN_MS;
    else this.#curtainLeft = this.#still ? 0 : Math.max(0, this.#curtainLeft - ms);
    const drawn = 1 - this.#curtainLeft / CURTAIN_MS;
    this.#curtain.setX(W / 2 - 20 - drawn * drawn * (W + 180)).setVisible(drawn < 1);
  }
}
