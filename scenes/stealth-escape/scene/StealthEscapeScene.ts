// Scene: floor, walls, fox, guards, cones and effects, drawn from the state.

import { TICKS_PER_SECOND } from '../../kit/core/clock.ts';
import { clamp, turnTowards } from '../../kit/core/math.ts';
import type { Rect } from '../../kit/core/rules.ts';
import type { View } from '../../kit/core/world/camera.ts';
import { GameScene } from '../../kit/phaser/GameScene.ts';
import type { Meters } from '../../kit/phaser/Meters.ts';
import type Phaser from '../../kit/phaser/phaser.ts';
import type { Entity, SpritePool } from '../../kit/phaser/SpritePool.ts';
import type { T } from '../constants.ts';
import { WORLD } from '../levels/levels.ts';
import { visionCone } from '../rules/guards.ts';
import { exitsOf, groundIn, levelAt, sightsOf, startOf, terrainIn } from '../rules/hall.ts';
import { isHidden } from '../rules/missions/things.ts';
import { accountOf } from '../rules/score.ts';
import { fireTarget, takedownTarget } from '../rules/shots.ts';
import type { Event, Guard, State } from '../rules/state.ts';
import { bakeFigures } from './art.ts';
import { playEffect } from './effects.ts';
import { arrowTo, drawArrow, goalOf } from './exitArrow.ts';
import { bakeFloor } from './floors.ts';
import type { MissionView } from './missions/MissionView.ts';
import { drawAtNight, NightView } from './night/NightView.ts';
import { drawAim, drawCone, drawNoise, drawTarget, drawThread, type Graphics } from './sightlines.ts';
import { bakeDoor, bakeWalls } from './walls.ts';

type Image = Phaser.GameObjects.Image;
type Point = { readonly x: number; readonly y: number };

const DEPTH = {
  floor: 0,
  door: 1,
  sight: 2,
  walls: 3,
  pickups: 4,
  shadows: 5,
  guards: 6,
  fox: 7,
  darts: 8,
  tags: 9,
  edge: 20,
} as const;

/** Turning speed of the fox's sprite, in radians per tick. */
const FOX_TURN = 0.42;

export default class StealthEscapeScene extends GameScene<State, Event> {
  #fox!: SpritePool<Entity, Image>;
  #tail!: Image;
  #guards!: SpritePool<Guard, Image>;
  #sight!: Graphics;
  #marks!: Graphics;
  /** Meters of suspicion over staring guards. */
  #patience!: Meters;
  /** Glow of each door. */
  #glows: Image[] = [];
  #doors: Image[] = [];
  #hurt!: Image;
  #hall: Image[] = [];
  #night!: NightView;
  #mission: MissionView | null = null;
  #View: typeof MissionView | null = null;
  #isFetching = false;
  /** Why it could not be fetched. */
  #fault: unknown = null;
  /** Key of the level whose hall is built. */
  #shown = '';
  #foxAngle = 0;
  /** Distance the fox has run, at the last two ticks: for its gait. */
  #ran = { from: 0, to: 0 };

