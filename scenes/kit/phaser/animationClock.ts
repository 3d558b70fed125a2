// Animation clock of a scene: its tweens and timers advance by the milliseconds of its frames, so that they follow pause, slow motion and tests. By
// default Phaser's tweens read Date.now().
import { setTweenDelta } from './patches.ts';
import Phaser from './phaser.ts';

/** Detaches a scene's tweens and timers from Phaser's own updates; call it in `create`. The returned function advances them. */
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
