// The picture of Airborne: a country of folded paper under a sky that fills. Reads the state, never decides.

import { drawDots, drawDottedLine } from '../kit/phaser/dots.ts';
import { GameScene } from '../kit/phaser/GameScene.ts';
import type Phaser from '../kit/phaser/phaser.ts';
import type { Entity } from '../kit/phaser/SpritePool.ts';
import { BODY_MIDDLE, CHUTES } from './airArt.ts';
import { bakeFigures } from './art.ts';
import { arcOf, muzzleOf } from './ballistics.ts';
import { Country } from './Country.ts';
import { GROUND, type T, WORLD } from './constants.ts';
import { Damage } from './Damage.ts';
import { GunPicture } from './GunPicture.ts';
import { HITS_BAR, SiegePicture } from './siege/SiegePicture.ts';
import type { Event, Gun, State, Trooper, Walker } from './state.ts';

type Image = Phaser.GameObjects.Image;
/** The gun as this frame shows it. */
type Pose = Pick<Gun, 'x' | 'turretAngle'>;

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

/** From a trooper's feet up to the middle of the parachute, where it swings. */
const DOME_ABOVE = 53;
/** The mark over a parachute. */
const ABOVE_DOME = 80;
/** A trooper that lands so near to the gun's middle has it within a second; in px. */
const UPON_REACH = 50;
/** A window that shows the world smaller than this draws its people larger. */
const SMALL = { below: 0.6, figures: 1.3 };
/** How far a parachute sways to each side, in radians. */
const SWAY = 0.085;

