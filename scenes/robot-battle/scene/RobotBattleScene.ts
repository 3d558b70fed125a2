// The Phaser scene of Robot Battle: robots, view cones, shots, shields and bars. Shows the played tick, or the snapshot that is scrubbed to.
import type { Frame } from '../../kit/core/input/input.ts';
import { wrapAngle } from '../../kit/core/math.ts';
import { GameScene } from '../../kit/phaser/GameScene.ts';
import type { Meters } from '../../kit/phaser/Meters.ts';
import type Phaser from '../../kit/phaser/phaser.ts';
import type { ArenaBout } from '../arena/types.ts';
import type { T } from '../constants.ts';
import { KEY } from '../controls.ts';
import { type Arena, SIDES, type Side } from '../rules/arena.ts';
import {
  cachedContacts,
  setHeld,
  shownTick,
  showTick,
  startBattle,
  stopBattle,
  swapScripts,
} from '../rules/playerActions.ts';
import type { Contact } from '../rules/radar.ts';
import { PACES, type RobotEvent, type RobotState } from '../rules/state.ts';
import type { RobotUi } from '../ui.ts';
import { ArenaPicture } from './arena/ArenaPicture.ts';
import { showArenaEvents } from './arena/effects.ts';
import { pressInBout } from './arena/press.ts';
import { bakeAll, INKS, letterKey, PAD, robotKey } from './art.ts';

type Image = Phaser.GameObjects.Image;

const DEPTH = { cone: 1, robot: 3, shield: 4, dart: 5, bars: 6 } as const;
const DEGREE = Math.PI / 180;
/** Degrees from one point of a cone's edge to the next. */
const CONE_STEP = 4;

/** Distance in units to the arena's edge along one axis. */
const distanceToWall = (from: number, by: number, least: number, most: number): number =>
  by === 0 ? Number.POSITIVE_INFINITY : Math.max(0, ((by > 0 ? most + PAD : least - PAD) - from) / by);

interface Pose {
  readonly x: number;
  readonly y: number;
  /** Radians. */
  readonly angle: number;
}

export default class RobotBattleScene extends GameScene<RobotState, RobotEvent, RobotUi> {
  #robots: Image[] = [];
  #letters: Image[] = [];
  #shields: Image[] = [];
  #cones!: Phaser.GameObjects.Graphics;
  #health!: Meters;
  #energy!: Meters;
  #duel: readonly Phaser.GameObjects.Image[] = [];
  #arena: ArenaPicture | null = null;
  #arenaHealth!: Meters;
  #arenaEnergy!: Meters;
  #from: readonly Pose[] = [];
  #poses: Pose[] = [];
  /** The arena that the poses are interpolated towards, and the milliseconds since it came. */
  #to: Arena | null = null;
  #sinceMs = 0;

  protected build(): void {
    const { paper } = this;
    bakeAll(paper, this.session.tuning as T);
    const bench = paper.image(0, 0, 'bench', 0).setOrigin(0);
    this.#cones = this.add.graphics().setDepth(DEPTH.cone);
    this.#robots = SIDES.map(side => paper.image(0, 0, robotKey(side), DEPTH.robot));
    this.#letters = SIDES.map(side => paper.image(0, 0, letterKey(side), DEPTH.robot + 0.5));
    this.#shields = SIDES.map(() => paper.image(0, 0, 'shield', DEPTH.shield).setVisible(false));
    this.#health = this.meters({ width: 36, height: 4.5, ink: 'coral', depth: DEPTH.bars });
    this.#energy = this.meters({ width: 36, height: 3, ink: 'gold', depth: DEPTH.bars });
    this.#arenaHealth = this.meters({ width: 22, height: 2.6, ink: 'coral', depth: DEPTH.bars });
    this.#arenaEnergy = this.meters({ width: 22, height: 1.8, ink: 'gold', depth: DEPTH.bars });
    this.#duel = [bench, ...this.#robots, ...this.#letters];
    this.#arena = null;
    this.#to = null;
  }

  protected override onStateReplaced(): void {
    this.#arena?.jump();
    this.#to = null;
  }

  protected override onEvents(events: readonly RobotEvent[]): void {
    if (this.state.bout) {
      showArenaEvents(events, this.state.bout, this.juice, this.settings.reducedMotion);
      return;
    }
    for (const event of events) {
      if (event.type === 'shot') this.#shoot(event);
      if (event.type === 'moved' && !this.settings.reducedMotion) this.#dust(event);
      if (event.type === 'threw') this.juice.pop(event.x, event.y - 26, 'Error', 'coral', 13);
      if (event.type === 'ended') this.#end(event);
      if (event.type === 'skipped') this.#to = null;
    }
  }

