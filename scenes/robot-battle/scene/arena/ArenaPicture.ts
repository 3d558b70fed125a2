// Picture of the arena: robots with their guns and faces, flying shells with trails, heat, shields, and whom the watched robot sees.
import { clamp, wrapAngle } from '../../../kit/core/math.ts';
import type { Meters } from '../../../kit/phaser/Meters.ts';
import type { Paper } from '../../../kit/phaser/paper.ts';
import type Phaser from '../../../kit/phaser/phaser.ts';
import { faceOf, OWN_FACE } from '../../arena/faceShapes.ts';
import { settingOf } from '../../arena/field.ts';
import { ARENA } from '../../arena/numbers.ts';
import { inSightOf } from '../../arena/scriptState.ts';
import type { ArenaBout, ArenaFighter, ArenaRobot, Point, Snapshot } from '../../arena/types.ts';
import { fightersOf, laidOut, shownSnapshot } from '../../rules/boutActions.ts';
import type { ArenaUi } from '../../ui.ts';
import { WORLD } from '../art.ts';
import { bakeFigures, bakeRobot, faceKey, hullKey, markKey } from './figures.ts';
import { bakeGrounds, groundKey, SCALE, toWorld } from './ground.ts';
import { Shells } from './Shells.ts';

type Image = Phaser.GameObjects.Image;

const DEPTH = {
  ground: 0.2,
  sight: 1,
  mark: 2,
  hull: 3,
  gun: 3.4,
  glow: 3.5,
  face: 3.6,
  shield: 4,
  shells: 5,
  bars: 6,
} as const;
const DEGREE = Math.PI / 180;
const HOTTEST = ARENA.heatOfShot + 3 * ARENA.heatPerPower;
/** A shield's texture is the duel's. */
const SHIELD_SCALE = 0.46;
const MOST_ROBOTS = 6;

/** What the picture is drawn with: the scene's. */
export interface ArenaCanvas {
  readonly paper: Paper;
  /** Reduced motion: nothing moves between two ticks. */
  isStill(): boolean;
  readonly health: Meters;
  readonly energy: Meters;
  graphics(depth: number): Phaser.GameObjects.Graphics;
}

interface Figure {
  readonly mark: Image;
  readonly hull: Image;
  readonly gun: Image;
  readonly glow: Image;
  readonly face: Image;
  readonly shield: Image;
  readonly number: Phaser.GameObjects.Text;
  readonly name: Phaser.GameObjects.Text;
}

/** What is drawn of a bout: who fights, and where everybody is. */
interface Shown {
  readonly fighters: readonly ArenaFighter[];
  readonly snapshot: Snapshot;
}

/** Half of what the longest name needs. */
const NAME_ROOM = 32;
const NAME = { size: 11, ink: 'navy', weight: 700 } as const;

export class ArenaPicture {
  readonly #canvas: ArenaCanvas;
  readonly #ground: Image;
  readonly #sight: Phaser.GameObjects.Graphics;
  readonly #shells: Shells;
  readonly #figures: Figure[] = [];
  readonly #baked = new Set<string>();
  /** The ground as it was last laid out, and for what. */
  #laid: (Shown & { readonly bout: ArenaBout; readonly arena: ArenaUi }) | null = null;
  /** The snapshot before the shown one where this one follows it, and the milliseconds since it came. */
  #from: Snapshot | null = null;
  #to: Snapshot | null = null;
  #sinceMs = 0;

