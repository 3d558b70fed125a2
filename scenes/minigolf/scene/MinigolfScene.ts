// Scene of Mini golf: course, ball, aim, paths, machines, flag. Reads the state, decides nothing.

import { GameScene } from '../../kit/phaser/GameScene.ts';
import type Phaser from '../../kit/phaser/phaser.ts';
import type { T } from '../constants.ts';
import { courseAt, type Event, type State } from '../rules/state.ts';
import { Aim } from './Aim.ts';
import { bakeFigures } from './art.ts';
import { BallPaths } from './BallPaths.ts';
import { ballKey } from './balls.ts';
import { bakeCourse } from './ground.ts';
import type * as Lands from './land/land.ts';
import type { Weather } from './land/Weather.ts';
import { Machines } from './Machines.ts';
import { OwnGhost } from './OwnGhost.ts';

type Image = Phaser.GameObjects.Image;

const DEPTH = {
  ground: 0,
  line: 2,
  machines: 3,
  shadow: 4,
  ball: 5,
  aim: 6,
  ghost: 7,
  flag: 8,
  weather: 9,
  page: 40,
} as const;

/** Duration of the page turn between courses, in ms. */
const PAGE_MS = 340;
/** Duration of the ball's fall into hole or water, in ms. */
const DROP_MS = 220;
/** Rotation of the ball, in radians per px. */
const ROLL = 1 / 11;
/** Contact speed from which the camera shakes, in px per tick. */
const HARD = 11;

export default class MinigolfScene extends GameScene<State, Event> {
  #shadow!: Image;
  #aim!: Aim;
  #paths!: BallPaths;
  #machines!: Machines;
  #ownGhost!: OwnGhost;
  #ground: Image | null = null;
  #flag!: readonly Image[];
  /** Landscapes of a walk, once one is walked. */
  #lands: typeof Lands | null = null;
  #isPlain = false;
  #weather: Weather | null = null;
  /** Text of the course shown, and how many were shown: two textures alternate. */
  #shown = '';
  #laid = 0;
  #rolled = 0;
  #last = { x: 0, y: 0 };
  /** Ms left of the flag's sway. */
  #swayMs = 0;
  /** Ms left in which a sunk ball stays hidden. */
  #goneMs = 0;

  protected build(): void {
    const { paper } = this;
    bakeFigures(paper);
    this.#shown = '';
    this.#ground = null;
    this.#weather = null;
    this.#shadow = paper.image(0, 0, 'ballShadow', DEPTH.shadow);
    this.#flag = [paper.image(0, 0, 'pole', DEPTH.flag), paper.image(0, 0, 'flag', DEPTH.flag)];
    this.#paths = new BallPaths(this, paper, DEPTH);
    this.#machines = new Machines(paper, DEPTH.machines);
    this.#ownGhost = new OwnGhost(paper, DEPTH.shadow);
    this.#aim = new Aim(this, paper, DEPTH.aim);
    this.sprites({
      entities: () => [{ id: this.#ballKey, x: this.state.ball.x, y: this.state.ball.y }],
      create: ({ id }) => paper.image(0, 0, id, DEPTH.ball),
      update: picture => this.#styleBall(picture),
    });
  }

  protected override afterSync(): void {
    const { texts, at } = this.state;
    if (this.#shown !== texts[at]) this.#showCourse(texts[at] as string);
  }

  protected override onStateReplaced(): void {
    this.#swayMs = 0;
    this.#goneMs = 0;
  }

  async #loadLands(): Promise<void> {
    try {
      this.#lands = await import('./land/land.ts');
    } catch {
      // Plain ground is left, which can be played on.
    }
  }

  /** A fairway of a walk lies on plain ground until its landscape is there. */
  #dressLate(): void {
    if (!this.#isPlain || !this.#lands) return;
    this.#shown = '';
    this.afterSync();
  }

  /** Shows another course; the old sheet turns over like a page. */
  #showCourse(text: string): void {
    const course = courseAt(this.state);
    const before = this.#ground;
    const turns = before !== null && this.#shown !== '' && !this.settings.reducedMotion;
    this.#shown = text;
    this.#isPlain = this.state.walk !== undefined && !this.#lands;
    if (this.#isPlain) void this.#loadLands();
    this.#weather?.destroy();
    this.#weather = this.#lands?.weatherOf(this.state, this.paper, DEPTH.weather) ?? null;
    const key = `course${this.#laid++ % 2}`;
    this.#ground = this.paper
      .image(0, 0, bakeCourse(this.paper, key, course, this.#lands?.dressOf(this.state)), DEPTH.ground)
      .setOrigin(0);
    this.#machines.setCourse(course, this.#t);
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
    for (const event of events) this.#handleEvent(event);
  }

  #handleEvent(event: Event): void {
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
        juice.crumple(event.x, event.y, this.#ballKey);
        juice.pop(event.x, event.y - 26, `+${this.#t.waterPenalty}`, 'coral', 20);
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
        juice.crumple(event.x, event.y, this.#ballKey);
        return;
      default:
    }
  }

  /** Rotation while rolling, fall into the hole, hidden after a splash. */
  #styleBall(picture: Image): void {
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

  /** Texture of the ball under play, and the id of its sprite. */
  get #ballKey(): string {
    return ballKey(this.state.turn);
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
    this.#paths.draw(this.state, this.#t, ms);
    this.#ownGhost.draw(this.state, alpha, this.#t);
    this.#aim.draw(this.state, alpha, this.#t);
    this.#dressLate();
    this.#weather?.draw(this.elapsed, this.settings.reducedMotion);
    this.#animateFlag(ms);
  }

  #animateFlag(ms: number): void {
    this.#swayMs = Math.max(0, this.#swayMs - ms);
    const calm = this.settings.reducedMotion ? 0 : 0.03 * Math.sin(this.elapsed / 640);
    const stirred = this.settings.reducedMotion ? 0 : (this.#swayMs / 1100) * 0.3 * Math.sin(this.elapsed / 60);
    this.#flag[1]?.setRotation(calm + stirred);
  }
}
