// The picture of Mini golf: a course of folded paper seen from above. Reads the state, never decides.

import { GameScene } from '../kit/phaser/GameScene.ts';
import type Phaser from '../kit/phaser/phaser.ts';
import type { Entity, SpritePool } from '../kit/phaser/SpritePool.ts';
import { Aim } from './Aim.ts';
import { bakeFigures } from './art.ts';
import type { T } from './constants.ts';
import { bakeCourse } from './ground.ts';
import { Lines } from './Lines.ts';
import { Machines } from './Machines.ts';
import { courseAt, type Event, type State } from './state.ts';

type Image = Phaser.GameObjects.Image;

const DEPTH = { ground: 0, line: 2, machines: 3, shadow: 4, ball: 5, aim: 6, ghost: 7, flag: 8, page: 40 } as const;

/** A page is turned over in so many milliseconds. */
const PAGE_MS = 340;
/** The ball drops into the hole, or shrinks into the water. */
const DROP_MS = 220;
/** So far round itself a ball rolls with every pixel. */
const ROLL = 1 / 11;
/** How hard a contact must be for the picture to shake, in pixels a tick. */
const HARD = 11;

export default class MinigolfScene extends GameScene<State, Event> {
  #ball!: SpritePool<Entity, Image>;
  #shadow!: Image;
  #aim!: Aim;
  #lines!: Lines;
  #machines!: Machines;
  #ground: Image | null = null;
  #flag!: readonly Image[];
  /** The text of the course on show, and how many have been: two textures take turns. */
  #shown = '';
  #laid = 0;
  #rolled = 0;
  #last = { x: 0, y: 0 };
  /** The flag sways after a ball came by. */
  #swayMs = 0;
  /** A ball that is gone is not yet the one on the tee. */
  #goneMs = 0;

