// Scene of Math RPG: fight, signpost, background. Passes keys to the answer input.
import type { Frame } from '../../kit/core/input/input.ts';
import { GameScene } from '../../kit/phaser/GameScene.ts';
import type Phaser from '../../kit/phaser/phaser.ts';
import type { MathTuning } from '../constants.ts';
import { BAG_KEYS, CONTROL_STEPS, DIGIT_KEYS, KEY } from '../controls.ts';
import { HOME_LEVEL } from '../rules/enemies.ts';
import type { MathEvent } from '../rules/events.ts';
import { fullRow, poseOf } from '../rules/fight.ts';
import type { Pose } from '../rules/manners.ts';
import type { MathState } from '../rules/state.ts';
import {
  clearAnswer,
  eraseLast,
  type MathUi,
  pointBy,
  setPath,
  stepBy,
  toggleSign,
  typeCharacter,
  type Way,
} from '../ui.ts';
import { bakeAll, skyKey } from './art.ts';
import { DuelAnimator } from './DuelAnimator.ts';
import { Signpost } from './Signpost.ts';

const ROOM = 8;

export default class MathRpgScene extends GameScene<MathState, MathEvent, MathUi> {
  #sky!: Phaser.GameObjects.Image;
  #land!: Phaser.GameObjects.Image;
  #duel!: DuelAnimator;
  #signpost!: Signpost;

  protected build(): void {
    const { paper, settings, juice } = this;
    bakeAll(paper);
    const { path, level } = this.state;
    this.#sky = paper.image(-ROOM, -ROOM, skyKey(level), 0).setOrigin(0);
    this.#land = paper.image(-ROOM, -ROOM, landOf(path), 1).setOrigin(0);
    this.#signpost = new Signpost(paper, juice);
    this.#duel = new DuelAnimator(paper, juice, settings.reducedMotion);
  }

  protected override onStateReplaced(): void {
    clearAnswer(this.ui);
    this.#duel.reset(this.state, this.#pose());
    this.#signpost.reset(this.state);
    this.#updateBackground();
  }

  protected override afterSync(): void {
    this.#signpost.update(this.state, this.#duel.isBusy);
  }

  protected override onEvents(events: readonly MathEvent[]): void {
    for (const event of events) this.#duel.animate(event, this.state, this.#pose());
    if (events.some(({ type }) => type === 'asked')) clearAnswer(this.ui);
    if (events.some(({ type }) => type === 'pathTaken')) {
      clearAnswer(this.ui);
      this.#updateBackground();
    }
  }

  protected override draw(_alpha: number, ms: number): void {
    const { row } = this.state.fight;
    const isFull = row > 0 && row >= fullRow(this.#tuning);
    this.#duel.draw(ms, this.elapsed, { row, isFull, pose: this.#pose() });
    this.#signpost.update(this.state, this.#duel.isBusy);
    this.#signpost.draw(this.ui.getState().path, this.elapsed);
  }

  protected override handleInput({ pressed, pointer }: Frame): void {
    const { phase } = this.state;
    if (phase === 'path') {
      const isWon = this.state.level >= HOME_LEVEL;
      if (pressed & (KEY.left | KEY.up)) pointBy(this.ui, -1, isWon);
      if (pressed & (KEY.right | KEY.down)) pointBy(this.ui, 1, isWon);
      if (pressed & KEY.home) this.session.send({ type: 'goHome' });
      // Only the boards react to a tap.
      const side = pointer && this.#signpost.sideAt(pointer);
      if (pointer?.pressed && side) this.session.send({ type: 'take', path: side });
    }
    if (phase === 'question') {
      this.#type(pressed);
      this.#decide(pressed);
    }
    if (phase !== 'over') this.#spend(pressed);
    if (pressed & KEY.attack) this.#confirm();
  }

  #type(pressed: number): void {
    for (const { digit, bit } of DIGIT_KEYS) if (pressed & bit) typeCharacter(this.ui, digit);
    if (pressed & KEY.point) typeCharacter(this.ui, '.');
    for (const { bit, by } of CONTROL_STEPS) if (pressed & bit) stepBy(this.ui, by);
    if (pressed & KEY.minus) toggleSign(this.ui);
    if (pressed & KEY.erase) eraseLast(this.ui);
  }

  #decide(pressed: number): void {
    const { stroke } = this.state;
    const wanted = pressed & KEY.left ? 'quick' : pressed & KEY.right ? 'bold' : null;
    if (wanted !== null && wanted !== stroke) this.session.send({ type: 'choose', stroke: wanted });
  }

  /** Uses a treasure: on the signpost too, where the rules say what is of no use there. */
  #spend(pressed: number): void {
    const { bag, ground } = this.state;
    if (pressed & KEY.lying && ground) this.session.send({ type: 'use', treasure: ground });
    BAG_KEYS.forEach((bit, place) => {
      const treasure = bag[place];
      if (pressed & bit && treasure) this.session.send({ type: 'use', treasure });
    });
  }

  #confirm(): void {
    const { text, path } = this.ui.getState();
    if (this.state.phase === 'question') this.session.send({ type: 'answer', text });
    else if (this.state.phase === 'path') this.#go(path);
  }

  /** Goes where one points; the first press points. */
  #go(way: Way | null): void {
    if (way === null) setPath(this.ui, 'meadow');
    else this.session.send(way === 'home' ? { type: 'goHome' } : { type: 'take', path: way });
  }

  get #tuning(): MathTuning {
    return this.session.tuning as MathTuning;
  }

  /** Pose of the creature that stands there: nobody does while a path is chosen. */
  #pose(): Pose {
    const { fight, level, phase } = this.state;
    return phase === 'question' ? poseOf(fight, level, this.#tuning) : 'plain';
  }

  /** The land shows the path, the sky the time of day, which follows the level. */
  #updateBackground(): void {
    const { path, level } = this.state;
    this.#sky.setTexture(skyKey(level));
    this.#land.setTexture(landOf(path));
  }
}

const landOf = (path: MathState['path']): string => (path === 'ridge' ? 'ridge' : 'meadow');
