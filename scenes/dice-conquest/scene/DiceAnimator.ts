// Dice animator: sprites of the dice, and a queue of animations with its own clock, so that it can run faster.

import type { Juice } from '../../kit/phaser/effects/Juice.ts';
import type { Paper } from '../../kit/phaser/paper.ts';
import type Phaser from '../../kit/phaser/phaser.ts';
import { opponent } from '../rules/board.ts';
import { centreOfCell, type Point, WORLD } from '../rules/geometry.ts';
import type { BoardDie, DiceAnimation, DiceLayout } from './animationPlan.ts';
import { dieKey } from './art.ts';
import { INK } from './dieCut.ts';

type Image = Phaser.GameObjects.Image;
type AnimationOf<K extends DiceAnimation['kind']> = Extract<DiceAnimation, { kind: K }>;
/** Draws an animation at a part of its time, 0 to 1; the last call has 1. */
type DrawStep = (part: number) => void;

interface RunningAnimation {
  readonly animation: DiceAnimation;
  readonly begins: number;
  paint: DrawStep | null;
}

const DEPTH = { dice: 10, acting: 30, tumble: 70, clash: 75 } as const;
const HOP_HEIGHT = 16;
/** With more milliseconds in the queue animations run faster. */
const MOST_BACKLOG_MS = 1500;
const FAST_FORWARD = 3;

const easeOut = (part: number): number => 1 - (1 - part) ** 3;
const easeInOut = (part: number): number => part * part * (3 - 2 * part);

export class DiceAnimator {
  readonly #paper: Paper;
  readonly #juice: Juice;
  readonly #still: boolean;
  readonly #dice = new Map<number, Image>();
  readonly #effects = new Set<Image>();
  #running: RunningAnimation[] = [];
  #now = 0;
  #end = 0;

  constructor(paper: Paper, juice: Juice, reducedMotion: boolean) {
    this.#paper = paper;
    this.#juice = juice;
    this.#still = reducedMotion;
  }

  get busy(): boolean {
    return this.#running.length > 0;
  }

  /** Shows a layout on a board of so many rows at once and drops all animations. */
  reset(layout: DiceLayout, rows: number): void {
    this.#running = [];
    this.#end = this.#now;
    for (const image of [...this.#dice.values(), ...this.#effects]) image.destroy();
    this.#dice.clear();
    this.#effects.clear();
    for (const [cell, die] of layout) this.#addDie(die, centreOfCell(cell, rows));
  }

  /** Appends animations to the queue. */
  enqueue(animations: readonly DiceAnimation[], ms: number): void {
    const start = Math.max(this.#now, this.#end);
    this.#end = start + ms;
    this.#running.push(...animations.map(animation => ({ animation, begins: start + animation.at, paint: null })));
    this.#running.sort((a, b) => a.begins - b.begins);
  }

  draw(ms: number): void {
    if (!this.busy) return;
    const hurried = this.#still || this.#end - this.#now > MOST_BACKLOG_MS;
    this.#now += ms * (hurried ? FAST_FORWARD : 1);
    this.#running = this.#running.filter(running => {
      const { animation, begins } = running;
      if (this.#now < begins) return true;
      running.paint ??= this.#start(animation);
      const part = animation.ms > 0 ? Math.min(1, (this.#now - begins) / animation.ms) : 1;
      running.paint(part);
      return part < 1;
    });
  }

  #start(animation: DiceAnimation): DrawStep {
    switch (animation.kind) {
      case 'tumble':
        return this.#tumble(animation);
      case 'drop':
        return this.#drop(animation);
      case 'hop':
        return this.#hop(animation);
      case 'turn':
        return this.#turn(animation);
      case 'join':
        return this.#join(animation);
      case 'crumple':
        return this.#crumple(animation);
      case 'clash':
        return this.#clash(animation);
      case 'blow':
        return this.#blow(animation);
    }
  }

  #addDie(die: BoardDie, { x, y }: Point): Image {
    const image = this.#paper.image(x, y, dieKey(die.player, die.value), DEPTH.dice);
    this.#dice.set(die.id, image);
    return image;
  }

  #addEffect(x: number, y: number, key: string, depth: number): Image {
    const image = this.#paper.image(x, y, key, depth);
    this.#effects.add(image);
    return image;
  }

  #removeEffect(image: Image): void {
    this.#effects.delete(image);
    image.destroy();
  }

  /** Scale relative to the texture resolution. */
  #scale(image: Image, x: number, y = x): void {
    image.setScale(x / this.#paper.resolution, y / this.#paper.resolution);
  }

