// The kit's physics test course, run by Arcade Physics in a browser; the page shows the hash of its last state.
import { hashOf } from '../../../scenes/kit/core/json.ts';
import Phaser from '../../../scenes/kit/phaser/phaser.ts';
import { arcade } from '../../../scenes/kit/phaser/physics/physics.ts';
import { course, STEPS } from '../../../scenes/kit/phaser/physics/testing.ts';

const game = new Phaser.Game({
  type: Phaser.HEADLESS,
  width: 8,
  height: 8,
  banner: false,
  audio: { noAudio: true },
  physics: { default: 'arcade', arcade: { customUpdate: true, fixedStep: false } },
  scene: {
    create(this: object) {
      game.loop.stop();
      const physics = arcade(this as Phaser.Scene);
      const { state, at } = course();
      for (let i = 0; i < STEPS; i++) physics.step(...at(i));
      document.body.dataset['hash'] = hashOf(state);
    },
  },
});
