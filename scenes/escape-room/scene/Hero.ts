// The player's fox: walks to the focused fixture, shows found items, and leaves by the exit.
import { clamp } from '../../kit/core/math.ts';
import type { Juice } from '../../kit/phaser/effects/Juice.ts';
import type { Paper } from '../../kit/phaser/paper.ts';
import type Phaser from '../../kit/phaser/phaser.ts';
import { CLOSE_UP_SHEET } from '../rules/closeUpSheet.ts';
import { fixtureOf } from '../rules/fixtures.ts';
import type { EscapeState } from '../rules/state.ts';
import { THINGS } from '../rules/things.ts';
import { FOX } from './art/fox.ts';
import { THING_CUTS } from './art/things.ts';
import { drawCuts } from './RoomView.ts';

/** Waiting place in each room, x in px. */
const WAIT_X = { lab: 64, office: 396, library: 90, control: 90 } as const;
const SCALE = 0.62;
const FLOOR = 448;
/** Walking speed in px per second. */
const SPEED = 300;
const STEP_MS = 110;
const FLIGHT_MS = 760;

interface FlyingItem {
  readonly image: Phaser.GameObjects.Image;
  readonly aside: number;
  ms: number;
}

export class Hero {
  readonly #paper: Paper;
  readonly #still: boolean;
  readonly #fox: Phaser.GameObjects.Image;
  readonly #shadow: Phaser.GameObjects.Image;
  readonly #juice: Juice;
  #x = 64;
  #targetX = 64;
  #walked = 0;
  #isOut = false;
  #flying: FlyingItem[] = [];

  constructor(paper: Paper, juice: Juice, reducedMotion: boolean) {
    this.#paper = paper;
    this.#juice = juice;
    this.#still = reducedMotion;
    paper.bake('fox', 230 * SCALE, 210 * SCALE, drawCuts(FOX, SCALE));
    paper.bakeCut('fox-shadow', 110, 16, {
      path: 'M-54 0L-30 -7L30 -7L54 0L30 7L-30 7Z',
      ink: 'navy',
      lift: 0,
      edge: 0,
    });
    for (const id of THINGS.keys()) paper.bake(`thing-${id}`, 120, 120, drawCuts(THING_CUTS[id] ?? [], 1.9));
    this.#shadow = paper.image(0, FLOOR + 2, 'fox-shadow', 8).setAlpha(0.3);
    this.#fox = paper.image(0, 0, 'fox', 9);
  }

  reset(state: Readonly<EscapeState>): void {
    for (const { image } of this.#flying) image.destroy();
    this.#flying = [];
    this.#targetX = targetX(state);
    this.#x = this.#targetX;
    this.#isOut = state.phase === 'escaped';
    this.draw(0, 0);
  }

  update(state: Readonly<EscapeState>): void {
    this.#targetX = targetX(state);
  }

  /** Enters a room from its left or right side. */
  enter(fromLeft: boolean): void {
    this.#x = fromLeft ? -30 : 700;
  }

  /** Shows a found item for a moment before it falls into the inventory. */
  showFound(item: string, index: number): void {
    if (this.#still) return;
    const image = this.#paper.image(0, 0, `thing-${item}`, 60);
    this.#flying.push({ image, aside: index, ms: 0 });
    this.#juice.scraps(CLOSE_UP_SHEET.x, CLOSE_UP_SHEET.y, 'gold', 8, 0.2);
  }

  leave(): void {
    this.#targetX = 612;
    this.#isOut = true;
  }

  draw(ms: number, elapsed: number): void {
    const way = this.#targetX - this.#x;
    const step = clamp(way, (-SPEED * ms) / 1000, (SPEED * ms) / 1000);
    this.#x = this.#still ? this.#targetX : this.#x + step;
    const left = Math.abs(this.#targetX - this.#x);
    const walks = left > 1 && !this.#still;
    this.#walked = walks ? this.#walked + ms : 0;
    const hop = walks ? Math.abs(Math.sin((this.#walked / STEP_MS) * 1.2)) * Math.min(9, left / 2) : 0;
    const breath = this.#still || walks ? 0 : Math.sin(elapsed / 520) * 0.012;
    const one = 1 / this.#paper.resolution;
    const isGone = this.#isOut && Math.abs(way) < 2;
    this.#fox
      .setPosition(this.#x, FLOOR - 90 * SCALE - hop - breath * 60)
      .setScale(way < -1 && !this.#still ? -one : one, one * (1 + breath))
      .setVisible(!isGone);
    this.#shadow.setX(this.#x).setVisible(!isGone);
    this.#flying = this.#flying.filter(flying => this.#fly(flying, ms, one));
  }

  #fly(flying: FlyingItem, ms: number, one: number): boolean {
    flying.ms += ms;
    const part = Math.min(1, flying.ms / FLIGHT_MS);
    const falls = Math.max(0, (part - 0.45) / 0.55) ** 2;
    flying.image
      .setPosition(
        CLOSE_UP_SHEET.x - 50 + flying.aside * 100,
        CLOSE_UP_SHEET.y + 40 - Math.sin(Math.min(1, part / 0.45) * Math.PI * 0.5) * 70 + falls * 260,
      )
      .setScale(one * Math.min(1, part * 5) * (1 - falls * 0.6))
      .setAngle(-8 + part * 16);
    if (part < 1) return true;
    flying.image.destroy();
    return false;
  }
}

/** Target of the walk: beside the focused fixture, or the waiting place. */
function targetX(state: Readonly<EscapeState>): number {
  if (state.phase === 'escaped') return 612;
  const at = state.seen.length > 0 ? fixtureOf(state.draws, state.focus)?.at : null;
  return at ? clamp(at.x - 30, 60, 660) : WAIT_X[state.room];
}
