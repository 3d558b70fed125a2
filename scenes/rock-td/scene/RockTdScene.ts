// Scene: field, path, rocks, gems, mobs and effects, drawn from the state.

import { Particles } from '../../kit/phaser/effects/Particles.ts';
import { GameScene } from '../../kit/phaser/GameScene.ts';
import type Phaser from '../../kit/phaser/phaser.ts';
import type { T } from '../constants.ts';
import { cachedProfile } from '../rules/fire.ts';
import { isFused } from '../rules/gems.ts';
import { pathPreview } from '../rules/pathPreview.ts';
import { combinableWith } from '../rules/round.ts';
import {
  cellCentre,
  centreX,
  centreY,
  type Event,
  isOfRound,
  type Mob,
  type Rock,
  type State,
} from '../rules/state.ts';
import { bakeAll, bakeLawn, SIZES } from './art.ts';
import { CursorView } from './CursorView.ts';
import { PathView } from './PathView.ts';
import { SHAPES } from './shapes.ts';

type Container = Phaser.GameObjects.Container;

const DEPTH = { lawn: 0, flags: 3, rocks: 7, mobs: 9, birds: 12, meters: 14, bolts: 15 } as const;
const BOLT_MS = 110;
/** Most gold labels of kills at once. */
const MOST_POPS = 30;

export default class RockTdScene extends GameScene<State, Event> {
  #pathView!: PathView;
  #cursorView!: CursorView;
  #bolts!: Particles;
  /** Ids of rocks and gems that appear with an animation. */
  #fresh = new Set<number>();
  /** The map that is drawn, as text, and its flags. */
  #shownMap = '';
  #flags: { destroy(): void }[] = [];

  protected build(): void {
    const { paper } = this;
    bakeAll(paper);
    // A scene that is built anew has an empty stage.
    this.#shownMap = '';
    this.#flags = [];
    this.#showMap();
    this.#pathView = new PathView(this, paper);
    this.#cursorView = new CursorView(this, paper);
    this.sprites({
      entities: () =>
        this.state.rocks.map(rock => ({
          id: this.#spriteKey(rock),
          rock,
          x: centreX(rock.cell),
          y: centreY(rock.cell),
        })),
      create: ({ rock }) => this.#createRock(rock),
      update: (picture, { rock }) => this.#updateRock(picture, rock),
    });
    const health = this.meters({ width: 30, height: 4, ink: 'coral', depth: DEPTH.meters, hidesFull: true });
    this.sprites({
      entities: () => this.state.mobs,
      transform: mob => ({ x: mob.x, y: mob.y, angle: Math.atan2(centreY(mob.to) - mob.y, centreX(mob.to) - mob.x) }),
      create: mob => paper.image(mob.x, mob.y, mobTexture(mob), mob.flying ? DEPTH.birds : DEPTH.mobs),
      update: (picture, mob) => {
        if (!this.settings.reducedMotion) this.#sway(picture, mob);
        health.show(
          picture.x,
          picture.y - (mob.flying ? SIZES.bird : SIZES.mob) * 0.55,
          mob.health / mob.most,
          mob.slowFor > 0 ? 'sky' : mob.poisonFor > 0 ? 'moss' : 'coral',
        );
      },
    });
    // A ward fades with every hit that it bears.
    this.sprites({
      entities: () => this.state.mobs.filter(({ ward }) => ward > 0),
      create: ({ x, y }) => paper.image(x, y, 'ward', DEPTH.mobs),
      update: (picture, { ward, wards }) => {
        picture.setAlpha(0.35 + (0.65 * ward) / wards);
      },
    });
    this.#bolts = new Particles(paper, 140, DEPTH.bolts);
  }

