// View of the gun and its gunner: smoothed barrel rotation, recoil, heat glow, one barrel per mode.
import { turnTowards } from '../../kit/core/math.ts';
import type { Paper } from '../../kit/phaser/paper.ts';
import type { Entity, SpritePool } from '../../kit/phaser/SpritePool.ts';
import { GROUND, type T } from '../constants.ts';
import { pivotPosition } from '../rules/ballistics.ts';
import type { Gun } from '../rules/state.ts';

type Image = ReturnType<Paper['image']>;

const DEPTH = { barrel: 20, glow: 20.5, stakes: 21, gunner: 23 } as const;
/** Recoil of a shot in px, and its return in ms. */
const KICK = { cannon: 7, mortar: 12 } as const;
const RETURN_MS = 130;
/** Largest turn of the drawn barrel per tick, in radians: a clamp by the lock is shown as a swing. */
const SWING = 0.16;
/** A larger difference, in radians, is shown at once: time was skipped. */
const LEAP = 0.7;
const GUNNER_ABOVE = 29;
/** Embers are shown from this heat on. */
const EMBERS_FROM = 0.25;

export class GunView {
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

  /** Shows the gun's state at once, without animation. */
  reset({ turretAngle }: Readonly<Gun>): void {
    this.#angle = this.#lastAngle = (turretAngle * Math.PI) / 180;
    this.#kick = 0;
    this.#x = null;
  }

  update({ x, turretAngle, mode, isLocked, heat }: Readonly<Gun>): void {
    this.#drive = Math.max(-1, Math.min(1, (x - (this.#x ?? x)) / 5));
    this.#x = x;
    const wanted = (turretAngle * Math.PI) / 180;
    const hasLeapt = Math.abs(wanted - this.#angle) > LEAP;
    this.#lastAngle = hasLeapt ? wanted : this.#angle;
    this.#angle = hasLeapt ? wanted : turnTowards(this.#angle, wanted, SWING);
    this.#barrel.setTexture(mode);
    // Embers appear before heat has an effect, as a warning; they grow instead of fading, since paper is never transparent.
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

  /** Draws the gun; returns its interpolated position and angle. */
  draw(alpha: number, ms: number, time: number, t: T): Pick<Gun, 'x' | 'turretAngle'> | null {
    this.#kick = Math.max(0, this.#kick - (ms * KICK.mortar) / RETURN_MS);
    const base = this.#base.get('gun');
    if (!base) return null;
    const angle = this.#lastAngle + (this.#angle - this.#lastAngle) * alpha;
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    const { y } = pivotPosition(base, t);
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
