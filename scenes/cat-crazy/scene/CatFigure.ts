// Cat figure: a paper puppet of parts, animated by activity, mood and pointer.
import type { Paper } from '../../kit/phaser/paper.ts';
import type Phaser from '../../kit/phaser/phaser.ts';
import type { Breed } from '../rules/cats/breeds.ts';
import { MOODS, moodOf } from '../rules/cats/mood.ts';
import { FLOOR, ROOM, THINGS } from '../rules/room.ts';
import type { CareAction, Cat } from '../rules/state.ts';
import { type FaceStyle, type Part, piecesOf, SHAPES } from './figures.ts';
import { iconKey } from './icons.ts';

type Image = Phaser.GameObjects.Image;
type Container = Phaser.GameObjects.Container;

/** Texture sizes, round the pivot of each part. */
const SIZES: Readonly<Record<Part, readonly [number, number]>> = {
  head: [92, 92],
  body: [108, 116],
  seat: [90, 136],
  loaf: [112, 88],
  tail: [72, 128],
  leg: [36, 60],
};
/** Place of the head in each pose, from the paws. */
const HEADS = { stand: [34, -52], low: [44, -17], sit: [0, -68], loaf: [24, -25] } as const;
const TAILS = { stand: [-36, -38, -0.35], low: [-36, -40, -0.2], sit: [20, -4, 1], loaf: [-34, -8, -1.25] } as const;
type Pose = keyof typeof HEADS;
/** How far each pose reaches to the side of the paws, ahead and behind, in pixels of the figure. */
const REACH: Readonly<Record<Pose, readonly [ahead: number, behind: number]>> = {
  stand: [66, 50],
  low: [76, 30],
  sit: [40, 40],
  loaf: [60, 50],
};
const BLINK_EVERY = 4200;
const BLINK = 140;
const GROWS_MS = 500;
/** Scale of the bubbles of cats that are not selected. */
const OTHERS = 0.72;

/** Textures of coats, baked when the first cat of a coat appears. */
export class CoatTextures {
  readonly #paper: Paper;
  readonly #baked = new Set<string>();

  constructor(paper: Paper) {
    this.#paper = paper;
  }

  key(part: Part, breed: Breed, coat: number, look: FaceStyle = 'plain'): string {
    const key = `${part}-${breed}-${coat}-${look}`;
    if (!this.#baked.has(key)) {
      this.#baked.add(key);
      this.#paper.bake(key, ...SIZES[part], pen => {
        for (const piece of piecesOf(part, breed, coat, look)) pen.cut(piece);
      });
    }
    return key;
  }
}

export interface FigureContext {
  readonly elapsed: number;
  readonly ms: number;
  readonly still: boolean;
  readonly pointer: { readonly x: number; readonly y: number } | null;
  readonly isChosen: boolean;
  readonly level: number;
}

export class CatFigure {
  readonly outer: Container;
  readonly #wardrobe: CoatTextures;
  readonly #cat: Pick<Cat, 'type' | 'coat' | 'id'>;
  readonly #puppet: Container;
  readonly #face: Container;
  readonly #parts: Readonly<Record<'tail' | 'back' | 'front' | 'body' | 'head', Image>>;
  readonly #pupils: readonly [Image, Image];
  readonly #ring: Image;
  readonly #bubble: Image;
  readonly #icon: Image;
  readonly #prop: Image;
  readonly #full: number;
  #facing = 1;
  #turn = 1;
  #grown: number;
  #hop = 0;
  #isWalking = 0;