  #sway(picture: Phaser.GameObjects.Image, { id, flying, heldFor }: Mob): void {
    const beat = Math.sin(this.elapsed / (flying ? 90 : 120) + id);
    const scale = 1 / this.paper.resolution;
    picture.setScale(scale * (flying ? 1 + beat * 0.03 : 1), scale * (flying ? 1 - beat * 0.16 : 1));
    if (!flying && heldFor === 0) picture.rotation += beat * 0.07;
  }

  /** Lawn with cliffs, and flags: anew where a run has another map. */
  #showMap(): void {
    const { map } = this.state;
    const shown = `${map.waypoints.join()} ${map.cliffs.join()}`;
    if (shown === this.#shownMap) return;
    this.#shownMap = shown;
    for (const flag of this.#flags) flag.destroy();
    bakeLawn(this.paper, map);
    this.paper.image(0, 0, 'lawn', DEPTH.lawn).setOrigin(0);
    this.#flags = map.waypoints.flatMap((cell, index) => {
      const { x, y } = cellCentre(cell);
      const look = { size: 15, ink: 'paper', rim: 3 } as const;
      return [
        this.paper.image(x, y - 8, 'waypoint', DEPTH.flags),
        this.paper.word(x + 12, y - 19, String(index + 1), look, DEPTH.flags),
      ];
    });
  }

  /** Sprite key: changes when the rock must look different, so a new sprite is created. */
  #spriteKey(rock: Rock): string {
    const { id, gem } = rock;
    const isPair = combinableWith(this.state, rock) !== undefined;
    return gem ? `${id} ${gem.kind} ${gem.quality} ${isOfRound(this.state, id)} ${isPair}` : `${id}`;
  }

  #createRock(rock: Rock): Container {
    const { id, gem } = rock;
    const { paper } = this;
    const isNew = this.#fresh.delete(id);
    const parts: Phaser.GameObjects.Image[] = [];
    if (!gem) parts.push(paper.image(0, 0, 'rock'));
    else {
      const waits = isOfRound(this.state, id);
      if (waits) parts.push(paper.image(0, 0, combinableWith(this.state, rock) ? 'halo-pair' : 'halo'));
      parts.push(paper.image(0, 0, waits ? 'rock' : 'base'));
      const stone = paper.image(0, -3, `gem-${gem.kind}`);
      parts.push(
        isFused(gem.kind) ? stone.setScale(1.3 / paper.resolution) : stone,
        paper.image(0, 22, `pips-${gem.quality}`),
      );
      if (isNew) this.juice.unfold(stone, 90);
    }
    if (isNew && parts[0]) this.juice.unfold(parts[0]);
    return this.add.container(0, 0, parts).setDepth(DEPTH.rocks);
  }

  #updateRock(picture: Container, { id, gem }: Rock): void {
    const isChosen = this.state.chosen === id;
    const lift = isChosen && !this.settings.reducedMotion ? 1.06 + Math.sin(this.elapsed / 160) * 0.04 : 1;
    picture.setScale(gem ? lift : 1);
  }

  protected override onStateReplaced(): void {
    this.#showMap();
    this.#bolts.clear();
    this.#fresh.clear();
  }

  protected override onEvents(events: readonly Event[]): void {
    for (const event of events) this.#playEffect(event);
  }

  #playEffect(event: Event): void {
    const { juice } = this;
    switch (event.type) {
      case 'placed':
        this.#fresh.add(this.state.rocks.at(-1)?.id ?? 0);
        juice.scraps(event.x, event.y + 20, 'sand', 6, 0.12);
        break;
      case 'recut':
        juice.scraps(event.x, event.y, SHAPES[event.kind].ink, 16, 0.2);
        juice.pop(event.x, event.y - 22, `Level ${event.level}`, 'paper', 16);
        break;
      case 'kept':
      case 'fused':
        this.#fresh.add(event.id);
        juice.scraps(event.x, event.y, SHAPES[event.kind].ink, event.type === 'fused' ? 22 : 12, 0.2);
        if (event.type === 'fused') juice.hitStop(2);
        break;
      case 'hit':
        this.#bolt(event);
        break;
      case 'killed':
        juice.scraps(event.x, event.y, event.flying ? 'plum' : 'moss', 5, 0.16);
        if (this.state.mobs.length < MOST_POPS) juice.pop(event.x, event.y - 12, `+${event.gold}`, 'gold', 15);
        break;
      case 'leaked':
        juice.shake(4);
        juice.scraps(event.x, event.y, 'coral', 10, 0.2);
        juice.pop(event.x - 10, event.y - 20, '−1 life', 'coral', 20);
        break;
      case 'called':
        juice.pop(320, 60, `Called early: kills pay +${event.gold}`, 'gold', 22);
        break;
      default:
        break;
    }
  }

  #bolt({ kind, x, y, toX, toY, crit }: Extract<Event, { type: 'hit' }>): void {
    const [dx, dy] = [toX - x, toY - y];
    const { splash } = cachedProfile(kind, this.session.tuning as T);
    this.#bolts.emit(`bolt-${kind}`, {
      x,
      y,
      vx: dx / BOLT_MS,
      vy: dy / BOLT_MS,
      angle: Math.atan2(dy, dx),
      life: BOLT_MS,
      scale: crit ? [2, 2] : [1.1, 1.1],
      fade: 20,
    });
    if (splash && !this.settings.reducedMotion)
      this.#bolts.emit('burst', { x: toX, y: toY, life: 220, scale: [0.3, splash.px / 36], fade: 180, alpha: 0.8 });
  }

  protected override draw(_alpha: number, ms: number): void {
    const t = this.session.tuning as T;
    const plan = pathPreview(this.state, t);
    this.#pathView.sync(this.state, plan);
    this.#cursorView.sync(this.state, plan, t);
    this.#bolts.draw(ms);
  }
}

const mobTexture = ({ flying, elder }: Mob): string =>
  flying ? (elder ? 'elder-bird' : 'bird') : elder ? 'elder' : 'mob';
