// View of a night hall: darkness, lamp light, things, cameras, dogs, beams.
import type { Ink } from '../../../kit/core/inks.ts';
import type { Rect } from '../../../kit/core/rules.ts';
import type { Cone } from '../../../kit/core/world/sight.ts';
import type { Paper } from '../../../kit/phaser/paper.ts';
import type Phaser from '../../../kit/phaser/phaser.ts';
import type { Entity, Sprite, SpritePool, SpriteSource } from '../../../kit/phaser/SpritePool.ts';
import type { T } from '../../constants.ts';
import { WORLD } from '../../levels/levels.ts';
import { sightsOf } from '../../rules/hall.ts';
import { cameraCone, dogListening, isBeamOn } from '../../rules/night/detectors.ts';
import type { Night } from '../../rules/night/nightState.ts';
import type { State } from '../../rules/state.ts';
import { drawCone, type Graphics } from '../sightlines.ts';
import { bakeNight } from './art.ts';
import { clipToCircle } from './clip.ts';

type Image = Phaser.GameObjects.Image;

const DEPTH = {
  dark: 0.3,
  boards: 0.4,
  light: 0.5,
  blankets: 0.6,
  beams: 3.2,
  things: 4,
  lamps: 4.4,
  belt: 6.5,
} as const;
/** Light circles of a lamp, from the rim inwards, as fractions of its radius. */
const POOL = [
  [1, 0.07],
  [0.78, 0.08],
  [0.5, 0.1],
  [0.24, 0.12],
] as const;

/** Distance of what a guard carries to his middle, in pixels. */
const BELT = 11;

interface Stage {
  readonly paper: Paper;
  state(): Readonly<State>;
  tuning(): T;
  graphics(): Graphics;
  sprites<P extends Entity, O extends Sprite>(source: SpriteSource<P, O>): SpritePool<P, O>;
  /** Oscillation for things that sway, −1 to 1. */
  beat(): number;
}

export class NightView {
  readonly #stage: Stage;
  readonly #dark: Graphics;
  readonly #light: Graphics;
  readonly #beams: Graphics;
  /** Key of the light that is drawn. */
  #shown = '';

  constructor(stage: Stage) {
    this.#stage = stage;
    bakeNight(stage.paper);
    this.#dark = stage.graphics().setDepth(DEPTH.dark);
    this.#light = stage.graphics().setDepth(DEPTH.light);
    this.#beams = stage.graphics().setDepth(DEPTH.beams);
    this.#createSprites();
  }

  /** Called after each tick. */
  moved(): void {
    const { night, level, seed, mission } = this.#stage.state();
    const hall = mission ? `${mission.hall} ${mission.name} ${mission.isMirrored}` : '';
    const shown = night
      ? `${seed} ${level} ${hall} ${night.isAlarmed} ${night.outTicks > 0} ${night.lamps.length}`
      : '';
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.#drawLight(night);
  }

  /** Called every frame: animations, and camera cones on the graphics of guard cones. */
  draw(cones: Graphics): void {
    const { state, tuning, paper } = this.#stage;
    const now = state();
    const g = this.#beams.clear();
    if (!now.night) return;
    const t = tuning();
    const { night, levelTicks } = now;
    for (const beam of night.beams) {
      const [left, top, width, height] = beam.rect;
      const isLit = isBeamOn(beam, levelTicks, t);
      g.fillStyle(paper.rgb('coral', isLit ? 8 : -10), isLit ? 0.9 : 0.18);
      g.fillRect(left, top, width, height);
      if (isLit) g.fillStyle(paper.rgb('coral'), 0.22).fillRect(left - 3, top - 3, width + 6, height + 6);
    }
    if (night.outTicks === 0) {
      const sights = sightsOf(now);
      for (const camera of night.cameras)
        drawCone(cones, paper, cameraCone(camera, levelTicks, t), sights, camera.calls > 0 ? 'coral' : 'sky', 0.4);
    }
    for (const dog of night.dogs) {
      const part = dogListening(dog, levelTicks, t);
      cones.lineStyle(part === null ? 1 : 3, paper.rgb(dog.hasBarked ? 'coral' : 'cream'), part === null ? 0.16 : 0.8);
      cones.strokeCircle(dog.x, dog.y, t.dogRadius);
      if (part === null) continue;
      cones.fillStyle(paper.rgb(dog.hasBarked ? 'coral' : 'cream'), 0.1).fillCircle(dog.x, dog.y, t.dogRadius);
      // The ring shrinks until the dog stops listening.
      cones.lineStyle(2, paper.rgb('cream'), 0.5).strokeCircle(dog.x, dog.y, t.dogRadius * (1 - part));
    }
  }

