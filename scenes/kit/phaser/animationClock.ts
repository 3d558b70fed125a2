// Animation clock of a scene: its tweens and timers advance by the milliseconds of its frames, so that they follow pause, slow motion and tests. By
// default Phaser's tweens read Date.now().
import { setTweenDelta } from './patches.ts';
import Phaser from './phaser.ts';

/** A tween that begins after a delay takes a step of its own; after so many steps only an endless one is left. */
const END_STEP_MS = 50;
const MAX_END_STEPS = 40;

export class AnimationClock {
  readonly #tweens: Phaser.Scene['tweens'];
  readonly #time: Phaser.Scene['time'];

  /** Detaches the scene's tweens and timers from Phaser's own updates; for `create`. */
  constructor({ events, tweens, time }: Phaser.Scene) {
    this.#tweens = tweens;
    this.#time = time;
    const { UPDATE } = Phaser.Scenes.Events;
    events.off(UPDATE, tweens.update, tweens);
    events.off(UPDATE, time.update, time);
  }

  advance(ms: number): void {
    this.#advanceTweens(ms);
    this.#time.update(this.#time.now + ms, ms);
  }

  /** Advances all tweens to their end, delayed ones too. Timers stay. */
  endTweens(): void {
    for (let step = 0; step < MAX_END_STEPS && this.#tweens.getTweens().length > 0; step++)
      this.#advanceTweens(END_STEP_MS);
  }

  #advanceTweens(ms: number): void {
    setTweenDelta(this.#tweens, ms);
    this.#tweens.update();
  }
}