  protected override handleInput({ pressed }: Frame): void {
    const { state, session, ui } = this;
    if (state.bout) {
      pressInBout(pressed, state.bout, session);
      return;
    }
    const { phase, held, pace, arena } = state;
    if (pressed & KEY.start && phase === 'idle') startBattle(session);
    if (pressed & KEY.stop && (phase === 'running' || phase === 'resolving')) stopBattle(session);
    if (pressed & KEY.swap) swapScripts(ui, state);
    if (phase !== 'running') return;
    if (pressed & KEY.hold) setHeld(session, !held);
    if (pressed & KEY.faster) session.send({ type: 'pace', pace: (pace % PACES.length) + 1 });
    if (pressed & KEY.finish) session.send({ type: 'finish' });
    const by = (pressed & KEY.forward ? 1 : 0) - (pressed & KEY.back ? 1 : 0);
    if (by !== 0 && held) showTick(ui, { ...state, t: session.tuning as T }, shownTick(ui, arena.tick) + by);
  }

  protected override draw(_alpha: number, ms: number): void {
    const { bout } = this.state;
    for (const image of this.#duel) image.setVisible(!bout);
    if (bout) this.#drawArena(bout, ms);
    else this.#drawDuel(ms);
  }

  #drawArena(bout: ArenaBout, ms: number): void {
    this.#cones.clear();
    for (const shield of this.#shields) shield.setVisible(false);
    this.#arena ??= new ArenaPicture(
      {
        paper: this.paper,
        health: this.#arenaHealth,
        energy: this.#arenaEnergy,
        graphics: depth => this.add.graphics().setDepth(depth),
        isStill: () => this.settings.reducedMotion,
      },
      bout,
    );
    this.#arena.draw(bout, this.ui.getState().arena, (this.session.tuning as T).tickMs, ms);
  }