  #createSprites(): void {
    const { paper, sprites, state, tuning, beat } = this.#stage;
    const night = () => state().night;
    const unit = 1 / paper.resolution;
    sprites({
      entities: () => numbered(night()?.lamps, 'lamp'),
      create: ({ x, y }) => paper.image(x, y, 'lamp', DEPTH.lamps),
      update: picture => void picture.setTexture(night()?.outTicks && !night()?.isAlarmed ? 'lampOut' : 'lamp'),
    });
    sprites({
      entities: () => numbered(night()?.fuses, 'fuse'),
      create: ({ x, y }) => paper.image(x, y, 'fuse', DEPTH.things),
      update: picture => void picture.setTexture(night()?.outTicks ? 'fuseOut' : 'fuse'),
    });
    sprites({
      // What a guard carries hangs at his belt.
      entities: () =>
        (night()?.wanted ?? []).map(one => {
          const beside = one.bearer === undefined ? 0 : BELT;
          return { ...one, x: one.x - beside, y: one.y + beside, id: `${one.what} ${one.bearer ?? one.x + one.y}` };
        }),
      create: ({ x, y, what, bearer }) => paper.image(x, y, what, bearer === undefined ? DEPTH.things : DEPTH.belt),
      update: picture => void picture.setScale(unit * (1 + 0.06 * beat())),
    });
    sprites({
      entities: () => night()?.cameras ?? [],
      transform: camera => ({
        x: camera.x,
        y: camera.y,
        angle: cameraCone(camera, state().levelTicks, tuning()).direction,
      }),
      create: ({ x, y }) => paper.image(x, y, 'camera', DEPTH.things),
      update: (picture, { calls }) => void picture.setTexture(calls > 0 ? 'cameraSees' : 'camera'),
    });
    sprites<Entity, Image>({
      entities: () => night()?.dogs ?? [],
      create: ({ x, y }) => paper.image(x, y, 'blanket', DEPTH.blankets),
    });
    sprites({
      entities: () => night()?.dogs ?? [],
      create: ({ x, y }) => paper.image(x, y, 'dog', DEPTH.things),
      update: (picture, dog) => {
        const part = dogListening(dog, state().levelTicks, tuning());
        picture.setTexture(part === null ? 'dog' : 'dogListens');
        picture.setScale(unit, unit * (1 + (part === null ? 0.04 * beat() : 0.06)));
      },
    });
    sprites<Entity, Image>({
      entities: () => (night()?.boards ?? []).map(({ id, rect: [x, y, w, h] }) => ({ id, x: x + w / 2, y: y + h / 2 })),
      create: ({ x, y }) => paper.image(x, y, 'boards', DEPTH.boards),
    });
    sprites({
      entities: () =>
        (night()?.screens ?? []).map(([x, y, w, h]) => ({
          id: `screen ${x} ${y}`,
          x: x + w / 2,
          y: y + h / 2,
          angle: w > h ? 0 : Math.PI / 2,
        })),
      create: ({ x, y }) => paper.image(x, y, 'screen', DEPTH.lamps),
    });
    sprites<Entity, Image>({
      entities: () => state().guards.filter(({ lantern }) => lantern),
      create: ({ x, y }) => paper.image(x, y, 'lanternLight', DEPTH.lamps + 3),
    });
  }

  /** Darkness over the floor with lit circles; lamps hang high, so walls cast no shadows. */
  #drawLight(night: Night | undefined): void {
    const { paper, tuning } = this.#stage;
    const dark = this.#dark.clear();
    const light = this.#light.clear();
    if (!night || night.isAlarmed || night.isBright) return;
    dark.fillStyle(paper.rgb('navy', -16), 0.62).fillRect(0, 0, WORLD.width, WORLD.height);
    if (night.outTicks > 0) return;
    const { lampRadius } = tuning();
    for (const [x, y] of night.lamps)
      for (const [part, alpha] of POOL)
        light.fillStyle(paper.rgb('gold', 6), alpha).fillCircle(x, y, lampRadius * part);
  }
}

/** Cone of a guard at night: its near part, and the far part where lamps light it; the whole cone faintly. */
export function drawAtNight(
  g: Graphics,
  paper: Paper,
  cone: Cone,
  sights: readonly Rect[],
  ink: Ink,
  alpha: number,
  { night }: Readonly<State>,
  t: T,
): void {
  if (!night || night.isAlarmed || night.isBright) return drawCone(g, paper, cone, sights, ink, alpha);
  const near = cone.range * t.darkFactor;
  drawCone(g, paper, { ...cone, range: near }, sights, ink, alpha);
  if (night.outTicks > 0) return;
  drawCone(g, paper, cone, sights, ink, alpha * 0.22);
  for (const [x, y] of night.lamps) {
    const away = Math.hypot(x - cone.x, y - cone.y);
    if (away - t.lampRadius > cone.range) continue;
    drawCone(g, paper, cone, sights, ink, alpha, outline => clipToCircle(outline, x, y, t.lampRadius));
  }
}

const numbered = (points: Night['lamps'] | undefined, what: string) =>
  (points ?? []).map(([x, y], index) => ({ id: `${what} ${index} ${x} ${y}`, x, y }));
