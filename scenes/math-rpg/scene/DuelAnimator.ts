// Animator of the fight: a queue of leaps, blows, recoils and falls of fox and enemy. The state does not wait for it.

import type { Ink } from '../../kit/core/inks.ts';
import { clamp } from '../../kit/core/math.ts';
import type { Juice } from '../../kit/phaser/effects/Juice.ts';
import type { Paper } from '../../kit/phaser/paper.ts';
import type Phaser from '../../kit/phaser/phaser.ts';
import { ENEMY_AT, enemyAt, GROUND_Y, HERO_AT, WORLD } from '../rules/enemies.ts';
import type { MathEvent } from '../rules/events.ts';
import type { Pose } from '../rules/manners.ts';
import type { MathState } from '../rules/state.ts';
import { Adornments } from './Adornments.ts';
import { creatureKey, signKey } from './art.ts';
import { type Bearing, EasedBearing } from './Bearing.ts';
import { FLIES } from './creatures.ts';

type Image = Phaser.GameObjects.Image;
/** A queued animation: `paint` gets its progress, 0 to 1; the last call has 1. */
interface Animation {
  readonly begins: number;
  readonly ms: number;
  readonly paint: (part: number) => void;
  /** Called once, when it begins. */
  readonly start?: () => void;
}

const DEPTH = { shadow: 2, enemy: 6, hero: 8, clash: 20 } as const;
const LEAP_MS = 150;
const BACK_MS = 240;
const FALL_MS = 260;
/** A longer queue is finished at once, so that quick answers are not slowed down. */
const MAX_QUEUE_MS = 700;
/** Offset and angle of the pencil in the fox's paw. */
const PENCIL = { x: 40, y: 26, angle: -24, grows: 0.11 } as const;
/** So many milliseconds end every easing. */
const EASED = 1e6;
const INK_OF: readonly Ink[] = [
  'teal',
  'plum',
  'moss',
  'coral',
  'plum',
  'indigo',
  'teal',
  'moss',
  'rose',
  'gold',
  'rose',
  'indigo',
  'coral',
];

/** What the scene tells of the fight in every frame. */
export interface Stance {
  readonly row: number;
  readonly isFull: boolean;
  readonly pose: Pose;
}

const easeOut = (part: number): number => 1 - (1 - part) ** 3;
const easeIn = (part: number): number => part * part;

export class DuelAnimator {
  readonly #paper: Paper;
  readonly #juice: Juice;
  readonly #still: boolean;
  readonly #hero: Image;
  readonly #pencil: Image;
  readonly #enemy: Image;
  readonly #shield: Image;
  readonly #star: Image;
  readonly #adornments: Adornments;
  readonly #bearing = new EasedBearing();
  readonly #shadows: { readonly hero: Image; readonly enemy: Image };
  #animations: Animation[] = [];
  #now = 0;
  #queueEnd = 0;
  /** Offsets of fox and enemy from their places, set by animations. */
  #offset = { hero: 0, lift: 0, enemy: 0, tilt: 0, squash: 0, jab: 0 };
  #enemyIndex = 0;
  #isHeroDown = false;