  constructor(canvas: ArenaCanvas, { map }: Pick<ArenaBout, 'map'>) {
    const { paper } = canvas;
    this.#canvas = canvas;
    bakeGrounds(paper);
    bakeFigures(paper);
    bakeRobot(paper, OWN_FACE, this.#baked);
    this.#ground = paper.image(0, 0, groundKey(map), DEPTH.ground).setOrigin(0);
    this.#sight = canvas.graphics(DEPTH.sight);
    this.#shells = new Shells(paper, canvas.graphics(DEPTH.shells - 0.5), DEPTH.shells);
  }

  /** Drops what is between two ticks: the state was replaced. */
  jump(): void {
    this.#from = this.#to = null;
  }

  draw(bout: ArenaBout, arena: ArenaUi, tickMs: number, ms: number): void {
    this.#ground.setTexture(groundKey(bout.map)).setVisible(true);
    const { fighters, snapshot: shown } = this.#shown(bout, arena);
    this.#follow(shown, ms);
    const part = Math.min(1, (this.#sinceMs * bout.pace) / tickMs);
    // While shells fly names would be in their way: a number is enough there.
    const isNamed = bout.phase !== 'running' || bout.held;
    shown.robots.forEach((robot, index) => {
      const fighter = fighters[index];
      if (fighter) this.#robot(this.#figure(index), robot, this.#from?.robots[index] ?? robot, part, fighter, isNamed);
    });
    for (const figure of this.#figures.slice(shown.robots.length)) hide(figure);
    this.#shells.draw(shown, this.#from, part);
    this.#sight.clear();
    const { watched } = arena;
    if (watched !== null && shown.robots[watched]) this.#watch(bout, shown, watched);
  }

  #shown(bout: ArenaBout, arena: ArenaUi): Shown {
    if (bout.phase !== 'idle') return { fighters: bout.fighters, snapshot: shownSnapshot(arena.tick, bout) };
    if (this.#laid?.bout !== bout || this.#laid.arena !== arena)
      this.#laid = { bout, arena, fighters: fightersOf(bout, arena), snapshot: laidOut(bout, arena) };
    return this.#laid;
  }

  hide(): void {
    this.#ground.setVisible(false);
    this.#sight.clear();
    this.#shells.clear();
    for (const figure of this.#figures) hide(figure);
  }

  #follow(shown: Snapshot, ms: number): void {
    if (shown !== this.#to) {
      const isNext = this.#to !== null && shown.tick === this.#to.tick + 1 && !this.#canvas.isStill();
      this.#from = isNext ? this.#to : null;
      this.#to = shown;
      this.#sinceMs = 0;
    }
    this.#sinceMs += ms;
  }

  #figure(index: number): Figure {
    for (let at = this.#figures.length; at <= Math.min(index, MOST_ROBOTS - 1); at++) {
      const { paper } = this.#canvas;
      this.#figures.push({
        mark: paper.image(0, 0, markKey(at), DEPTH.mark),
        hull: paper.image(0, 0, hullKey(OWN_FACE), DEPTH.hull),
        gun: paper.image(0, 0, 'gun', DEPTH.gun),
        glow: paper.image(0, 0, 'glow', DEPTH.glow),
        face: paper.image(0, 0, faceKey(OWN_FACE), DEPTH.face),
        shield: paper.image(0, 0, 'shield', DEPTH.shield),
        number: paper.word(0, 0, String(at + 1), { size: 8, ink: 'navy', weight: 800 }, DEPTH.bars),
        name: paper.word(0, 0, '', NAME, DEPTH.bars),
      });
    }
    return this.#figures[index] as Figure;
  }

  #robot(
    figure: Figure,
    robot: ArenaRobot,
    from: ArenaRobot,
    part: number,
    { house, team, name }: ArenaFighter,
    isNamed: boolean,
  ): void {
    const face = faceOf(house);
    bakeRobot(this.#canvas.paper, face, this.#baked);
    const { x, y } = between(toWorld(from), toWorld(robot), part);
    const angle = turned(from.angle, robot.angle, part);
    const gun = turned(from.gun, robot.gun, part);
    const isOut = robot.health <= 0;
    const alpha = isOut ? 0.35 : 1;
    const unit = 1 / this.#canvas.paper.resolution;
    figure.mark
      .setVisible(true)
      .setTexture(markKey(team))
      .setPosition(x, y)
      .setAlpha(isOut ? 0.2 : 1);
    figure.hull.setVisible(true).setTexture(hullKey(face)).setPosition(x, y).setRotation(angle).setAlpha(alpha);
    figure.gun
      .setVisible(true)
      .setPosition(x + 6 * Math.cos(gun), y + 6 * Math.sin(gun))
      .setRotation(gun)
      .setAlpha(alpha);
    figure.face
      .setVisible(true)
      .setTexture(faceKey(face))
      .setPosition(x, y - 2)
      .setAlpha(alpha);
    const heat = isOut ? 0 : Math.min(1, robot.heat / HOTTEST);
    figure.glow
      .setVisible(heat > 0)
      .setPosition(x + 13 * Math.cos(gun), y + 13 * Math.sin(gun))
      .setAlpha(0.35 + 0.65 * heat)
      .setScale(unit * (0.5 + 0.7 * heat));
    figure.shield
      .setVisible(robot.shielded > 0 && !isOut)
      .setPosition(x, y)
      .setScale(unit * SHIELD_SCALE);
    // Beside the upper wall the bars stand below.
    const above = y < 34 ? 21 : -20;
    figure.number.setVisible(!isOut).setPosition(x - 15, y + above + 1);
    const below = y > WORLD.height - 34 ? -32 : above > 0 ? 35 : 26;
    figure.name.setVisible(isNamed && !isOut).setPosition(clamp(x, NAME_ROOM, WORLD.width - NAME_ROOM), y + below);
    if (figure.name.text !== name) figure.name.setText(name);
    if (isOut) return;
    this.#canvas.health.show(x + 1, y + above, robot.health / ARENA.health);
    this.#canvas.energy.show(x + 1, y + above + 3.4, robot.energy / ARENA.energy);
  }

  /** Lines from the watched robot to whom it sees, and the edges of its radar. */
  #watch(bout: ArenaBout, shown: Snapshot, watched: number): void {
    const own = shown.robots[watched] as ArenaRobot;
    if (own.health <= 0) return;
    const at = toWorld(own);
    const g = this.#sight;
    g.lineStyle(1.4, this.#canvas.paper.rgb('fox', -6), 0.8);
    g.strokeCircle(at.x, at.y, ARENA.radius * SCALE + 9);
    const seen = inSightOf(shown, watched, bout.senses, settingOf(bout));
    for (const index of seen) {
      const to = toWorld(shown.robots[index] as ArenaRobot);
      g.lineStyle(1, this.#canvas.paper.rgb('navy'), 0.45);
      g.lineBetween(at.x, at.y, to.x, to.y);
      g.strokeCircle(to.x, to.y, ARENA.radius * SCALE + 6);
    }
    if (bout.senses !== 'radar') return;
    g.lineStyle(0.8, this.#canvas.paper.rgb('fox'), 0.4);
    for (const side of [-50, 50]) {
      const way = (own.gun + side) * DEGREE;
      g.lineBetween(at.x, at.y, at.x + 400 * Math.cos(way), at.y + 400 * Math.sin(way));
    }
  }
}

const hide = (figure: Figure): void => {
  for (const one of Object.values(figure)) one.setVisible(false);
};

const between = (from: Point, to: Point, part: number): Point => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});

/** Radians between two directions in degrees, the short way. */
const turned = (from: number, to: number, part: number): number =>
  from * DEGREE + wrapAngle((to - from) * DEGREE) * part;
