// The picture of Math RPG: a fox with a pencil, whom it meets, and the fork between two paths. Shows the state and types what keys say.
import type { Frame } from '../kit/core/input.ts';
import { GameScene } from '../kit/phaser/GameScene.ts';
import type Phaser from '../kit/phaser/phaser.ts';
import { bakeAll, skyKey } from './art.ts';
import { CONTROL_STEPS, DIGIT_KEYS, KEY } from './controls.ts';
import { Duel } from './Duel.ts';
import { clearDraft, draft, eraseLast, pointAtPath, stepBy, turnSign, typeDigit } from './draft.ts';
import type { MathEvent } from './events.ts';
import { Fork } from './Fork.ts';
import type { MathState } from './state.ts';

const ROOM = 8;

export default class MathRpgScene extends GameScene<MathState, MathEvent> {
  #sky!: Phaser.GameObjects.Image;
  #land!: Phaser.GameObjects.Image;
  #duel!: Duel;
  #fork!: Fork;

  protected build(): void {
    const { paper, settings, juice } = this;
    bakeAll(paper);
    const { path, level } = this.state;
    this.#sky = paper.image(-ROOM, -ROOM, skyKey(level), 0).setOrigin(0);
    this.#land = paper.image(-ROOM, -ROOM, landOf(path), 1).setOrigin(0);
    this.#fork = new Fork(paper, juice);
    this.#duel = new Duel(paper, juice, settings.reducedMotion);
  }

  protected override onStateReplaced(): void {
    clearDraft();
    this.#duel.stand(this.state);
    this.#fork.stand(this.state);
    this.#seat();
  }

  protected override afterSync(): void {
    this.#fork.follow(this.state, this.#duel.isBusy);
  }

  protected override onEvents(events: readonly MathEvent[]): void {
    for (const event of events) this.#duel.perform(event, this.state);
    if (events.some(({ type }) => type === 'asked')) clearDraft();
    if (events.some(({ type }) => type === 'pathTaken')) {
      clearDraft();
      this.#seat();
    }
  }

  protected override draw(_alpha: number, ms: number): void {
    this.#duel.draw(ms, this.elapsed);
    this.#fork.follow(this.state, this.#duel.isBusy);
    this.#fork.draw(draft.getState().path, this.elapsed);
  }

  protected override handleInput({ pressed, pointer }: Frame): void {
    const { phase } = this.state;
    if (phase === 'path') {
      if (pressed & KEY.left) pointAtPath('meadow');
      if (pressed & KEY.right) pointAtPath('ridge');
      // The boards of the signpost can be pressed; a tap elsewhere is none.
      const side = pointer && this.#fork.sideAt(pointer);
      if (pointer?.pressed && side) this.session.send({ type: 'take', path: side });
    }
    if (phase === 'question') this.#type(pressed);
    if (pressed & KEY.attack) this.#act();
  }

  #type(pressed: number): void {
    for (const { digit, bit } of DIGIT_KEYS) if (pressed & bit) typeDigit(digit);
    for (const { bit, by } of CONTROL_STEPS) if (pressed & bit) stepBy(by);
    if (pressed & KEY.minus) turnSign();
    if (pressed & KEY.erase) eraseLast();
  }

  #act(): void {
    const { text, path } = draft.getState();
    if (this.state.phase === 'question') this.session.send({ type: 'answer', text });
    else if (this.state.phase === 'path' && path) this.session.send({ type: 'take', path });
    else if (this.state.phase === 'path') pointAtPath('meadow');
  }

  /** The land follows the path that was taken, the hour the level. */
  #seat(): void {
    const { path, level } = this.state;
    this.#sky.setTexture(skyKey(level));
    this.#land.setTexture(landOf(path));
  }
}

const landOf = (path: MathState['path']): string => (path === 'ridge' ? 'ridge' : 'meadow');
