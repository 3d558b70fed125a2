// The Phaser scene of Mystery House: the room, who and what is in it, and growing darkness. It shows nothing that the log does not say.
import type { Frame } from '../../kit/core/input/input.ts';
import { GameScene } from '../../kit/phaser/GameScene.ts';
import type Phaser from '../../kit/phaser/phaser.ts';
import { KEY } from '../controls.ts';
import type { MysteryEvent } from '../rules/events.ts';
import { hourOf } from '../rules/hours.ts';
import { type RoomId, THINGS } from '../rules/house.ts';
import type { MysteryState } from '../rules/state.ts';
import { clearDraft, type MysteryUi, selectOffer, submitDraft, submitText } from '../ui.ts';
import { FIGURE, FIGURES, FOX, LENS } from './art/figures.ts';
import { drawRoom, H, W } from './art/rooms.ts';
import { bakeSkies, skyKey } from './art/sky.ts';
import { bakeTable } from './art/table.ts';
import { THING_CUTS } from './art/things.ts';
import { commandAt, layoutOf, type RoomLayout, type Spot } from './layout.ts';

type Image = Phaser.GameObjects.Image;
type Guest = RoomLayout['guests'][number];
type Thing = RoomLayout['things'][number];

const DEPTH = {
  ...{
    sky: 0,
    room: 1,
    dark: 2,
    light: 3,
    thing: 4,
    beam: 5,
    guest: 6,
    body: 7,
    table: 7.5,
    floor: 8,
    fox: 9,
    moth: 10,
  },
} as const;
/** Opacity of the darkness at night. */
const DARKEST = 0.46;
const SLIDE_MS = 220;
const FLOOR_Y = 430;
const FOX_AT = { x: 662, y: 398 } as const;

const roomKey = (room: RoomId): string => `room-${room}`;

export default class MysteryHouseScene extends GameScene<MysteryState, MysteryEvent, MysteryUi> {
  #sky!: Image;
  #room!: Image;
  #dark!: Image;
  #light!: Image;
  #fox!: Image;
  #lens!: Image;
  #moth!: Image;
  /** The table of the last act, and the light on whoever was named. */
  #table!: Image;
  #beam!: Image;
  /** Layout of the room, cached for one state. */
  #layoutCache: { readonly state: Readonly<MysteryState>; readonly layout: RoomLayout } | null = null;
  #shownRoom: RoomId | null = null;
  #dim = 0;
  /** Until when the fox holds the lens up, in ms of `elapsed`. */
  #examinesUntil = 0;

  protected build(): void {
    const { paper, juice } = this;
    bakeSkies(paper);
    this.#bakeFigures();
    this.#shownRoom = null;
    this.#bakeRoom(this.state.room);
    this.#sky = paper.image(0, 0, skyKey(this.#hour()), DEPTH.sky).setOrigin(0);
    this.#room = paper.image(0, 0, roomKey(this.state.room), DEPTH.room).setOrigin(0);
    this.#dark = paper.image(0, 0, 'dark', DEPTH.dark).setOrigin(0).setDisplaySize(W, H);
    this.#light = paper.image(0, 0, 'light', DEPTH.light).setOrigin(0);
    this.sprites<Thing, Image>({
      entities: () => this.#layout().things,
      // Things on the floor, or on the table, are drawn in front of the guests.
      create: ({ id, thing, y }) => {
        const isInFront = y > FLOOR_Y || id !== thing;
        return juice.unfold(paper.image(0, 0, `thing-${thing}`, isInFront ? DEPTH.floor : DEPTH.thing));
      },
    });
    this.sprites<Guest, Image>({
      entities: () => this.#layout().bodies,
      create: ({ who }) => juice.unfold(paper.image(0, 0, `body-${who}`, DEPTH.body)),
    });
    this.sprites<Spot, Image>({
      entities: () => this.#layout().chairs,
      create: () => juice.unfold(paper.image(0, 0, 'chair', DEPTH.guest)),
    });
    this.sprites<Guest, Image>({
      entities: () => this.#layout().guests,
      create: ({ who }) => juice.unfold(paper.image(0, 0, `guest-${who}`, DEPTH.guest + who * 0.01), who * 30),
      update: (image, { who, y, isSlumped }) => {
        image.setAngle(isSlumped ? 11 : 0);
        if (!this.settings.reducedMotion) image.setY(y + 2.5 * Math.sin(this.elapsed / 620 + who * 1.7));
      },
    });
    // The fox faces the room.
    this.#fox = paper.image(FOX_AT.x, FOX_AT.y, 'fox', DEPTH.fox).setFlipX(true);
    this.#lens = paper.image(FOX_AT.x - 52, FOX_AT.y + 40, 'lens', DEPTH.fox + 0.1);
    this.#table = paper.image(312, 436, 'table', DEPTH.table);
    this.#beam = paper.image(0, 0, 'beam', DEPTH.beam);
    this.#moth = paper.image(360, 200, 'moth', DEPTH.moth);
    this.#dim = this.#darkness();
  }

