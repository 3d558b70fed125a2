// Dotted paths of the ball: tracer of the last putt, and after holing the ideal line with a ghost ball.
import type { Ink } from '../../kit/core/inks.ts';
import { drawDots } from '../../kit/phaser/dots.ts';
import type { Paper } from '../../kit/phaser/paper.ts';
import type Phaser from '../../kit/phaser/phaser.ts';
import type { T } from '../constants.ts';
import type { Course } from '../rules/course.ts';
import { simulatePutt, simulateStroke } from '../rules/putt.ts';
import { courseAt, type State } from '../rules/state.ts';

type Path = readonly number[];

/** Distance between two dots, in px. */
const TRACER_GAP = 13;
const IDEAL_GAP = 11;
/** Pause of the ghost between two strokes, in ticks. */
const REST_TICKS = 30;
const MS_PER_TICK = 1000 / 60;

export class BallPaths {
  readonly #g: Phaser.GameObjects.Graphics;
  readonly #ghost: Phaser.GameObjects.Image;
  readonly #paper: Paper;
  #tracer: { readonly of: State['last']; readonly path: Path } | null = null;
  #ideal: { readonly of: Course; readonly path: Path; readonly steps: Path } | null = null;
  #ms = 0;

  constructor(
    scene: Pick<Phaser.Scene, 'add'>,
    paper: Paper,
    depth: { readonly line: number; readonly ghost: number },
  ) {
    this.#g = scene.add.graphics().setDepth(depth.line);
    this.#ghost = paper.image(0, 0, 'ghost', depth.ghost).setAlpha(0.85).setVisible(false);
    this.#paper = paper;
  }

  /** Every frame. */
  draw(state: Readonly<State>, t: T, ms: number): void {
    this.#g.clear();
    this.#ghost.setVisible(false);
    this.#drawTracer(state, t);
    if (state.phase !== 'completed') {
      this.#ms = 0;
      return;
    }
    this.#ms += ms;
    this.#drawIdeal(courseAt(state), t);
  }

  /** Tracer: the path up to the ball, all of it once it rests. */
  #drawTracer(state: Readonly<State>, t: T): void {
    const { last, ball, phase } = state;
    if (!last) return;
    if (
      this.#tracer?.of?.x !== last.x ||
      this.#tracer.of.y !== last.y ||
      this.#tracer.of.aim !== last.aim ||
      this.#tracer.of.power !== last.power
    )
      this.#tracer = { of: last, path: simulatePutt(last, last.aim, last.power, courseAt(state), t, true).path };
    const { path } = this.#tracer;
    const upTo = phase === 'rolling' ? Math.min(path.length, ball.ticks * 2) : path.length;
    this.#dots(path.slice(0, upTo), TRACER_GAP, 'paper', phase === 'rolling' ? 0.5 : 0.32, 2.2);
  }

  #drawIdeal(course: Course, t: T): void {
    if (course.line.length === 0) return;
    if (this.#ideal?.of !== course) this.#ideal = { of: course, ...idealOf(course, t) };
    const { path, steps } = this.#ideal;
    this.#dots(path, IDEAL_GAP, 'gold', 0.9, 2.6);
    const passed = (this.#ms / MS_PER_TICK) % (steps.length / 2);
    const at = Math.floor(passed);
    const [x, y] = [steps[at * 2], steps[at * 2 + 1]];
    if (x === undefined || y === undefined) return;
    // At the end the ghost starts again at the tee.
    const [nextX = x, nextY = y] = [steps[at * 2 + 2], steps[at * 2 + 3]];
    const rolled = x + (nextX - x) * (passed - at);
    this.#ghost
      .setVisible(true)
      .setPosition(rolled, y + (nextY - y) * (passed - at))
      .setRotation(rolled / 12);
  }

  #dots(path: Path, gap: number, ink: Ink, alpha: number, radius: number): void {
    drawDots(this.#g, this.#paper, spaced(path, gap), { ink, alpha, radius });
  }
}

/** Simulates the ideal line: `path` for the dots, `steps` with pauses between the strokes for the ghost. */
function idealOf(course: Course, t: T): { path: Path; steps: Path } {
  const path: number[] = [];
  const steps: number[] = [];
  let at = course.start;
  for (const { aim, power } of course.line) {
    const { path: way } = simulatePutt(at, Math.atan2(aim.y - at.y, aim.x - at.x), power, course, t, true);
    path.push(...way);
    for (let i = 0; i < REST_TICKS; i++) steps.push(at.x, at.y);
    steps.push(...way);
    at = simulateStroke(at, { aim, power }, course, t).to;
  }
  for (let i = 0; i < REST_TICKS; i++) steps.push(at.x, at.y);
  return { path, steps };
}

/** Resamples a path to points about `gap` px apart. */
function spaced(path: Path, gap: number): { x: number; y: number }[] {
  const places: { x: number; y: number }[] = [];
  let [lastX, lastY] = [Number.NEGATIVE_INFINITY, 0];
  for (let i = 0; i + 1 < path.length; i += 2) {
    const [x, y] = [path[i] as number, path[i + 1] as number];
    const away = Math.hypot(x - lastX, y - lastY);
    if (away < gap) continue;
    // A fast ball needs dots between its places too, but not across a portal.
    const between = away > 60 || places.length === 0 ? 1 : Math.floor(away / gap);
    for (let step = 1; step <= between; step++)
      places.push({ x: lastX + ((x - lastX) * step) / between, y: lastY + ((y - lastY) * step) / between });
    if (between === 1) Object.assign(places.at(-1) ?? {}, { x, y });
    [lastX, lastY] = [x, y];
  }
  return places;
}