  protected build(): void {
    const { paper } = this;
    bakeFigures(paper);
    this.#shown = '';
    this.#ground = null;
    this.#shadow = paper.image(0, 0, 'ballShadow', DEPTH.shadow);
    this.#flag = [paper.image(0, 0, 'pole', DEPTH.flag), paper.image(0, 0, 'flag', DEPTH.flag)];
    this.#lines = new Lines(this, paper, DEPTH);
    this.#machines = new Machines(paper, DEPTH.machines);
    this.#aim = new Aim(this, paper, DEPTH.aim);
    this.#ball = this.sprites({
      entities: () => [{ id: 'ball', x: this.state.ball.x, y: this.state.ball.y }],
      create: () => paper.image(0, 0, 'ball', DEPTH.ball),
      update: picture => this.#dressBall(picture),
    });
  }

  protected override afterSync(): void {
    const { texts, at } = this.state;
    if (this.#shown !== texts[at]) this.#lay(texts[at] as string);
  }

  protected override onStateReplaced(): void {
    this.#swayMs = 0;
    this.#goneMs = 0;
  }

  /** Another course: its sheet lies under the old one, which is turned over like a page. */
  #lay(text: string): void {
    const course = courseAt(this.state);
    const before = this.#ground;
    const turns = before !== null && this.#shown !== '' && !this.settings.reducedMotion;
    this.#shown = text;
    const key = `course${this.#laid++ % 2}`;
    this.#ground = this.paper.image(0, 0, bakeCourse(this.paper, key, course), DEPTH.ground).setOrigin(0);
    this.#machines.lay(course, this.#t);
    for (const part of this.#flag) part.setPosition(course.hole.x, course.hole.y);
    if (!turns) {
      before?.destroy();
      return;
    }
    before.setDepth(DEPTH.page);
    this.tweens.add({
      targets: before,
      scaleX: 0,
      duration: PAGE_MS,
      ease: 'Cubic.easeIn',
      onComplete: () => before.destroy(),
    });
  }

  protected override onEvents(events: readonly Event[]): void {
    for (const event of events) this.#show(event);
  }

  #show(event: Event): void {
    const { juice } = this;
    switch (event.type) {
      case 'bounced':
        if (event.against === 'bumper') this.#machines.hit(event.x, event.y);
        juice.scraps(
          event.x,
          event.y,
          event.against === 'wall' ? 'indigo' : 'gold',
          Math.min(6, Math.round(event.speed / 3)),
          0.12,
        );
        if (event.speed > HARD) juice.shake(Math.min(4, event.speed / 6), 120);
        return;
      case 'entered':
        if (event.what === 'sand') juice.scraps(event.x, event.y, 'sand', 7, 0.14);
        return;
      case 'putted':
        juice.scraps(event.x, event.y, 'moss', 4, 0.1);
        return;
      case 'skimmed':
        this.#swayMs = 700;
        juice.pop(event.x, event.y - 40, 'Too fast', 'cream', 17);
        return;
      case 'splashed':
        juice.scraps(event.x, event.y, 'sky', 16, 0.26);
        juice.crumple(event.x, event.y, 'ball');
        juice.shake(3, 160);
        this.#goneMs = DROP_MS * 2;
        return;
      case 'holed':
        this.#swayMs = 1100;
        this.#goneMs = 0;
        juice.scraps(event.x, event.y, 'gold', event.strokes === 1 ? 34 : 16, 0.26);
        juice.hitStop(2);
        return;
      case 'pickedUp':
        juice.crumple(event.x, event.y, 'ball');
        return;
      default:
    }
  }

  /** It turns as it rolls, drops into the hole, and is away for a moment after a splash. */
  #dressBall(picture: Image): void {
    const { ending } = this.state;
    const { x, y } = picture;
    const [dx, dy] = [x - this.#last.x, y - this.#last.y];
    if (Math.abs(dx) + Math.abs(dy) < 60) this.#rolled += (dx + dy) * ROLL;
    this.#last = { x, y };
    const size = 1 / this.paper.resolution;
    const isIn = ending === 'holed';
    picture
      .setRotation(this.#rolled)
      .setScale(size * (isIn ? 0.72 : 1) * (this.#radius / 10))
      .setAlpha(isIn ? 0.55 : 1)
      .setVisible(this.#goneMs <= 0 && ending !== 'pickedUp');
    this.#shadow.setPosition(x + 2, y + 4).setVisible(picture.visible && !isIn);
  }

  get #t(): T {
    return this.session.tuning as unknown as T;
  }

  get #radius(): number {
    return this.#t.ballRadius;
  }

  protected override draw(alpha: number, ms: number): void {
    this.#goneMs = Math.max(0, this.#goneMs - ms);
    this.#machines.draw(this.state, alpha, ms, this.#t);
    this.#lines.draw(this.state, this.#t, ms);
    this.#aim.draw(this.state, alpha, this.#t);
    this.#sway(ms);
    this.follow(this.#focus(), ms);
  }

  #sway(ms: number): void {
    this.#swayMs = Math.max(0, this.#swayMs - ms);
    const calm = this.settings.reducedMotion ? 0 : 0.03 * Math.sin(this.elapsed / 640);
    const stirred = this.settings.reducedMotion ? 0 : (this.#swayMs / 1100) * 0.3 * Math.sin(this.elapsed / 60);
    this.#flag[1]?.setRotation(calm + stirred);
  }

  /** A rolling ball; before that the ball, and as much of the way to the hole as is seen with it. */
  #focus(): { readonly x: number; readonly y: number } {
    const { phase, ball } = this.state;
    const picture = this.#ball.get('ball') ?? ball;
    if (phase === 'rolling') return picture;
    const { hole } = courseAt(this.state);
    const room = this.visibleSize.width / 2 - 70;
    const ahead = Math.max(-room, Math.min(room, (hole.x - ball.x) / 2));
    return { x: ball.x + ahead, y: ball.y };
  }
}