  protected override onStateReplaced(): void {
    clearDraft(this.ui);
    this.#dim = this.#darkness();
    this.#showRoom(null);
  }

  protected override afterSync(): void {
    if (this.#shownRoom !== this.state.room) this.#showRoom(this.#shownRoom);
  }

  protected override onEvents(events: readonly MysteryEvent[]): void {
    for (const event of events) {
      if (event.type === 'died') this.juice.shake(event.room === this.state.room ? 5 : 2);
      if (event.type === 'looked') this.#examinesUntil = this.elapsed + 700;
      if (event.type === 'clueFound') this.juice.pop(FOX_AT.x - 30, FOX_AT.y - 120, 'Trace!', 'gold', 22);
      if (event.type === 'stepped' && !event.isRight) this.juice.shake(3);
      if (event.type === 'brokeDown') this.juice.shake(6);
      if (event.type === 'solved') this.juice.scraps(360, 180, 'gold', 26);
      if (event.type === 'failed') this.juice.shake(4);
    }
  }

  protected override handleInput({ pressed, pointer }: Frame): void {
    if (pressed & KEY.next) selectOffer(this.ui, this.state, 1);
    if (pressed & KEY.previous) selectOffer(this.ui, this.state, -1);
    if (pressed & KEY.clear) clearDraft(this.ui);
    if (pressed & KEY.say && !submitDraft(this.session, this.state)) return;
    if (!pointer?.pressed) return;
    const command = commandAt(this.state, pointer);
    if (command) submitText(this.session, command);
  }

  protected override draw(_alpha: number, ms: number): void {
    const { elapsed, settings } = this;
    this.#dim += (this.#darkness() - this.#dim) * Math.min(1, ms / 400);
    this.#dark.setAlpha(this.#dim);
    this.#light.setAlpha(Math.min(0.5, this.#dim * 0.7));
    const { named } = this.#layout();
    this.#table.setVisible(this.state.theatre !== null);
    this.#beam.setVisible(named !== null).setPosition(named?.x ?? 0, 216);
    const still = settings.reducedMotion;
    const isExamining = elapsed < this.#examinesUntil;
    this.#fox.setAngle(still ? 0 : 1.2 * Math.sin(elapsed / 700));
    this.#lens
      .setAngle(isExamining ? -34 : -18 + (still ? 0 : 2 * Math.sin(elapsed / 500)))
      .setY(FOX_AT.y + (isExamining ? 10 : 40));
    if (still) return;
    this.#moth
      .setPosition(
        360 + 120 * Math.sin(elapsed / 900) + 26 * Math.sin(elapsed / 210),
        120 + 44 * Math.sin(elapsed / 640) + 12 * Math.cos(elapsed / 170),
      )
      .setScale((0.7 + 0.3 * Math.sin(elapsed / 60)) / this.paper.resolution, 1 / this.paper.resolution);
  }

  #layout(): RoomLayout {
    const { state } = this;
    if (this.#layoutCache?.state !== state) this.#layoutCache = { state, layout: layoutOf(state) };
    return this.#layoutCache.layout;
  }

  #hour(): number {
    return hourOf(this.state.moves, this.session.tuning['nightMoves'] ?? 1);
  }

