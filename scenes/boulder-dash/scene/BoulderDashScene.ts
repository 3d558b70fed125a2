// Scene of Boulder Dash: draws a cave of torn paper from the state and decides nothing.

import type { Frame } from '../../kit/core/input/input.ts';
import { eased, type View, viewOf } from '../../kit/core/world/camera.ts';
import { GameScene } from '../../kit/phaser/GameScene.ts';
import type Phaser from '../../kit/phaser/phaser.ts';
import type { CellWindow } from '../../kit/phaser/TileView.ts';
import type { T } from '../constants.ts';
import { rewindSeconds } from '../controls.ts';
import { SIDE } from '../rules/cells.ts';
import { cellCentre, type Event, type State } from '../rules/state.ts';
import { cellProgress } from '../rules/timing.ts';
import { bakePieces } from './art.ts';
import { wayInWords } from './directions.ts';
import { EdgeMarks } from './EdgeMarks.ts';
import { DEPTH, Ground } from './Ground.ts';
import { Moths } from './Moths.ts';

type Image = Phaser.GameObjects.Image;

/** Camera: smoothing time in milliseconds, and look-ahead in cells. */
const FOLLOW_MS = 220;
const AHEAD = 1.6;
/** Duration of the last step after the simulation has stopped: it is still drawn to its end. */
const STEP_MS = 130;
/** Time from one glint to the next. */
const GLINT_MS = 1400;
/** Darkness of a cave with a lamp: size of the texture, and radius of the lit hole, in world pixels. */
const DARK = { width: 1240, height: 1000, hole: 118 } as const;

export default class BoulderDashScene extends GameScene<State, Event> {
  #ground!: Ground;
  #moths!: Moths;
  #marks!: EdgeMarks;
  #fox!: Image;
  #glint!: Image;
  #dark!: Image;
  #view: View = { x: 0, y: 0, scale: 1 };
  #window: CellWindow = { left: 0, top: 0, right: 0, bottom: 0 };
  /** Interpolation: how much of the fox's and of the moths' step is done, 0 to 1. */
  #progress = { step: 1, flight: 1 };
  #glintLeft = 0;
  /** Whether the camera has a place already: only then it glides. */
  #cameraPlaced = false;
  #walked = 0;

  protected build(): void {
    const { paper } = this;
    bakePieces(paper);
    paper.bake('dark', DARK.width, DARK.height, pen => {
      const { g } = pen;
      for (const [part, alpha] of [
        [1, 0.3],
        [1.25, 0.3],
        [1.6, 0.3],
      ] as const) {
        g.fillStyle = `rgba(8, 6, 24, ${alpha})`;
        g.beginPath();
        g.rect(-DARK.width / 2, -DARK.height / 2, DARK.width, DARK.height);
        g.arc(0, 0, DARK.hole * part, 0, 2 * Math.PI, true);
        g.fill();
      }
    });
    this.#ground = new Ground(paper);
    this.#moths = new Moths(paper);
    this.#marks = new EdgeMarks(paper);
    this.#fox = paper.image(0, 0, 'fox-0', DEPTH.fox);
    this.#glint = paper.image(0, 0, 'glint', DEPTH.glint).setVisible(false);
    this.#dark = paper.image(0, 0, 'dark', DEPTH.dark).setVisible(false);
    this.#cameraPlaced = false;
  }

  protected override onStateReplaced(): void {
    this.#ground.clear();
    this.#moths.clear();
    this.#cameraPlaced = false;
    this.#glintLeft = 0;
    this.#progress = { step: 1, flight: 1 };
  }

