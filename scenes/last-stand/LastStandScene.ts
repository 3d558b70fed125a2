// The picture of Airborne: a country of folded paper under a sky that fills. Reads the state, never decides.

import { Actors, type Place } from '../kit/phaser/Actors.ts';
import { GameScene } from '../kit/phaser/GameScene.ts';
import type Phaser from '../kit/phaser/phaser.ts';
import { BODY_MIDDLE, CHUTES } from './airArt.ts';
import { bakeFigures } from './art.ts';
import { arcOf, muzzleOf } from './ballistics.ts';
import { Country } from './Country.ts';
import { GROUND, type T } from './constants.ts';
import { Damage } from './Damage.ts';
import { GunPicture } from './GunPicture.ts';
import { bakeLand } from './landscape.ts';
import { bakeSky } from './sky.ts';
import type { Event, Gun, Helicopter, State, Trooper, Walker } from './state.ts';

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
  walkers: 24,
  shots: 25,
  marks: 27,
} as const;

/** From a trooper's feet up to the middle of the parachute, where it swings. */
const DOME_ABOVE = 53;
/** The mark over a parachute. */
const ABOVE_DOME = 80;
/** A parachute lower than this, so near to the gun's middle, is a danger; in px. */
const UPON_FROM = 400;
const UPON_REACH = 34;
/** How far a parachute sways to each side, in radians. */
const SWAY = 0.085;

export default class LastStandScene extends GameScene<State, Event> {
  #country!: Country;
  #gun!: GunPicture;
  #damage!: Damage;
  #aim!: Phaser.GameObjects.Graphics;
  #helicopters!: Actors<Place & Pick<Helicopter, 'direction'>, Image>;
  #rotors!: Actors<Place, Image>;
  #tails!: Actors<Place, Image>;
  #troopers!: Actors<Place, Image>;
  #divers!: Actors<Place, Image>;
  #walkers!: Actors<Place, Image>;
  #marks!: Actors<Place, Image>;
  #shades!: Actors<Place, Image>;
  #wrecks!: Actors<Place, Image>;
  #bullets!: Actors<Place, Image>;
  #shells!: Actors<Place, Image>;
  #all: readonly Pick<Actors<Place, Image>, 'clear' | 'draw'>[] = [];
  #time = 0;