  constructor(scene: Phaser.Scene, paper: Paper, wardrobe: CoatTextures, cat: Readonly<Cat>, isNew: boolean) {
    const { type, coat } = cat;
    this.#wardrobe = wardrobe;
    this.#cat = cat;
    this.#full = 1 / paper.resolution;
    this.#grown = isNew ? 0 : GROWS_MS;
    const image = (part: Part) => paper.image(0, 0, wardrobe.key(part, type, coat));
    this.#parts = {
      tail: image('tail'),
      back: image('leg'),
      front: image('leg'),
      body: image('body'),
      head: image('head'),
    };
    this.#pupils = [paper.image(0, 0, 'pupil'), paper.image(0, 0, 'pupil')];
    this.#ring = paper.image(0, 0, 'ring');
    this.#bubble = paper.image(0, 0, 'bubble').setVisible(false);
    this.#icon = paper.image(0, 0, 'icon-feed').setVisible(false);
    this.#prop = paper.image(0, 0, 'ball').setVisible(false);
    this.#face = scene.add.container(0, 0, [this.#parts.head, ...this.#pupils]);
    const { tail, back, front, body } = this.#parts;
    this.#puppet = scene.add.container(0, 0, [tail, back, body, front, this.#face]);
    const shadow = paper.image(0, 0, 'shadow').setAlpha(0.28);
    this.outer = scene.add.container(cat.x, cat.y, [
      shadow,
      this.#ring,
      this.#puppet,
      this.#prop,
      this.#bubble,
      this.#icon,
    ]);
  }

  /** Small jump after a care action. */
  hop(): void {
    this.#hop = 320;
  }

  draw(cat: Readonly<Cat>, around: FigureContext): void {
    const { elapsed, ms, still, level } = around;
    const time = still ? 0 : elapsed + this.#cat.id * 977;
    const { y } = this.outer;
    const depth = (y - FLOOR.top) / (FLOOR.bottom - FLOOR.top);
    this.#grown = Math.min(GROWS_MS, this.#grown + ms);
    const grown = still ? 1 : this.#grown / GROWS_MS;
    const size = (1.2 + 0.34 * depth) * Math.min(1, 0.78 + 0.06 * level) * grown;
    this.outer.setDepth(10 + y).setScale(size);
    const pose = this.#poseOf(cat);
    this.#faceTo(cat, ms);
    this.#keepInPicture(pose, size);
    const hop = this.#hopNow(ms, still);
    this.#placeParts(cat, pose, time, hop, grown);
    this.#drawFace(cat, pose, time, around);
    this.#ring.setVisible(around.isChosen);
    this.#drawToy(cat, time);
    this.#drawBubble(cat, time, pose, around.isChosen ? 1 : OTHERS);
  }

  #poseOf(cat: Readonly<Cat>): Pose {
    const isOnItsWay = !cat.isThere && Math.abs(cat.toX - cat.x) + Math.abs(cat.toY - cat.y) > 2;
    this.#isWalking = isOnItsWay ? 1 : 0;
    if (isOnItsWay || cat.doing === 'play') return 'stand';
    if (cat.doing === 'eat' || cat.doing === 'drink') return 'low';
    return cat.doing === 'sleep' ? 'loaf' : 'sit';
  }

  /** Turns towards the target of its walk, else towards its activity. */
  #faceTo(cat: Readonly<Cat>, ms: number): void {
    const busy = { eat: 'feed', drink: 'water', work: 'work' }[cat.doing as 'eat'];
    const thing = busy && cat.isThere ? THINGS.find(({ deed }) => deed === busy) : undefined;
    if (thing) this.#facing = thing.x >= cat.x ? 1 : -1;
    else if (Math.abs(cat.toX - cat.x) > 3) this.#facing = cat.toX > cat.x ? 1 : -1;
    this.#turn += (this.#facing - this.#turn) * Math.min(1, ms / 60);
    if (ms === 0) this.#turn = this.#facing;
    const wide = Math.abs(this.#turn) < 0.25 ? 0.25 * this.#facing : this.#turn;
    this.#puppet.setScale(wide, 1);
  }

  /** Head and tail stay in the picture, wherever its paws are. */
  #keepInPicture(pose: Pose, size: number): void {
    const [ahead, behind] = REACH[pose];
    const [right, left] = this.#facing > 0 ? [ahead, behind] : [behind, ahead];
    this.outer.x = Math.min(ROOM.width - right * size, Math.max(left * size, this.outer.x));
  }

  #hopNow(ms: number, still: boolean): number {
    this.#hop = Math.max(0, this.#hop - ms);
    return still ? 0 : Math.sin((Math.PI * this.#hop) / 320) * 14;
  }

  #placeParts(cat: Readonly<Cat>, pose: Pose, time: number, hop: number, grown: number): void {
    const { type, coat } = this.#cat;
    const { body, tail, back, front } = this.#parts;
    const part = pose === 'sit' ? 'seat' : pose === 'loaf' ? 'loaf' : 'body';
    body.setTexture(this.#wardrobe.key(part, type, coat)).setScale(this.#full);
    const step = this.#isWalking && time > 0 ? Math.sin(time / 78) : 0;
    const plays = cat.doing === 'play' && cat.isThere && time > 0 ? Math.abs(Math.sin(time / 170)) * 12 : 0;
    const breath = time > 0 && !this.#isWalking ? Math.sin(time / (pose === 'loaf' ? 900 : 620)) : 0;
    body.setScale(this.#full * (1 - 0.008 * breath), this.#full * (1 + 0.016 * breath) * (0.4 + 0.6 * grown));
    this.#puppet.setPosition(0, -hop - plays - Math.abs(step) * 2.5).setRotation(step * 0.03 * this.#facing);
    const hasLegs = pose === 'stand' || pose === 'low';
    back
      .setVisible(hasLegs)
      .setPosition(-24, -5)
      .setRotation(step * 0.55);
    front
      .setVisible(hasLegs)
      .setPosition(22, -5)
      .setRotation(-step * 0.55);
    const [tx, ty, lean] = TAILS[pose];
    const sway = time > 0 && pose !== 'loaf' ? Math.sin(time / (moodOf(cat) === 'restless' ? 200 : 520)) * 0.16 : 0;
    tail.setPosition(tx, ty).setRotation(lean + sway);
  }

  #drawFace(cat: Readonly<Cat>, pose: Pose, time: number, { pointer, still }: FigureContext): void {
    const { type, coat } = this.#cat;
    const mood = moodOf(cat);
    const blinks = time > 0 && time % BLINK_EVERY < BLINK;
    const purrs = cat.doing === 'purr' && cat.isThere;
    const look: FaceStyle = cat.isResting && pose === 'loaf' ? 'shut' : blinks || purrs ? 'shut' : MOODS[mood].face;
    this.#parts.head.setTexture(this.#wardrobe.key('head', type, coat, look)).setScale(this.#full);
    const [hx, hy] = HEADS[pose];
    const busy = pose === 'low' || (cat.doing === 'work' && cat.isThere);
    const nod = time > 0 && busy ? Math.sin(time / 150) * 2.4 : 0;
    const shiver = time > 0 && purrs ? Math.sin(time / 40) * 0.6 : 0;
    this.#face.setPosition(hx + shiver, hy + nod + (pose === 'loaf' && time > 0 ? Math.sin(time / 900) : 0));
    const open = look !== 'shut' && !busy;
    const [dx, dy] = pointer && !still ? [pointer.x - this.outer.x, pointer.y - (this.outer.y + hy)] : [0, 0];
    const far = Math.max(60, Math.hypot(dx, dy));
    const tilt = pointer && open ? Math.max(-0.16, Math.min(0.16, (dy / far) * 0.14)) : 0;
    this.#face.setRotation(pose === 'low' ? 0.35 : pose === 'loaf' ? 0.12 : tilt);
    const [ex, ey] = SHAPES[type].eyes;
    this.#pupils.forEach((pupil, index) => {
      const side = index === 0 ? -1 : 1;
      const at = pointer && !still ? [(dx / far) * 2.2 * this.#facing, (dy / far) * 1.6] : [0.8, 0];
      pupil.setVisible(look !== 'shut').setPosition(side * ex + (at[0] ?? 0), ey + (at[1] ?? 0));
    });
  }

  /** Its toy, or the boat that it folds at work. */
  #drawToy(cat: Readonly<Cat>, time: number): void {
    const plays = cat.doing === 'play' && cat.isThere;
    const works = cat.doing === 'work' && cat.isThere;
    this.#prop.setVisible(plays || works);
    if (plays)
      this.#prop
        .setTexture('ball')
        .setPosition(this.#facing * (62 + Math.sin(time / 260) * 16), -8 - Math.abs(Math.sin(time / 190)) * 26)
        .setRotation(time / 300);
    else if (works)
      this.#prop
        .setTexture('boat')
        .setPosition(4, -40 + Math.sin(time / 150) * 2)
        .setRotation(0);
    this.#prop.setScale(this.#full);
  }

  #drawBubble({ wish, id }: Readonly<Cat>, time: number, pose: Pose, size: number): void {
    this.#bubble.setVisible(wish !== null);
    this.#icon.setVisible(wish !== null);
    if (!wish) return;
    const bob = time > 0 ? Math.sin(time / 300 + id) * 2 : 0;
    // A wish that is about to lapse trembles.
    const hurry = time > 0 && wish.left < 480 ? Math.sin(time / 45) * 2 : 0;
    const y = (pose === 'loaf' || pose === 'low' ? -78 : -124) + bob;
    this.#bubble
      .setTexture(wish.story ? 'bubble-story' : 'bubble')
      .setScale(this.#full)
      .setPosition(30 + hurry, y);
    this.#icon
      .setTexture(iconKey(wish.deed satisfies CareAction))
      .setScale(this.#full * size)
      .setPosition(30 + hurry, y - 4 * size);
  }
}