  protected override afterSync(): void {
    const { cave } = this.state;
    this.#moths.sync(cave, this.juice);
    if (this.#window.right > 0) this.#ground.sync(this.state, this.#window, this.settings.reducedMotion);
  }

  protected override handleInput(frame: Frame): void {
    const seconds = rewindSeconds(frame);
    if (seconds > 0) this.session.rewind?.(seconds);
  }

  protected override onEvents(events: readonly Event[]): void {
    for (const event of events) this.#playEffect(event);
  }

  #playEffect(event: Event): void {
    const { juice } = this;
    switch (event.type) {
      case 'dug':
        juice.scraps(event.x, event.y, 'sand', 4, 0.12);
        break;
      case 'diamondTaken':
        juice.scraps(event.x, event.y, 'gold', 7, 0.2);
        juice.pop(event.x, event.y - 14, `+${event.points}`, 'gold', 17);
        break;
      case 'pushed':
        juice.scraps(event.x, event.y + 12, 'cream', 3, 0.1);
        break;
      case 'boulderLanded':
        if (this.#isSeen(event)) juice.shake(1.5, 90);
        juice.scraps(event.x, event.y + 12, 'cream', 2, 0.1);
        break;
      case 'exitOpened':
        juice.scraps(event.x, event.y, 'moss', 16, 0.26);
        juice.pop(
          this.#fox.x,
          this.#fox.y - 26,
          `The exit is open: ${wayInWords(event.across, event.down)}`,
          'paper',
          15,
        );
        break;
      case 'burst':
        juice.hitStop(3);
        juice.shake(5, 260);
        juice.scraps(event.x, event.y, 'coral', 16, 0.3);
        juice.scraps(event.x, event.y, 'gold', 18, 0.34);
        juice.crumple(event.x, event.y, 'bloom');
        break;
      case 'exploded':
        juice.hitStop(2);
        juice.shake(5, 260);
        juice.scraps(event.x, event.y, 'coral', 16, 0.3);
        juice.scraps(event.x, event.y, 'cream', 12, 0.3);
        break;
      case 'magicWallBegan':
        juice.pop(event.x, event.y - 18, 'The magic walls run', 'paper', 15);
        break;
      case 'magicWallPassed':
        juice.scraps(event.x, event.y, 'gold', 4, 0.16);
        break;
      case 'amoebaHardened':
      case 'amoebaBloomed':
        juice.shake(3, 200);
        juice.scraps(event.x, event.y, 'moss', 14, 0.26);
        break;
      case 'slimePassed':
        juice.scraps(event.x, event.y, 'teal', 3, 0.12);
        break;
      case 'wallGrew':
        juice.scraps(event.x, event.y, 'plum', 3, 0.1);
        break;
      case 'foxLost':
        juice.shake(6, 300);
        juice.scraps(event.x, event.y, 'fox', 24, 0.3);
        juice.crumple(event.x, event.y, 'fox-0');
        break;
      case 'levelCompleted':
      case 'ownCompleted':
        if (event.type === 'levelCompleted' && event.bonus.points > 0)
          juice.pop(event.x, event.y - 14, `+${event.bonus.points}`, 'gold', 22);
        juice.scraps(event.x, event.y, 'gold', 26, 0.34);
        juice.scraps(event.x, event.y, 'moss', 14, 0.3);
        break;
      case 'caveBegan':
      case 'restartTakenBack':
        this.stopRepeating();
        this.#ground.clear();
        this.#moths.clear();
        this.#cameraPlaced = false;
        break;
      default:
    }
  }

  protected override draw(alpha: number, ms: number): void {
    const { cave, phase } = this.state;
    const t = this.session.tuning as T;
    if (phase === 'playing') {
      const step = cellProgress(cave, alpha, t);
      const flight = cave.holds ? step : ((cave.clock % t.monsterTicks) + alpha) / t.monsterTicks;
      this.#progress = { step, flight };
    } else
      this.#progress = {
        step: Math.min(1, this.#progress.step + ms / STEP_MS),
        flight: Math.min(1, this.#progress.flight + ms / STEP_MS),
      };
    this.#drawFox();
    this.#moveCamera(ms);
    this.#ground.draw(this.#progress.step);
    this.#moths.draw(this.#progress.flight, this.elapsed, this.settings.reducedMotion);
    this.#drawGlint(ms);
    this.#drawDark();
    const time = this.settings.reducedMotion ? 0 : this.elapsed;
    this.#marks.draw(this.state, { ...this.#view, ...this.visibleSize }, time);
  }

  #drawFox(): void {
    const { cave, facing, phase } = this.state;
    const { step } = this.#progress;
    const [a, b] = [cellCentre(cave.width, cave.from), cellCentre(cave.width, cave.player)];
    const walks = cave.from !== cave.player;
    const unit = 1 / this.paper.resolution;
    const lean = cave.lean === 0 ? 0 : Math.sign(cave.lean) * 2.5;
    const bob = walks && !this.settings.reducedMotion ? Math.sin(step * Math.PI) * 2 : 0;
    this.#fox.setPosition(a.x + (b.x - a.x) * step + lean, a.y + (b.y - a.y) * step - bob);
    this.#fox.setVisible(phase !== 'lost' && phase !== 'won' && phase !== 'complete');
    const side = facing === 'left' ? -1 : 1;
    const breath = this.settings.reducedMotion ? 0 : Math.sin(this.elapsed / 380) * 0.02;
    this.#fox.setScale(unit * side, unit * (1 + (walks ? -bob * 0.02 : breath)));
    this.#fox.setRotation(cave.lean === 0 ? 0 : side * 0.14);
    if (walks && step < 0.5) this.#walked = cave.player % 2;
    this.#fox.setTexture(walks && step < 0.6 && this.#walked ? 'fox-1' : 'fox-0');
  }

  /** Camera: follows the fox and looks ahead of it. */
  #moveCamera(ms: number): void {
    const { cave } = this.state;
    const world = { width: cave.width * SIDE, height: cave.height * SIDE };
    const [a, b] = [cellCentre(cave.width, cave.from), cellCentre(cave.width, cave.player)];
    const ahead = { x: Math.sign(b.x - a.x) * AHEAD * SIDE, y: Math.sign(b.y - a.y) * AHEAD * SIDE };
    const wanted = viewOf(world, this.visibleSize, 1, { x: this.#fox.x + ahead.x, y: this.#fox.y + ahead.y });
    const glides = this.#cameraPlaced && !this.settings.reducedMotion;
    this.#view = glides ? eased(this.#view, wanted, ms, FOLLOW_MS) : wanted;
    this.#cameraPlaced = true;
    this.setView(this.#view);
    const { left, top, right, bottom } = visibleCells(this.#view, this.visibleSize);
    const before = this.#window;
    if (left !== before.left || top !== before.top || right !== before.right || bottom !== before.bottom)
      this.#window = { left, top, right, bottom };
    this.#ground.sync(this.state, this.#window, this.settings.reducedMotion);
  }

  #isSeen({ x, y }: { readonly x: number; readonly y: number }): boolean {
    const { width, height } = this.visibleSize;
    return x > this.#view.x && y > this.#view.y && x < this.#view.x + width && y < this.#view.y + height;
  }

  /** Glint on a random visible diamond. */
  #drawGlint(ms: number): void {
    this.#glintLeft -= ms;
    if (this.settings.reducedMotion) return;
    if (this.#glintLeft <= 0) {
      this.#glintLeft = GLINT_MS;
      const cell = this.random.pick(this.#ground.diamonds());
      this.#glint.setVisible(cell !== undefined);
      if (cell === undefined) return;
      const { x, y } = cellCentre(this.state.cave.width, cell);
      this.#glint.setPosition(x - 5, y - 6);
    }
    const size = Math.max(0, Math.sin((this.#glintLeft / GLINT_MS) * 3 * Math.PI));
    this.#glint.setScale(this.#glintLeft > GLINT_MS / 3 ? 0 : (size * 1.6) / this.paper.resolution);
  }

  /** Darkness round the fox: the lit circle narrows as the lamp burns down. */
  #drawDark(): void {
    const { cave, lampFull, phase } = this.state;
    // In a cave from elsewhere it is its time that runs out, not its light.
    const isDark = cave.lamp !== null && !cave.holds && lampFull > 0 && phase !== 'won';
    this.#dark.setVisible(isDark);
    if (!isDark) return;
    const left = Math.max(0, (cave.lamp ?? 0) / lampFull);
    this.#dark.setPosition(this.#fox.x, this.#fox.y).setScale((1 + 0.7 * left) / this.paper.resolution);
  }
}

/** Cells inside the camera view, with a margin of two on each side. */
const visibleCells = ({ x, y }: View, { width, height }: { width: number; height: number }): CellWindow => ({
  left: Math.floor(x / SIDE) - 2,
  top: Math.floor(y / SIDE) - 2,
  right: Math.ceil((x + width) / SIDE) + 2,
  bottom: Math.ceil((y + height) / SIDE) + 2,
});
