// A scene's tweens and timers, driven by its frames alone: the engine's tweens read the machine's clock, which knows no pause, no slow motion and no test.
import Phaser from './phaser.ts';

/** From `create` on: what is answered moves them on, by so many milliseconds. */
export function byFrames({ events, tweens, time }: Phaser.Scene): (ms: number) => void {
  const { UPDATE } = Phaser.Scenes.Events;
  events.off(UPDATE, tweens.update, tweens);
  events.off(UPDATE, time.update, time);
  let passed = 0;
  tweens.getDelta = () => passed;
  return ms => {
    passed = ms;
    tweens.update();
    time.update(time.now + ms, ms);
  };
}