  #darkness(): number {
    return DARKEST * Math.min(1, this.state.moves / Math.max(1, this.session.tuning['nightMoves'] ?? 1));
  }

  /** Shows the room's picture; after a move it slides in. */
  #showRoom(from: RoomId | null): void {
    const { room } = this.state;
    this.#shownRoom = room;
    this.#bakeRoom(room);
    this.#room.setTexture(roomKey(room));
    this.#sky.setTexture(skyKey(this.#hour()));
    this.tweens.killTweensOf(this.#room);
    this.#room.setX(0).setAlpha(1);
    if (from === null || this.settings.reducedMotion) return;
    this.#room.setX(28);
    this.tweens.add({ targets: this.#room, x: 0, duration: SLIDE_MS, ease: 'Cubic.easeOut' });
  }

  /** Bakes a room when it is first entered: eight large textures at once would take too long. */
  #bakeRoom(room: RoomId): void {
    const key = roomKey(room);
    if (!this.#baked.has(key)) this.paper.bake(key, W, H, pen => drawRoom(pen, room), true);
    this.#baked.add(key);
  }
  readonly #baked = new Set<string>();

  #bakeFigures(): void {
    const { paper } = this;
    this.#baked.clear();
    FIGURES.forEach((cuts, who) => {
      paper.bake(`guest-${who}`, FIGURE.width, FIGURE.height, pen => cuts.forEach(cut => pen.cut(cut)));
      paper.bake(`body-${who}`, 240, 110, pen => {
        cuts.forEach(cut => pen.cut(cut, { x: 24, y: -2, angle: -Math.PI / 2, scale: 0.72 }));
        pen.cut({
          path: 'M-34 28L-20 -22L30 -34L98 -26L112 30L60 38Z',
          ink: 'paper',
          folds: [
            ['M30 -34L98 -26L112 30L60 38L44 0Z', -6],
            ['M-34 28L-20 -22L10 4Z', -10],
          ],
          lift: 4,
          edge: 0,
        });
      });
    });
    for (const id of THINGS) paper.bake(`thing-${id}`, 72, 72, pen => THING_CUTS[id].forEach(cut => pen.cut(cut)));
    paper.bake('fox', 200, 230, pen => FOX.forEach(cut => pen.cut(cut)));
    paper.bake('lens', 70, 120, pen => LENS.forEach(cut => pen.cut(cut)));
    paper.bakeCut('moth', 24, 16, {
      path: 'M0 -2L10 -8L12 2L3 3L0 7L-3 3L-12 2L-10 -8Z',
      ink: 'cream',
      folds: [['M0 -2L10 -8L12 2L3 3L0 7Z', -9]],
      lift: 1,
      edge: 0,
    });
    bakeTable(paper);
    paper.bake(
      'dark',
      8,
      8,
      pen => {
        pen.g.fillStyle = pen.ink('navy', -14);
        pen.g.fillRect(0, 0, 8, 8);
      },
      true,
    );
    paper.bake(
      'light',
      W,
      H,
      pen => {
        pen.g.fillStyle = pen.ink('gold', 8, 0.35);
        pen.g.fill(new Path2D('M360 40L520 110L640 300L600 440L360 480L120 440L80 300L200 110Z'));
        pen.g.fillStyle = pen.ink('cream', 0, 0.3);
        pen.g.fill(new Path2D('M360 90L470 150L540 300L500 410L360 440L220 410L180 300L250 150Z'));
      },
      true,
    );
  }
}