  #drawDuel(ms: number): void {
    this.#arena?.hide();
    const shown = this.ui.getState().snapshot ?? this.state.arena;
    this.#follow(shown, ms);
    this.#cones.clear();
    const { state } = this;
    const hasRadar = state.senses === 'radar' && state.moves[0] !== '';
    const contacts = hasRadar ? cachedContacts({ ...state, t: this.session.tuning as T })[shown.tick] : undefined;
    for (const side of SIDES) {
      const pose = this.#poses[side] as Pose;
      const robot = shown.robots[side];
      const isDown = robot.health <= 0;
      this.#robots[side]
        ?.setPosition(pose.x, pose.y)
        .setRotation(pose.angle)
        .setAlpha(isDown ? 0.55 : 1);
      this.#letters[side]?.setPosition(pose.x - 2 * Math.cos(pose.angle), pose.y - 2 * Math.sin(pose.angle));
      this.#cone(side, pose, isDown);
      if (contacts && !isDown) this.#echo(side, pose, contacts[side]);
      this.#shield(side, pose, robot.shielded > 0);
      const { startHealth, energyCap } = this.session.tuning as T;
      // Beside a wall the bars stand on the robot's other side.
      const above = pose.y < 44 ? 30 : -27;
      this.#health.show(pose.x, pose.y + above, robot.health / startHealth);
      this.#energy.show(pose.x, pose.y + above + 4.6, robot.energy / energyCap);
    }
  }

  /** Interpolates poses from one tick to the next; a jump to another tick shows them at once. */
  #follow(shown: Arena, ms: number): void {
    const target = shown.robots.map(({ x, y, angle }) => ({ x, y, angle: angle * DEGREE }));
    const isNext = this.#to !== null && shown.tick === this.#to.tick + 1;
    if (shown !== this.#to) {
      this.#from = isNext && !this.settings.reducedMotion ? this.#poses : target;
      this.#sinceMs = 0;
      this.#to = shown;
    }
    this.#sinceMs += ms;
    const { tickMs } = this.session.tuning as T;
    const part = Math.min(1, (this.#sinceMs * this.state.pace) / tickMs);
    this.#poses = target.map((to, side) => {
      const from = this.#from[side] ?? to;
      return {
        x: from.x + (to.x - from.x) * part,
        y: from.y + (to.y - from.y) * part,
        angle: from.angle + wrapAngle(to.angle - from.angle) * part,
      };
    });
  }

  /** Draws the sector a shot can hit, cut off at the walls. */
  #cone(side: Side, { x, y, angle }: Pose, isDown: boolean): void {
    if (isDown) return;
    const t = this.session.tuning as T;
    const half = t.hitDegrees * DEGREE;
    const steps = Math.max(2, Math.ceil(t.hitDegrees / CONE_STEP));
    const g = this.#cones;
    g.fillStyle(this.paper.rgb(INKS[side]), 0.1);
    g.lineStyle(0.8, this.paper.rgb(INKS[side]), 0.45);
    g.beginPath();
    g.moveTo(x, y);
    for (let i = -steps; i <= steps; i++) {
      const way = angle + (half * i) / steps;
      const [dx, dy] = [Math.cos(way), Math.sin(way)];
      const reach = Math.min(
        t.shotRange,
        distanceToWall(x, dx, t.arenaLeft, t.arenaRight),
        distanceToWall(y, dy, t.arenaTop, t.arenaBottom),
      );
      g.lineTo(x + reach * dx, y + reach * dy);
    }
    g.closePath();
    g.fillPath();
    g.strokePath();
  }

  /** Radar: the edges of the cone that a robot sees in, and the echo it believes; an old one is paler. */
  #echo(side: Side, { x, y, angle }: Pose, { x: echoX, y: echoY, seen }: Contact): void {
    const t = this.session.tuning as T;
    const g = this.#cones;
    g.lineStyle(0.8, this.paper.rgb(INKS[side]), 0.35);
    for (const way of [angle - t.radarDegrees * DEGREE, angle + t.radarDegrees * DEGREE]) {
      const [dx, dy] = [Math.cos(way), Math.sin(way)];
      const reach = Math.min(
        distanceToWall(x, dx, t.arenaLeft, t.arenaRight),
        distanceToWall(y, dy, t.arenaTop, t.arenaBottom),
      );
      g.lineBetween(x, y, x + reach * dx, y + reach * dy);
    }
    g.lineStyle(1.6, this.paper.rgb(INKS[side]), seen === 0 ? 0.9 : 0.45);
    g.strokeCircle(echoX, echoY, seen === 0 ? 19 : 24);
  }

  #shield(side: Side, { x, y }: Pose, isUp: boolean): void {
    const sway = this.settings.reducedMotion ? 0 : 0.1 * Math.sin(this.elapsed / 130);
    this.#shields[side]?.setVisible(isUp).setPosition(x, y).setRotation(sway);
  }

  #shoot({ side, became, x, y }: Extract<RobotEvent, { type: 'shot' }>): void {
    const from = this.state.arena.robots[side];
    const far = (this.session.tuning as T).shotRange;
    const way = became === 'missed' ? from.angle * DEGREE : Math.atan2(y - from.y, x - from.x);
    const reach = became === 'missed' ? far : Math.max(1, Math.hypot(x - from.x, y - from.y) - 12);
    const to = { x: from.x + reach * Math.cos(way), y: from.y + reach * Math.sin(way) };
    const start = { x: from.x + 22 * Math.cos(way), y: from.y + 22 * Math.sin(way) };
    if (became === 'hit') {
      this.juice.scraps(x, y, INKS[side === 0 ? 1 : 0], 9, 0.2);
      this.juice.pop(x, y - 30, `−${(this.session.tuning as T).hitDamage}`, 'coral', 17);
      this.juice.shake(2.5, 110);
    }
    if (became === 'blocked') this.juice.scraps(to.x, to.y, 'sky', 7, 0.18);
    if (this.settings.reducedMotion) return;
    const unit = 1 / this.paper.resolution;
    const dart = this.paper.image(start.x, start.y, 'dart', DEPTH.dart).setRotation(way);
    this.tweens.add({
      targets: dart,
      ...to,
      duration: 50 + reach * 0.35,
      onComplete: () => dart.destroy(),
    });
    if (became !== 'hit') return;
    const star = this.paper.image(x, y, 'star', DEPTH.dart).setScale(0.2 * unit);
    this.tweens.add({
      targets: star,
      scale: { from: 0.3 * unit, to: unit },
      alpha: { from: 1, to: 0 },
      delay: 60,
      duration: 260,
      ease: 'Cubic.easeOut',
      onComplete: () => star.destroy(),
    });
  }

  #dust({ x, y, side }: Extract<RobotEvent, { type: 'moved' }>): void {
    const back = this.state.arena.robots[side].angle * DEGREE + Math.PI;
    if (this.state.arena.tick % 2 === 0)
      this.juice.scraps(x + 15 * Math.cos(back), y + 15 * Math.sin(back), 'sand', 1, 0.05);
  }

  #end({ winner }: Extract<RobotEvent, { type: 'ended' }>): void {
    for (const side of SIDES) {
      const { x, y, health } = this.state.arena.robots[side];
      if (health > 0) continue;
      this.juice.crumple(x, y, robotKey(side));
      this.juice.scraps(x, y, INKS[side], 24, 0.3);
    }
    this.juice.hitStop(4);
    this.juice.shake(5, 260);
    const won = winner === 'A' ? 0 : winner === 'B' ? 1 : null;
    if (won === null) return;
    const { x, y } = this.state.arena.robots[won];
    this.juice.scraps(x, y, 'gold', 18, 0.24);
  }
}
