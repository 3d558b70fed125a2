// Guest figure: who is at the window, with a bubble that shows what it asks for; it hops in and trembles before it goes.
import type { Paper } from '../../kit/phaser/paper.ts';
import type Phaser from '../../kit/phaser/phaser.ts';
import { TRADES } from '../rules/guests.ts';
import { WINDOW } from '../rules/room.ts';
import { GUESTS, type State } from '../rules/state.ts';
import { guestKey } from './guestArt.ts';
import { iconKey } from './icons.ts';

/** Height of the window sill, and where the guest stands on it. */
const SILL = 206;
const X = WINDOW.x - 40;
const BUBBLE_Y = SILL - 84;
const SCALE = 1.15;
/** Ticks before it goes in which it is restless. */
const LAST = 180;

const ICONS = { coins: 'coin', food: iconKey('feed'), water: iconKey('water'), toy: iconKey('play') } as const;

export class GuestFigure {
  readonly #full: number;
  readonly #body: Phaser.GameObjects.Image;
  readonly #bubble: Phaser.GameObjects.Image;
  readonly #icon: Phaser.GameObjects.Image;

  constructor(paper: Paper, depth: number) {
    this.#full = 1 / paper.resolution;
    this.#body = paper.image(X, SILL, guestKey(GUESTS[0]), depth).setVisible(false);
    this.#bubble = paper.image(X + 62, BUBBLE_Y, 'bubble', depth).setVisible(false);
    this.#icon = paper.image(X + 62, BUBBLE_Y - 4, ICONS.food, depth).setVisible(false);
  }

  draw({ guest }: Readonly<State>, elapsed: number, still: boolean): void {
    for (const image of [this.#body, this.#bubble, this.#icon]) image.setVisible(guest !== null);
    if (!guest) return;
    const restless = !still && guest.left < LAST ? Math.sin(elapsed / 50) * 2 : 0;
    const hop = still ? 0 : Math.max(0, Math.sin(elapsed / 260)) * 3;
    this.#body
      .setTexture(guestKey(guest.who))
      .setScale(this.#full * SCALE)
      .setPosition(X + restless, SILL - hop);
    this.#bubble.setScale(this.#full);
    this.#icon.setTexture(ICONS[TRADES[guest.who].asks[1]]).setScale(this.#full * 1.2);
  }
}
