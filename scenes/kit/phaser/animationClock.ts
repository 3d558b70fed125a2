// Animation clock of a scene: its tweens and timers advance by the milliseconds of its frames, so that they know pause, slow motion and tests. By
// themselves Phaser's tweens read the machine's clock.
import { setTweenDelta } from './patches.ts';
import Phaser from './phaser.ts';

/** Takes a scene's tweens and timers off Phaser's own updates, from `create` on. The function that is returned advances them. */
export function animationClock({ events, tweens, time }: Phaser.Scene): (ms: number) => void {
  const { UPDATE } = Phaser.Scenes.Events;
  events.off(UPDATE, tweens.update, tweens);
  events.off(UPDATE, time.update, time);
  return ms => {
    setTweenDelta(tweens, ms);
    tweens.update();
    time.update(time.now + ms, ms);
  };
}