  /** Rolling die in the middle of the board, with changing faces. */
  #tumble({ player, value }: AnimationOf<'tumble'>): DrawStep {
    const image = this.#addEffect(WORLD / 2, WORLD / 2, dieKey(player, value), DEPTH.tumble);
    const side = player === 1 ? -1 : 1;
    return part => {
      const out = this.#still ? 1 : easeOut(Math.min(1, part * 1.3));
      const face = out < 0.96 ? 1 + ((value + Math.floor(out * 11)) % 6) : value;
      image.setTexture(dieKey(player, face));
      image.setPosition(
        WORLD / 2 + (1 - out) * 190 * side,
        WORLD / 2 + (1 - out) * 250 * side - (1 - out) * Math.abs(Math.sin(out * 9)) * 60,
      );
      image.setAngle((1 - out) * 540 * side);
      this.#scale(image, 1.9 - Math.max(0, part - 0.88) * 5);
      if (part === 1) this.#removeEffect(image);
    };
  }

  #drop({ die, to }: AnimationOf<'drop'>): DrawStep {
    const image = this.#addDie(die, to);
    return part => {
      image.setDepth(part < 1 ? DEPTH.acting : DEPTH.dice);
      image.setPosition(to.x, to.y - (this.#still ? 0 : (1 - part * part) * 30));
      const squash = part > 0.8 ? Math.sin((part - 0.8) * 5 * Math.PI) * 0.08 : 0;
      this.#scale(image, 1 + (1 - part) * 0.14 + squash, 1 + (1 - part) * 0.14 - squash);
      if (part === 1) this.#juice.scraps(to.x, to.y + 22, 'cream', 4, 0.08);
    };
  }

  #hop({ id, to }: AnimationOf<'hop'>): DrawStep {
    const image = this.#dice.get(id);
    if (!image) return () => {};
    const from = { x: image.x, y: image.y };
    return part => {
      const way = easeInOut(part);
      const height = this.#still ? 0 : Math.sin(Math.PI * part) * HOP_HEIGHT;
      image.setDepth(part < 1 ? DEPTH.acting : DEPTH.dice);
      image.setPosition(from.x + (to.x - from.x) * way, from.y + (to.y - from.y) * way - height);
      this.#scale(image, 1 + height / 220);
    };
  }

  #turn({ id, die }: AnimationOf<'turn'>): DrawStep {
    const image = this.#dice.get(id);
    image?.setTexture(dieKey(die.player, die.value));
    return part => image?.setAngle(this.#still ? 0 : Math.sin(part * Math.PI * 4) * 11 * (1 - part));
  }

  /** Takes further pips. */
  #join({ id, die, x, y }: AnimationOf<'join'>): DrawStep {
    const image = this.#dice.get(id);
    image?.setTexture(dieKey(die.player, die.value));
    this.#juice.scraps(x, y, INK[die.player], 6, 0.15);
    return part => {
      if (image) this.#scale(image, 1 + (this.#still ? 0 : Math.sin(part * Math.PI) * 0.25));
    };
  }

  /** Folds up and disappears. */
  #crumple({ id }: AnimationOf<'crumple'>): DrawStep {
    const image = this.#dice.get(id);
    if (!image) return () => {};
    this.#dice.delete(id);
    this.#effects.add(image);
    return part => {
      this.#scale(image, 1 - easeInOut(part), 1 - part);
      if (!this.#still) image.setAngle(part * 70);
      if (part === 1) this.#removeEffect(image);
    };
  }

  #clash({ x, y, lost, held }: AnimationOf<'clash'>): DrawStep {
    const star = this.#addEffect(x, y, 'clash', DEPTH.clash);
    this.#juice.scraps(x, y, INK[1], 7);
    this.#juice.scraps(x, y, INK[2], 7);
    this.#juice.hitStop(held ? 6 : 3);
    this.#juice.shake(held ? 4 : 2, held ? 200 : 120);
    this.#juice.pop(x, y - 8, `−\u200a${lost}`, 'paper', 30);
    // A die that was nearly through was stopped: a text on the board.
    if (held) {
      this.#juice.scraps(x, y, INK[held], 14, 0.25);
      this.#juice.pop(x, y + (held === 1 ? 46 : -46), 'Held!', 'gold', 38);
    }
    const size = held ? 1.5 : 1;
    return part => {
      this.#scale(star, size * easeOut(Math.min(1, part * 3)) * (1 - part * 0.4));
      star.setAngle(this.#still ? 0 : part * 40).setAlpha(1 - easeInOut(part));
      if (part === 1) this.#removeEffect(star);
    };
  }

  #blow({ x, y, victim, amount }: AnimationOf<'blow'>): DrawStep {
    const inwards = victim === 1 ? 1 : -1;
    this.#juice.scraps(x, y, INK[victim], 16, 0.3);
    this.#juice.scraps(x, y, INK[opponent(victim)], 8, 0.3);
    this.#juice.shake(6, 260);
    this.#juice.hitStop(4);
    this.#juice.pop(x, y + 44 * inwards, `−\u200a${amount}`, 'coral', 44);
    return () => {};
  }
}