export default class LastStandScene extends GameScene<State, Event> {
  #country!: Country;
  #gun!: GunPicture;
  #damage!: Damage;
  #aim!: Phaser.GameObjects.Graphics;
  #siege!: SiegePicture;
  /** How large people are drawn: on an upright phone larger than they are. */
  #figures = 1;
  protected build(): void {
    const { paper, juice } = this;
    const still = this.settings.reducedMotion;
    bakeFigures(paper);
    const shown = this.game.canvas.getBoundingClientRect().width / WORLD.width;
    this.#figures = shown > 0 && shown < SMALL.below ? SMALL.figures : 1;
    this.#country = new Country(paper, this.state.gun.x, still);
    this.#gun = new GunPicture(
      paper,
      this.sprites({
        entities: () => [{ id: 'gun', x: this.state.gun.x, y: GROUND - 1 }],
        create: ({ x, y }) => paper.image(x, y, 'gunBase', DEPTH.base),
      }),
      still,
    );
    this.#damage = new Damage(paper, juice, this.random, still);
    this.#aim = this.add.graphics().setDepth(DEPTH.aim);
    this.#castAir();
    this.#castGround();
    this.#castShots();
    this.#siege = new SiegePicture({
      paper,
      hits: this.meters(HITS_BAR),
      state: () => this.state,
      tuning: () => this.session.tuning as T,
      actors: cast => this.sprites(cast),
      sway: () => this.#sway,
    });
  }

  /** Helicopters with their rotors, and troopers as they come down. */
  #castAir(): void {
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
      transform: ({ x, y }) => ({ x, y: y - DOME_ABOVE * this.#figures }),
      create: ({ id, x, y }) => juice.unfold(this.#figure(x, y, `para${id % CHUTES}`, DEPTH.troopers)),
      update: (picture, { id }) => picture.setRotation(Math.sin(this.#sway / 620 + id * 1.7) * SWAY),
    });
    this.sprites({
      entities: () => this.state.troopers.filter(({ hasParachute }) => !hasParachute),
      transform: ({ x, y }) => ({ x, y: y - BODY_MIDDLE * this.#figures }),
      create: ({ x, y }) => this.#figure(x, y, 'dive', DEPTH.troopers),
      update: (picture, { id, isDoomed }) =>
        picture.setRotation(isDoomed ? this.#sway / 140 + id : Math.sin(this.#sway / 200 + id) * 0.2),
    });
  }

  /** Somebody, as large as this window needs. */
  #figure(x: number, y: number, key: string, depth: number): Image {
    return this.paper.image(x, y, key, depth).setScale(this.#figures / this.paper.resolution);
  }

  /** Who walks, the shades of all, and the marks over whoever is a danger. */
  #castGround(): void {
    const { paper, juice } = this;
    this.sprites({
      entities: () => this.state.walkers,
      transform: ({ x, y }) => ({ x, y: y - BODY_MIDDLE * this.#figures - 1 }),
      create: ({ x, y }) => this.#figure(x, y, 'stepA', DEPTH.walkers),
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

  #castShots(): void {
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
    this.#damage.clear();
    this.#gun.settle(this.state.gun);
    this.#country.settle(this.state.waves.wave, this.state.gun.x);
  }

  protected override afterSync(): void {
    const { gun, phase } = this.state;
    this.#gun.moved(gun);
    if (phase === 'over') this.#gun.hide();
    else this.#gun.show();
  }

  protected override onEvents(events: readonly Event[]): void {
    for (const event of events) {
      if (event.type === 'bulletFired') this.#gun.kick('cannon');
      if (event.type === 'shellFired') this.#gun.kick('mortar');
      this.#damage.show(event);
    }
  }

  protected override draw(alpha: number, ms: number): void {
    const { state } = this;
    const t = this.session.tuning as T;
    this.#country.draw(ms, state.waves.wave, state.gun.x);
    const pose = this.#gun.draw(alpha, ms, this.elapsed, t);
    this.#damage.trail(state, muzzleOf(pose ?? state.gun, t), ms);
    this.#damage.draw(ms);
    this.#drawAim(pose, t);
    this.#siege.draw();
  }

  /** The time by which all in the air sways and hops; it stands for who wants less motion. */
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

  /** Over gliders that have ducked and walkers that are near, and over parachutes that come down upon the gun. */
  #dangers(): Entity[] {
    const { gun, troopers, walkers, siege } = this.state;
    const low = siege?.gliders.filter(({ isLow }) => isLow) ?? [];
    return [
      ...low.map(({ id, x }) => ({ id, x, y: GROUND - 36 })),
      ...walkers.filter(({ isNear }) => isNear).map(({ id, x }) => ({ id, x, y: GROUND - 48 * this.#figures })),
      ...troopers
        .filter(trooper => isUpon(trooper, gun))
        .map(({ id, x, y }) => ({ id, x, y: y - ABOVE_DOME * this.#figures })),
    ];
  }

  /** Where the next shot goes: a dotted line for the cannon, the whole arc and its reach for the mortar. */
  #drawAim(pose: Pose | null, t: T): void {
    const g = this.#aim.clear();
    const { gun, phase } = this.state;
    if (phase === 'over' || !pose) return;
    if (gun.mode === 'cannon') this.#drawLine(g, pose, t);
    else this.#drawArc(g, pose, t);
  }

  #drawLine(g: Phaser.GameObjects.Graphics, pose: Pose, t: T): void {
    const direction = ((pose.turretAngle - 90) * Math.PI) / 180;
    drawDottedLine(g, this.paper, muzzleOf(pose, t), direction, LINE_DOTS);
  }

  #drawArc(g: Phaser.GameObjects.Graphics, pose: Pose, t: T): void {
    const arc = arcOf(pose, t);
    const end = arc.at(-1);
    if (!end) return;
    const dotted = arc.filter((_, tick) => tick > 0 && tick % ARC_EVERY === 0);
    drawDots(g, this.paper, dotted, ARC_DOTS);
    g.fillStyle(this.paper.rgb('gold'), 0.35);
    g.slice(end.x, GROUND - 2, t.shellSplash, Math.PI, 2 * Math.PI).fillPath();
    g.lineStyle(2, this.paper.rgb('paper'), 0.8);
    g.beginPath();
    g.arc(end.x, GROUND - 2, t.shellSplash, Math.PI, 2 * Math.PI);
    g.strokePath();
  }
}

const LINE_DOTS = { ink: 'paper', alpha: 0.75, radius: 2.1, first: 15, gap: 15, reach: 180, goneAt: 180 } as const;
const ARC_DOTS = { ink: 'paper', alpha: 0.85, radius: 2.1 } as const;
/** Ticks between two dots of the arc. */
const ARC_EVERY = 3;

/** Under its parachute it comes straight down: it is certain from there on that it lands beside the gun, while that stands. */
const isUpon = ({ x, hasParachute }: Trooper, gun: Gun): boolean => hasParachute && Math.abs(x - gun.x) < UPON_REACH;
