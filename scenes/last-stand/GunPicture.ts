// The fox and the gun: the barrel follows smoothly, kicks with each shot, and changes its shape with its mode.
import { turnTowards } from '../kit/core/math.ts';
import type { Paper } from '../kit/phaser/paper.ts';
import type { Entity, SpritePool } from '../kit/phaser/SpritePool.ts';
import { pivotOf } from './ballistics.ts';
import { GROUND, type T } from './constants.ts';
import type { Gun } from './state.ts';

type Image = ReturnType<Paper['image']>;

const DEPTH = { barrel: 20, glow: 20.5, stakes: 21, gunner: 23 } as const;
/** How far a shot pushes the barrel back, in px, and how quickly it returns. */
const KICK = { cannon: 7, mortar: 12 } as const;
const RETURN_MS = 130;
/** The barrel's picture turns so far in a tick at most: it swings where the lock brings it back at once. */
const SWING = 0.16;
/** Further off than this it is no swing: time was skipped. */
const LEAP = 0.7;
const GUNNER_ABOVE = 29;
/** From this heat on embers are seen. */
const EMBERS_FROM = 0.25;

export class GunPicture {
  readonly #full: number;
  readonly #still: boolean;
  readonly #base: SpritePool<Entity, Image>;
  readonly #barrel: Image;
  readonly #glow: Image;
  readonly #gunner: Image;
  readonly #stakes: Image;
  #angle = 0;
  #lastAngle = 0;
  #kick = 0;
  #drive = 0;
  #x: number | null = null;

  constructor(paper: Paper, base: SpritePool<Entity, Image>, still: boolean) {
    this.#full = 1 / paper.resolution;
    this.#still = still;
    this.#base = base;
    this.#barrel = paper.image(0, 0, 'cannon', DEPTH.barrel);
    this.#glow = paper.image(0, 0, 'glow', DEPTH.glow).setAlpha(0);
    this.#gunner = paper.image(0, 0, 'gunner', DEPTH.gunner);
    this.#stakes = paper.image(0, 0, 'stakes', DEPTH.stakes).setVisible(false);
  }

  /** Where the gun is now, at once. */
  settle({ turretAngle }: Readonly<Gun>): void {
    this.#angle = this.#lastAngle = (turretAngle * Math.PI) / 180;
    this.#kick = 0;
    this.#x = null;
  }

  moved({ x, turretAngle, mode, isLocked, heat }: Readonly<Gun>): void {
    this.#drive = Math.max(-1, Math.min(1, (x - (this.#x ?? x)) / 5));
    this.#x = x;
    const wanted = (turretAngle * Math.PI) / 180;
    const hasLeapt = Math.abs(wanted - this.#angle) > LEAP;
    this.#lastAngle = hasLeapt ? wanted : this.#angle;
    this.#angle = hasLeapt ? wanted : turnTowards(this.#angle, wanted, SWING);
    this.#barrel.setTexture(mode);
    // Embers show before they matter, so that nobody is surprised by what comes of it; they grow, and paper is never half there.
    this.#glow.setAlpha(mode === 'cannon' && heat > EMBERS_FROM ? 1 : 0).setScale(this.#full * (0.5 + heat / 2));
    this.#stakes.setVisible(isLocked);
  }

  kick(mode: Gun['mode']): void {
    if (!this.#still) this.#kick = KICK[mode];
  }

  hide(): void {
    for (const image of [this.#barrel, this.#glow, this.#gunner, this.#stakes]) image.setVisible(false);
    this.#base.get('gun')?.setVisible(false);
  }

  show(): void {
    for (const image of [this.#barrel, this.#glow, this.#gunner]) image.setVisible(true);
    this.#base.get('gun')?.setVisible(true);
  }

  /** Draws it, and answers where it stands and points in this frame. */
  draw(alpha: number, ms: number, time: number, t: T): Pick<Gun, 'x' | 'turretAngle'> | null {
    this.#kick = Math.max(0, this.#kick - (ms * KICK.mortar) / RETURN_MS);
    const base = this.#base.get('gun');
    if (!base) return null;
    const angle = this.#lastAngle + (this.#angle - this.#lastAngle) * alpha;
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    const { y } = pivotOf(base, t);
    this.#barrel.setPosition(base.x - sin * this.#kick, y + cos * this.#kick).setRotation(angle);
    this.#glow.setPosition(this.#barrel.x, this.#barrel.y).setRotation(angle);
    const squash = this.#kick / 90;
    base.setScale(this.#full * (1 + squash), this.#full * (1 - squash));
    const breath = this.#still ? 0 : Math.sin(time / 480) * 0.5;
    this.#gunner
      .setPosition(base.x + sin * 2.5 - this.#drive * 1.5, GROUND - GUNNER_ABOVE + breath + squash * 22)
      .setRotation(sin * 0.2 - this.#drive * 0.06);
    this.#stakes.setPosition(base.x, GROUND - 11);
    return { x: base.x, turretAngle: (angle * 180) / Math.PI };
  }
}