  constructor(paper: Paper, juice: Juice, reducedMotion: boolean) {
    this.#paper = paper;
    this.#juice = juice;
    this.#still = reducedMotion;
    this.#shadows = {
      hero: paper.image(HERO_AT.x - 10, GROUND_Y + 24, 'shadow', DEPTH.shadow).setAlpha(0.28),
      enemy: paper.image(ENEMY_AT.x, GROUND_Y + 14, 'shadow', DEPTH.shadow).setAlpha(0.28),
    };
    this.#enemy = paper.image(ENEMY_AT.x, ENEMY_AT.y, creatureKey(0), DEPTH.enemy);
    this.#shield = paper.image(ENEMY_AT.x, ENEMY_AT.y, 'shadow', DEPTH.enemy + 1);
    this.#hero = paper.image(HERO_AT.x, HERO_AT.y, 'fox', DEPTH.hero);
    this.#pencil = paper.image(HERO_AT.x, HERO_AT.y, 'pencil', DEPTH.hero + 1);
    this.#star = paper.image(0, 0, 'star', DEPTH.clash).setVisible(false);
    this.#adornments = new Adornments(paper, DEPTH);
  }

  get isBusy(): boolean {
    return this.#animations.length > 0;
  }

  /** Shows the state without animations; the queue is dropped. */
  reset(state: Readonly<MathState>, pose: Pose): void {
    this.#animations = [];
    this.#queueEnd = this.#now;
    this.#offset = { hero: 0, lift: 0, enemy: 0, tilt: 0, squash: 0, jab: 0 };
    this.#star.setVisible(false);
    this.#isHeroDown = state.phase === 'over' && !state.isHome;
    this.#bearing.jump(pose);
    this.#showEnemy(state, state.phase !== 'path');
  }

  animate(event: MathEvent, state: Readonly<MathState>, pose: Pose): void {
    switch (event.type) {
      case 'hit':
        if (this.#queueEnd - this.#now > MAX_QUEUE_MS) this.#finishQueue();
        return this.#queueHit(event.damage, event.isWeakSpot);
      case 'wrong':
        if (this.#queueEnd - this.#now > MAX_QUEUE_MS) this.#finishQueue();
        return this.#queueWrong(event.damage, event.isShielded);
      case 'streakGrew':
        return this.#enqueue(0, () =>
          this.#juice.pop(HERO_AT.x, HERO_AT.y - 110, `${event.streak} in a row`, 'gold', 24),
        );
      case 'struck':
        return this.#queueWrong(event.damage, false);
      case 'gradePassed':
        return this.#enqueue(120, () => {
          this.#juice.pop(HERO_AT.x, HERO_AT.y - 132, 'You know this!', 'gold', 28);
          this.#juice.scraps(HERO_AT.x, HERO_AT.y - 60, 'gold', 16, 0.26);
        });
      case 'enemyFell':
        return this.#enemyFall();
      case 'leveledUp':
        if (event.healed > 0)
          this.#enqueue(60, () => this.#juice.pop(HERO_AT.x, HERO_AT.y - 80, `+ ${event.healed}`, 'paper', 30));
        return;
      case 'pathTaken':
        this.reset(state, pose);
        this.#juice.unfold(this.#enemy);
        return;
      case 'journeyWon':
        return this.#celebrate();
      case 'gameOver':
        return this.#faintHero();
      default:
        return;
    }
  }

  draw(ms: number, elapsed: number, { row, isFull, pose }: Stance): void {
    this.#now += ms;
    this.#animations = this.#animations.filter(animation => {
      if (this.#now < animation.begins) return true;
      if (!this.#started.has(animation)) {
        this.#started.add(animation);
        animation.start?.();
      }
      const part = animation.ms > 0 ? clamp((this.#now - animation.begins) / animation.ms, 0, 1) : 1;
      animation.paint(part);
      return part < 1;
    });
    this.#place(this.#still ? 0 : elapsed, this.#bearing.toward(pose, this.#still ? EASED : ms), row);
    this.#adornments.draw(this.#still ? 0 : elapsed, {
      pencil: this.#pencil,
      isSharp: isFull && !this.#isHeroDown,
      enemy: this.#enemy,
      pose,
    });
  }
  readonly #started = new WeakSet<Animation>();

  /** Adds an animation to the end of the queue. */
  #enqueue(ms: number, start: () => void, paint: (part: number) => void = () => {}): void {
    const begins = Math.max(this.#now, this.#queueEnd);
    this.#queueEnd = begins + ms;
    this.#animations.push({ begins, ms: this.#still ? 0 : ms, start, paint });
  }

  /** Jumps to the end of all queued animations. */
  #finishQueue(): void {
    for (const animation of this.#animations) {
      if (!this.#started.has(animation)) animation.start?.();
      animation.paint(1);
    }
    this.#animations = [];
    this.#queueEnd = this.#now;
  }

  #queueHit(damage: number, isWeakSpot: boolean): void {
    const reach = ENEMY_AT.x - HERO_AT.x - 150;
    this.#enqueue(
      LEAP_MS,
      () => {},
      part => {
        this.#offset.hero = easeIn(part) * reach;
        this.#offset.lift = Math.sin(part * Math.PI) * 46;
        this.#offset.jab = part;
      },
    );
    this.#enqueue(
      BACK_MS,
      () => {
        const { x, y } = ENEMY_AT;
        this.#juice.scraps(
          x - 40,
          y,
          INK_OF[this.#enemyIndex] ?? 'paper',
          isWeakSpot ? 18 : 11,
          isWeakSpot ? 0.32 : 0.24,
        );
        this.#juice.hitStop(isWeakSpot ? 4 : 3);
        this.#juice.shake(isWeakSpot ? 4 : 2, 140);
        this.#juice.pop(x, y - 96, `− ${damage}`, isWeakSpot ? 'gold' : 'paper', isWeakSpot ? 46 : 36);
        this.#star
          .setTexture('star')
          .setPosition(x - 66, y - 6)
          .setVisible(!this.#still);
      },
      part => {
        this.#offset.hero = (1 - easeOut(part)) * reach;
        this.#offset.jab = 1 - part;
        this.#offset.enemy = Math.sin(Math.min(1, part * 1.6) * Math.PI) * 22;
        this.#offset.tilt = Math.sin(Math.min(1, part * 1.6) * Math.PI) * 7;
        this.#clash(part, isWeakSpot ? 1.2 : 0.9);
      },
    );
  }

  #queueWrong(damage: number, isShielded: boolean): void {
    const reach = ENEMY_AT.x - HERO_AT.x - 160;
    this.#enqueue(
      LEAP_MS,
      () => {},
      part => {
        this.#offset.enemy = -easeIn(part) * reach;
        this.#offset.tilt = -part * 8;
      },
    );
    this.#enqueue(
      BACK_MS,
      () => {
        const { x, y } = HERO_AT;
        this.#juice.scraps(x + 20, y, 'fox', 12, 0.26);
        this.#juice.hitStop(isShielded ? 2 : 4);
        this.#juice.shake(isShielded ? 2 : Math.min(6, damage / 2), 200);
        this.#juice.pop(x, y - 90, `− ${damage}`, 'coral', 38);
        this.#star
          .setTexture('claw')
          .setPosition(x + 56, y - 20)
          .setVisible(!this.#still);
      },
      part => {
        this.#offset.enemy = -(1 - easeOut(part)) * reach;
        this.#offset.tilt = -(1 - part) * 8;
        this.#offset.hero = -Math.sin(Math.min(1, part * 1.5) * Math.PI) * 26;
        this.#offset.squash = Math.sin(Math.min(1, part * 1.5) * Math.PI) * 0.12;
        this.#clash(part, 0.9);
      },
    );
  }

  #clash(part: number, size: number): void {
    const scale = (easeOut(Math.min(1, part * 3)) * (1 - part * 0.4) * size) / this.#paper.resolution;
    this.#star
      .setScale(scale)
      .setAlpha(1 - part * part)
      .setAngle(part * 40);
    if (part === 1) this.#star.setVisible(false);
  }

  #enemyFall(): void {
    this.#enqueue(FALL_MS, () => {
      const { x, y } = ENEMY_AT;
      this.#juice.crumple(x, y, creatureKey(this.#enemyIndex));
      this.#juice.scraps(x, y, INK_OF[this.#enemyIndex] ?? 'paper', 24, 0.34);
      this.#juice.shake(5, 220);
      for (const image of [this.#enemy, this.#shield, this.#shadows.enemy]) image.setVisible(false);
    });
  }

  /** The fox leaps three times under scraps of every ink. */
  #celebrate(): void {
    for (const ink of ['gold', 'coral', 'teal'] as const)
      this.#enqueue(
        LEAP_MS * 2,
        () => {
          this.#juice.scraps(HERO_AT.x, HERO_AT.y - 90, ink, 26, 0.4);
          this.#juice.scraps(ENEMY_AT.x - 160, ENEMY_AT.y - 120, ink, 18, 0.36);
          if (ink === 'gold') this.#juice.pop(WORLD.width / 2, 120, 'Journey won!', 'gold', 44);
        },
        part => {
          this.#offset.lift = Math.sin(part * Math.PI) * 60;
        },
      );
  }

  #faintHero(): void {
    this.#enqueue(320, () => {
      this.#isHeroDown = true;
      this.#juice.scraps(HERO_AT.x, HERO_AT.y, 'fox', 20, 0.3);
    });
  }

  /** Shows the enemy of this level, with the shield of its weakness where it has one. */
  #showEnemy({ level, weakness }: Readonly<MathState>, isVisible: boolean): void {
    this.#enemyIndex = enemyAt(level);
    this.#enemy.setTexture(creatureKey(this.#enemyIndex));
    for (const image of [this.#enemy, this.#shadows.enemy]) image.setVisible(isVisible);
    this.#shield.setVisible(isVisible && weakness !== null);
    if (weakness !== null) this.#shield.setTexture(signKey(weakness));
  }

  #place(elapsed: number, bearing: Bearing, row: number): void {
    const { hero, lift, enemy, tilt, squash, jab } = this.#offset;
    const one = 1 / this.#paper.resolution;
    const breath = this.#isHeroDown ? 0 : Math.sin(elapsed / 520) * 0.014;
    const heroX = HERO_AT.x + hero;
    const heroY = HERO_AT.y - lift + (this.#isHeroDown ? 44 : 0);
    this.#hero
      .setPosition(heroX, heroY - breath * 90)
      .setScale(one * (1 + squash), one * (1 + breath - squash))
      .setAngle(this.#isHeroDown ? -82 : 0);
    this.#pencil
      .setPosition(heroX + PENCIL.x + jab * 16, heroY + PENCIL.y + (this.#isHeroDown ? 30 : 0))
      .setAngle(this.#isHeroDown ? 4 : PENCIL.angle + jab * 22)
      .setScale(one * (1 + row * PENCIL.grows), one * (1 + row * PENCIL.grows));
    this.#shadows.hero.setX(heroX - 10);
    const isAloft = FLIES.has(this.#enemyIndex);
    const float = isAloft ? 30 + Math.sin(elapsed / 300) * 9 : 0;
    const sway = Math.sin(elapsed / 700) * (isAloft ? 3 : 1.6);
    const x = ENEMY_AT.x + enemy;
    this.#enemy
      .setPosition(x + bearing.x, ENEMY_AT.y - float + bearing.y)
      .setAngle(tilt + sway + bearing.angle)
      .setScale(one * bearing.wide, one * bearing.high * (1 + Math.sin(elapsed / 610) * 0.012));
    this.#shield.setPosition(x + 76, ENEMY_AT.y + 58 - float + Math.sin(elapsed / 430) * 3);
    this.#shadows.enemy.setX(x);
  }
}