  protected build(): void {
    const { paper } = this;
    bakeFigures(paper);
    bakeDoor(paper);
    this.#hall = [];
    this.#shown = '';
    this.#glows = [];
    this.#doors = [];
    this.#sight = this.add.graphics().setDepth(DEPTH.sight);
    this.#marks = this.add.graphics().setDepth(DEPTH.tags);
    this.#patience = this.meters({ width: 28, height: 3, ink: 'gold', depth: DEPTH.tags });
    this.#hurt = paper.image(WORLD.width / 2, WORLD.height / 2, 'hurtEdge', DEPTH.edge).setVisible(false);
    this.#tail = paper.image(0, 0, 'tail', DEPTH.fox);
    this.#createSprites();
    this.#night = new NightView({
      paper,
      state: () => this.state,
      tuning: () => this.#tuning,
      graphics: () => this.add.graphics(),
      sprites: source => this.sprites(source),
      beat: () => this.#beat(),
    });
    this.#mission = null;
    this.#showMission();
  }

  /** The view of a mission's hall, fetched when the first is entered. */
  #showMission(): void {
    const { paper } = this;
    if (!this.state.mission || this.#mission) return;
    // Within a frame, where an error leads to the card that says so.
    if (this.#fault !== null) throw this.#fault;
    if (this.#View)
      this.#mission = new this.#View({
        paper,
        state: () => this.state,
        tuning: () => this.#tuning,
        graphics: () => this.add.graphics(),
        sprites: source => this.sprites(source),
        track: () => this.records.track,
      });
    else if (!this.#isFetching) void this.#fetchView();
  }

  async #fetchView(): Promise<void> {
    this.#isFetching = true;
    try {
      const { MissionView } = await import('./missions/MissionView.ts');
      this.#View = MissionView;
    } catch (error) {
      this.#fault = error;
    }
    // A scene that has ended has no camera.
    if (this.cameras.main) this.#showMission();
  }

  #createSprites(): void {
    const { paper, juice } = this;
    this.#fox = this.sprites({
      entities: () => [this.#turnedFox()],
      create: ({ x, y }) => paper.image(x, y, 'fox', DEPTH.fox),
    });
    this.#guards = this.sprites({
      entities: () => this.state.guards,
      transform: ({ x, y, direction }) => ({ x, y, angle: direction }),
      create: ({ x, y }) => paper.image(x, y, 'guard', DEPTH.guards),
      update: (picture, guard) => this.#swayGuard(picture, guard),
    });
    this.sprites<Entity, Image>({
      entities: () => [{ id: 'fox', ...insideHall(this.state.player) }, ...this.state.guards],
      transform: below,
      create: ({ x, y }) => paper.image(x, y, 'shadow', DEPTH.shadows),
    });
    this.sprites({
      entities: () => this.state.guards.filter(({ mood }) => mood !== 'patrol').map(tagOf),
      create: ({ x, y, id }) => juice.unfold(paper.image(x, y, id.endsWith('!') ? 'alarmTag' : 'doubtTag', DEPTH.tags)),
    });
    this.sprites({
      entities: () => this.state.bullets,
      transform: ({ x, y, dx, dy }) => ({ x, y, angle: Math.atan2(dy, dx) }),
      create: ({ x, y, isBall }) => paper.image(x, y, isBall ? 'ball' : 'dart', DEPTH.darts),
    });
    this.sprites({
      entities: () => this.state.pickups,
      create: ({ x, y }) => juice.unfold(paper.image(x, y, 'pickup', DEPTH.pickups)),
      update: picture => picture.setY(picture.y + this.#beat() * 2.5),
    });
  }

  protected override onStateReplaced(): void {
    this.#foxAngle = this.state.player.facing;
    this.#hurt.setVisible(false);
  }

  protected override afterSync(): void {
    const { player } = this.state;
    if (this.#shown !== this.#hallKey()) this.#createHall();
    this.#night.moved();
    this.#showMission();
    this.#ran = { from: this.#ran.to, to: this.#ran.to + Math.hypot(player.vx, player.vy) / TICKS_PER_SECOND };
  }

  /** Changes with the hall that is to be built. */
  #hallKey(): string {
    const { level, layout, seed, mission } = this.state;
    return `${seed} ${level} ${layout} ${mission ? `${mission.hall} ${mission.name} ${mission.isMirrored}` : ''}`;
  }

  /** The fox with its smoothed angle. */
  #turnedFox(): Entity {
    const { facing } = this.state.player;
    const { x, y } = insideHall(this.state.player);
    this.#foxAngle = turnTowards(this.#foxAngle, facing, FOX_TURN);
    return { id: 'fox', x, y, angle: this.#foxAngle };
  }

  protected override onEvents(events: readonly Event[]): void {
    for (const event of events) this.#playEffect(event);
  }

  get #tuning(): T {
    return this.session.tuning as T;
  }

  #playEffect(event: Event): void {
    playEffect(event, {
      juice: this.juice,
      t: this.#tuning,
      hurt: () => this.#hurt.setVisible(!this.settings.reducedMotion).setAlpha(0.8),
      timesSeen: () => this.state.totals.timesSeen,
      isScored: this.state.mission === undefined,
      earned: () => this.#earned(),
    });
  }

  #earned(): number {
    const { records, level } = this.state;
    const record = records[level - 1];
    return record ? accountOf(record, level, this.#tuning).net : 0;
  }

  protected override draw(alpha: number, ms: number): void {
    const view = this.follow(this.#fox.get('fox') ?? this.state.player, ms);
    this.#placeHurtEdge(view);
    const looks = this.#fox.get('fox')?.rotation ?? this.#foxAngle;
    this.#drawFox(alpha);
    this.#drawSight(alpha, looks);
    const arrow = this.state.phase === 'playing' ? arrowTo(goalOf(this.state), view.x, view.y, this.visibleSize) : null;
    if (arrow) drawArrow(this.#marks, this.paper, arrow, this.#beat());
    for (const glow of this.#glows) glow.setScale((1 + 0.07 * this.#beat()) / this.paper.resolution);
    this.#mission?.draw(alpha);
    if (this.#hurt.visible) this.#hurt.setAlpha(this.#hurt.alpha - ms / 420).setVisible(this.#hurt.alpha > 0.02);
  }

  /** Oscillation for things that sway, −1 to 1. */
  #beat(): number {
    return this.settings.reducedMotion ? 0 : Math.sin(this.elapsed / 520);
  }

  /** Places the red edge at the border of the view. */
  #placeHurtEdge({ x, y }: View): void {
    const { width, height } = this.visibleSize;
    const unit = 1 / this.paper.resolution;
    this.#hurt.setPosition(x + width / 2, y + height / 2);
    this.#hurt.setScale((unit * width) / WORLD.width, (unit * height) / WORLD.height);
  }

  /** Gait of the fox: the body rolls with each step, the tail swings. */
  #drawFox(alpha: number): void {
    const fox = this.#fox.get('fox');
    const isGone = this.state.phase === 'lost';
    this.#tail.setVisible(!isGone);
    if (!fox) return;
    const { from, to } = this.#ran;
    const step = this.settings.reducedMotion ? 0 : Math.sin((from + (to - from) * alpha) / 9);
    const idle = this.settings.reducedMotion ? 0 : Math.sin(this.elapsed / 420) * 0.18;
    const { rotation } = fox;
    this.#tail.setPosition(fox.x - Math.cos(rotation) * 10, fox.y - Math.sin(rotation) * 10);
    this.#tail.setRotation(rotation + idle - step * 0.3);
    const isUnseen = isHidden(this.state);
    this.#tail.setAlpha(isUnseen ? HIDDEN_ALPHA : 1);
    fox.setAlpha(isUnseen ? HIDDEN_ALPHA : 1);
    fox.setRotation(rotation + step * 0.07).setVisible(!isGone);
    fox.setScale(
      (1 - Math.abs(step) * 0.04) / this.paper.resolution,
      (1 + Math.abs(step) * 0.04) / this.paper.resolution,
    );
  }

  /** Gait of a guard. */
  #swayGuard(picture: Image, { vx, vy, mood }: Guard): void {
    const full = 1 / this.paper.resolution;
    const isWalking = !this.settings.reducedMotion && (vx !== 0 || vy !== 0);
    picture.setTexture(mood === 'chase' ? 'guardAlarmed' : 'guard');
    picture.setScale(full, full * (1 + (isWalking ? 0.07 * Math.sin((picture.x + picture.y) / 6) : 0)));
  }

  #drawSight(alpha: number, looks: number): void {
    const t = this.#tuning;
    const { state } = this;
    const { solids } = groundIn(state);
    const sights = sightsOf(state);
    const level = levelAt(state, t);
    const g = this.#sight.clear();
    const marks = this.#marks.clear();
    const fox = this.#fox.get('fox');
    for (const guard of state.guards) {
      const picture = this.#guards.get(guard.id);
      if (!picture || !fox) continue;
      const { x, y, rotation: direction } = picture;
      const isChasing = guard.mood === 'chase';
      const cone = { ...visionCone(guard, level, t), x, y, direction };
      const ink = isChasing ? 'coral' : 'gold';
      if (state.night && !guard.lantern)
        drawAtNight(g, this.paper, cone, sights, ink, CONE_ALPHA[guard.mood], state, t);
      else drawCone(g, this.paper, cone, sights, ink, CONE_ALPHA[guard.mood]);
      if (isChasing && state.phase === 'playing') drawThread(g, this.paper, picture, fox);
      if (guard.suspicionTicks > 0)
        this.#patience.show(x, y + 22.5, guard.suspicionTicks / (t.suspicionSeconds * TICKS_PER_SECOND));
    }
    this.#night.draw(g);
    for (const { x, y, radius, reach } of state.noises)
      drawNoise(g, this.paper, x, y, Math.max(0, radius - (1 - alpha) * t.noiseSpeed), reach);
    if (!fox || state.phase !== 'playing') return;
    const back = takedownTarget(state, t);
    const foldable = back && this.#guards.get(back.id);
    if (foldable) drawTarget(marks, this.paper, foldable.x, foldable.y, 'gold');
    if (foldable || state.player.ammo === 0) return;
    drawAim(g, this.paper, fox.x, fox.y, looks, solids);
    const target = fireTarget(state, t);
    const aimedAt = target && this.#guards.get(target.id);
    if (aimedAt) drawTarget(marks, this.paper, aimedAt.x, aimedAt.y, 'cream');
  }

  /** Creates floor and walls of the level; walls appear one after another. */
  #createHall(): void {
    const { layout, mission, phase } = this.state;
    const { paper } = this;
    for (const image of [...this.#hall, ...this.#glows, ...this.#doors]) image.destroy();
    const exits = exitsOf(this.state);
    const plan = { hall: layout, start: startOf(this.state), exits, isDrawn: mission !== undefined };
    const floor = paper.image(0, 0, bakeFloor(paper, plan), DEPTH.floor).setOrigin(0);
    const at = ([x, y, width, height]: Rect) => [x + width / 2, y + height / 2] as const;
    this.#glows = exits.map(exit => paper.image(...at(exit), 'doorGlow', DEPTH.door));
    this.#doors = exits.map((exit, index) =>
      paper.image(...at(exit), mission?.exits[index]?.isLocked ? 'doorLocked' : 'door', DEPTH.door),
    );
    const solids = phase === 'map' ? [] : terrainIn(this.state).ground.solids;
    const walls = bakeWalls(paper, solids).map(({ key, rect: [x, y, width, height] }, index) =>
      this.juice.unfold(paper.image(x + width / 2, y + height / 2, key, DEPTH.walls), index * 35),
    );
    this.#hall = [floor, ...walls];
    this.#shown = this.#hallKey();
  }
}

/** Opacity of the fox while nobody sees it. */
const HIDDEN_ALPHA = 0.5;

/** Opacity of a cone by mood. */
const CONE_ALPHA = { patrol: 0.4, stare: 0.5, search: 0.48, lookAround: 0.48, chase: 0.5 } as const;

/** Place at which the fox is drawn: at the border its body stays in the picture, which is wider than its box. */
const insideHall = ({ x, y }: Point) => ({
  x: clamp(x, EDGE, WORLD.width - EDGE),
  y: clamp(y, EDGE, WORLD.height - EDGE),
});
const EDGE = 22;

/** Place of a shadow: always down to the right. */
const below = ({ x, y }: Point) => ({ x: x + 3, y: y + 5 });

const tagOf = ({ id, x, y, mood }: Guard) => ({
  id: `${id}${mood === 'chase' ? '!' : '?'}`,
  x: x + 2,
  y: y - 27,
});
