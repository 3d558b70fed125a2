// Scene of Airborne: a paper landscape under a sky of helicopters. Reads the state and decides nothing.
import { GameScene } from '../../kit/phaser/GameScene.ts';
import type { Meters } from '../../kit/phaser/Meters.ts';
import type Phaser from '../../kit/phaser/phaser.ts';
import type { Entity } from '../../kit/phaser/SpritePool.ts';
import { GROUND, type T, WORLD } from '../constants.ts';
import { muzzlePosition } from '../rules/ballistics.ts';
import { overheat } from '../rules/heat.ts';
import type { Event, Gun, State, Trooper, Walker } from '../rules/state.ts';
import { drawAim, type Pose } from './aimView.ts';
import { BODY_MIDDLE, CHUTES } from './airArt.ts';
import { bakeFigures } from './art.ts';
import { GhostView } from './GhostView.ts';
import { GunView } from './GunView.ts';
import { HitEffects } from './HitEffects.ts';
import { Scenery } from './Scenery.ts';
import { HITS_BAR, SiegeView } from './siege/SiegeView.ts';

type Image = Phaser.GameObjects.Image;

const DEPTH = {
  shades: 10,
  aim: 11,
  troopers: 15,
  helicopters: 16,
  rotors: 17,
  wrecks: 18,
  base: 22,
  walkers: 24,
  shots: 25,
  marks: 27,
} as const;

/** From a trooper's feet up to the centre of the parachute, in px. */
const DOME_ABOVE = 53;
/** Height of the danger mark over a parachute's trooper, in px. */
const ABOVE_DOME = 80;
/** Troopers that come down within this distance of the gun are marked as danger, in px. */
const ABOVE_GUN_REACH = 50;
/** Below this scale of the world figures are drawn larger, by this factor. */
const SMALL = { below: 0.6, figures: 1.3 };
/** Amplitude of a parachute's sway, in radians. */
const SWAY = 0.085;