  protected build(): void {
    const { paper, juice } = this;
    const still = this.settings.reducedMotion;
    bakeSky(paper);
    bakeLand(paper);
    bakeFigures(paper);
    this.#country = new Country(paper, this.state.gun.x, still);
    this.#gun = new GunPicture(paper, still);
    this.#damage = new Damage(paper, juice, still);
    this.#aim = this.add.graphics().setDepth(DEPTH.aim);
    const picture = (key: string, depth: number) =>
      new Actors<Place, Image>(({ x, y }) => paper.image(x, y, key, depth));
    this.#helicopters = new Actors(({ x, y, direction }) =>
      paper.image(x, y, 'helicopter', DEPTH.helicopters).setFlipX(direction < 0),
    );
    this.#rotors = picture('rotor', DEPTH.rotors);
    this.#tails = picture('tailRotor', DEPTH.rotors);
    this.#troopers = new Actors(({ id, x, y }) =>
      juice.unfold(paper.image(x, y, `para${Number(id) % CHUTES}`, DEPTH.troopers)),
    );
    this.#divers = picture('dive', DEPTH.troopers);
    this.#walkers = picture('stepA', DEPTH.walkers);
    this.#marks = new Actors(({ x, y }) => juice.unfold(paper.image(x, y, 'dangerMark', DEPTH.marks)));
    this.#shades = picture('shade', DEPTH.shades);
    this.#wrecks = picture('wreck', DEPTH.wrecks);
    this.#bullets = picture('bullet', DEPTH.shots);
    this.#shells = picture('shell', DEPTH.shots);
    this.#all = [
      ...[this.#rotors, this.#tails, this.#troopers, this.#divers, this.#walkers, this.#marks],
      ...[this.#shades, this.#wrecks, this.#bullets, this.#shells],
      this.#helicopters,
    ];
  }

  protected override jumped(): void {
    for (const actors of this.#all) actors.clear();
    this.#damage.clear();
    this.#gun.settle(this.state.gun);
    this.#country.settle(this.state.waves.wave, this.state.gun.x);
  }

  protected moved(): void {
    const { gun, helicopters, troopers, walkers, wrecks, bullets, shells, phase } = this.state;
    this.#gun.moved(gun);
    if (phase === 'over') this.#gun.hide();
    else this.#gun.show();
    this.#helicopters.moved(helicopters);
    this.#rotors.moved(helicopters.map(rotorOf));
    this.#tails.moved(helicopters.map(tailOf));
    this.#troopers.moved(troopers.filter(({ hasParachute }) => hasParachute).map(hanging));
    this.#divers.moved(troopers.filter(({ hasParachute }) => !hasParachute).map(diving));
    this.#walkers.moved(walkers.map(standing));
    this.#marks.moved([
      ...walkers.filter(({ isNear }) => isNear).map(marked),
      ...troopers.filter(trooper => isUpon(trooper, gun)).map(({ id, x, y }) => ({ id, x, y: y - ABOVE_DOME })),
    ]);
    this.#shades.moved([...troopers, ...walkers].map(({ id, x }) => ({ id, x, y: GROUND - 3 })));
    this.#wrecks.moved(wrecks);
    this.#bullets.moved(
      bullets.map(({ id, x, y, speedX, speedY }) => ({ id, x, y, angle: Math.atan2(speedX, -speedY) })),
    );
    this.#shells.moved(shells);
  }

  protected override happened(events: readonly Event[]): void {
    for (const event of events) {
      if (event.type === 'bulletFired') this.#gun.kick('cannon');
      if (event.type === 'shellFired') this.#gun.kick('mortar');
      this.#damage.show(event);
    }
  }

  protected draw(alpha: number, ms: number): void {
    this.#time += ms;
    const { state } = this;
    const t = this.session.tuning as T;
    for (const actors of this.#all) actors.draw(alpha);
    this.#country.draw(ms, state.waves.wave, state.gun.x);
    const pose = this.#gun.draw(alpha, ms, this.#time, t);
    this.#damage.trail(state, ms);
    this.#damage.draw(ms);
    this.#drawAim(pose, t);
    this.#liven();
  }

  /** Rotors turn, parachutes sway, troopers walk. */
  #liven(): void {
    const still = this.settings.reducedMotion;
    const full = 1 / this.paper.resolution;
    const time = still ? 0 : this.#time;
    for (const { id, direction } of this.state.helicopters) {
      this.#rotors.get(id)?.setScale(full * (0.35 + 0.65 * Math.abs(Math.cos(time / 42 + id))), full);
      this.#tails.get(id)?.setRotation(time / 50 + id);
      const tilt = direction * 0.07 + Math.sin(time / 300 + id) * 0.02;
      this.#helicopters.get(id)?.setRotation(tilt);
    }
    for (const { id, y, hasParachute, isDoomed } of this.state.troopers) {
      this.#troopers.get(id)?.setRotation(Math.sin(time / 620 + id * 1.7) * SWAY);
      if (!hasParachute)
        this.#divers.get(id)?.setRotation(isDoomed ? time / 140 + id : Math.sin(time / 200 + id) * 0.2);
      this.#shades.get(id)?.setAlpha(0.25 + (0.75 * y) / GROUND);
    }
    for (const { id, direction, isNear } of this.state.walkers) {
      const walker = this.#walkers.get(id);
      if (!walker) continue;
      const { x, y } = walker;
      const step = Math.floor(x / 7) % 2 === 0 ? 'A' : 'B';
      const bob = still ? 0 : Math.abs(Math.sin(x / 4.5)) * 2;
      walker.setTexture(isNear ? `danger${step}` : `step${step}`).setFlipX(direction < 0);
      walker.setY(y - bob).setRotation(still ? 0 : Math.sin(x / 4.5) * 0.06);
    }
    const hop = still ? 0 : Math.abs(Math.sin(time / 170)) * 6;
    for (const { id } of [...this.state.walkers, ...this.state.troopers]) {
      const mark = this.#marks.get(id);
      if (mark) mark.setY(mark.y - hop);
    }
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
    const { x, y } = muzzleOf(pose, t);
    const angle = (pose.turretAngle * Math.PI) / 180;
    for (let i = 1; i <= LINE_DOTS; i++) {
      const away = i * DOT_GAP;
      g.fillStyle(this.paper.rgb('paper'), 0.75 * (1 - i / (LINE_DOTS + 1)));
      g.fillCircle(x + Math.sin(angle) * away, y - Math.cos(angle) * away, 2.1);
    }
  }

  #drawArc(g: Phaser.GameObjects.Graphics, pose: Pose, t: T): void {
    const arc = arcOf(pose, t);
    const end = arc.at(-1);
    if (!end) return;
    for (let i = ARC_EVERY; i < arc.length; i += ARC_EVERY) {
      const { x, y } = arc[i] as { x: number; y: number };
      g.fillStyle(this.paper.rgb('paper'), 0.85);
      g.fillCircle(x, y, 2.1);
    }
    g.fillStyle(this.paper.rgb('gold'), 0.35);
    g.slice(end.x, GROUND - 2, t.shellSplash, Math.PI, 2 * Math.PI).fillPath();
    g.lineStyle(2, this.paper.rgb('paper'), 0.8);
    g.beginPath();
    g.arc(end.x, GROUND - 2, t.shellSplash, Math.PI, 2 * Math.PI);
    g.strokePath();
  }
}

const LINE_DOTS = 11;
const DOT_GAP = 15;
/** Ticks between two dots of the arc. */
const ARC_EVERY = 3;

const rotorOf = ({ id, x, y, direction }: Helicopter): Place => ({ id, x: x + 2 * direction, y: y - 19 });
const tailOf = ({ id, x, y, direction }: Helicopter): Place => ({ id, x: x - 36 * direction, y: y - 10 });
const hanging = ({ id, x, y }: Trooper): Place => ({ id, x, y: y - DOME_ABOVE });
const diving = ({ id, x, y }: Trooper): Place => ({ id, x, y: y - BODY_MIDDLE });
const standing = ({ id, x, y }: Walker): Place => ({ id, x, y: y - BODY_MIDDLE - 1 });
/** So near above the gun that it lands on it. */
const isUpon = ({ x, y, isDoomed }: Trooper, gun: Gun): boolean =>
  !isDoomed && y > UPON_FROM && Math.abs(x - gun.x) < UPON_REACH;
const marked = ({ id, x }: Walker): Place => ({ id, x, y: GROUND - 48 });