export default class LastStandScene extends GameScene<State, Event> {
  #scenery!: Scenery;
  #gun!: GunView;
  #effects!: HitEffects;
  #aim!: Phaser.GameObjects.Graphics;
  #siege!: SiegeView;
  #heat!: Meters;
  #ghost!: GhostView;
  /** Scale of figures: larger on small screens. */
  #figureScale = 1;
  protected build(): void {
    const { paper, juice } = this;
    const still = this.settings.reducedMotion;
    bakeFigures(paper);
    const shown = this.game.canvas.getBoundingClientRect().width / WORLD.width;
    this.#figureScale = shown > 0 && shown < SMALL.below ? SMALL.figures : 1;
    this.#scenery = new Scenery(paper, this.state.gun.x, still);
    this.#gun = new GunView(
      paper,
      this.sprites({
        entities: () => [{ id: 'gun', x: this.state.gun.x, y: GROUND - 1 }],
        create: ({ x, y }) => paper.image(x, y, 'gunBase', DEPTH.base),
      }),
      still,
    );
    this.#effects = new HitEffects(paper, juice, this.random, still);
    this.#heat = this.meters(HEAT_BAR);
    this.#ghost = new GhostView(paper);
    this.#aim = this.add.graphics().setDepth(DEPTH.aim);
    this.#addAirSprites();
    this.#addGroundSprites();
    this.#addShotSprites();
    this.#siege = new SiegeView({
      paper,
      hits: this.meters(HITS_BAR),
      state: () => this.state,
      tuning: () => this.session.tuning as T,
      sprites: source => this.sprites(source),
      sway: () => this.#sway,
    });
  }

  /** Sprites of helicopters, rotors and troopers. */
  #addAirSprites(): void {
    const { paper, juice } = this;
    const full = 1 / paper.resolution;
    this.sprites({
      entities: () => this.state.helicopters,
      create: ({ x, y, direction }) => paper.image(x, y, 'helicopter', DEPTH.helicopters).setFlipX(direction < 0),
      update: (picture, { id, direction }) =>
        picture.setRotation(direction * 0.07 + Math.sin(this.#sway / 300 + id) * 0.02),
    });
    this.sprites({
      entities: () => this.state.helicopters,
      transform: ({ x, y, direction }) => ({ x: x + 2 * direction, y: y - 19 }),
      create: ({ x, y }) => paper.image(x, y, 'rotor', DEPTH.rotors),
      update: (picture, { id }) =>
        picture.setScale(full * (0.35 + 0.65 * Math.abs(Math.cos(this.#sway / 42 + id))), full),
    });
    this.sprites({
      entities: () => this.state.helicopters,
      transform: ({ x, y, direction }) => ({ x: x - 36 * direction, y: y - 10 }),
      create: ({ x, y }) => paper.image(x, y, 'tailRotor', DEPTH.rotors),
      update: (picture, { id }) => picture.setRotation(this.#sway / 50 + id),
    });
    this.sprites({
      entities: () => this.state.troopers.filter(({ hasParachute }) => hasParachute),
      transform: ({ x, y }) => ({ x, y: y - DOME_ABOVE * this.#figureScale }),
      create: ({ id, x, y }) => juice.unfold(this.#createFigure(x, y, `para${id % CHUTES}`, DEPTH.troopers)),
      update: (picture, { id }) => picture.setRotation(Math.sin(this.#sway / 620 + id * 1.7) * SWAY),
    });
    this.sprites({
      entities: () => this.state.troopers.filter(({ hasParachute }) => !hasParachute),
      transform: ({ x, y }) => ({ x, y: y - BODY_MIDDLE * this.#figureScale }),
      create: ({ x, y }) => this.#createFigure(x, y, 'dive', DEPTH.troopers),
      update: (picture, { id, isDoomed }) =>
        picture.setRotation(isDoomed ? this.#sway / 140 + id : Math.sin(this.#sway / 200 + id) * 0.2),
    });
  }

  /** A figure in the scale of this window. */
  #createFigure(x: number, y: number, key: string, depth: number): Image {
    return this.paper.image(x, y, key, depth).setScale(this.#figureScale / this.paper.resolution);
  }

  /** Sprites of walkers, shadows and danger marks. */
  #addGroundSprites(): void {
    const { paper, juice } = this;
    this.sprites({
      entities: () => this.state.walkers,
      transform: ({ x, y }) => ({ x, y: y - BODY_MIDDLE * this.#figureScale - 1 }),
      create: ({ x, y }) => this.#createFigure(x, y, 'stepA', DEPTH.walkers),
      update: (picture, walker) => this.#walk(picture, walker),
    });
    this.sprites({
      entities: () => this.#dangers(),
      create: ({ x, y }) => juice.unfold(paper.image(x, y, 'dangerMark', DEPTH.marks)),
      update: picture => picture.setY(picture.y - Math.abs(Math.sin(this.#sway / 170)) * 6),
    });
    this.sprites<Trooper | Walker, Image>({
      entities: () => [...this.state.troopers, ...this.state.walkers],
      transform: ({ x }) => ({ x, y: GROUND - 3 }),
      create: ({ x, y }) => paper.image(x, y, 'shade', DEPTH.shades),
      update: (picture, { y }) => picture.setAlpha(0.25 + (0.75 * y) / GROUND),
    });
  }

  #addShotSprites(): void {
    const { paper } = this;
    this.sprites({
      entities: () => this.state.wrecks,
      create: ({ x, y }) => paper.image(x, y, 'wreck', DEPTH.wrecks),
    });
    this.sprites({
      entities: () => this.state.bullets,
      transform: ({ x, y, speedX, speedY }) => ({ x, y, angle: Math.atan2(speedX, -speedY) }),
      create: ({ x, y }) => paper.image(x, y, 'bullet', DEPTH.shots),
    });
    this.sprites({
      entities: () => this.state.shells,
      create: ({ x, y }) => paper.image(x, y, 'shell', DEPTH.shots),
    });
  }

  protected override onStateReplaced(): void {
    this.#effects.clear();
    this.#gun.reset(this.state.gun);
    this.#scenery.reset(this.state.waves.wave, this.state.gun.x);
  }

  protected override afterSync(): void {
    const { gun, phase } = this.state;
    this.#gun.update(gun);
    if (phase === 'over') this.#gun.hide();
    else this.#gun.show();
  }

  protected override onEvents(events: readonly Event[]): void {
    for (const event of events) {
      if (event.type === 'bulletFired') this.#gun.kick('cannon');
      if (event.type === 'shellFired') this.#gun.kick('mortar');
      this.#effects.show(event);
    }
  }

  protected override draw(alpha: number, ms: number): void {
    const { state } = this;
    const t = this.session.tuning as T;
    this.#scenery.draw(ms, state.waves.wave, state.gun.x);
    const pose = this.#gun.draw(alpha, ms, this.elapsed, t);
    this.#effects.trail(state, muzzlePosition(pose ?? state.gun, t), ms);
    this.#effects.draw(ms);
    drawAim(this.#aim.clear(), this.paper, this.state, pose, t);
    this.#drawHeat(pose, t);
    this.#siege.draw();
    this.#ghost.draw(this.records.track, state, alpha);
  }

  /** Time of the sway animations in ms; constant with reduced motion. */
  get #sway(): number {
    return this.settings.reducedMotion ? 0 : this.elapsed;
  }

  #walk(picture: Image, { direction, isNear }: Walker): void {
    const { x, y } = picture;
    const still = this.settings.reducedMotion;
    const step = Math.floor(x / 7) % 2 === 0 ? 'A' : 'B';
    const bob = still ? 0 : Math.abs(Math.sin(x / 4.5)) * 2;
    picture.setTexture(isNear ? `danger${step}` : `step${step}`).setFlipX(direction < 0);
    picture.setY(y - bob).setRotation(still ? 0 : Math.sin(x / 4.5) * 0.06);
  }

  /** Positions of danger marks: low gliders, near walkers, parachutes above the gun. */
  #dangers(): Entity[] {
    const { gun, troopers, walkers, siege } = this.state;
    const low = siege?.gliders.filter(({ isLow }) => isLow) ?? [];
    return [
      ...low.map(({ id, x }) => ({ id, x, y: GROUND - 36 })),
      ...walkers.filter(({ isNear }) => isNear).map(({ id, x }) => ({ id, x, y: GROUND - 48 * this.#figureScale })),
      ...troopers
        .filter(trooper => isAboveGun(trooper, gun))
        .map(({ id, x, y }) => ({ id, x, y: y - ABOVE_DOME * this.#figureScale })),
    ];
  }

  /** Gauge of the cannon's heat at the gun's foot: gold while shots are true, coral once they are not. */
  #drawHeat(pose: Pose | null, t: T): void {
    const { gun, phase } = this.state;
    if (phase === 'over' || !pose || gun.mode !== 'cannon' || gun.heat <= 0) return;
    this.#heat.show(pose.x, HEAT_BAR_Y, gun.heat, overheat(gun, t) > 0 ? 'coral' : 'gold');
  }
}

const HEAT_BAR = { width: 52, height: 6, ink: 'gold', depth: 26 } as const;
const HEAT_BAR_Y = 593;
/** Its parachute comes straight down onto the gun. */
const isAboveGun = ({ x, hasParachute }: Trooper, gun: Gun): boolean =>
  hasParachute && Math.abs(x - gun.x) < ABOVE_GUN_REACH;
